// libadwaita's own header, reached only with the package trait Adwaita.
#include <adwaita.h>
