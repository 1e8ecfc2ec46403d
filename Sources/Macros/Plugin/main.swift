import KumikoMacroExpansion

// Apart from what it calls, so that the tests of that need not be built for the compiler's own machine.
try Plugin.serve()
