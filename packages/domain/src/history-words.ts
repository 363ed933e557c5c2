/** Wording of a code; undefined for codes of older releases. */
export type CodeWords = (code: number | string) => string | undefined

/** Wording that a feature contributes to the audit trail. Kinds of records are those of the entries; '' is every kind. */
export interface HistoryWords {
  /** The wording of every action that it records, by the name of its use case. */
  acts: Readonly<Record<string, string>>
  /** The wording of its kinds of records, where splitting their names at capitals would not render them well. */
  records?: Readonly<Record<string, string>>
  /** Names of fields, where splitting them at capitals would not render them well. */
  fields?: Readonly<Record<string, string>>
  /** Wording of codes, by kind of record and field. */
  codes?: Readonly<Record<string, Readonly<Record<string, CodeWords>>>>
  /** Kinds of records whose ids are stored in fields, where the name says more than the id, by kind of record and field. */
  links?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Kinds of its records whose history a local administrator may read in their own agency (domain definition 0.5): all of it,
   * or from an action on, before which the record was internal to the state.
   */
  shared?: Readonly<Record<string, 'all' | { from: string }>>
}

/** Wording of codes by their names. */
export function named(names: Readonly<Record<string | number, string>>): CodeWords {
  return (code) => (Object.hasOwn(names, code) ? names[code] : undefined)
}

/** Wording of a numbered state; undefined for what is no longer a state: entries outlive changes of the states. */
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
