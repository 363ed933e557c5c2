import type { Database } from '../database.js'
import { seedDemonstrationAccounts, seedRoles, type DemonstrationOptions } from './seed-accounts.js'
import { seedAgencies } from './seed-agencies.js'
import { seedAnnualReports } from './seed-annual-reports.js'
import { seedAudits } from './seed-audits.js'
import { seedExampleAudits } from './example-audits/seed-example-audits.js'
import { seedCaseStudies } from './seed-case-studies.js'
import { seedCohorts } from './seed-cohorts.js'
import { seedCalendar } from './seed-calendar.js'
import { seedIncidents } from './seed-incidents.js'
import { seedFindings } from './seed-findings.js'
import { seedLastYear } from './seed-last-year.js'
import { seedHelp } from './seed-help.js'
import { seedNotes } from './seed-notes.js'
import { seedParticipation } from './seed-participation.js'
import { seedReports } from './seed-reports.js'
import { seedRequiredDocuments } from './seed-required-documents.js'
import { seedSelfAssessments } from './seed-self-assessments.js'
import { seedYears } from './seed-years.js'

/** The demonstration state. Runs at every start in demonstration mode and adds only what is missing. */
export async function seedDemonstration(db: Database, options: DemonstrationOptions): Promise<void> {
  await seedAgencies(db)
  await seedRoles(db)
  await seedDemonstrationAccounts(db, options)
  await seedYears(db, options.now)
  await seedSelfAssessments(db, options.now)
  await seedLastYear(db)
  await seedRequiredDocuments(db)
  await seedAudits(db)
  await seedCohorts(db, options.now)
  await seedFindings(db, options.now)
  await seedReports(db, options.now)
  await seedNotes(db, options.now)
  await seedCaseStudies(db, options.now)
  await seedIncidents(db, options.now)
  await seedAnnualReports(db, options.now)
  await seedParticipation(db, options.now)
  await seedCalendar(db, options.now)
  await seedHelp(db, options.now)
  await seedExampleAudits(db, options.now, options.office)
}
