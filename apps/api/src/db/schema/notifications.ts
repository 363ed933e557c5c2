import { sql } from 'drizzle-orm'
import type { MailPart, NoticeKind, NotificationChannel } from '@portal/domain'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { instant } from './columns.js'

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
    /** Mails of one key that wait together become one mail; null for those that always go alone. */
    joinKey: text('join_key'),
    /** What this one says within a joined mail; null where it has no key. */
    part: jsonb('part').$type<MailPart>(),
    /** The mail that says this one too. It shares the fate of that one. */
    joinedInto: bigint('joined_into', { mode: 'number' }),
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
    index('outgoing_mails_join_idx')
      .on(table.joinKey, table.dueAt, table.id)
      .where(sql`${table.claimedAt} is null and ${table.failedAt} is null and ${table.joinKey} is not null`),
    index('outgoing_mails_joined_into_idx')
      .on(table.joinedInto)
      .where(sql`${table.joinedInto} is not null`),
  ],
)

/** What the bell shows one person, written in the transaction of the event (domain definition 9.1). */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One notice for one key and person, however often the event is notified. */
    key: text('key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    group: text('event_group').notNull(),
    leaId: integer('lea_id').references(() => leas.id),
    /** No student and no details of a case. */
    title: text('title').notNull(),
    path: text('path').notNull(),
    /** How many events it stands for; more than one where they are grouped. */
    events: integer('events').notNull().default(1),
    /** What the person had chosen when it happened. */
    channel: text('channel').$type<NotificationChannel>().notNull(),
    createdOn: instant('created_on').notNull(),
    readOn: instant('read_on'),
    /** Set with the digest that held it, or when it was read before. */
    digestedOn: instant('digested_on'),
  },
  (table) => [
    uniqueIndex('notices_key_user_id_key').on(table.key, table.userId),
    index('notices_user_id_created_on_idx').on(table.userId, table.createdOn, table.id),
    index('notices_unread_idx')
      .on(table.userId)
      .where(sql`${table.readOn} is null`),
    index('notices_to_digest_idx')
      .on(table.userId, table.createdOn)
      .where(sql`${table.digestedOn} is null and ${table.channel} in ('Daily', 'Weekly')`),
    index('notices_created_on_idx').on(table.createdOn),
  ],
)
