import type { Stored } from '../../lib/saving/save-three-ways'

interface Person {
  fullName: string
}

/** A letter that is not issued yet, with the comment of its second reader. */
export interface LetterDraft {
  state: string
  writtenBy: Person
  /** Instant, ISO 8601. */
  writtenOn: string
  readBy: Person | null
  readOn: string | null
  readerComment: string
  version: number
}

/** The draft, if there is one. */
export interface LetterRow<Draft extends LetterDraft> {
  draft: Draft | undefined
}

/** The stored letter with the values of its form; without a draft `valuesOf` gives the initial values. */
export const storedLetter =
  <Draft extends LetterDraft, Values>(valuesOf: (draft: Draft | undefined) => Values) =>
  ({ draft }: LetterRow<Draft>): Stored<Values> => ({
    values: valuesOf(draft),
    version: draft?.version ?? 0,
    by: draft?.writtenBy.fullName ?? null,
    at: draft?.writtenOn ?? null,
  })
