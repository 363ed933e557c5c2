import {
  daysToCorrection,
  ffyDays,
  formRowOf,
  indicatorsOfForm,
  median,
  timelyCorrection,
  type Actor,
} from '@portal/domain'
import type { AnswerOf, getFindingNumbers } from '@portal/rest-contract'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { findings, leas } from '../../../db/schema/index.js'
import { countsSql, inSight } from './findings-list-read-model.js'

type Numbers = AnswerOf<typeof getFindingNumbers>

/** Timely correction of what was issued in an FFY, as the federal form splits it, and days for each agency (1.4). */
export async function findingNumbers(
  db: Database,
  actor: Actor,
  { ffy, part }: { ffy: number; part: 'Part B' | 'Part C' },
): Promise<Numbers> {
  const { from, to } = ffyDays(ffy)
  const counted = await db
    .select({
      leaId: findings.leaId,
      indicatorCode: findings.indicatorCode,
      status: findings.status,
      issuedOn: findings.issuedOn,
      dueOn: findings.dueOn,
      prong1VerifiedOn: findings.prong1VerifiedOn,
      prong2VerifiedOn: findings.prong2VerifiedOn,
    })
    .from(findings)
    .innerJoin(leas, eq(leas.id, findings.leaId))
    .where(
      and(
        inSight(actor),
        countsSql,
        eq(leas.isTest, false),
        eq(findings.part, part),
        gte(findings.issuedOn, from),
        lte(findings.issuedOn, to),
      ),
    )
    .orderBy(asc(leas.code))
  const rowNames = [...indicatorsOfForm[part], 'related', 'other']
  const agencies = [...new Set(counted.map(({ leaId }) => leaId))]
  return {
    ffy,
    part,
    total: timelyCorrection(counted),
    rows: rowNames.map((row) =>
      Object.assign(
        { row },
        timelyCorrection(counted.filter((entry) => formRowOf(part, entry.indicatorCode) === row)),
      ),
    ),
    agencies: agencies.map((leaId) => {
      const own = counted.filter((entry) => entry.leaId === leaId)
      const days = own.flatMap((entry) => daysToCorrection(entry) ?? [])
      const medianDays = median(days)
      const maxDays = days.length === 0 ? null : Math.max(...days)
      return Object.assign({ leaId, medianDays, maxDays }, timelyCorrection(own))
    }),
  }
}
