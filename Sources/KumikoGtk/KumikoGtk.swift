// A program that imports KumikoGtk has Kumiko's views, and Foundation and Observation with them.
@_exported import Foundation
@_exported import Kumiko
@_exported import Observation
