import type {
  JustificationFields,
  ParticipationRates,
  PublishedJustification,
  StoredJustificationStatus,
  WordDecision,
} from '@portal/domain'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { leas } from './agencies.js'
import { day, id, instant, person } from './columns.js'
import { complianceYears } from './years.js'

/** Participation of an agency in alternate assessments of a year (domain definition 2.14); no row before anything is entered. */
export const participations = pgTable(
  'participations',
  {
    id: id(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    /** Numerators and denominators, never a rounded rate. */
    rates: jsonb('rates').$type<ParticipationRates>().notNull(),
    /** null before the agency wrote anything; whether one is required follows from the rates. */
    justificationStatus: text('justification_status').$type<NonNullable<StoredJustificationStatus>>(),
    justification: jsonb('justification').$type<JustificationFields>(),
    /** Set as long as a subject is above the threshold. */
    justificationDueOn: day('justification_due_on'),
    submittedBy: person('submitted_by'),
    submittedOn: instant('submitted_on'),
    decidedBy: person('decided_by'),
    decidedOn: instant('decided_on'),
    /** Why it was returned last; null after it was accepted. */
    returnReason: text('return_reason'),
    /** Which pieces of the answers that may identify a student are published. */
    wordDecisions: jsonb('word_decisions').$type<Record<string, WordDecision>>().notNull().default({}),
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    /** 0 as long as nobody changed it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [unique('participations_year_lea_id_key').on(table.year, table.leaId)],
)

/** An accepted justification as it was published (34 CFR 200.6(c)(3)); what it says is never changed. */
export const justificationEditions = pgTable(
  'justification_editions',
  {
    id: id(),
    participationId: integer('participation_id')
      .notNull()
      .references(() => participations.id),
    /** Counts from 1. */
    number: integer('number').notNull(),
    published: jsonb('published').$type<PublishedJustification>().notNull(),
    publishedBy: person('published_by').notNull(),
    publishedOn: instant('published_on').notNull(),
    /** Set once the next edition takes its place, or the state withdraws it. */
    withdrawnBy: person('withdrawn_by'),
    withdrawnOn: instant('withdrawn_on'),
    withdrawalReason: text('withdrawal_reason'),
  },
  (table) => [
    unique('justification_editions_participation_id_number_key').on(table.participationId, table.number),
    uniqueIndex('justification_editions_published_key')
      .on(table.participationId)
      .where(sql`${table.withdrawnOn} is null`),
  ],
)
