import type { DocumentVersion } from './document-versions.js'

/** Whether the text of a document was read, or why not. */
export const documentTextStates = [
  'read',
  'noText',
  'encrypted',
  'damaged',
  'unsupported',
  'tooLarge',
  'tooLong',
  'tooCostly',
  'withheld',
] as const
export type DocumentTextState = (typeof documentTextStates)[number]

/** How much of a document is read for a comparison. */
export const documentTextLimits = { megabytes: 20, pages: 300, characters: 400_000, passages: 3000 } as const

const { megabytes, pages } = documentTextLimits

/** Why the text of a document is not shown, for people; empty where it is. */
export const documentTextReasons: Readonly<Record<DocumentTextState, string>> = {
  read: '',
  noText: 'This document has no text: its pages are pictures, as from a scanner. Open it to read it.',
  encrypted: 'This document is protected with a password, so its text cannot be read.',
  damaged: 'This document is damaged, so its text cannot be read. Open it to see what of it is left.',
  unsupported: 'Text can be compared of PDF and Word (.docx) documents. Open this one to read it.',
  tooLarge: `This document is larger than ${megabytes} MB, or unpacks to more than can be compared. Open it to read it.`,
  tooLong: `This document is too long to be compared here: up to ${pages} pages are. Open it to read it.`,
  tooCostly: 'Reading the text of this document takes too much time or memory. Open it to read it.',
  withheld: 'This document cannot be opened.',
}

/** The text of a document as passages, its paragraphs; none where it was not read. */
export interface DocumentText {
  state: DocumentTextState
  passages: string[]
  /** Pages; 0 where the kind of file has none. */
  pages: number
  /** Pages without text among others that have some: pictures, as from a scanner. */
  emptyPages: number
}

interface NamedDocument {
  id: string
  title: string
  mime: string
}

type ComparableVersion = Pick<DocumentVersion<NamedDocument>, 'number' | 'recordId' | 'documents'>

/** Which documents of an item are compared when nobody has chosen. */
export interface ComparedPlaces {
  /** Record of the review that is looked at. */
  recordId: number
  /** Record of the version that was accepted last; null where there is none. */
  acceptedRecordId: number | null
  /** Record of the first review of the same audit, where this is one of revised documents. */
  firstRecordId: number | null
}

/**
 * The two documents of an item that are compared by default: this review's last version with the one of the first review of the
 * audit where documents were revised (2.14), else with the one that was accepted last, else with the version before. Of versions
 * with several documents those with the same title. Null for a side that does not exist.
 */
export function defaultComparison(
  versions: readonly ComparableVersion[],
  { recordId, acceptedRecordId, firstRecordId }: ComparedPlaces,
): { olderId: string | null; newerId: string | null } {
  const lastOf = (of: number | null) => versions.findLast((version) => version.recordId === of)
  const newer = lastOf(recordId) ?? versions.at(-1)
  const before = versions.filter(({ number }) => number < (newer?.number ?? 0))
  const older = [firstRecordId, acceptedRecordId]
    .map((of) => before.findLast((version) => version.recordId === of))
    .concat(before.at(-1))
    .find((version) => version !== undefined)
  const shown = mostReadable(newer?.documents ?? [])
  const against = older?.documents.filter(({ title }) => title === shown?.title) ?? []
  return {
    olderId: mostReadable(against.length > 0 ? against : (older?.documents ?? []))?.id ?? null,
    newerId: shown?.id ?? null,
  }
}

/** The first document whose text can be read, or the first one. */
const mostReadable = (documents: readonly NamedDocument[]) =>
  documents.find(({ mime }) => documentTextMimes.includes(mime)) ?? documents[0]

/** What text is read of: PDF and Word. */
export const documentTextMimes: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
