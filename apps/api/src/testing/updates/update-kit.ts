import { attempts } from '../access/access-files.js'
import type { AccessWorld } from '../access/access-world.js'

/** What stands in an `…-updates.ts` beside the routes of a feature. */
export interface UpdateFile {
  /** Every call of the feature that changes a record, with one that it changes. */
  updateCases: readonly UpdateCase[]
  /** Optional fields of a call that are no part of a record, so that there is nothing to keep. */
  notStored?: Readonly<Record<string, readonly string[]>>
}

/** A record as a read returns it: the fields of the body by their names, and its version. */
export type Stored = Record<string, unknown>

/** One record that an update changes. */
export interface UpdateSubject {
  /** Values of the path of the update. */
  params: Record<string, string | number>
  /** Every optional field of the body, each with a value that can be lost. */
  fields: Record<string, unknown>
  /** What has to be sent with every change, beside the version. */
  beside?: Record<string, unknown>
  read: () => Promise<Stored>
}

export interface UpdateCase {
  call: string
  user: string
  subject: (world: AccessWorld) => Promise<UpdateSubject>
  /** Where the body keeps the fields, if not at its top. */
  inside?: 'fields'
}

export const monitor = 'monitor@state.example'
export const admin = 'admin@allegany.example'

export async function get<Body = Stored>({ steps }: AccessWorld, user: string, path: string): Promise<Body> {
  const { status, body } = await steps.send<Body>(user, 'get', path)
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body
}

/** What a POST answers that makes a record. */
export async function made<Body = { id: number }>(
  { steps }: AccessWorld,
  user: string,
  path: string,
  body: object,
): Promise<Body> {
  const answer = await steps.send<Body>(user, 'post', path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The record of the valid request that everybody's rights are tried with. */
export async function ofAttempt(world: AccessWorld, call: string): Promise<Record<string, string | number>> {
  const attempt = await attempts[call]?.(world, 'own', 'SA')
  if (!attempt?.params) throw new Error(`There is no request for ${call} that names a record.`)
  return attempt.params
}
