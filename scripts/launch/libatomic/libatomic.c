/*
 * Node.js for Linux asks for libatomic.so.1, which a bare Debian does not have, and uses one function of it.
 * This stands in where the system has none; the system's own is always preferred.
 *
 * gcc -O2 -mcx16 -shared -fPIC -nostdlib -s -Wl,-soname,libatomic.so.1 -Wl,--version-script=libatomic.map \
 *   -Wl,-z,noseparate-code -Wl,--build-id=none -o linux-x64/libatomic.so.1 libatomic.c
 */
#include <stdbool.h>
#include <stddef.h>

#define EXCHANGE(type)                                                                   \
  do {                                                                                   \
    type seen = *(type *)expected;                                                       \
    type found = __sync_val_compare_and_swap((type *)object, seen, *(type *)desired);    \
    if (found == seen) return true;                                                      \
    *(type *)expected = found;                                                           \
    return false;                                                                        \
  } while (0)

static bool aligned(const void *object, size_t size) { return ((size_t)object & (size - 1)) == 0; }

static char busy;

/* The orders are ignored: every path below is sequentially consistent, which is never too weak. */
bool exchange(size_t size, void *object, void *expected, void *desired, int success, int failure)
    __asm__("__atomic_compare_exchange");

bool exchange(size_t size, void *object, void *expected, void *desired, int success, int failure) {
  (void)success;
  (void)failure;
  if (aligned(object, size)) switch (size) {
      case 1: EXCHANGE(unsigned char);
      case 2: EXCHANGE(unsigned short);
      case 4: EXCHANGE(unsigned int);
      case 8: EXCHANGE(unsigned long);
      case 16: EXCHANGE(unsigned __int128);
    }
  while (__atomic_test_and_set(&busy, __ATOMIC_SEQ_CST)) __builtin_ia32_pause();
  volatile unsigned char *to = object, *old = expected, *new = desired;
  bool same = true;
  for (size_t i = 0; i < size; i++) same &= to[i] == old[i];
  for (size_t i = 0; i < size; i++) {
    if (same) to[i] = new[i];
    else old[i] = to[i];
  }
  __atomic_clear(&busy, __ATOMIC_SEQ_CST);
  return same;
}
