import type { Stored } from '../../lib/saving/save-three-ways'

interface Person {
  fullName: string
}

/** A letter that is not issued yet, and what its second reader said of it. */
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

/** The letter that somebody began, if anybody did. */
export interface LetterRow<Draft extends LetterDraft> {
  draft: Draft | undefined
}

/** What is stored of a letter, by what a form shows of it; `valuesOf` also says what a letter begins with. */
export const storedLetter =
  <Draft extends LetterDraft, Values>(valuesOf: (draft: Draft | undefined) => Values) =>
  ({ draft }: LetterRow<Draft>): Stored<Values> => ({
    values: valuesOf(draft),
    version: draft?.version ?? 0,
    by: draft?.writtenBy.fullName ?? null,
    at: draft?.writtenOn ?? null,
  })
