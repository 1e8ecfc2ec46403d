#include "CGtk.h"

// What the load of a weak reference calls.
extern void *swift_tryRetain (void *object);

void *
kumiko_retain_living (void *object)
{
  return swift_tryRetain (object);
}
