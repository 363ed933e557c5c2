import type { CallerName } from './graphql-legend.js'
import type { GraphqlWorld } from './graphql-world.js'

/** The exports of an `…-access.ts` beside the resolvers and types of a feature. */
export interface AccessFile {
  /** The table: a line for each root field and record. */
  verdicts?: string
  /**
   * The arguments of each root field for the kind of record named in the table; a field without an entry takes none.
   */
  attempts?: Attempts
  /**
   * Fields beneath the root that everyone who may read the record may read, in lines `Type: field field`: they are part
   * of the record, and agencies in them are those of the record.
   */
  fieldsOfTheRecord?: string
  /** The other fields beneath the root (domain definition 0.5, specification 000 section 6). */
  fieldsWithVerdicts?: Readonly<Record<string, FieldVerdict>>
}

/** A field that is closed to some of those who may read the record. */
export interface FieldVerdict {
  /** A query for records in some of which the field is set. */
  query: string
  /** Who may read it; others who may read the record get null. */
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

/** A UUID that belongs to no record. */
export const uuid = '99999999-9999-4999-8999-999999999999'

export const isState = (caller: CallerName): boolean => caller === 'SA' || caller === 'SM'

export const byId =
  (ids: (world: GraphqlWorld) => Record<string, number>): Prepare =>
  (world, record) => ({ id: ids(world)[record] ?? 0 })

export const inLea: Prepare = (world, record) =>
  record === '-' ? { pageSize: 200 } : { filter: { leaId: world.leas[record] }, pageSize: 200 }
