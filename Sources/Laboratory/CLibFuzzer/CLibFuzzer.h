// The part of libFuzzer that a program calls which has a `main` of its own. The library has no
// header for it, since C programs mostly take its `main`.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*callback)(const uint8_t *data, size_t size));
