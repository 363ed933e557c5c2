import { addDays, calendarDay } from '@portal/domain'
import { inArray, max } from 'drizzle-orm'
import type { Database } from '../database.js'
import { caseStudies, complianceYears, leas, users } from '../schema/index.js'
import { readCaseStudies } from './demonstration-data.js'

const dayMs = 86_400_000
const people = ['monitor@state.example', 'monitor2@state.example']

/** Two case studies of the demonstration, once: from then on they are what people make of them. */
export async function seedCaseStudies(db: Database, now: Date): Promise<void> {
  if ((await db.$count(caseStudies)) > 0) return
  const found = await db
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .where(inArray(users.userName, people))
  const [author, reviewer] = people.map((name) => found.find(({ userName }) => userName === name)?.id)
  const [newest] = await db.select({ year: max(complianceYears.id) }).from(complianceYears)
  const year = newest?.year
  if (author === undefined || reviewer === undefined || typeof year !== 'number') return
  const known = new Set((await db.select({ id: leas.id }).from(leas)).map(({ id }) => id))
  const today = calendarDay(now)
  const rows = (await readCaseStudies())
    .filter(({ leaId }) => known.has(leaId))
    .map(({ students, timeline, interviews, ratings, recommendations, daysOld, ...study }, index) => {
      const on = new Date(now.getTime() - daysOld * dayMs)
      const isFinal = study.status === 'Final'
      const own = {
        year,
        students: students.map((student, at) => Object.assign({ id: `s${index}-${at}` }, student)),
        timeline: timeline.map(({ daysAgo, ...entry }, at) =>
          Object.assign({ id: `e${index}-${at}`, date: addDays(today, -daysAgo) }, entry),
        ),
        interviews: interviews.map(({ daysAgo, ...entry }, at) =>
          Object.assign({ id: `i${index}-${at}`, date: addDays(today, -daysAgo) }, entry),
        ),
        ratings: Object.entries(ratings).map(([area, rating]) => ({ area, rating, note: '' })),
        recommendations: recommendations.map((text, at) => ({ id: `r${index}-${at}`, text })),
        reviewerId: isFinal ? reviewer : null,
        sentOn: isFinal ? on : null,
        createdBy: author,
        createdOn: on,
        changedBy: isFinal ? reviewer : author,
        changedOn: on,
      }
      return Object.assign(own, study)
    })
  if (rows.length > 0) await db.insert(caseStudies).values(rows)
}
