#include "CGtk.h"

#include <libintl.h>

void
kumiko_translations_bind (const char *domain, const char *directory)
{
  if (directory != NULL)
    bindtextdomain (domain, directory);
  bind_textdomain_codeset (domain, "UTF-8");
  textdomain (domain);
}

const char *
kumiko_translations_find (const char *text)
{
  return g_dgettext (NULL, text);
}
