#pragma once

/// Says on standard output what is read and looked up from now on until the first frame of a window has been painted, and
/// what is loaded and registered then; ends the program after that, with status 0. A line each:
///
///     file PATH           a file was opened
///     locale NAME         a language and its ways of writing were looked up
///     library PATH        a library that is loaded
///     widget TYPE         a type of widgets that is registered
///     call FUNCTION       some functions of GTK's were called
void program_start_report (void);

/// Runs a program of GTK's own, or of libadwaita's where that is used, with a window that holds a text and a button: what no
/// start can do without.
void program_start_plain (void);
