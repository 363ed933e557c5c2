import type { Database } from '../database.js'
import { seedSelfAssessmentContent } from './seed-self-assessment-content.js'
import { seedSelfAssessmentProgress } from './seed-self-assessment-progress.js'

/** Questionnaires, responses and the progress that the demonstration begins with; adds only what is missing. */
export async function seedSelfAssessments(db: Database, now: Date): Promise<void> {
  await seedSelfAssessmentProgress(db, await seedSelfAssessmentContent(db), now)
}
