#pragma once

/// The number of memory blocks that this thread has asked for since the process began.
unsigned long allocations_of_this_thread (void);
