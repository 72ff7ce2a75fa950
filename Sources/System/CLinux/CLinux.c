#define _GNU_SOURCE
#include "CLinux.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>

int linux_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}

int linux_memory_file(const char *label) { return memfd_create(label, MFD_CLOEXEC); }

int linux_bind_to_parent(void) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}
