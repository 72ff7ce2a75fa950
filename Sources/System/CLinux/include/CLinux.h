#ifndef CLINUX_H
#define CLINUX_H

#include <spawn.h>

/// What glibc offers only under _GNU_SOURCE or through variadic calls, neither of which Swift sees.

/// Closes every descriptor from `lowest` up in the spawned process. 0, or an errno value.
int linux_close_from(posix_spawn_file_actions_t *actions, int lowest);

/// A file without a name, in memory, closed on exec. Its descriptor, or -1 with errno set.
int linux_memory_file(const char *label);

/// This process dies with its parent, gains no privileges and leaves no core file.
/// 0, or -1 with errno set.
int linux_bind_to_parent(void);

#endif
