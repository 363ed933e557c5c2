import { EventEmitter } from 'node:events'
import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
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
}

/** Says in this process that an urgent mail waits: nobody has to look for it. */
export const urgentMails = new EventEmitter<{ wake: [] }>().setMaxListeners(0)
const tellOfUrgent = () => void urgentMails.emit('wake')

/** What is due since then goes first. */
const sinceEver = new Date(0)

export type OutgoingMail = typeof outgoingMails.$inferSelect

/** Puts a mail into the outbox, in the transaction of the change that causes it. A key that is there already is left. */
export async function queueMail(tx: Tx | Database, mail: NewMail, now: Date): Promise<void> {
  if (mail.urgent) afterCommit(tx, tellOfUrgent)
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
      queuedAt: sql.placeholder('queuedAt'),
      dueAt: sql.placeholder('dueAt'),
    })
    .onConflictDoNothing()
    .prepare('mail to be sent'),
)

function rowOf({ key, to, subject, text, html, urgent = false, dueAt }: NewMail, now: Date) {
  return {
    key,
    to,
    subject,
    text,
    html: html ?? null,
    queuedAt: now,
    dueAt: urgent ? sinceEver : (dueAt ?? now),
  }
}

/** As {@link queueMail}, many at once. */
export async function queueMails(tx: Tx | Database, mails: readonly NewMail[], now: Date): Promise<void> {
  const [first] = mails
  if (first && mails.length === 1) return queueMail(tx, first, now)
  if (mails.some(({ urgent }) => urgent)) afterCommit(tx, tellOfUrgent)
  for (const chunk of inChunks(mails))
    await tx
      .insert(outgoingMails)
      .values(chunk.map((mail) => rowOf(mail, now)))
      .onConflictDoNothing()
}

/** Says in a mail that waits what is so by now; one that is on its way or gone stays as it is. */
export async function rewordMail(tx: Tx, mail: Pick<NewMail, 'key' | 'subject' | 'text'>): Promise<void> {
  await tx
    .update(outgoingMails)
    .set({ subject: mail.subject, text: mail.text })
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

/**
 * Takes due mails for sending, at most so many. They are marked in the database before anything is sent: should the process
 * die now, nobody can know whether a mail went out, and it is not sent again.
 */
export async function claimMails(db: Database, now: Date, most: number): Promise<OutgoingMail[]> {
  return claim(db).execute({ now, most })
}

/** Every process asks every second and for each urgent mail: the statement is built once. */
const claim = builtOnce((db) => {
  const { id, claimedAt, failedAt, dueAt, attempts } = outgoingMails
  const due = db
    .select({ id })
    .from(outgoingMails)
    .where(and(isNull(claimedAt), isNull(failedAt), lte(dueAt, sql.placeholder('now'))))
    .orderBy(asc(dueAt), asc(id))
    .limit(sql.placeholder('most'))
    .for('update', { skipLocked: true })
  return (
    db
      .update(outgoingMails)
      .set({ claimedAt: sql`${sql.placeholder('now')}`, attempts: sql`${attempts} + 1` })
      // An array is made once; a list may be looked up anew for each row, and would lock more than is taken.
      .where(sql`${id} = any(array(${due}))`)
      .returning()
      .prepare('claim of due mails')
  )
})

/** Codes and links are in it: in production nothing of it is kept once it will not be sent (again). */
const noContents = { text: '', html: null } as const

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
    .where(eq(outgoingMails.id, sql.placeholder('id')))
}

/** The mail server certainly did not take it: it is due again at `again`, or given up for good when null. */
export async function markMailRefused(
  db: Database,
  id: number,
  outcome: { error: string; now: Date; again: Date | null; clearBody: boolean },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set(
      outcome.again
        ? { claimedAt: null, dueAt: outcome.again, lastError: outcome.error }
        : { failedAt: outcome.now, lastError: outcome.error, ...(outcome.clearBody && noContents) },
    )
    .where(eq(outgoingMails.id, id))
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
    .where(eq(outgoingMails.id, id))
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
  return db.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(limit)
}
