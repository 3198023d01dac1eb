#include "ctyperecords.h"

// The layouts below are the part of Swift's ABI that compiled binaries are read by: the runtime
// that comes with a toolchain reads them alike. Only what stands in every version is declared.

typedef struct {
  uintptr_t start;
  size_t length;
} section_range;

// What an image registers with the runtime when it is loaded. Later versions have more at the end.
typedef struct {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  section_range protocols;
  section_range protocol_conformances;
} image_sections;

// Weak: with a runtime that does not export it, nothing is found instead of nothing starting.
extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context),
                                               void *context) __attribute__((weak));

// A distance from where it stands; 0 is no pointer.
typedef int32_t relative;

typedef struct {
  relative protocol;  // to the descriptor, or with the lowest bit set, to a pointer to it
  relative type;      // to what `flags` says
  relative witness_table;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  relative parent;
  relative name;
  relative accessor;
} type_descriptor;

enum {
  TYPE_REFERENCE_SHIFT = 3,
  TYPE_REFERENCE_MASK = 7,
  TYPE_REFERENCE_DIRECT = 0,
  TYPE_REFERENCE_INDIRECT = 1,

  CONTEXT_KIND_MASK = 0x1F,
  CONTEXT_KIND_CLASS = 16,
  CONTEXT_KIND_STRUCT = 17,
  CONTEXT_KIND_ENUM = 18,
  CONTEXT_IS_GENERIC = 0x80,

  METADATA_KIND_EXISTENTIAL = 0x303,
};

static const uint32_t EXISTENTIAL_HAS_SUPERCLASS = 0x40000000;

static const void *resolve(const relative *place) {
  return *place == 0 ? NULL : (const char *)place + *place;
}

// A relative pointer whose lowest bit says that it leads to a pointer in another image's stead.
static const void *resolve_indirectable(const relative *place) {
  if (*place == 0) return NULL;
  const char *target = (const char *)place + (*place & ~(relative)1);
  if ((*place & 1) == 0) return target;
  if ((uintptr_t)target % sizeof(void *) != 0) return NULL;
  return *(const void *const *)target;
}

static bool is_nominal(const type_descriptor *type) {
  uint32_t kind = type->flags & CONTEXT_KIND_MASK;
  return kind == CONTEXT_KIND_CLASS || kind == CONTEXT_KIND_STRUCT || kind == CONTEXT_KIND_ENUM;
}

static const type_descriptor *conforming_type(const conformance *record) {
  uint32_t reference = record->flags >> TYPE_REFERENCE_SHIFT & TYPE_REFERENCE_MASK;
  const void *type = resolve(&record->type);
  if (type == NULL || (uintptr_t)type % sizeof(uint32_t) != 0) return NULL;
  if (reference == TYPE_REFERENCE_INDIRECT) {
    if ((uintptr_t)type % sizeof(void *) != 0) return NULL;
    type = *(const void *const *)type;
  } else if (reference != TYPE_REFERENCE_DIRECT) {
    return NULL;
  }
  return type != NULL && is_nominal(type) ? type : NULL;
}

typedef struct {
  const void *const *protocols;
  size_t protocol_count;
  ctr_conformance *found;
  size_t capacity;
  size_t count;
} search;

static void look_at(const conformance *record, search *search) {
  const void *protocol = resolve_indirectable(&record->protocol);
  if (protocol == NULL) return;
  for (size_t index = 0; index < search->protocol_count; index++) {
    if (search->protocols[index] != protocol) continue;
    const type_descriptor *type = conforming_type(record);
    if (type == NULL) continue;
    if (search->count < search->capacity) {
      search->found[search->count] = (ctr_conformance){index, type, record};
    }
    search->count++;
  }
}

static bool search_image(const void *sections, void *context) {
  section_range range = ((const image_sections *)sections)->protocol_conformances;
  if (range.start == 0 || range.start % sizeof(relative) != 0) return true;
  const relative *places = (const relative *)range.start;
  size_t count = range.length / sizeof(relative);
  for (size_t index = 0; index < count; index++) {
    const void *record = resolve(&places[index]);
    if (record == NULL || (uintptr_t)record % sizeof(relative) != 0) continue;
    look_at(record, context);
  }
  return true;
}

bool ctr_has_records(void) { return swift_enumerateAllMetadataSections != NULL; }

const void *ctr_protocol(const void *existential) {
  const uintptr_t *words = existential;
  if (words[0] != METADATA_KIND_EXISTENTIAL) return NULL;
  const uint32_t *halves = (const uint32_t *)(words + 1);
  if (halves[0] & EXISTENTIAL_HAS_SUPERCLASS || halves[1] != 1) return NULL;
  return *(const void *const *)(halves + 2);
}

size_t ctr_find_conformances(const void *const *protocols, size_t count, ctr_conformance *found,
                             size_t capacity) {
  if (!ctr_has_records()) return 0;
  search search = {protocols, count, found, capacity, 0};
  swift_enumerateAllMetadataSections(search_image, &search);
  return search.count;
}

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

// Swift's convention; a request of 0 waits until the metadata is complete.
typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

const void *ctr_metadata(const void *descriptor) {
  const type_descriptor *type = descriptor;
  if (!is_nominal(type) || type->flags & CONTEXT_IS_GENERIC) return NULL;
  metadata_accessor accessor = (metadata_accessor)(uintptr_t)resolve(&type->accessor);
  return accessor == NULL ? NULL : accessor(0).metadata;
}

extern const void *swift_getWitnessTable(const void *record, const void *metadata,
                                         const void *const *arguments);

const void *ctr_witness_table(const void *record, const void *metadata) {
  return swift_getWitnessTable(record, metadata, NULL);
}
