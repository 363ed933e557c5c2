/** Name of a code list that the state keeps, such as the categories of disability. */
export const codeListNames = [
  'grade',
  'disability',
  'raceEthnicity',
  'gender',
  'placement',
  'service',
  'frequency',
  'incidentKind',
  'injury',
] as const
export type CodeListName = (typeof codeListNames)[number]

export interface CodeEntry {
  code: string
  label: string
}
export type CodeLists = Readonly<Record<CodeListName, readonly CodeEntry[]>>

/** What the cells of a column hold. */
export type ColumnKind =
  | { kind: 'text'; longest: number }
  /** `digits`: exactly so many, as the number that the state gives to a student. */
  | { kind: 'id'; digits: number | null }
  /** 'past' refuses a day after today, 'warn' only warns of one. */
  | { kind: 'date'; future: 'refuse' | 'warn' }
  /** `also`: other spellings of a code, beside its label and its number without leading zeros. */
  | { kind: 'code'; list: CodeListName; also?: Readonly<Record<string, string>> }
  /** A whole number within its limits, such as minutes. */
  | { kind: 'number'; from: number; to: number }
  | { kind: 'flag'; flag: string }

/** A column of a list, as a row of data (2.5). */
export interface ListColumn {
  /** As the template writes it and messages name it. */
  name: string
  /** Under which name the rules know its values; flags have their own. */
  field: string
  required: boolean
  /** Says who somebody is; shown only to those who may reveal a record. */
  identifies?: true
  /** Other headings, beside the name in any letter case, with spaces and signs. */
  also?: readonly string[]
  cell: ColumnKind
}

/** Headings of the file that agencies fill in: required ones first, as the columns are listed. */
export function listTemplate(columns: readonly ListColumn[]): string[] {
  return [...columns.filter(({ required }) => required), ...columns.filter(({ required }) => !required)].map(
    ({ name }) => name,
  )
}
