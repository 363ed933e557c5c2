import {
  CaseState,
  currentProng,
  FindingStatus,
  isOpenFinding,
  isStateStaff,
  newerDataState,
  RecordStatus,
  shownCount,
  shownScore,
  type Actor,
} from '@portal/domain'
import type { auditFigures } from '@portal/rest-contract'
import { and, count, eq, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import {
  auditCorrections,
  auditFindings,
  auditKeptScores,
  auditLists,
  auditProngs,
  auditRecords,
  audits,
  auditSamples,
  findingCases,
  findings,
} from '../../../db/schema/index.js'
import type { AuditView } from '../audits-read-model.js'
import { isOfRecord } from '../results/audits-kept-scores-read-model.js'
import { usualSizeOf } from '../sample/audits-sample-read-model.js'
import { grouped } from '../../../db/grouped.js'

type Row = z.infer<typeof auditFigures>

/** How far an audit is, without what the caller may do; and how many corrections wait for its agency. */
export interface Figures extends Omit<Row, 'assignLead' | 'remind' | 'moveDue'> {
  withAgency: number
}

/** How far audits are, in their order; four queries, however many there are. `today` is a day of the display zone. */
export async function figuresOf(
  db: Database,
  actor: Actor,
  views: readonly AuditView[],
  today: string,
): Promise<Figures[]> {
  const ids = views.map(({ answer }) => answer.id)
  if (ids.length === 0) return []
  const scores = new Map((await scoresOfAudits(db, ids)).map((row) => [row.auditId, row]))
  const found = grouped(await findingsOfAudits(db, ids), ({ auditId }) => auditId)
  const corrected = new Map((await correctionsOfAudits(db, ids, today)).map((row) => [row.auditId, row]))
  const sizes = new Map((await sizesOfProngs(db, views)).map((row) => [row.prongId, row]))
  return views.map((view) => {
    const { type, answer } = view
    const { id, prongs } = answer
    const current = currentProng(prongs)
    const own = found.get(id) ?? []
    const counts = corrected.get(id)
    return {
      id,
      sampleSize: current ? sampleSizeOf(view, current.number, sizes.get(current.id)) : null,
      compliance: complianceOf(actor, scores.get(id), prongs),
      findings: own.length,
      findingsOpen: own.filter(({ status }) => isOpenFinding(status)).length,
      corrections: counts ? shownCorrections(actor, counts) : null,
      correctionsDueOn: counts?.dueOn ?? null,
      newerData: newerDataState({ usesProngs: type.usesProngs, prongs, findings: own }),
      withAgency: counts?.withAgency ?? 0,
    }
  })
}

/** Size that the sample of a prong was drawn or last changed to, before that the usual one; null without a list. */
function sampleSizeOf(view: AuditView, number: number, sizes: Sizes | undefined): number | null {
  if (!sizes) return null
  return sizes.drawnSize ?? usualSizeOf(view, number, sizes.population)
}

type Sizes = Awaited<ReturnType<typeof sizesOfProngs>>[number]

/** Rows that are reviewed without being drawn are on top of the size of a draw, and part of that of a later change. */
const drawnSize = sql<number | null>`coalesce(
  (select (c ->> 'size')::int from jsonb_array_elements(${auditSamples.certificate} -> 'changes') with ordinality as changes(c, n)
   where c ->> 'size' is not null order by n desc limit 1),
  (${auditSamples.certificate} ->> 'size')::int + coalesce(jsonb_array_length(${auditSamples.certificate} -> 'always'), 0))`

/** Of the prongs that audits are in, those that have a list. */
function sizesOfProngs(db: Database, views: readonly AuditView[]) {
  const ids = views.flatMap(({ answer }) => currentProng(answer.prongs)?.id ?? [])
  return db
    .select({ prongId: auditLists.prongId, population: auditLists.rowCount, drawnSize })
    .from(auditLists)
    .leftJoin(auditSamples, eq(auditSamples.prongId, auditLists.prongId))
    .where(inArray(auditLists.prongId, ids))
}

type Scores = Awaited<ReturnType<typeof scoresOfAudits>>[number]

/** Percent of the first prong; empty while nothing of it is reviewed, and where a complete record has no kept score. */
function complianceOf(actor: Actor, scores: Scores | undefined, prongs: AuditView['answer']['prongs']) {
  const complete = prongs.find(({ number }) => number === 1)?.complete ?? 0
  if (!scores || scores.records < complete || scores.met + scores.notMet === 0) return ''
  return shownScore(actor, scores).percent
}

/** Below ten students a reader outside the state gets none of the numbers: together they give each other away. */
function shownCorrections(actor: Actor, counts: NonNullable<Row['corrections']>): Row['corrections'] {
  const { required, verified, submitted, returned, open, overdue } = counts
  const shown = { required, verified, submitted, returned, open, overdue }
  const hides = Object.values(shown).some((n) => !shownCount(n).shown)
  return hides && !isStateStaff(actor) ? null : shown
}

/** Sums over the complete records of first prongs. */
function scoresOfAudits(db: Database, ids: readonly number[]) {
  const sum = (of: SQLWrapper) => sql<number>`coalesce(sum(${of}), 0)::int`
  return db
    .select({
      auditId: auditProngs.auditId,
      records: count(),
      met: sum(auditKeptScores.met),
      notMet: sum(auditKeptScores.notMet),
    })
    .from(auditRecords)
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(auditKeptScores, isOfRecord)
    .where(
      and(
        inArray(auditProngs.auditId, [...ids]),
        eq(auditProngs.number, 1),
        eq(auditRecords.status, RecordStatus.complete),
      ),
    )
    .groupBy(auditProngs.auditId)
}

function findingsOfAudits(db: Database, ids: readonly number[]) {
  return db
    .select({
      auditId: auditProngs.auditId,
      status: findings.status,
      newerDataVerified: sql<boolean>`${findings.prong2VerifiedOn} is not null`,
    })
    .from(auditFindings)
    .innerJoin(findings, eq(findings.id, auditFindings.findingId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditFindings.prongId))
    .where(and(inArray(auditProngs.auditId, [...ids]), ne(findings.status, FindingStatus.withdrawn)))
}

function correctionsOfAudits(db: Database, ids: readonly number[], today: string) {
  const { state, dueOn } = findingCases
  const { verified, leftApproved, submitted, leftClaimed, returned } = CaseState
  const done = inArray(state, [verified, leftApproved])
  const withState = inArray(state, [submitted, leftClaimed])
  const withAgency = sql`not ${done} and not ${withState}`
  const counted = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`
  return db
    .select({
      auditId: auditProngs.auditId,
      required: count(),
      verified: counted(done),
      submitted: counted(withState),
      returned: counted(eq(state, returned)),
      open: counted(sql`not ${done}`),
      overdue: counted(sql`${withAgency} and ${dueOn} < ${today}`),
      withAgency: counted(withAgency),
      dueOn: sql<string | null>`min(${dueOn}) filter (where not ${done})::text`,
    })
    .from(auditCorrections)
    .innerJoin(findingCases, eq(findingCases.id, auditCorrections.caseId))
    .innerJoin(findings, eq(findings.id, findingCases.findingId))
    .innerJoin(auditRecords, eq(auditRecords.id, auditCorrections.recordId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .where(and(inArray(auditProngs.auditId, [...ids]), ne(findings.status, FindingStatus.withdrawn)))
    .groupBy(auditProngs.auditId)
}
