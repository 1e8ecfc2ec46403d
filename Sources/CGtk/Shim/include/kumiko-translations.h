// gettext's catalogues.
#ifndef KUMIKO_TRANSLATIONS_H
#define KUMIKO_TRANSLATIONS_H

#include <glib.h>

G_BEGIN_DECLS

/// Makes `domain` the program's own, with catalogues in `directory`, or in the system's when that is NULL. The
/// translations are UTF-8.
void kumiko_translations_bind (const char *domain, const char *directory);

/// The translation of `text` in the program's own domain, else `text` itself: the same pointer.
const char *kumiko_translations_find (const char *text);

G_END_DECLS

#endif
