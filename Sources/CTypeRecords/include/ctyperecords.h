#ifndef PHRASEROUTER_CTYPERECORDS_H
#define PHRASEROUTER_CTYPERECORDS_H

// The records that the Swift compiler leaves in a binary of which type conforms to which protocol.
//
// C, because the records are C structures with relative pointers in them, the function that makes
// a type from its descriptor has Swift's calling convention, and a symbol that an older or stripped
// runtime may lack can only be referred to weakly here.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// True if the Swift runtime of this process lists the records of all loaded images.
bool ctr_has_records(void);

/// The descriptor of the protocol `P`, given the metadata of the type `any P`. NULL if the type is
/// anything but an existential of exactly one protocol without a superclass.
const void *_Nullable ctr_protocol(const void *_Nonnull existential);

/// That a type conforms to a protocol.
typedef struct {
  /// The index of the protocol among those that were asked for.
  size_t protocol;
  /// The descriptor of the type.
  const void *_Nonnull type;
  /// The record itself.
  const void *_Nonnull record;
} ctr_conformance;

/// Finds the records that let a struct, enum or class conform to one of `protocols`, image by image
/// and within an image in the order in which its records were linked. Records of other kinds are
/// passed over. A type stands in the result once for each record, so twice if it has two.
///
/// Answers how many there are; as many of them as `capacity` allows are stored. Nothing but this
/// file's code runs while the runtime's list of images is locked, which is why there is a buffer
/// and no callback.
size_t ctr_find_conformances(const void *_Nonnull const *_Nonnull protocols, size_t count,
                             ctr_conformance *_Nonnull found, size_t capacity);

/// The metadata of a type, given its descriptor: what Swift calls its metatype. NULL for generic
/// types and for types inside of generic ones, which are none before they get arguments.
const void *_Nullable ctr_metadata(const void *_Nonnull type);

/// The witness table of a type, given the record of its conformance and its metadata.
const void *_Nullable ctr_witness_table(const void *_Nonnull record,
                                        const void *_Nonnull metadata);

#endif
