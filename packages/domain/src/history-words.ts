/** Words of a code; undefined for one that has none today, as an older release may have written. */
export type CodeWords = (code: number | string) => string | undefined

/** What one feature brings to the words of the history. Kinds of records are those of the entries; '' is every kind. */
export interface HistoryWords {
  /** Every act that it records, in words, by the name of its use case. */
  acts: Readonly<Record<string, string>>
  /** Kinds of its records in words, where splitting their names at capitals would not put them well. */
  records?: Readonly<Record<string, string>>
  /** Names of fields, where splitting them at capitals would not put them well. */
  fields?: Readonly<Record<string, string>>
  /** Words of the codes that fields hold, by the kind of record and the field. */
  codes?: Readonly<Record<string, Readonly<Record<string, CodeWords>>>>
  /** Kinds of records that fields hold the ids of, where the name says more than the id, by the kind of record and the field. */
  links?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Kinds of its records whose history a local administrator may read in the own agency (domain definition 0.5): all of it, or
   * what happened from an act on, before which the record was the state's own.
   */
  shared?: Readonly<Record<string, 'all' | { from: string }>>
}

/** Words of a code that has them. */
export function named(names: Readonly<Record<string | number, string>>): CodeWords {
  return (code) => (Object.hasOwn(names, code) ? names[code] : undefined)
}

/** Words of a numbered state; none for what is no number of a state of today: entries stay, whatever becomes of the states. */
export function numbered(words: (code: number) => string): CodeWords {
  return (code) => {
    if (typeof code !== 'number') return undefined
    try {
      return words(code)
    } catch {
      return undefined
    }
  }
}
