import { createHash } from 'node:crypto'
import { leadingRole, type AuditAction } from '@portal/domain'
import { desc, sql } from 'drizzle-orm'
import { advisoryLock } from '../../db/advisory-lock.js'
import { builtOnce } from '../../db/built-once.js'
import type { OpenDatabase, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { auditEvents } from '../../db/schema/index.js'
import type { Statement } from '../../db/snapshots.js'
import { canonicalJson } from '../../server/requests/canonical-json.js'
import type { RequestContext } from '../../server/requests/route.js'

/** One entry of the history. `before` and `after` hold the changed fields only, never a password or a code. */
export interface AuditEntry {
  /** Null for acts of nobody signed in (a reset link) and of the portal itself. */
  actor: { userId: string; roles: readonly string[]; client?: object } | null
  /** Name of the use case: `submitSelfAssessment`. */
  action: AuditAction
  targetType: string
  targetId: string | number
  leaId?: number | null
  year?: number | null
  before?: unknown
  after?: unknown
  reason?: string | null
  ctx: Pick<RequestContext, 'ip' | 'now' | 'requestId'>
}

type AuditRow = typeof auditEvents.$inferSelect

/** Hash that the first entry follows. */
export const auditStart = '0'.repeat(64)

/** One at a time until commit: an entry hashes the one before it. Any number; only this lock uses it. */
const auditLock = 4_100_002

/** Entries of commands that are under way, see {@link withAuditsLast}. */
const heldBack = new WeakMap<Tx, AuditEntry[]>()

/** More are read and written in pieces instead of one by one. */
const mostSingly = 50

/** Appends an entry in the transaction of the change that it records; in a command it is written with the commit. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await writeAudits(tx, [entry])
}

/**
 * As {@link writeAudit}, many entries in their order; a few statements, however many there are. From here to the commit no
 * other command can append, unless the entries are held back.
 */
export async function writeAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const held = heldBack.get(tx)
  if (held && entries.length <= mostSingly) held.push(...entries)
  else await append(tx, [...(held?.splice(0) ?? []), ...entries])
}

/**
 * Does the work of a command, whose entries are held back: they are written with its last statements, so nobody waits
 * for the way between here and the database before appending the next.
 */
export async function withAuditsLast<Answer>(tx: Tx, work: () => Promise<Answer>): Promise<Answered<Answer>> {
  const entries: AuditEntry[] = []
  heldBack.set(tx, entries)
  try {
    return { answer: await work(), entries }
  } finally {
    heldBack.delete(tx)
  }
}

/**
 * Changes that all happen or none, with their entries last, see {@link withAuditsLast}: for what is no command, because its
 * answer may not be kept or it changes nothing but the record.
 */
export async function recordedChange<Answer>(
  database: Pick<OpenDatabase, 'change'>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await database.change({
    first: async () => undefined,
    work: (tx) => withAuditsLast(tx, () => work(tx)),
    last: ({ entries }, tx) => auditStatements(tx, entries),
  })
  return answer
}

/** What a command answered, and the entries that are still to be written. */
export interface Answered<Answer> {
  answer: Answer
  entries: readonly AuditEntry[]
}

/** The statements that write the entries, each behind the one before it. */
export function auditStatements(tx: Tx, entries: readonly AuditEntry[]): Statement[] {
  if (entries.length === 0) return []
  const write = (entry: AuditEntry) => newEntry(tx).execute(valuesOf(contentOf(entry)))
  return [() => lock(tx), ...entries.map((entry) => () => write(entry))]
}

async function append(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length <= mostSingly) {
    for (const send of auditStatements(tx, entries)) await send()
    return
  }
  await lock(tx)
  const [head] = await lastEntry(tx).execute()
  let seq = head?.seq ?? 0
  let previousHash = head?.hash ?? auditStart
  const rows = entries.map((entry) => {
    const content = contentOf(entry)
    const hash = auditHash(previousHash, content)
    const row = { ...content, seq: ++seq, previousHash, hash }
    previousHash = hash
    return row
  })
  for (const chunk of inChunks(rows)) await tx.insert(auditEvents).values(chunk)
}

const lock = advisoryLock(auditLock)

const lastEntry = builtOnce((db) =>
  db
    .select({ seq: auditEvents.seq, hash: auditEvents.hash })
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq))
    .limit(1)
    .prepare('last entry of the history'),
)

type Content = Omit<AuditRow, 'seq' | 'previousHash' | 'hash'>

const given = (name: keyof Content | 'canonical') => sql`${sql.placeholder(name)}::text`
const previous = sql`coalesce(h.hash, ${sql.raw(`'${auditStart}'`)})`

/** Follows whatever entry is the last one when the statement begins, which is under the lock. */
const newEntry = builtOnce((db) =>
  db
    .insert(auditEvents)
    .select(
      sql`select coalesce(h.seq, 0) + 1, ${given('at')}::timestamptz, ${given('actorId')}, ${given('actorRole')},
        ${given('action')}, ${given('targetType')}, ${given('targetId')}, ${given('leaId')}::int, ${given('year')}::int,
        ${given('before')}::jsonb, ${given('after')}::jsonb, ${given('reason')}, ${given('ip')}, ${given('requestId')},
        ${previous}, encode(sha256(convert_to(${previous} || ${given('canonical')}, 'UTF8')), 'hex')
        from (select 1) as once left join (select seq, hash from audit_events order by seq desc limit 1) h on true`,
    )
    .prepare('entry of the history'),
)

function valuesOf(content: Content): Record<keyof Content | 'canonical', string | null> {
  const { at, leaId, year, before, after } = content
  return {
    ...content,
    at: at.toISOString(),
    leaId: leaId === null ? null : String(leaId),
    year: year === null ? null : String(year),
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    canonical: canonicalJson(content),
  }
}

function contentOf(entry: AuditEntry): Content {
  return {
    at: entry.ctx.now,
    actorId: entry.actor?.userId ?? null,
    actorRole: entry.actor?.client ? 'Client' : (leadingRole(entry.actor?.roles ?? []) ?? null),
    action: entry.action,
    targetType: entry.targetType,
    targetId: String(entry.targetId),
    leaId: entry.leaId ?? null,
    year: entry.year ?? null,
    before: plain(entry.before),
    after: plain(entry.after),
    // Half a character is stored as U+FFFD; the hash must be over what will be read.
    reason: entry.reason ? Buffer.from(entry.reason, 'utf8').toString('utf8') : null,
    ip: entry.ctx.ip,
    requestId: entry.ctx.requestId,
  }
}

/** SHA-256 over the previous hash and the canonical JSON of an entry's content. */
export function auditHash(previousHash: string, content: Content): string {
  return createHash('sha256').update(previousHash).update(canonicalJson(content)).digest('hex')
}

/** What the database will give back: plain JSON without undefined members. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
