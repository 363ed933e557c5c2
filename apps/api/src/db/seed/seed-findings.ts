import { addDays, calendarDay, CaseState, correctionDue, findingDueOn, findingNumber } from '@portal/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database.js'
import {
  citations,
  complianceYears,
  findingCases,
  findingRounds,
  findings,
  leas,
  users,
} from '../schema/index.js'
import { readFindings, type DemonstrationFinding } from './demonstration-data.js'

/** Findings of the demonstration, once: from then on they are what people make of them. */
export async function seedFindings(db: Database, now: Date): Promise<void> {
  if ((await db.$count(findings)) > 0) return
  const [monitor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, 'monitor@state.example'), isNull(users.deletedAt)))
  if (!monitor) return
  const entries = await readFindings()
  await db.transaction(async (tx) => {
    const references = [...new Set(entries.map(({ reference }) => reference))]
    const known = await tx
      .select({ id: citations.id, reference: citations.reference })
      .from(citations)
      .where(inArray(citations.reference, references))
    const agencies = await tx.select({ id: leas.id, code: leas.code }).from(leas)
    const years = (await tx.select({ id: complianceYears.id }).from(complianceYears)).map(({ id }) => id)
    for (const [index, entry] of entries.entries()) {
      const citation = known.find(({ reference }) => reference === entry.reference)
      const lea = agencies.find(({ id }) => id === entry.leaId)
      const year = Math.max(...years) - entry.yearsAgo
      if (citation && lea && years.includes(year))
        await seedFinding(
          tx,
          entry,
          { citationId: citation.id, leaCode: lea.code, year, seq: index + 1 },
          monitor.id,
          now,
        )
    }
  })
}

const passedRound = { number: 1, recordsReviewed: 10, recordsCompliant: 10, note: '' }

async function seedFinding(
  db: Database,
  entry: DemonstrationFinding,
  place: { citationId: number; leaCode: string; year: number; seq: number },
  monitorId: string,
  now: Date,
): Promise<void> {
  const dayAgo = (days: number) => addDays(calendarDay(now), -days)
  const issuedOn = entry.issuedDaysAgo === null ? null : dayAgo(entry.issuedDaysAgo)
  const dueOn = issuedOn === null ? null : findingDueOn(issuedOn)
  const stamp = { changedBy: monitorId, changedOn: now }
  const verifiedOn = (days: number | undefined) => (days === undefined ? null : dayAgo(days))
  const [added] = await db
    .insert(findings)
    .values({
      number: findingNumber({ ...place, part: 'Part B' }),
      leaId: entry.leaId,
      year: place.year,
      part: 'Part B',
      citationId: place.citationId,
      ...findingOf(entry),
      status: entry.status,
      discoveredOn: dayAgo((entry.issuedDaysAgo ?? 0) + 20),
      issuedOn,
      dueOn,
      prong1VerifiedOn: verifiedOn(entry.prong1DaysAgo),
      prong2VerifiedOn: verifiedOn(entry.prong2DaysAgo),
      closedOn: verifiedOn(entry.closedDaysAgo),
      ownerMonitorId: monitorId,
      createdBy: monitorId,
      createdOn: now,
      ...stamp,
    })
    .returning({ id: findings.id })
  if (!added) return
  if (entry.cases.length > 0)
    await db.insert(findingCases).values(
      entry.cases.map(({ reference, state }) => ({
        findingId: added.id,
        studentReference: reference,
        requiredAction: entry.requiredAction,
        ...correctionOf(issuedOn, dueOn),
        state,
        ...standingOf(entry, state, monitorId, now),
        ...stamp,
      })),
    )
  if (entry.prong2DaysAgo !== undefined && issuedOn)
    await db.insert(findingRounds).values({
      findingId: added.id,
      periodFrom: addDays(issuedOn, 1),
      periodTo: dayAgo(entry.prong2DaysAgo),
      recordedBy: monitorId,
      recordedOn: now,
      ...passedRound,
    })
}

/** What was found. */
function findingOf(entry: DemonstrationFinding) {
  return {
    source: entry.source,
    indicatorCode: entry.indicatorCode ?? null,
    countingMode: 'Grouped' as const,
    description: entry.description,
    evidenceSummary: entry.evidence,
    systemic: entry.cases.length >= 3 || entry.cases.length === 0,
  }
}

/** How far the correction of a case of this state has come. */
function standingOf(entry: DemonstrationFinding, state: number, monitorId: string, now: Date) {
  const dayAgo = (days: number) => addDays(calendarDay(now), -days)
  // A case was verified halfway to today unless prong 1 has a day; a correction was submitted this week.
  const verifiedDaysAgo = entry.prong1DaysAgo ?? Math.floor((entry.issuedDaysAgo ?? 0) / 2)
  const instantAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return state === CaseState.verified
    ? {
        narrative: 'Done, with a note in the file of the student.',
        correctedOn: dayAgo(verifiedDaysAgo + 5),
        submittedOn: instantAgo(verifiedDaysAgo + 4),
        verifiedBy: monitorId,
        verifiedOn: instantAgo(verifiedDaysAgo),
      }
    : state === CaseState.submitted
      ? {
          narrative: 'Done, with a note in the file of the student.',
          correctedOn: dayAgo(4),
          submittedOn: instantAgo(3),
        }
      : {}
}

function correctionOf(issuedOn: string | null, dueOn: string | null) {
  if (issuedOn === null || dueOn === null) return { dueOn: null, dueRule: null }
  const { due, derivation } = correctionDue(issuedOn, 'issued', dueOn)
  return { dueOn: due, dueRule: derivation }
}
