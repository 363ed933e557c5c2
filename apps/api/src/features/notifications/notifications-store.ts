import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
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

/** What is due since then goes first. */
const sinceEver = new Date(0)

export type OutgoingMail = typeof outgoingMails.$inferSelect

/** Puts a mail into the outbox, in the transaction of the change that causes it. A key that is there already is left. */
export async function queueMail(tx: Tx | Database, mail: NewMail, now: Date): Promise<void> {
  await queueMails(tx, [mail], now)
}

/** As {@link queueMail}, many at once. */
export async function queueMails(tx: Tx | Database, mails: readonly NewMail[], now: Date): Promise<void> {
  for (const chunk of inChunks(mails))
    await tx
      .insert(outgoingMails)
      .values(
        chunk.map(({ key, to, subject, text, html = null, urgent = false, dueAt = now }) => ({
          key,
          to,
          subject,
          text,
          html,
          queuedAt: now,
          dueAt: urgent ? sinceEver : dueAt,
        })),
      )
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

/** Notes that the mail server knows no such address, or that it took a mail after all; accounts show it. */
export async function markBounced(db: Database, address: string, bouncedAt: Date | null): Promise<void> {
  await db
    .update(users)
    .set({ mailBouncedAt: bouncedAt })
    .where(
      and(
        sql`lower(${users.email}) = ${address.toLowerCase()}`,
        bouncedAt ? isNull(users.mailBouncedAt) : isNotNull(users.mailBouncedAt),
      ),
    )
}

/**
 * Takes one due mail for sending. It is marked in the database before anything is sent: should the process die now,
 * nobody can know whether the mail went out, and it is not sent again.
 */
export async function claimMail(db: Database, now: Date): Promise<OutgoingMail | null> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(isNull(outgoingMails.claimedAt), isNull(outgoingMails.failedAt), lte(outgoingMails.dueAt, now)),
    )
    .orderBy(asc(outgoingMails.dueAt), asc(outgoingMails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(outgoingMails)
    .set({ claimedAt: now, attempts: sql`${outgoingMails.attempts} + 1` })
    .where(sql`${outgoingMails.id} = (${due})`)
    .returning()
  return claimed ?? null
}

/** Codes and links are in it: in production nothing of it is kept once it will not be sent (again). */
const noContents = { text: '', html: null } as const

/** The mail server took it. */
export async function markMailSent(db: Database, id: number, now: Date, clearBody: boolean): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ sentAt: now, lastError: null, ...(clearBody && noContents) })
    .where(eq(outgoingMails.id, id))
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
