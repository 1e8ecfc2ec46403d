// The Swift runtime's way to hold an object unless it is going.
#ifndef KUMIKO_REFERENCE_H
#define KUMIKO_REFERENCE_H

/// Takes hold of a Swift object, whose memory must be there, and returns it; NULL when it is going already.
void *kumiko_retain_living (void *object);

#endif
