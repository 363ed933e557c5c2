/** A document of an item, in the review for which it was uploaded. */
export interface VersionedDocument {
  recordId: number
  /** Instant. */
  createdOn: string
}

/** When the set of a record was handed in; one that was returned is handed in again. */
export interface HandIn {
  recordId: number
  /** Instant. */
  on: string
}

/** Documents of an item that were handed in together, and the first of them have number 1. */
export interface DocumentVersion<Document> {
  number: number
  recordId: number
  documents: Document[]
  /** Instant; null while it is not handed in. */
  handedInOn: string | null
}

/**
 * Versions of the documents of an item, the oldest first. Documents of one review that were handed in together are one version;
 * those that come after the set was returned, or in a later review, are the next. Old versions are kept (2.14).
 */
export function documentVersions<Document extends VersionedDocument>(
  documents: readonly Document[],
  handIns: readonly HandIn[],
): DocumentVersion<Document>[] {
  const versions: DocumentVersion<Document>[] = []
  const ordered = documents.toSorted((one, other) =>
    one.recordId === other.recordId
      ? one.createdOn.localeCompare(other.createdOn)
      : one.recordId - other.recordId,
  )
  for (const document of ordered) {
    const { recordId, createdOn } = document
    const handedInOn = firstHandIn(handIns, recordId, createdOn)
    const last = versions.at(-1)
    if (last?.recordId === recordId && last.handedInOn === handedInOn) last.documents.push(document)
    else versions.push({ number: versions.length + 1, recordId, documents: [document], handedInOn })
  }
  return versions
}

/** The first time that a record was handed in after an instant; null where it was not. */
export function firstHandIn(handIns: readonly HandIn[], recordId: number, after: string): string | null {
  const times = handIns.flatMap((one) => (one.recordId === recordId && one.on > after ? [one.on] : []))
  return times.toSorted((one, other) => one.localeCompare(other))[0] ?? null
}
