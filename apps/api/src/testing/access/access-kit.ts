import { csvDocument } from '@portal/domain'
import type { TestRequest } from '../test-api.js'
import type { CallerName } from './access-legend.js'
import type { AccessWorld } from './access-world.js'

/** What stands in an `…-access.ts` beside the routes of a feature. */
export interface AccessFile {
  /** The table: a line for each call and record. */
  verdicts: string
  /** How each call is tried with a record of the name in the table; without an entry it takes nothing. */
  attempts?: Attempts
  /** Calls whose attempts nobody else can repeat, because they name the caller or what the caller made. */
  callsOnOneself?: readonly string[]
}

export type Attempts = Readonly<Record<string, Prepare>>

/** What is sent to try a call: values of the path, and the rest of the request. */
export interface Attempt extends Omit<TestRequest, 'token'> {
  params?: Record<string, string | number>
  query?: string
}

export type Prepare = (world: AccessWorld, record: string, caller: CallerName) => Attempt | Promise<Attempt>

export const sysadmin = 'sysadmin@state.example'

/** Of nothing. */
export const uuid = '99999999-9999-4999-8999-999999999999'

export const inYear: Prepare = (world) => ({ query: `?year=${world.year}` })

/** No version at all: an allowed act is then refused for its contents, and leaves the record to the others. */
export const spared = (allowed: boolean, version: number): number => (allowed ? version + 1000 : version)

export const isState = (caller: CallerName): boolean => caller === 'SA' || caller === 'SM'

export const byId =
  (ids: (world: AccessWorld) => Record<string, number>): Prepare =>
  (world, record) => ({ params: { id: ids(world)[record] ?? 0 } })

export function importForm(world: AccessWorld): FormData {
  const heading = ['Email', 'Full Name', 'Title', 'Phone Number', 'Role', 'Jurisdiction']
  const row = [`${world.next()}@import.example`, 'New Person', 'Ms.', '410-555-0100', 'Local User', '01']
  const body = new FormData()
  body.append('file', new Blob([csvDocument(heading, [row])]), 'people.csv')
  return body
}
