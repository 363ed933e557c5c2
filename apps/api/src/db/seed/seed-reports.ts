import { calendarDay, finalReport } from '@portal/domain'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database.js'
import { complianceYears, leas, publishedReports, users } from '../schema/index.js'

const day = 86_400_000
const reported = ['01', '13']

/** Final reports of last year in the libraries of two agencies; adds them once. */
export async function seedReports(db: Database, now: Date): Promise<void> {
  const [any] = await db.select({ id: publishedReports.id }).from(publishedReports).limit(1)
  const [, lastYear] = await db
    .select({ id: complianceYears.id })
    .from(complianceYears)
    .orderBy(desc(complianceYears.id))
    .limit(2)
  const [monitor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, 'monitor@state.example'), isNull(users.deletedAt)))
  if (any || !lastYear || !monitor) return
  const agencies = await db
    .select({ id: leas.id, name: leas.name })
    .from(leas)
    .where(inArray(leas.code, reported))
    .orderBy(sql`${leas.code}`)
  await db.insert(publishedReports).values(
    agencies.map(({ id, name }) => ({
      leaId: id,
      year: lastYear.id,
      part: 'Part B',
      module: 'Self-assessment' as const,
      title: 'Final report',
      document: finalReport(
        {
          agency: name,
          year: lastYear.id,
          part: 'Part B',
          title: 'Part B Self-Assessment',
          stamps: ['The answers of this year were given outside of the portal.'],
          sections: [],
        },
        {
          recommendations: 'Keep the log of outreach by month, with the partners who took part.',
          nextSteps: 'The state looks at the log again with the next self-assessment.',
          findings: [],
          documents: [],
          acknowledgeBy: calendarDay(new Date(now.getTime() + 30 * day)),
          earlier: null,
        },
      ),
      requests: [],
      audience: 'All agency users' as const,
      state: 'Issued' as const,
      issuedBy: monitor.id,
      issuedOn: new Date(now.getTime() - 120 * day),
      requiresAcknowledgement: true,
      acknowledgeBy: calendarDay(new Date(now.getTime() + 30 * day)),
    })),
  )
}
