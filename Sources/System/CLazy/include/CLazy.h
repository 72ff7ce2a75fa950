#ifndef C_LAZY_H
#define C_LAZY_H

/// A function of a large library that is opened only when the function is first called, so that
/// starts that need none of it don't pay for it: Tesseract with what it needs is 55 libraries.
typedef struct {
  /// Where a call goes: at first to a stub that calls `c_lazy_find`.
  void *_Atomic address;
  const char *name;
  /// As the linker would record it, such as liblept.so.5.
  const char *library;
} CLazyFunction;

/// Opens the function's library, lets all later calls go straight there, and gives the function's
/// address. Ends the process where the library is missing or lacks the function. From any thread.
void *c_lazy_find(CLazyFunction *function);

#endif
