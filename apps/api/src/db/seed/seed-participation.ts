import {
  addBusinessDays,
  calendarDay,
  exceedingSubjects,
  justificationDays,
  publishedJustification,
  publishedTexts,
  usualRateThreshold,
} from '@portal/domain'
import { inArray, max } from 'drizzle-orm'
import type { Database } from '../database.js'
import { complianceYears, justificationEditions, leas, participations, users } from '../schema/index.js'
import { readParticipation } from './demonstration-data.js'

const dayMs = 86_400_000
const publishedDaysAgo = 5

/** Participation rates of the demonstration, once: from then on they are what people make of them. */
export async function seedParticipation(db: Database, now: Date): Promise<void> {
  if ((await db.$count(participations)) > 0) return
  const [author] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.userName, ['monitor@state.example']))
  const [newest] = await db.select({ year: max(complianceYears.id) }).from(complianceYears)
  const year = newest?.year
  if (!author || typeof year !== 'number') return
  const known = new Set((await db.select({ id: leas.id }).from(leas)).map(({ id }) => id))
  const demonstrated = await readParticipation()
  const rows = demonstrated
    .filter(({ leaId }) => known.has(leaId))
    .map(({ leaId, daysOld, submitted, decision, ...rates }) => {
      const on = new Date(now.getTime() - daysOld * dayMs)
      const exceeds = exceedingSubjects(rates, usualRateThreshold).length > 0
      return {
        leaId,
        year,
        rates,
        justificationDueOn: exceeds ? addBusinessDays(calendarDay(on), justificationDays.required) : null,
        justification: submitted ? { ...submitted, confirmed: true } : null,
        justificationStatus: submitted ? (decision ? ('Accepted' as const) : ('Submitted' as const)) : null,
        submittedBy: submitted ? author.id : null,
        submittedOn: submitted ? on : null,
        decidedBy: decision ? author.id : null,
        decidedOn: decision ? on : null,
        changedBy: author.id,
        changedOn: on,
        version: 1,
      }
    })
  if (rows.length === 0) return
  const stored = await db.insert(participations).values(rows).returning()
  const published = new Set(
    demonstrated.filter(({ decision }) => decision === 'Published').map(({ leaId }) => leaId),
  )
  for (const { id, leaId, justification: fields, rates } of stored)
    if (fields && published.has(leaId)) {
      const of = { rates, threshold: usualRateThreshold }
      await db.insert(justificationEditions).values({
        participationId: id,
        number: 1,
        published: publishedJustification(fields, publishedTexts(fields, [], {}).answers, of),
        publishedBy: author.id,
        publishedOn: new Date(now.getTime() - publishedDaysAgo * dayMs),
      })
    }
}
