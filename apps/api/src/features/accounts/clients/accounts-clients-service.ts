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
  type ClientInput,
} from '@portal/domain'
import {
  clientFields,
  type AnswerOf,
  type BodyOf,
  type registerClient as registerCall,
  type updateClient as updateCall,
} from '@portal/rest-contract'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { agencyIds } from '../../agencies/agencies-read-model.js'
import { findClient, isClientNameTaken, type Client, type ClientView } from './accounts-clients-read-model.js'
import {
  changeClient,
  insertClient,
  lockClient,
  secretColumns,
  type ClientColumns,
} from './accounts-clients-store.js'
import type { AccountCommand } from '../accounts-command.js'
import { lockAdministration } from '../accounts-store.js'
import { foundOr, stampOf, changeRecord, addedRecord, type RecordKind } from '../../../server/command.js'

type ClientSecret = AnswerOf<typeof registerCall>

export const clientOr404 = foundOr('This client does not exist.')

/** A client of another system. */
const registeredClient: RecordKind<AccountCommand, string, ClientView, ClientColumns> = {
  found: clientOr404,
  lock: ({ tx }, id) => lockClient(tx, id),
  find: ({ tx, actor, ctx }, id) => findClient(tx, actor, id, ctx.now),
  version: ({ answer, changed }) => ({ version: answer.version, changed }),
  target: ({ answer }) => ({ targetType: 'client', targetId: answer.id }),
  write: (command, { answer }, columns) => changeClient(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after) => ({ before: recorded(before.answer), after: recorded(after.answer) }),
}

/** Registers a client. `keep` gets its secret, which stands neither in the answer that is kept nor in the record. */
export async function registerClient(
  command: AccountCommand,
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
  const client = await addedRecord(registeredClient, command, id, 'registerClient', ({ answer }) =>
    recorded(answer),
  )
  keep(secret)
  return { client, secret: null }
}

/** What it may do from now on holds for its next request. */
export async function updateClient(
  command: AccountCommand,
  id: string,
  given: BodyOf<typeof updateCall>,
): Promise<Client> {
  const { tx, actor, ctx, signIns } = command
  await lockAdministration(tx)
  return changeRecord(registeredClient, command, id, {
    action: 'updateClient',
    version: given.version,
    async columns(view) {
      const { answer } = view
      const input = tidyClientInput(merged(clientFields, answer, given))
      insist(canChangeClient(actor, factsOf(view)), answer)
      await insistOnClientInput(command, input, answer)
      if (clientChangeWantsPassword(answer, input)) await signIns.insistOnRecentPassword(tx, actor, ctx)
      return { ...input, scopes: [...input.scopes], leaIds: [...input.leaIds] }
    },
  })
}

/** A new secret; the one before ends now, or goes on for a day so that the client can change over without a gap. */
export async function rotateClientSecret(
  command: AccountCommand,
  id: string,
  { version, keepPrevious }: { version: number; keepPrevious: boolean },
  keep: (secret: string) => void,
): Promise<ClientSecret> {
  const { actor, ctx, signIns } = command
  const { secret, hash } = signIns.newClientSecret(id)
  const until = new Date(ctx.now.getTime() + clientSecretOverlapHours * 3_600_000)
  const client = await changeRecord(registeredClient, command, id, {
    action: 'rotateClientSecret',
    version,
    columns(view) {
      insist(canRotateClientSecret(actor, factsOf(view), calendarDay(ctx.now)), view.answer)
      return secretColumns(hash, keepPrevious ? until : null, ctx.now)
    },
  })
  keep(secret)
  return { client, secret: null }
}

/** Ends a client for good: its tokens stop working. CONFLICT for an old version, FORBIDDEN without the right. */
export function revokeClient(command: AccountCommand, id: string, version: number): Promise<Client> {
  const { actor, ctx } = command
  return changeRecord(registeredClient, command, id, {
    action: 'revokeClient',
    version,
    columns(view) {
      insist(canRevokeClient(actor, factsOf(view)), view.answer)
      return { revokedAt: ctx.now, tokensValidAfter: ctx.now }
    },
  })
}

/** Agencies must exist; those chosen anew must be monitored still. */
async function insistOnClientInput(
  { tx, ctx }: AccountCommand,
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
