import type { PayloadError } from './form-errors'
import { mergeThreeWays, type MergeField, type Merged, type Versions } from './three-way-merge'

/** A record as the server holds it. */
export interface Stored<Values> {
  values: Values
  version: number
  /** Who saved it last, and when (an instant); null where the record does not say. */
  by: string | null
  at: string | null
}

/** What another person had saved, and which parts of it were merged without a conflict. */
export interface Came<Field> {
  by: string | null
  at: string | null
  /** The refusal in the words of the server, which names the person where the record does not. */
  message: string
  fields: readonly Field[]
}

/** Something that both changed differently: nothing is written until the person has chosen. */
export interface Contest<Values extends object, Field> extends Pick<
  Merged<Values, Field>,
  'contested' | 'came'
> {
  base: Values | undefined
  /** Mine, merged with theirs. */
  mine: Values
  /** See {@link Came}. */
  message: string
  theirs: Stored<Values>
}

export type ThreeWaySaving<Values extends object, Row, Field> =
  | { kind: 'saved'; row: Row | null; values: Values; came: Came<Field>[] }
  | { kind: 'contested'; row: Row; contest: Contest<Values, Field> }
  | {
      kind: 'refused'
      errors: readonly PayloadError[]
      over: Start<Values>
      mine: Values
      came: Came<Field>[]
    }

/** What the typed values are based on; without a version it is a new record. */
export interface Start<Values> {
  values: Values | undefined
  version: number | null
}

export interface ThreeWaySave<Values extends object, Row, Field extends MergeField<Values>> {
  fields: (versions: Versions<Values>) => readonly Field[]
  start: Start<Values>
  mine: Values
  send: (
    values: Values,
    version: number | null,
  ) => Promise<{ errors: readonly PayloadError[]; row: Row | null }>
  read: (row: Row) => Stored<Values>
}

/** Attempts, so that a person who saves all the time cannot delay another one without end. */
const mostTries = 5

/**
 * Saves a record. When another person saved first and nothing is contested, it is saved again, merged with theirs;
 * when something is, the three versions are returned.
 */
export async function saveThreeWays<Values extends object, Row, Field extends MergeField<Values>>(
  save: ThreeWaySave<Values, Row, Field>,
): Promise<ThreeWaySaving<Values, Row, Field>> {
  let { start: over, mine } = save
  const came: Came<Field>[] = []
  for (let tries = 1; ; tries++) {
    const { errors, row } = await save.send(mine, over.version)
    if (errors.length === 0) return { kind: 'saved', row, values: mine, came }
    const theirs = row === null ? null : save.read(row)
    const outdated = errors.find(({ code, isDeleted }) => code === 'CONFLICT' && !isDeleted)
    if (
      row === null ||
      theirs === null ||
      !outdated ||
      theirs.version === over.version ||
      tries === mostTries
    )
      return { kind: 'refused', errors, over, mine, came }
    const { message } = outdated
    const versions = { base: over.values, theirs: theirs.values, mine }
    const merged = mergeThreeWays(save.fields(versions), versions)
    if (merged.contested.length > 0)
      return {
        kind: 'contested',
        row,
        contest: {
          base: over.values,
          mine: merged.values,
          theirs,
          contested: merged.contested,
          came: merged.came,
          message,
        },
      }
    if (merged.came.length > 0) came.push({ by: theirs.by, at: theirs.at, message, fields: merged.came })
    if (!merged.differs) return { kind: 'saved', row, values: theirs.values, came }
    over = { values: theirs.values, version: theirs.version }
    mine = merged.values
  }
}
