import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../database.js'
import { complianceYears, leas } from '../schema/index.js'
import { seedAgencies } from './seed-agencies.js'
import { seedAudits } from './seed-audits.js'
import { seedRequiredDocuments } from './seed-required-documents.js'
import { seedSelfAssessmentContent } from './seed-self-assessment-content.js'
import { seedYears } from './seed-years.js'

/** Any number; only this lock uses it. */
const contentLock = 4_100_006

export interface FirstContent {
  agencies: number
  years: number
  selfAssessments: number
}

/**
 * What an installation begins its work with: the agencies, the years up to the current one, and the questionnaires of
 * both parts with a self-assessment for each agency and part. Null when agencies or years are there already: from then on they are the
 * administrators' (a new year is launched, not seeded). All or nothing.
 */
export async function seedFirstContent(
  db: Database,
  now: Date,
  record: (tx: Tx, content: FirstContent) => Promise<void>,
): Promise<FirstContent | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${contentLock})`)
    if ((await tx.$count(leas)) > 0 || (await tx.$count(complianceYears)) > 0) return null
    await seedAgencies(tx)
    await seedYears(tx, now)
    const responses = await seedSelfAssessmentContent(tx)
    await seedRequiredDocuments(tx)
    await seedAudits(tx)
    const content = {
      agencies: await tx.$count(leas),
      years: await tx.$count(complianceYears),
      selfAssessments: responses.length,
    }
    await record(tx, content)
    return content
  })
}
