#ifndef PHRASEROUTER_CLIBEDIT_H
#define PHRASEROUTER_CLIBEDIT_H
#include <errno.h>
#include <stdio.h>
#include <editline/readline.h>

// libedit takes its settings through global variables, which Swift 6 rightly refuses to touch.
// These functions are called from the one thread that reads lines.

/// Completes whole lines, not words, with what the function finds.
static inline void phraserouter_complete_lines(rl_completion_func_t *complete) {
  rl_readline_name = "phrase-router";
  rl_attempted_completion_function = complete;
  rl_basic_word_break_characters = "";
  rl_completion_append_character = 0;
}

/// Keeps libedit from completing the names of files where there is nothing else to complete.
static inline void phraserouter_no_file_names(void) { rl_attempted_completion_over = 1; }

/// Writes what stdio still holds for the standard output. Zero, or why it cannot be written: Swift 6
/// refuses the global variable `stdout`.
static inline int phraserouter_flush_output(void) {
  errno = 0;
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  return errno ? errno : EIO;
}

#endif
