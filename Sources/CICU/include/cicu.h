#ifndef PHRASEROUTER_CICU_H
#define PHRASEROUTER_CICU_H

// ICU under names of our own. Debian's ICU renames every function with its version
// (ubrk_open_72) by macros that Swift does not see, and its headers clash with the ones that
// swift-foundation carries: so no ICU type or macro appears here, and one file, cicu.c, includes
// ICU's headers.

#include <stdbool.h>
#include <stdint.h>

/// The version of the ICU library at run time, as "72.1".
const char *_Nonnull cicu_version(void);

// MARK: Normalization

/// A normalization form.
typedef enum {
  CICU_NFC = 0,
  CICU_NFD = 1,
  CICU_NFKD = 2,
  CICU_NFKC_CASEFOLD = 3,
} cicu_form;

/// Normalizes UTF-16. Answers the length of the result, which is only stored whole if it is at
/// most `capacity`; -1 if ICU reports any other failure.
int32_t cicu_normalize(cicu_form form, const uint16_t *_Nonnull source, int32_t length,
                       uint16_t *_Nonnull target, int32_t capacity);

/// True if a quick check shows UTF-16 to be in NFC already; false also where it cannot tell.
bool cicu_is_nfc(const uint16_t *_Nonnull source, int32_t length);

/// True if the form never joins this code point to what stands before it.
bool cicu_has_boundary_before(cicu_form form, uint32_t code_point);

/// The number of combining marks (canonical class other than 0) in the code point's canonical
/// decomposition.
int32_t cicu_combining_marks(uint32_t code_point);

// MARK: Properties of a code point

/// What a code point is, as far as normalization cares.
typedef enum {
  CICU_LETTER = 0,
  CICU_NONSPACING_MARK = 1,
  CICU_ENCLOSING_MARK = 2,
  CICU_SPACING_MARK = 3,
  CICU_DECIMAL_DIGIT = 4,
  CICU_OTHER_NUMBER = 5,
  CICU_CURRENCY = 6,
  CICU_PUNCTUATION = 7,
  CICU_SYMBOL = 8,
  CICU_SEPARATOR = 9,
  CICU_CONTROL = 10,
  CICU_FORMAT = 11,
  CICU_UNASSIGNED = 12,
  CICU_PRIVATE_USE = 13,
} cicu_category;

cicu_category cicu_category_of(uint32_t code_point);

/// The canonical combining class.
uint8_t cicu_combining_class(uint32_t code_point);

/// The value of a decimal digit of any script, or -1.
int32_t cicu_digit_value(uint32_t code_point);

/// True if the code point has a numeric value of any kind.
bool cicu_has_numeric_value(uint32_t code_point);

/// Simple (one-to-one) case folding.
uint32_t cicu_fold_case(uint32_t code_point);

/// True for noncharacters such as U+FFFE.
bool cicu_is_noncharacter(uint32_t code_point);

/// True for characters that are invisible by default, assigned or not.
bool cicu_is_default_ignorable(uint32_t code_point);

/// The scripts whose letters have rules of their own here.
typedef enum {
  CICU_SCRIPT_OTHER = 0,
  CICU_SCRIPT_LATIN = 1,
  CICU_SCRIPT_GREEK = 2,
  CICU_SCRIPT_CYRILLIC = 3,
  CICU_SCRIPT_ARABIC = 4,
  CICU_SCRIPT_HEBREW = 5,
} cicu_script;

cicu_script cicu_script_of(uint32_t code_point);

/// True if the code point is used in Han, Hiragana or Katakana text (script extensions).
bool cicu_is_han_or_kana(uint32_t code_point);

/// The columns that a terminal gives the code point: 0, 1 or 2.
int32_t cicu_terminal_width(uint32_t code_point);

// MARK: Words

/// A word iterator of one locale, which may be given one text after another.
typedef struct cicu_words cicu_words;

/// Opens the word rules and dictionaries of a locale; NULL if ICU cannot.
cicu_words *_Nullable cicu_words_open(const char *_Nonnull locale);
void cicu_words_close(cicu_words *_Nonnull words);

/// Starts over with UTF-16 text, which must stay in place until the last call of next.
bool cicu_words_start(cicu_words *_Nonnull words, const uint16_t *_Nonnull text, int32_t length);

/// The next boundary, or -1 at the end.
int32_t cicu_words_next(cicu_words *_Nonnull words);

/// True if what ends at the boundary last answered is a word: letters, digits or ideographs.
bool cicu_words_is_word(cicu_words *_Nonnull words);

/// Exactly one `unorm2_normalize` with the NFKC_Casefold instance into `target`, one
/// `ubrk_setText` over the result and `ubrk_next` to the end: the least that ICU does for an
/// utterance. Answers the number of boundaries, -1 on failure.
int32_t cicu_floor(cicu_words *_Nonnull words, const uint16_t *_Nonnull source, int32_t length,
                   uint16_t *_Nonnull target, int32_t capacity);

// MARK: Plural forms

/// The form that a text takes with a number.
typedef enum {
  CICU_PLURAL_ZERO = 0,
  CICU_PLURAL_ONE = 1,
  CICU_PLURAL_TWO = 2,
  CICU_PLURAL_FEW = 3,
  CICU_PLURAL_MANY = 4,
  CICU_PLURAL_OTHER = 5,
} cicu_plural;

/// The form for a number in a locale; "other" where ICU fails.
cicu_plural cicu_plural_of(const char *_Nonnull locale, double number);

// MARK: Numbers in words

/// The spell-out rules of one locale.
typedef struct cicu_speller cicu_speller;

/// Opens the rules of `locale`; NULL if ICU has none of its own for that language.
cicu_speller *_Nullable cicu_speller_open(const char *_Nonnull locale);
void cicu_speller_close(cicu_speller *_Nonnull speller);

/// Copies the name of the public rule set `index` as ASCII; false past the last one.
bool cicu_speller_rule_set(cicu_speller *_Nonnull speller, int32_t index, char *_Nonnull name,
                           int32_t capacity);

/// Makes the named rule set the one that spells from now on.
bool cicu_speller_choose(cicu_speller *_Nonnull speller, const char *_Nonnull name);

/// Spells a number into `target`; answers the length in UTF-16 units, or -1.
int32_t cicu_speller_spell(cicu_speller *_Nonnull speller, int64_t number,
                           uint16_t *_Nonnull target, int32_t capacity);

/// The same for a number of tenths: 205 is spelled as 20.5.
int32_t cicu_speller_spell_tenths(cicu_speller *_Nonnull speller, int64_t tenths,
                                  uint16_t *_Nonnull target, int32_t capacity);

// MARK: Names of months and weekdays

typedef enum {
  CICU_MONTHS = 0,
  CICU_SHORT_MONTHS = 1,
  CICU_STANDALONE_MONTHS = 2,
  CICU_STANDALONE_SHORT_MONTHS = 3,
  CICU_WEEKDAYS = 4,
  CICU_SHORT_WEEKDAYS = 5,
  CICU_STANDALONE_WEEKDAYS = 6,
  CICU_STANDALONE_SHORT_WEEKDAYS = 7,
} cicu_date_names;

/// The names of one locale in the Gregorian calendar.
typedef struct cicu_dates cicu_dates;

cicu_dates *_Nullable cicu_dates_open(const char *_Nonnull locale);
void cicu_dates_close(cicu_dates *_Nonnull dates);

/// Copies a month's (0 is January) or weekday's (0 is Sunday) name; answers its length in UTF-16
/// units, or -1.
int32_t cicu_dates_name(cicu_dates *_Nonnull dates, cicu_date_names kind, int32_t index,
                        uint16_t *_Nonnull target, int32_t capacity);

// MARK: Numbers with units

/// Formats a number by a number skeleton in ASCII; answers its length in UTF-16 units as
/// `cicu_normalize` does, or -1 for units that ICU does not know.
int32_t cicu_format(const char *_Nonnull locale, const char *_Nonnull skeleton, double number,
                    uint16_t *_Nonnull target, int32_t capacity);

// MARK: Confusables

/// The UTS #39 skeleton of UTF-16 text; answers its length as `cicu_normalize` does.
int32_t cicu_skeleton(const uint16_t *_Nonnull source, int32_t length, uint16_t *_Nonnull target,
                      int32_t capacity);

#endif
