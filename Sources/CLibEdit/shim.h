#ifndef PHRASEROUTER_CLIBEDIT_H
#define PHRASEROUTER_CLIBEDIT_H
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

#endif
