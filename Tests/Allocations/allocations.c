#include "allocations.h"

#include <errno.h>
#include <stddef.h>

// The C library's own functions under these names leave `malloc` and the like to the program, so that all libraries,
// Swift's run time among them, call the ones below.
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t count, size_t size);
extern void *__libc_realloc (void *block, size_t size);
extern void *__libc_memalign (size_t alignment, size_t size);

static _Thread_local unsigned long count;

unsigned long
allocations_of_this_thread (void)
{
  return count;
}

void *
malloc (size_t size)
{
  count++;
  return __libc_malloc (size);
}

void *
calloc (size_t number, size_t size)
{
  count++;
  return __libc_calloc (number, size);
}

void *
realloc (void *block, size_t size)
{
  count++;
  return __libc_realloc (block, size);
}

void *
aligned_alloc (size_t alignment, size_t size)
{
  count++;
  return __libc_memalign (alignment, size);
}

int
posix_memalign (void **block, size_t alignment, size_t size)
{
  count++;
  *block = __libc_memalign (alignment, size);
  return *block == NULL ? ENOMEM : 0;
}
