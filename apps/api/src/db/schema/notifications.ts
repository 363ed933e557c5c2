import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Outgoing mail, written in the transaction of the change that causes it. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    queuedAt: instant('queued_at').notNull(),
    /** Not before this instant; moves on with every failure. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Set before the mail server is spoken to: a mail whose fate is unknown is never sent again. */
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outgoing_mails_due_idx')
      .on(table.dueAt)
      .where(sql`${table.claimedAt} is null and ${table.failedAt} is null`),
  ],
)
