#include "cicu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

const char *cicu_version(void) { return U_ICU_VERSION; }

// MARK: Normalization

static const UNormalizer2 *normalizer(cicu_form form) {
  UErrorCode status = U_ZERO_ERROR;
  switch (form) {
    case CICU_NFC: return unorm2_getNFCInstance(&status);
    case CICU_NFD: return unorm2_getNFDInstance(&status);
    case CICU_NFKD: return unorm2_getNFKDInstance(&status);
    case CICU_NFKC_CASEFOLD: return unorm2_getNFKCCasefoldInstance(&status);
  }
  return unorm2_getNFCInstance(&status);
}

// ICU's buffer functions answer the full length and U_BUFFER_OVERFLOW_ERROR when it did not fit.
static int32_t length_or_failure(int32_t length, UErrorCode status) {
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

int32_t cicu_normalize(cicu_form form, const uint16_t *source, int32_t length, uint16_t *target,
                       int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed = unorm2_normalize(normalizer(form), (const UChar *)source, length,
                                    (UChar *)target, capacity, &status);
  return length_or_failure(needed, status);
}

bool cicu_is_nfc(const uint16_t *source, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  return unorm2_spanQuickCheckYes(normalizer(CICU_NFC), (const UChar *)source, length, &status) ==
         length;
}

bool cicu_has_boundary_before(cicu_form form, uint32_t code_point) {
  return unorm2_hasBoundaryBefore(normalizer(form), (UChar32)code_point);
}

int32_t cicu_combining_marks(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  UChar decomposed[32];
  int32_t length = unorm2_getDecomposition(normalizer(CICU_NFD), (UChar32)code_point, decomposed,
                                           32, &status);
  if (length < 0 || U_FAILURE(status)) return u_getCombiningClass((UChar32)code_point) != 0;
  int32_t marks = 0;
  for (int32_t i = 0; i < length;) {
    UChar32 c;
    U16_NEXT(decomposed, i, length, c);
    marks += u_getCombiningClass(c) != 0;
  }
  return marks;
}

// MARK: Properties of a code point

cicu_category cicu_category_of(uint32_t code_point) {
  switch (u_charType((UChar32)code_point)) {
    case U_NON_SPACING_MARK: return CICU_NONSPACING_MARK;
    case U_ENCLOSING_MARK: return CICU_ENCLOSING_MARK;
    case U_COMBINING_SPACING_MARK: return CICU_SPACING_MARK;
    case U_DECIMAL_DIGIT_NUMBER: return CICU_DECIMAL_DIGIT;
    case U_LETTER_NUMBER: case U_OTHER_NUMBER: return CICU_OTHER_NUMBER;
    case U_CURRENCY_SYMBOL: return CICU_CURRENCY;
    case U_MATH_SYMBOL: case U_MODIFIER_SYMBOL: case U_OTHER_SYMBOL: return CICU_SYMBOL;
    case U_SPACE_SEPARATOR: case U_LINE_SEPARATOR: case U_PARAGRAPH_SEPARATOR:
      return CICU_SEPARATOR;
    case U_CONTROL_CHAR: return CICU_CONTROL;
    case U_FORMAT_CHAR: return CICU_FORMAT;
    case U_UNASSIGNED: case U_SURROGATE: return CICU_UNASSIGNED;
    case U_PRIVATE_USE_CHAR: return CICU_PRIVATE_USE;
    case U_UPPERCASE_LETTER: case U_LOWERCASE_LETTER: case U_TITLECASE_LETTER:
    case U_MODIFIER_LETTER: case U_OTHER_LETTER:
      return CICU_LETTER;
    default: return CICU_PUNCTUATION;
  }
}

uint8_t cicu_combining_class(uint32_t code_point) {
  return u_getCombiningClass((UChar32)code_point);
}

int32_t cicu_digit_value(uint32_t code_point) { return u_charDigitValue((UChar32)code_point); }

bool cicu_has_numeric_value(uint32_t code_point) {
  return u_getNumericValue((UChar32)code_point) != U_NO_NUMERIC_VALUE;
}

uint32_t cicu_fold_case(uint32_t code_point) {
  return (uint32_t)u_foldCase((UChar32)code_point, U_FOLD_CASE_DEFAULT);
}

bool cicu_is_noncharacter(uint32_t code_point) { return U_IS_UNICODE_NONCHAR(code_point); }

bool cicu_is_default_ignorable(uint32_t code_point) {
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

cicu_script cicu_script_of(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript((UChar32)code_point, &status)) {
    case USCRIPT_LATIN: return CICU_SCRIPT_LATIN;
    case USCRIPT_GREEK: return CICU_SCRIPT_GREEK;
    case USCRIPT_CYRILLIC: return CICU_SCRIPT_CYRILLIC;
    case USCRIPT_ARABIC: return CICU_SCRIPT_ARABIC;
    case USCRIPT_HEBREW: return CICU_SCRIPT_HEBREW;
    default: return CICU_SCRIPT_OTHER;
  }
}

bool cicu_is_han_or_kana(uint32_t code_point) {
  UChar32 c = (UChar32)code_point;
  return uscript_hasScript(c, USCRIPT_HAN) || uscript_hasScript(c, USCRIPT_HIRAGANA) ||
         uscript_hasScript(c, USCRIPT_KATAKANA);
}

int32_t cicu_terminal_width(uint32_t code_point) {
  UChar32 c = (UChar32)code_point;
  int8_t type = u_charType(c);
  if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK) return 0;
  if (type == U_CONTROL_CHAR || cicu_is_default_ignorable(code_point)) return 0;
  // Vowels and finals of decomposed Hangul stand inside the syllable that a leading jamo opens.
  UHangulSyllableType hangul =
      (UHangulSyllableType)u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
  if (hangul == U_HST_VOWEL_JAMO || hangul == U_HST_TRAILING_JAMO) return 0;
  UEastAsianWidth width = (UEastAsianWidth)u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

// MARK: Words

struct cicu_words {
  UBreakIterator *iterator;
};

cicu_words *cicu_words_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  cicu_words *words = malloc(sizeof *words);
  if (words == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  words->iterator = iterator;
  return words;
}

void cicu_words_close(cicu_words *words) {
  ubrk_close(words->iterator);
  free(words);
}

bool cicu_words_start(cicu_words *words, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(words->iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t cicu_words_next(cicu_words *words) {
  int32_t boundary = ubrk_next(words->iterator);
  return boundary == UBRK_DONE ? -1 : boundary;
}

bool cicu_words_is_word(cicu_words *words) {
  return ubrk_getRuleStatus(words->iterator) >= UBRK_WORD_NONE_LIMIT;
}

int32_t cicu_floor(cicu_words *words, const uint16_t *source, int32_t length, uint16_t *target,
                   int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t normalized =
      unorm2_normalize(unorm2_getNFKCCasefoldInstance(&status), (const UChar *)source, length,
                       (UChar *)target, capacity, &status);
  ubrk_setText(words->iterator, (const UChar *)target, normalized, &status);
  if (U_FAILURE(status)) return -1;
  int32_t boundaries = 0;
  while (ubrk_next(words->iterator) != UBRK_DONE) boundaries++;
  return boundaries;
}

// MARK: Numbers in words

struct cicu_speller {
  UNumberFormat *format;
};

cicu_speller *cicu_speller_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) return NULL;
  // A locale without rules inherits the root's, which only print digits.
  UErrorCode query = U_ZERO_ERROR;
  const char *actual = unum_getLocaleByType(format, ULOC_VALID_LOCALE, &query);
  char wanted[ULOC_LANG_CAPACITY], found[ULOC_LANG_CAPACITY];
  uloc_getLanguage(locale, wanted, sizeof wanted, &query);
  uloc_getLanguage(actual == NULL ? "" : actual, found, sizeof found, &query);
  cicu_speller *speller = U_FAILURE(query) || strcmp(wanted, found) != 0
                              ? NULL
                              : malloc(sizeof *speller);
  if (speller == NULL) {
    unum_close(format);
    return NULL;
  }
  speller->format = format;
  return speller;
}

void cicu_speller_close(cicu_speller *speller) {
  unum_close(speller->format);
  free(speller);
}

// The public rule sets arrive as one text, "%spellout-numbering;%spellout-cardinal;...".
bool cicu_speller_rule_set(cicu_speller *speller, int32_t index, char *name, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar all[4096];
  int32_t length =
      unum_getTextAttribute(speller->format, UNUM_PUBLIC_RULESETS, all, 4096, &status);
  if (U_FAILURE(status) || capacity < 1) return false;
  int32_t used = 0, current = 0;
  for (int32_t i = 0; i < length && current <= index; i++) {
    if (all[i] == ';') {
      current++;
    } else if (current == index && all[i] < 0x80 && used + 1 < capacity) {
      name[used++] = (char)all[i];
    }
  }
  name[used] = 0;
  return used > 0;
}

bool cicu_speller_choose(cicu_speller *speller, const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[128];
  int32_t length = 0;
  u_strFromUTF8(wide, 128, &length, name, -1, &status);
  unum_setTextAttribute(speller->format, UNUM_DEFAULT_RULESET, wide, length, &status);
  return U_SUCCESS(status);
}

int32_t cicu_speller_spell(cicu_speller *speller, int64_t number, uint16_t *target,
                           int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      unum_formatInt64(speller->format, number, (UChar *)target, capacity, NULL, &status);
  return U_SUCCESS(status) ? length : -1;
}

int32_t cicu_speller_spell_tenths(cicu_speller *speller, int64_t tenths, uint16_t *target,
                                  int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unum_formatDouble(speller->format, (double)tenths / 10, (UChar *)target,
                                     capacity, NULL, &status);
  return U_SUCCESS(status) ? length : -1;
}

// MARK: Names of months and weekdays

static UDateFormatSymbolType symbol_type(cicu_date_names kind) {
  switch (kind) {
    case CICU_MONTHS: return UDAT_MONTHS;
    case CICU_SHORT_MONTHS: return UDAT_SHORT_MONTHS;
    case CICU_STANDALONE_MONTHS: return UDAT_STANDALONE_MONTHS;
    case CICU_STANDALONE_SHORT_MONTHS: return UDAT_STANDALONE_SHORT_MONTHS;
    case CICU_WEEKDAYS: return UDAT_WEEKDAYS;
    case CICU_SHORT_WEEKDAYS: return UDAT_SHORT_WEEKDAYS;
    case CICU_STANDALONE_WEEKDAYS: return UDAT_STANDALONE_WEEKDAYS;
    case CICU_STANDALONE_SHORT_WEEKDAYS: return UDAT_STANDALONE_SHORT_WEEKDAYS;
  }
  return UDAT_MONTHS;
}

struct cicu_dates {
  UDateFormat *format;
};

cicu_dates *cicu_dates_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  char gregorian[ULOC_FULLNAME_CAPACITY];
  strncpy(gregorian, locale, sizeof gregorian - 1);
  gregorian[sizeof gregorian - 1] = 0;
  uloc_setKeywordValue("calendar", "gregorian", gregorian, sizeof gregorian, &status);
  UDateFormat *format = udat_open(UDAT_DEFAULT, UDAT_DEFAULT, gregorian, NULL, 0, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  cicu_dates *dates = malloc(sizeof *dates);
  if (dates == NULL) {
    udat_close(format);
    return NULL;
  }
  dates->format = format;
  return dates;
}

void cicu_dates_close(cicu_dates *dates) {
  udat_close(dates->format);
  free(dates);
}

int32_t cicu_dates_name(cicu_dates *dates, cicu_date_names kind, int32_t index, uint16_t *target,
                        int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // ICU counts weekdays from 1, which is Sunday.
  int32_t at = kind >= CICU_WEEKDAYS ? index + 1 : index;
  int32_t length =
      udat_getSymbols(dates->format, symbol_type(kind), at, (UChar *)target, capacity, &status);
  return U_SUCCESS(status) ? length : -1;
}

// MARK: Numbers with units

int32_t cicu_format(const char *locale, const char *skeleton, double number, uint16_t *target,
                    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar pattern[256];
  int32_t length = (int32_t)strlen(skeleton);
  if (length > 256) return -1;
  // Skeletons are ASCII, which needs no converter.
  for (int32_t index = 0; index < length; index++) pattern[index] = (unsigned char)skeleton[index];
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(pattern, length, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble(formatter, number, result, &status);
  int32_t needed = unumf_resultToString(result, (UChar *)target, capacity, &status);
  unumf_closeResult(result);
  unumf_close(formatter);
  return length_or_failure(needed, status);
}

// MARK: Confusables

int32_t cicu_skeleton(const uint16_t *source, int32_t length, uint16_t *target,
                      int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *checker = uspoof_open(&status);
  if (U_FAILURE(status)) return -1;
  int32_t needed = uspoof_getSkeleton(checker, 0, (const UChar *)source, length, (UChar *)target,
                                      capacity, &status);
  uspoof_close(checker);
  return length_or_failure(needed, status);
}

// MARK: - Plural forms

cicu_plural cicu_plural_of(const char *locale, double number) {
  static const char *const names[] = {"zero", "one", "two", "few", "many"};
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  UChar keyword[16];
  int32_t length = uplrules_select(rules, number, keyword, 16, &status);
  uplrules_close(rules);
  if (U_FAILURE(status) || length <= 0 || length >= 16) return CICU_PLURAL_OTHER;
  char name[16];
  u_UCharsToChars(keyword, name, length + 1);
  for (int32_t form = 0; form < 5; form++) {
    if (strcmp(name, names[form]) == 0) return (cicu_plural)form;
  }
  return CICU_PLURAL_OTHER;
}
