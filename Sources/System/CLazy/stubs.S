// A function that stands in for each one of functions.h: the first call opens the library, every
// later one is a jump. x86-64 only; elsewhere the linker takes the libraries themselves.
//
// A record is the address to jump to, the function's name and the library's. At first that address is
// `first_call`, which gets the record in r11, a register that no argument travels in.
#if defined(__x86_64__) && defined(__linux__)

#define LIBRARY(name) .section .rodata; 99: .asciz name;
#define FUNCTION(name) \
  .section .rodata; 1: .asciz #name; \
  .data; .balign 8; 2: .quad first_call, 1b, 99b; \
  .text; .globl name; .hidden name; .type name, @function; \
  name: .cfi_startproc; lea 2b(%rip), %r11; jmp *(%r11); .cfi_endproc; .size name, . - name;

  .text
  .type first_call, @function
first_call:
  .cfi_startproc
  push %rdi
  push %rsi
  push %rdx
  push %rcx
  push %r8
  push %r9
  push %rax
  sub $128, %rsp
  .cfi_adjust_cfa_offset 184
  movups %xmm0, (%rsp)
  movups %xmm1, 16(%rsp)
  movups %xmm2, 32(%rsp)
  movups %xmm3, 48(%rsp)
  movups %xmm4, 64(%rsp)
  movups %xmm5, 80(%rsp)
  movups %xmm6, 96(%rsp)
  movups %xmm7, 112(%rsp)
  mov %r11, %rdi
  call c_lazy_find
  mov %rax, %r11
  movups (%rsp), %xmm0
  movups 16(%rsp), %xmm1
  movups 32(%rsp), %xmm2
  movups 48(%rsp), %xmm3
  movups 64(%rsp), %xmm4
  movups 80(%rsp), %xmm5
  movups 96(%rsp), %xmm6
  movups 112(%rsp), %xmm7
  add $128, %rsp
  pop %rax
  pop %r9
  pop %r8
  pop %rcx
  pop %rdx
  pop %rsi
  pop %rdi
  .cfi_adjust_cfa_offset -184
  jmp *%r11
  .cfi_endproc
  .size first_call, . - first_call

#include "functions.h"

#endif
  .section .note.GNU-stack, "", @progbits
