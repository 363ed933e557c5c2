import { randomBytes } from 'node:crypto'
import {
  badInput,
  calendarDay,
  canChangeClient,
  canManageClients,
  canRevokeClient,
  canRotateClientSecret,
  checkClientInput,
  clientChangeWantsPassword,
  clientSecretOverlapHours,
  tidyClientInput,
  type AuditAction,
  type ClientInput,
} from '@portal/domain'
import {
  clientFields,
  type AnswerOf,
  type BodyOf,
  type registerClient as registerCall,
  type updateClient as updateCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { agencyIds } from '../../agencies/agencies-read-model.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { findClient, isClientNameTaken, type Client, type ClientView } from './accounts-clients-read-model.js'
import { changeClient, insertClient, lockClient, replaceSecret } from './accounts-clients-store.js'
import type { Command } from '../accounts-command.js'
import { lockAdministration } from '../accounts-store.js'

type ClientSecret = AnswerOf<typeof registerCall>

export function clientOr404<T>(value: T | null): T {
  if (value === null) throw new ApiError('NOT_FOUND', 'This client does not exist.')
  return value
}

/** Registers a client. `keep` gets its secret, which stands neither in the answer that is kept nor in the record. */
export async function registerClient(
  command: Command,
  given: ClientInput,
  keep: (secret: string) => void,
): Promise<ClientSecret> {
  const { tx, actor, ctx, signIns } = command
  await lockAdministration(tx)
  insist(canManageClients(actor))
  const input = tidyClientInput(given)
  await insistOnClientInput(command, input)
  const id = `client-${randomBytes(9).toString('hex')}`
  const { secret, hash } = signIns.newClientSecret(id)
  await insertClient(tx, {
    ...input,
    scopes: [...input.scopes],
    leaIds: [...input.leaIds],
    id,
    secretHash: hash,
    secretCreatedAt: ctx.now,
    tokensValidAfter: ctx.now,
    createdBy: actor.userId,
    createdAt: ctx.now,
  })
  const { answer } = clientOr404(await findClient(tx, actor, id, ctx.now))
  await record(command, 'registerClient', id, undefined, recorded(answer))
  keep(secret)
  return { client: answer, secret: null }
}

/** What it may do from now on holds for its next request. */
export async function updateClient(
  command: Command,
  id: string,
  given: BodyOf<typeof updateCall>,
): Promise<Client> {
  const { tx, actor, ctx, signIns } = command
  await lockAdministration(tx)
  const view = await locked(command, id, given.version)
  const input = tidyClientInput(merged(clientFields, view.answer, given))
  insist(canChangeClient(actor, factsOf(view)), view.answer)
  await insistOnClientInput(command, input, view.answer)
  if (clientChangeWantsPassword(view.answer, input)) await signIns.insistOnRecentPassword(tx, actor, ctx)
  const columns = { ...input, scopes: [...input.scopes], leaIds: [...input.leaIds] }
  return step(command, view, 'updateClient', (change) => changeClient(tx, id, columns, change))
}

/** A new secret; the one before ends now, or goes on for a day so that the client can change over without a gap. */
export async function rotateClientSecret(
  command: Command,
  id: string,
  given: { version: number; keepPrevious: boolean },
  keep: (secret: string) => void,
): Promise<ClientSecret> {
  const { actor, ctx, signIns } = command
  const view = await locked(command, id, given.version)
  insist(canRotateClientSecret(actor, factsOf(view), calendarDay(ctx.now)), view.answer)
  const { secret, hash } = signIns.newClientSecret(id)
  const until = new Date(ctx.now.getTime() + clientSecretOverlapHours * 3_600_000)
  const previousUntil = given.keepPrevious ? until : null
  const after = await step(command, view, 'rotateClientSecret', (change) =>
    replaceSecret(command.tx, id, { hash, previousUntil }, change),
  )
  keep(secret)
  return { client: after, secret: null }
}

export async function revokeClient(command: Command, id: string, version: number): Promise<Client> {
  const { actor, ctx } = command
  const view = await locked(command, id, version)
  insist(canRevokeClient(actor, factsOf(view)), view.answer)
  const columns = { revokedAt: ctx.now, tokensValidAfter: ctx.now }
  return step(command, view, 'revokeClient', (change) => changeClient(command.tx, id, columns, change))
}

async function locked({ tx, actor, ctx }: Command, id: string, version: number): Promise<ClientView> {
  await lockClient(tx, id)
  const view = clientOr404(await findClient(tx, actor, id, ctx.now))
  insistOnVersion(version, { version: view.answer.version, changed: view.changed }, ctx.now, view.answer)
  return view
}

/** Agencies must exist; those chosen anew must be monitored still. */
async function insistOnClientInput(
  { tx, ctx }: Command,
  input: ClientInput,
  before?: Pick<Client, 'id' | 'leaIds'>,
): Promise<void> {
  insistOnInput(checkClientInput(input, calendarDay(ctx.now)))
  const known = await agencyIds(tx)
  if (input.leaIds.some((lea) => !known.active.has(lea) && !before?.leaIds.includes(lea)))
    insistOnInput([badInput('There is no such jurisdiction.', 'leaIds')])
  if (await isClientNameTaken(tx, input.name, before?.id))
    insistOnInput([badInput('There is a client of this name already.', 'name')])
}

async function step(
  command: Command,
  view: ClientView,
  action: AuditAction,
  write: (change: { by: string; on: Date }) => Promise<void>,
): Promise<Client> {
  const { tx, actor, ctx } = command
  const { id } = view.answer
  await write({ by: actor.userId, on: ctx.now })
  const { answer } = clientOr404(await findClient(tx, actor, id, ctx.now))
  await record(command, action, id, recorded(view.answer), recorded(answer))
  return answer
}

async function record(
  { tx, actor, ctx }: Command,
  action: AuditAction,
  id: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  await writeAudit(tx, { actor, ctx, action, targetType: 'client', targetId: id, before, after })
}

const recordedFields = [
  'name',
  'contact',
  'scopes',
  'allLeas',
  'leaIds',
  'expiresOn',
  'requestsPerMinute',
  'state',
  'secretCreatedOn',
  'previousSecretUntil',
] as const

/** What the record keeps of a client: what was decided, never a secret. */
function recorded(client: Client): Record<string, unknown> {
  return Object.fromEntries(recordedFields.map((field) => [field, client[field]]))
}

function factsOf({ answer }: ClientView) {
  return { expiresOn: answer.expiresOn, isRevoked: answer.state === 'revoked' }
}
