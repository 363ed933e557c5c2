import { EventEmitter } from 'node:events'
import { isJoined, type MailPart } from '@portal/domain'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterCommit } from '../../db/after-commit.js'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { outgoingMails, users } from '../../db/schema/index.js'

export interface NewMail {
  /** One mail is sent for one key, however often it is queued. */
  key: string
  to: string
  subject: string
  text: string
  html?: string
  /** Somebody sits and waits for it: it goes before everything that was queued earlier. */
  urgent?: boolean
  /** Not before this instant. */
  dueAt?: Date
  /** What it says as one of several; those of one kind to one person that wait together are one mail. */
  part?: MailPart
}

/** Says in this process that an urgent mail waits: nobody has to look for it. */
export const urgentMails = new EventEmitter<{ wake: [] }>().setMaxListeners(0)
const notifyOfUrgent = () => void urgentMails.emit('wake')

/** What is due since then goes first. */
const sinceEver = new Date(0)

type MailRow = typeof outgoingMails.$inferSelect

/** A mail as it is sent, with the others that it says too. */
export interface OutgoingMail extends MailRow {
  joined: readonly MailRow[]
}

/** Puts a mail into the outbox, in the transaction of the change that causes it. A key that is there already is left. */
export async function queueMail(tx: Tx | Database, mail: NewMail, now: Date): Promise<void> {
  if (mail.urgent) afterCommit(tx, notifyOfUrgent)
  await newMail(tx).execute(rowOf(mail, now))
}

const newMail = builtOnce((db) =>
  db
    .insert(outgoingMails)
    .values({
      key: sql.placeholder('key'),
      to: sql.placeholder('to'),
      subject: sql.placeholder('subject'),
      text: sql.placeholder('text'),
      html: sql.placeholder('html'),
      joinKey: sql.placeholder('joinKey'),
      part: sql.placeholder('part'),
      queuedAt: sql.placeholder('queuedAt'),
      dueAt: sql.placeholder('dueAt'),
    })
    .onConflictDoNothing()
    .prepare('mail to be sent'),
)

function rowOf({ key, to, subject, text, html, urgent = false, dueAt, part }: NewMail, now: Date) {
  const joins = part !== undefined && !urgent && isJoined(part.kind)
  return {
    key,
    to,
    subject,
    text,
    html: html ?? null,
    joinKey: joins ? `${part.kind}:${to.toLowerCase()}` : null,
    part: joins ? part : null,
    queuedAt: now,
    dueAt: urgent ? sinceEver : (dueAt ?? now),
  }
}

/** As {@link queueMail}, many at once. */
export async function queueMails(tx: Tx | Database, mails: readonly NewMail[], now: Date): Promise<void> {
  const [first] = mails
  if (first && mails.length === 1) return queueMail(tx, first, now)
  if (mails.some(({ urgent }) => urgent)) afterCommit(tx, notifyOfUrgent)
  for (const chunk of inChunks(mails))
    await tx
      .insert(outgoingMails)
      .values(chunk.map((mail) => rowOf(mail, now)))
      .onConflictDoNothing()
}

/** Says in a mail that waits what is so by now; one that is on its way or gone stays as it is. */
export async function rewordMail(tx: Tx, mail: NewMail): Promise<void> {
  const { subject, text, part } = rowOf(mail, sinceEver)
  await tx
    .update(outgoingMails)
    .set({ subject, text, part })
    .where(and(eq(outgoingMails.key, mail.key), isNull(outgoingMails.claimedAt)))
}

/** Whether a mail of this key was queued ever. */
export async function isQueued(db: Database, key: string): Promise<boolean> {
  return (await db.$count(outgoingMails, eq(outgoingMails.key, key))) > 0
}

/** Notes that the mail server knows no such address; accounts show it until a mail is taken. */
export async function markBounced(db: Database, address: string, bouncedAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ mailBouncedAt: bouncedAt })
    .where(and(sql`lower(${users.email}) = ${address.toLowerCase()}`, isNull(users.mailBouncedAt)))
}

/** Most mails that one mail says; the next ones are another. */
const mostJoined = 1000

/**
 * Takes due mails for sending, at most so many. They are marked in the database before anything is sent: should the process
 * die now, nobody can know whether a mail went out, and it is not sent again. A mail with a key of joining waits `joinMs`
 * longer, and takes with it all that are due under its key by then.
 */
export async function claimMails(
  db: Database,
  { now, joinMs }: { now: Date; joinMs: number },
  most: number,
): Promise<OutgoingMail[]> {
  const rows = await claim(db).execute({ now, waitedSince: new Date(now.getTime() - joinMs), most })
  return carriers(rows)
}

/** Those that are sent, each with the others that it says, in the order in which they were queued. */
function carriers(rows: readonly MailRow[]): OutgoingMail[] {
  const joined = new Map<number, MailRow[]>()
  for (const row of rows.toSorted((a, b) => a.id - b.id))
    if (row.joinedInto !== null) {
      const others = joined.get(row.joinedInto)
      if (others) others.push(row)
      else joined.set(row.joinedInto, [row])
    }
  return rows
    .filter(({ joinedInto }) => joinedInto === null)
    .map((mail) => Object.assign(mail, { joined: joined.get(mail.id) ?? [] }))
}

/** Every process asks every second and for each urgent mail: the statement is built once. */
const claim = builtOnce((db) => {
  const { id, joinKey, dueAt, attempts } = outgoingMails
  const [earlier, later] = [alias(outgoingMails, 'earlier'), alias(outgoingMails, 'later')]
  const waits = (mail: typeof outgoingMails | typeof earlier | typeof later) =>
    and(isNull(mail.claimedAt), isNull(mail.failedAt))
  // Only the first of a key leads: two processes never take parts of it. The other one passes over it while it is held.
  const first = notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.joinKey, joinKey),
          waits(earlier),
          sql`(${earlier.dueAt}, ${earlier.id}) < (${dueAt}, ${id})`,
        ),
      ),
  )
  const joinsNow = and(lte(dueAt, sql.placeholder('waitedSince')), first)
  const due = db.$with('due').as(
    db
      .select({ id, joinKey })
      .from(outgoingMails)
      .where(and(waits(outgoingMails), lte(dueAt, sql.placeholder('now')), or(isNull(joinKey), joinsNow)))
      .orderBy(asc(dueAt), asc(id))
      .limit(sql.placeholder('most'))
      .for('update', { skipLocked: true }),
  )
  const rest = db.$with('rest').as(
    db
      .select({ id: later.id, carrier: sql<number>`${due.id}`.as('carrier') })
      .from(later)
      .innerJoin(due, eq(due.joinKey, later.joinKey))
      .where(and(ne(later.id, due.id), waits(later), lte(later.dueAt, sql.placeholder('now'))))
      .orderBy(asc(later.dueAt), asc(later.id))
      .limit(mostJoined)
      .for('update', { of: later, skipLocked: true }),
  )
  return (
    db
      .with(due, rest)
      .update(outgoingMails)
      .set({
        claimedAt: sql`${sql.placeholder('now')}`,
        attempts: sql`${attempts} + 1`,
        joinedInto: sql`(select carrier from rest where rest.id = ${id})`,
      })
      // An array is made once; a list may be looked up anew for each row, and would lock more than is taken.
      .where(sql`${id} = any(array(select id from due union all select id from rest))`)
      .returning()
      .prepare('claim of due mails')
  )
})

/** A mail and those that it says. */
function ownSql(id: number): SQL | undefined {
  return or(eq(outgoingMails.id, id), eq(outgoingMails.joinedInto, id))
}

/** Codes and links are in it: in production nothing of it is kept once it will not be sent (again). */
const noContents = { text: '', html: null, part: null } as const

/** The mail server took it, so it knows the address. */
export async function markMailSent(
  db: Database,
  { id, to }: Pick<OutgoingMail, 'id' | 'to'>,
  now: Date,
  clearBody: boolean,
): Promise<void> {
  await (clearBody ? sentAndCleared(db) : sentMark(db)).execute({ id, now, address: to.toLowerCase() })
}

const sentMark = builtOnce((db) => sentQuery(db, false).prepare('mark of a sent mail'))
const sentAndCleared = builtOnce((db) => sentQuery(db, true).prepare('mark of a sent mail without contents'))

function sentQuery(db: Database, clearBody: boolean) {
  const reached = db.$with('reached').as(
    db
      .update(users)
      .set({ mailBouncedAt: null })
      .where(and(sql`lower(${users.email}) = ${sql.placeholder('address')}`, isNotNull(users.mailBouncedAt))),
  )
  return db
    .with(reached)
    .update(outgoingMails)
    .set({ sentAt: sql`${sql.placeholder('now')}`, lastError: null, ...(clearBody && noContents) })
    .where(
      or(eq(outgoingMails.id, sql.placeholder('id')), eq(outgoingMails.joinedInto, sql.placeholder('id'))),
    )
}

/**
 * The mail server certainly did not take it: it is due again at `again`, or given up for good when null. Of those that it said,
 * each goes on by itself, as often as it may be tried.
 */
export async function markMailRefused(
  db: Database,
  id: number,
  outcome: { error: string; now: Date; again: Date | null; mostAttempts: number; clearBody: boolean },
): Promise<void> {
  const { again, error: lastError, now, mostAttempts, clearBody } = outcome
  await db.transaction(async (tx) => {
    if (again)
      await tx
        .update(outgoingMails)
        .set({ claimedAt: null, joinedInto: null, dueAt: again, lastError })
        .where(and(ownSql(id), lt(outgoingMails.attempts, mostAttempts)))
    await tx
      .update(outgoingMails)
      .set({ failedAt: now, lastError, ...(clearBody && noContents) })
      .where(and(ownSql(id), isNotNull(outgoingMails.claimedAt)))
  })
}

/** Nobody knows whether the mail server took it; it stays claimed. */
export async function markMailUncertain(
  db: Database,
  id: number,
  error: string,
  clearBody: boolean,
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ lastError: error, ...(clearBody && noContents) })
    .where(ownSql(id))
}

/** Longer than any mail server is waited for: whoever claimed the mail is gone. */
const abandonedSeconds = 3600

/** Clears mails that a worker claimed and then died: nobody knows whether they went out, and they are not sent again. */
export async function clearAbandonedMails(db: Database, now: Date): Promise<void> {
  await db
    .update(outgoingMails)
    .set(noContents)
    .where(
      and(
        lte(outgoingMails.claimedAt, new Date(now.getTime() - abandonedSeconds * 1000)),
        ne(outgoingMails.text, ''),
      ),
    )
}

/** The demonstration mailbox, newest first. */
export async function listMailbox(db: Database, limit = 200): Promise<OutgoingMail[]> {
  const mails = await db
    .select()
    .from(outgoingMails)
    .where(isNull(outgoingMails.joinedInto))
    .orderBy(desc(outgoingMails.id))
    .limit(limit)
  const said = await db
    .select()
    .from(outgoingMails)
    .where(
      inArray(
        outgoingMails.joinedInto,
        mails.map(({ id }) => id),
      ),
    )
  return carriers([...mails, ...said])
}
