import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Append-only history (domain definition 0.5, HistoryEvent); a trigger refuses every update and delete. */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    actorId: text('actor_id'),
    actorRole: text('actor_role'),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    leaId: integer('lea_id'),
    year: integer('year'),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    ip: text('ip'),
    requestId: text('request_id'),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 over the previous hash and the canonical JSON of this row. */
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_events_target_idx').on(table.targetType, table.targetId),
    index('audit_events_lea_id_at_idx').on(table.leaId, table.at),
    index('audit_events_action_seq_idx').on(table.action, table.seq),
    index('audit_events_target_type_seq_idx').on(table.targetType, table.seq),
    index('audit_events_actor_id_seq_idx').on(table.actorId, table.seq),
    index('audit_events_at_idx').on(table.at),
  ],
)
