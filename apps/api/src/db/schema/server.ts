import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Answers of commands that carried an Idempotency-Key, kept so that a repeat gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** User id, or 'public'. */
    actorId: text('actor_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Keyed hash over call, parameters, query and body. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
)
