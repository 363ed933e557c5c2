import type { CallerName } from './graphql-legend.js'
import type { GraphqlWorld } from './graphql-world.js'

/** What stands in an `…-access.ts` beside the resolvers and types of a feature. */
export interface AccessFile {
  /** The table: a line for each root field and record. */
  verdicts?: string
  /** What is given to each root field for a record of the name in the table; without an entry it takes nothing. */
  attempts?: Attempts
  /**
   * Fields beneath the root that whoever may have the record may have, in lines `Type: field field`: what they show is part of
   * the record, and agencies in them are those of the record.
   */
  fieldsOfTheRecord?: string
  /** The other fields beneath the root (domain definition 0.5, specification 000 section 6). */
  fieldsWithVerdicts?: Readonly<Record<string, FieldVerdict>>
}

/** A field that not everybody who may have the record may have. */
export interface FieldVerdict {
  /** Asks for records whose field is set for some. */
  query: string
  /** Who may read it; others who get the record get null. */
  readers: readonly CallerName[]
  others: readonly CallerName[]
}

export type Attempts = Readonly<Record<string, Prepare>>
export type Arguments = Record<string, unknown>
export type Prepare = (
  world: GraphqlWorld,
  record: string,
  caller: CallerName,
) => Arguments | Promise<Arguments>

/** Of nothing. */
export const uuid = '99999999-9999-4999-8999-999999999999'

export const isState = (caller: CallerName): boolean => caller === 'SA' || caller === 'SM'

export const byId =
  (ids: (world: GraphqlWorld) => Record<string, number>): Prepare =>
  (world, record) => ({ id: ids(world)[record] ?? 0 })

export const inLea: Prepare = (world, record) =>
  record === '-' ? { pageSize: 200 } : { filter: { leaId: world.leas[record] }, pageSize: 200 }
