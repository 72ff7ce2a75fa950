#ifndef CLINUX_H
#define CLINUX_H

#include <spawn.h>

/// What glibc offers only under _GNU_SOURCE or through variadic calls, neither of which Swift sees.

/// Closes every descriptor from `lowest` up in the spawned process. 0, or an errno value.
int linux_close_from(posix_spawn_file_actions_t *actions, int lowest);

/// A file without a name, in memory, closed on exec. Its descriptor, or -1 with errno set.
int linux_memory_file(const char *label);

/// Memory that was freed goes back to the system once it is 128 KB, for as long as the process lives.
/// Else glibc learns from each large block to keep more, and each new thread may keep its own.
void linux_return_memory_early(void);

/// All memory that was freed goes back to the system, also from between what is in use: some
/// milliseconds at most.
void linux_return_free_memory(void);

/// On how many cores this thread may run, 1 where that cannot be told: as many as are given to it
/// (taskset, a container's set), where the computer may have more.
int linux_usable_cores(void);

/// This process dies with its parent, gains no privileges and leaves no core file.
/// 0, or -1 with errno set.
int linux_bind_to_parent(void);

/// Starts a program in a group of its own, its standard streams nowhere, that is asked to end
/// (SIGTERM) when the thread that started it dies. It reads from `input` unless that is negative.
/// Its process once the program runs, or -1 with errno set.
pid_t linux_spawn_bound(const char *path, char *const argv[], char *const envp[], int input);

#endif
