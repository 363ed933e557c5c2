import type { AnnualFigures, StoredAnnualStatus } from '@portal/domain'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { leas } from '../agencies.js'
import { id, instant, person } from '../columns.js'
import { complianceYears } from '../years.js'

/** The annual report of incidents of an agency for a school year (domain definition 2.14); no status before anything is entered. */
export const annualReports = pgTable(
  'annual_reports',
  {
    id: id(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    status: text('status').$type<StoredAnnualStatus>(),
    /** Counts, never rates. */
    figures: jsonb('figures').$type<AnnualFigures>().notNull(),
    certifiedBy: person('certified_by'),
    certifiedOn: instant('certified_on'),
    decidedBy: person('decided_by'),
    decidedOn: instant('decided_on'),
    /** Why it was returned last; null after it was accepted. */
    returnReason: text('return_reason'),
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    /** 0 as long as nobody changed it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [unique('annual_reports_year_lea_id_key').on(table.year, table.leaId)],
)
