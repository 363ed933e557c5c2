import type { ParticipationRates } from '@portal/domain'
import { integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import { leas } from './agencies.js'
import { id, instant, person } from './columns.js'
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
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    /** 0 as long as nobody changed it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [unique('participations_year_lea_id_key').on(table.year, table.leaId)],
)
