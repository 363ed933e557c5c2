import { z } from 'zod'
import type { Database } from '../database.js'
import { leas } from '../schema/index.js'
import { readSeedData } from './seed-data.js'

const schoolSystem = z.strictObject({
  /** State number. */
  id: z.int().positive(),
  name: z.string(),
  shortName: z.string(),
  region: z.string(),
  /** Pupils in 2023-24 (Common Core of Data). */
  enrollment: z.int().positive(),
})

/** Monitoring runs in six yearly cohorts. */
const cohorts = 6

/** The 24 public school systems of Maryland and the training agency. What is there already is left as it is. */
export async function seedAgencies(db: Database): Promise<void> {
  const schoolSystems = await readSeedData('school-systems.json', z.array(schoolSystem))
  const rows: (typeof leas.$inferInsert)[] = schoolSystems.map(
    ({ id, name, shortName, region, enrollment }, index) => ({
      id,
      code: String(id).padStart(2, '0'),
      name,
      shortName,
      kind: 'LEA',
      hasPartB: true,
      hasPartC: true,
      region,
      cohort: (index % cohorts) + 1,
      enrollmentBand: enrollment < 10_000 ? 'S' : enrollment < 50_000 ? 'M' : 'L',
      enrollment,
    }),
  )
  rows.push({
    id: 99,
    code: '99',
    name: 'Training County Public Schools',
    shortName: 'Training County',
    kind: 'LEA',
    hasPartB: true,
    hasPartC: true,
    isTest: true,
  })
  await db.insert(leas).values(rows).onConflictDoNothing()
}
