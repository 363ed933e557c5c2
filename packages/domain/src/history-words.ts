/** What one feature brings to the words of the history. */
export interface HistoryWords {
  /** Every act that it records, in words, by the name of its use case. */
  acts: Readonly<Record<string, string>>
  /** Kinds of its records in words, where splitting their names at capitals would not put them well. */
  records?: Readonly<Record<string, string>>
}
