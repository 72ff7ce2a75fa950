#define _GNU_SOURCE
#include "CLazy.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

void *c_lazy_find(CLazyFunction *function) {
  void *library = dlopen(function->library, RTLD_LAZY | RTLD_LOCAL);
  void *found = library == NULL ? NULL : dlsym(library, function->name);
  if (found == NULL) {
    // What the dynamic loader does at the start for a library that is linked.
    fprintf(stderr, "anytime: error while loading shared libraries: %s\n", dlerror());
    _Exit(127);
  }
  atomic_store(&function->address, found);
  return found;
}
