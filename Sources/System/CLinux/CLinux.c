#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int linux_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}

int linux_memory_file(const char *label) { return memfd_create(label, MFD_CLOEXEC); }

void linux_return_memory_early(void) {
  // Setting one of them ends the adjusting of all.
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  mallopt(M_TRIM_THRESHOLD, 128 * 1024);
  mallopt(M_ARENA_MAX, 2);
}

void linux_return_free_memory(void) { malloc_trim(0); }

int linux_usable_cores(void) {
  cpu_set_t cores;
  return sched_getaffinity(0, sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : 1;
}

int linux_bind_to_parent(void) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

static _Noreturn void end_with_fault(int report) {
  const int fault = errno;
  _exit(write(report, &fault, sizeof fault) == sizeof fault ? 127 : 126);
}

pid_t linux_spawn_bound(const char *path, char *const argv[], char *const envp[], int input) {
  const pid_t parent = getpid();
  // Closes by itself where the program starts; carries the error where it does not.
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -1;
  sigset_t all, before;
  sigfillset(&all);
  // No handler of ours may run in the child before it is another program.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = fork();
  if (child == 0) {
    struct sigaction usual = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
    const int nowhere = open("/dev/null", O_RDWR);
    if (prctl(PR_SET_PDEATHSIG, SIGTERM) != 0 || getppid() != parent || setpgid(0, 0) != 0 ||
        nowhere < 0 || dup2(input < 0 ? nowhere : input, 0) < 0 || dup2(nowhere, 1) < 0 ||
        dup2(nowhere, 2) < 0)
      end_with_fault(report[1]);
    if (report[1] > 3) close_range(3, report[1] - 1, 0);
    close_range(report[1] + 1, ~0U, 0);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, argv, envp);
    end_with_fault(report[1]);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (child < 0) {
    close(report[0]);
    return -1;
  }
  int fault;
  ssize_t count;
  while ((count = read(report[0], &fault, sizeof fault)) < 0 && errno == EINTR) {
  }
  close(report[0]);
  if (count != sizeof fault) return child;
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
  }
  errno = fault;
  return -1;
}
