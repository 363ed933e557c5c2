import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { auditRecords } from './audit-records.js'
import { auditProngs } from './audits.js'
import { day, instant } from '../columns.js'
import { findingCases, findingRounds, findings } from '../findings.js'

/** Which audit a finding comes from, and which of its items the finding is about. */
export const auditFindings = pgTable(
  'audit_findings',
  {
    findingId: integer('finding_id')
      .primaryKey()
      .references(() => findings.id),
    /** The review that found it. */
    prongId: integer('prong_id')
      .notNull()
      .references(() => auditProngs.id),
    itemIds: text('item_ids').array().notNull(),
  },
  (table) => [index('audit_findings_prong_id_idx').on(table.prongId)],
)

/** What a case of a finding has more when it comes from the review of a record; its state is that of the case. */
export const auditCorrections = pgTable(
  'audit_corrections',
  {
    caseId: integer('case_id')
      .primaryKey()
      .references(() => findingCases.id),
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id').notNull(),
    /** Services that make up for what the child missed are needed, and which. */
    compensatoryNeeded: boolean('compensatory_needed').notNull().default(false),
    compensatoryText: text('compensatory_text').notNull().default(''),
    /** Services to make up for it that the state asks for; empty where it asks for none. */
    compensatoryAsked: text('compensatory_asked').notNull().default(''),
    /** First look of a monitor at it since it was submitted; from then on the agency cannot recall it. */
    openedOn: instant('opened_on'),
  },
  (table) => [index('audit_corrections_record_id_idx').on(table.recordId)],
)

/** What a review of newer data said about a finding, so that it is told to the finding once. */
export const auditRoundFindings = pgTable(
  'audit_round_findings',
  {
    prongId: integer('prong_id')
      .notNull()
      .references(() => auditProngs.id),
    findingId: integer('finding_id')
      .notNull()
      .references(() => findings.id),
    outcome: text('outcome', { enum: ['passed', 'failed', 'noneApplies'] }),
    /** The result as the finding has it. */
    roundId: integer('round_id').references(() => findingRounds.id),
    /** How the finding stood before its result, so that the result can be taken back; null while there is none. */
    statusBefore: integer('status_before'),
    prong1VerifiedBefore: day('prong1_verified_before'),
  },
  (table) => [
    primaryKey({ columns: [table.prongId, table.findingId] }),
    index('audit_round_findings_finding_id_idx').on(table.findingId),
  ],
)
