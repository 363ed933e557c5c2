import {
  calendarDay,
  canChangeClient,
  canRevokeClient,
  canRotateClientSecret,
  clientState,
  isClientScope,
  permissionsOfScopes,
  type Actor,
} from '@portal/domain'
import type { client } from '@portal/rest-contract'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { clients, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import type { Account } from '../accounts-read-model.js'

export type Client = z.infer<typeof client>

/** A client with the answer that administrators get. */
export interface ClientView {
  answer: Client
  changed: { by: string; on: Date } | null
}

const creator = alias(users, 'creator')
const changer = alias(users, 'changer')

/** Good ones first, then those that have expired, then revoked ones; by name among each. */
export async function listClientViews(db: Database, actor: Actor, now: Date): Promise<ClientView[]> {
  const order = ['active', 'expired', 'revoked']
  return (await selectClients(db, undefined))
    .map((row) => viewOf(row, actor, now))
    .toSorted(
      (a, b) =>
        order.indexOf(a.answer.state) - order.indexOf(b.answer.state) ||
        a.answer.name.localeCompare(b.answer.name),
    )
}

/** A client of another system with what the actor may do with it at `now`; null for an unknown id. */
export async function findClient(
  db: Database,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ClientView | null> {
  const [row] = await selectClients(db, eq(clients.id, id))
  return row ? viewOf(row, actor, now) : null
}

/** Whether a client that is not revoked has this name, in whatever case; `except` is the client that keeps its own. */
export async function isClientNameTaken(db: Database, name: string, except?: string): Promise<boolean> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(sql`lower(${clients.name})`, name.toLowerCase()), isNull(clients.revokedAt)))
  return rows.some(({ id }) => id !== except)
}

/** A client as the one behind a request, with what it may do now. */
export interface ClientAccount extends Account {
  client: NonNullable<Actor['client']>
  requestsPerMinute: number
  secretHash: string
  previousSecretHash: string | null
  previousSecretUntil: Date | null
}

/**
 * A client that is good today, with the rights that its scopes and agencies give; null for one that is revoked,
 * expired or unknown. `scopes` narrows it to those of a token.
 */
export async function loadClientAccount(
  db: Database,
  id: string,
  now: Date,
  scopes?: readonly string[],
): Promise<ClientAccount | null> {
  const [row] = await db.select().from(clients).where(eq(clients.id, id))
  if (!row || clientState(factsOf(row), calendarDay(now)) !== 'active') return null
  const held = row.scopes.filter((scope) => isClientScope(scope) && (scopes?.includes(scope) ?? true))
  return {
    userId: row.id,
    userName: row.id,
    fullName: row.name,
    email: '',
    phoneNumber: null,
    title: null,
    jobTitle: null,
    sortOrder: 0,
    contactInfoDisplayed: false,
    leaId: null,
    leaName: null,
    selectedLeas: [],
    roles: [],
    permissions: permissionsOfScopes(held),
    isEnabled: true,
    lastLoginAt: row.lastUsedAt,
    configuration: {},
    tokensValidAfter: row.tokensValidAfter,
    endedSessions: [],
    version: row.version,
    client: { scopes: held, leas: row.allLeas ? 'all' : row.leaIds },
    requestsPerMinute: row.requestsPerMinute,
    secretHash: row.secretHash,
    previousSecretHash: row.previousSecretHash,
    previousSecretUntil: row.previousSecretUntil,
  }
}

function selectClients(db: Database, where: SQL | undefined) {
  return db
    .select({
      row: clients,
      createdBy: { id: creator.id, fullName: creator.fullName },
      changedBy: { id: changer.id, fullName: changer.fullName },
    })
    .from(clients)
    .leftJoin(creator, eq(creator.id, clients.createdBy))
    .leftJoin(changer, eq(changer.id, clients.changedBy))
    .where(where)
}

function factsOf(row: typeof clients.$inferSelect) {
  return { expiresOn: row.expiresOn, isRevoked: row.revokedAt !== null }
}

function viewOf(
  { row, createdBy, changedBy }: Awaited<ReturnType<typeof selectClients>>[number],
  actor: Actor,
  now: Date,
): ClientView {
  const facts = factsOf(row)
  const today = calendarDay(now)
  const overlaps = row.previousSecretUntil !== null && row.previousSecretUntil > now
  return {
    changed: changedBy && row.changedOn ? { by: changedBy.fullName, on: row.changedOn } : null,
    answer: {
      id: row.id,
      name: row.name,
      contact: row.contact,
      scopes: row.scopes,
      allLeas: row.allLeas,
      leaIds: row.leaIds,
      expiresOn: row.expiresOn,
      requestsPerMinute: row.requestsPerMinute,
      state: clientState(facts, today),
      secretCreatedOn: row.secretCreatedAt.toISOString(),
      previousSecretUntil: overlaps ? (row.previousSecretUntil?.toISOString() ?? null) : null,
      lastUsedOn: row.lastUsedAt?.toISOString() ?? null,
      lastUsedFrom: row.lastUsedIp,
      revokedOn: row.revokedAt?.toISOString() ?? null,
      createdBy,
      createdOn: row.createdAt.toISOString(),
      changedBy,
      changedOn: row.changedOn?.toISOString() ?? null,
      version: row.version,
      edit: act(canChangeClient(actor, facts)),
      rotate: act(canRotateClientSecret(actor, facts, today)),
      revoke: act(canRevokeClient(actor, facts)),
    },
  }
}
