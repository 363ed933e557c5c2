/** A part of a passage; marked where the other side does not have it. */
export interface TextPiece {
  text: string
  marked: boolean
}

/** What stands side by side: the same passage, a changed one, one that only one side has, or one that is not compared. */
export const comparedKinds = ['same', 'changed', 'removed', 'added', 'alone'] as const

/** One row of two texts side by side; a side without the passage has no pieces. */
export interface ComparedRow {
  kind: (typeof comparedKinds)[number]
  older: TextPiece[]
  newer: TextPiece[]
}

/** Two texts side by side, and how many of their passages differ. */
export interface TextComparison {
  rows: ComparedRow[]
  changed: number
  removed: number
  added: number
}

/** The passages of one side alone, where there is nothing to compare them with. */
export const aloneRows = (passages: readonly string[], side: 'older' | 'newer'): ComparedRow[] =>
  passages.map((passage) => ({
    kind: 'alone' as const,
    older: [],
    newer: [],
    [side]: [{ text: passage, marked: false }],
  }))
