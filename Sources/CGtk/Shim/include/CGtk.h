// The C shim: the one place that includes GTK's headers (and libadwaita's when asked).
#ifndef KUMIKO_CGTK_H
#define KUMIKO_CGTK_H

#include <gtk/gtk.h>

#include "kumiko-accessible.h"
#include "kumiko-check-button.h"
#include "kumiko-container.h"
#include "kumiko-drawing.h"
#include "kumiko-host.h"
#include "kumiko-main-queue.h"
#include "kumiko-object.h"
#include "kumiko-property.h"
#include "kumiko-reference.h"
#include "kumiko-scroll.h"
#include "kumiko-style.h"
#include "kumiko-symbol-resource.h"
#include "kumiko-symbol.h"
#include "kumiko-translations.h"

#endif
