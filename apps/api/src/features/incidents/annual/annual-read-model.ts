import {
  annualReportDue,
  calendarDay,
  canCertify,
  canDecideReport,
  canEnterFigures,
  canRollUp,
  figureGaps,
  flagsOf,
  groupTables,
  noFigures,
  publishedTable,
  repeatStudents,
  seesAnnualReport,
  seesFigures,
  seesSmallNumbers,
  type Actor,
  type AnnualFigures,
  type AnnualReportFacts,
  type GroupTable,
  type PublishedLine,
} from '@portal/domain'
import type { AnswerOf, getAnnualReport } from '@portal/rest-contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { annualReports, complianceYears, leas } from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import { personSql } from '../../accounts/accounts-names-read-model.js'
import { findCodeLists } from '../../audits/lists/audits-lists-read-model.js'
import {
  acceptedIn,
  annualReportId,
  listReportsUntil,
  toLine,
  toShown,
  type AnnualPlace,
  type YearReport,
} from './annual-rows-read-model.js'

type Answer = AnswerOf<typeof getAnnualReport>

/** A report with what rules and the history need of it beside the answer. */
export interface AnnualReportView {
  answer: Answer
  figures: AnnualFigures
  facts: AnnualReportFacts
  version: number
  changed: { by: string; on: Date } | null
}

/** Who reads, and when. */
export interface AnnualReader {
  actor: Actor
  now: Date
}

/** The report of one agency, empty where nothing is entered; null for agencies that the actor does not see. */
export async function findAnnualReport(
  db: Database,
  { actor, now }: AnnualReader,
  { year, leaId }: AnnualPlace,
): Promise<AnnualReportView | null> {
  if (!isRowId(year) || !isRowId(leaId) || !seesAnnualReport(actor, leaId)) return null
  const [row] = await db
    .select({
      stored: annualReports,
      isTest: leas.isTest,
      changedBy: personSql(sql`annual_reports.changed_by`),
      certifiedBy: personSql(sql`annual_reports.certified_by`),
      decidedBy: personSql(sql`annual_reports.decided_by`),
      registered: sql<number>`(select count(*)::int from incidents i where i.lea_id = ${leas.id} and i.year = ${year})`,
    })
    .from(leas)
    .innerJoin(complianceYears, eq(complianceYears.id, year))
    .leftJoin(annualReports, and(eq(annualReports.leaId, leas.id), eq(annualReports.year, year)))
    .where(eq(leas.id, leaId))
  if (!row) return null
  const { stored, changedBy } = row
  const figures = stored?.figures ?? noFigures
  const status = stored?.status ?? 'Not started'
  const facts: AnnualReportFacts = { leaId, year, status, gaps: figureGaps(figures) }
  const full = seesSmallNumbers(actor, leaId)
  const shown = await shownOf(db, actor, { facts, figures })
  const { physical, seclusion, mechanical, enrolled, students, several } = figures
  return {
    figures,
    facts,
    version: stored?.version ?? 0,
    changed: changedBy && stored?.changedOn ? { by: changedBy.fullName, on: stored.changedOn } : null,
    answer: {
      id: annualReportId({ year, leaId }),
      leaId,
      year,
      status,
      dueOn: annualReportDue(year),
      entered: full ? { physical, seclusion, mechanical, enrolled, students, several } : null,
      ...shown,
      registered: full ? row.registered : null,
      gaps: full ? [...facts.gaps] : [],
      certifiedBy: row.certifiedBy,
      certifiedOn: stored?.certifiedOn?.toISOString() ?? null,
      decidedBy: row.decidedBy,
      decidedOn: stored?.decidedOn?.toISOString() ?? null,
      returnReason: full ? (stored?.returnReason ?? null) : null,
      changedBy,
      changedOn: stored?.changedOn?.toISOString() ?? null,
      version: stored?.version ?? 0,
      enter: act(canEnterFigures(actor, facts)),
      rollUp: act(canRollUp(actor, facts)),
      certify: act(canCertify(actor, facts, calendarDay(now))),
      decide: act(canDecideReport(actor, facts)),
    },
  }
}

/** The figures of a report as the actor may read them. */
async function shownOf(
  db: Database,
  actor: Actor,
  { facts: { leaId, year, status }, figures }: Pick<AnnualReportView, 'facts' | 'figures'>,
): Promise<Pick<Answer, 'isShown' | 'totals' | 'once' | 'several' | 'tables' | 'trend'>> {
  const isShown = seesFigures(actor, { leaId, status })
  if (!isShown) return { isShown, totals: null, once: null, several: null, tables: [], trend: [] }
  const before = (await listReportsUntil(db, year)).filter(
    (report) => report.year !== year || report.leaId !== leaId || report.status === 'Accepted',
  )
  const line = lineReader(actor, leaId, { year, figures, before })
  const totals = status === 'Not started' ? null : line(year)
  const hide = !seesSmallNumbers(actor, leaId)
  const terms = {
    hide,
    incidents: totals?.all.incidents.shown === true,
    students: totals?.all.students.shown === true,
  }
  const repeat = repeatStudents(figures, terms)
  const years = [...new Set([...before.map((report) => report.year), year])]
  return {
    isShown,
    totals: totals && toLine(totals),
    once: repeat && toShown(repeat.once),
    several: repeat && toShown(repeat.several),
    tables:
      figures.groups.length === 0 ? [] : groupTables(figures, await findCodeLists(db), terms).map(toTable),
    trend: years.flatMap((one) => {
      const found = one === year ? totals : line(one)
      return found === null ? [] : [{ year: one, ...toLine(found) }]
    }),
  }
}

const toTable = ({ category, label, rows }: GroupTable) => ({
  category,
  label,
  rows: rows.map(({ id, label: group, incidents, students }) => ({
    id,
    label: group,
    incidents: toShown(incidents),
    students: toShown(students),
  })),
})

/** Reads the line of the agency in a year: whole for the state and the agency, as it is published for others. */
function lineReader(
  actor: Actor,
  leaId: number,
  { year, figures, before }: { year: number; figures: AnnualFigures; before: readonly YearReport[] },
): (of: number) => PublishedLine | null {
  const isOwn = (report: { leaId: number }) => report.leaId === leaId
  return (of) => {
    const accepted = acceptedIn(before, of)
    const own = of === year ? { leaId, figures } : accepted.find(isOwn)
    if (own === undefined) return null
    const others = accepted.filter((report) => !isOwn(report))
    if (flagsOf(actor).isStateMonitor) return publishedTable([own, ...others], false).rows[0] ?? null
    const published = publishedTable(accepted, true).rows.find(isOwn) ?? null
    if (!seesSmallNumbers(actor, leaId)) return published
    // The share would say what the other agencies have together.
    const [whole] = publishedTable([own], false).rows
    return whole ? { ...whole, share: published?.share ?? '-' } : null
  }
}
