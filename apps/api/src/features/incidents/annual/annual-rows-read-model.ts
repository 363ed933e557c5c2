import {
  annualReportDue,
  canImportFigures,
  canReadAnnualReports,
  countText,
  figureGaps,
  flagsOf,
  publishedTable,
  seesFigures,
  seesSmallNumbers,
  type Actor,
  type AgencyFigures,
  type AnnualFigures,
  type AnnualReportStatus,
  type PublishedLine,
  type ShownCount,
  type StoredAnnualStatus,
} from '@portal/domain'
import type { AnswerOf, getPublishedIncidents, listAnnualReports } from '@portal/rest-contract'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { annualReports, complianceYears, incidents, leas } from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import { listVisibleAgencies } from '../../agencies/agencies-read-model.js'

/** An agency in a school year. */
export interface AnnualPlace {
  year: number
  leaId: number
}

/** How reports are named, in the history too. */
export const annualReportId = ({ year, leaId }: AnnualPlace): string => `${year}-${leaId}`

/** Years that a trend goes back. */
const trendYears = 10

/** A report without its tables by demographic, which only its own page needs. */
export interface YearReport extends AgencyFigures {
  year: number
  status: StoredAnnualStatus
  code: string
  agency: string
}

/** The reports of a year and those before it, oldest first; without training agencies. */
export async function listReportsUntil(db: Database, year: number): Promise<YearReport[]> {
  const rows = await db
    .select({
      leaId: annualReports.leaId,
      year: annualReports.year,
      status: annualReports.status,
      code: leas.code,
      agency: leas.shortName,
      figures: sql<AnnualFigures>`${annualReports.figures} - 'groups'`,
    })
    .from(annualReports)
    .innerJoin(leas, eq(leas.id, annualReports.leaId))
    .where(
      and(
        isNotNull(annualReports.status),
        eq(leas.isTest, false),
        sql`${annualReports.year} between ${year - trendYears + 1} and ${year}`,
      ),
    )
    .orderBy(asc(annualReports.year), asc(leas.code))
  return rows.flatMap(({ status, figures, ...row }) =>
    status === null ? [] : [{ ...row, status, figures: { ...figures, groups: [] } }],
  )
}

/** A count as it is sent. */
export const toShown = (count: ShownCount) => ({
  value: count.shown ? count.value : null,
  text: countText(count),
})

const toCounts = ({ incidents: n, students, per100 }: PublishedLine['all']) => ({
  incidents: toShown(n),
  students: toShown(students),
  per100,
})

/** A line of the published table as it is sent. */
export const toLine = ({ physical, seclusion, mechanical, all, enrolled, share }: PublishedLine) => ({
  physical: toCounts(physical),
  seclusion: toCounts(seclusion),
  mechanical: toCounts(mechanical),
  all: toCounts(all),
  enrolled,
  share,
})

/** The accepted reports of a year among those that were read. */
export const acceptedIn = (reports: readonly YearReport[], year: number) =>
  reports.filter((report) => report.year === year && report.status === 'Accepted')

/** Whether a compliance year is there. */
export async function isAnnualYear(db: Database, year: number): Promise<boolean> {
  return isRowId(year) && (await db.$count(complianceYears, eq(complianceYears.id, year))) > 0
}

/** The published table of a year with the totals of the state by year; nothing is hidden with `all`. */
export async function publishedOf(
  db: Database,
  actor: Actor,
  year: number,
  all: boolean,
): Promise<AnswerOf<typeof getPublishedIncidents>> {
  const reports = await listReportsUntil(db, year)
  const accepted = acceptedIn(reports, year)
  const { rows, totals } = publishedTable(accepted, !all)
  const years = [...new Set(reports.map((report) => report.year))]
  const [counted] = await db
    .select({ agencies: sql<number>`count(*)::int` })
    .from(leas)
    .where(and(eq(leas.active, true), eq(leas.isTest, false), eq(leas.hasPartB, true)))
  return {
    year,
    hidden: !all,
    seesAll: seesSmallNumbers(actor, null),
    rows: rows.map((row, at) => {
      const { code = '', agency = '' } = accepted[at] ?? {}
      return Object.assign({ leaId: row.leaId, code, agency }, toLine(row))
    }),
    totals: toLine(totals),
    trend: years.flatMap((one) => {
      const ofYear = acceptedIn(reports, one)
      return ofYear.length === 0 ? [] : [{ year: one, ...toLine(publishedTable(ofYear, !all).totals) }]
    }),
    missing: Math.max(0, (counted?.agencies ?? 0) - accepted.length),
  }
}

interface StoredRow {
  leaId: number
  status: StoredAnnualStatus | null
  figures: AnnualFigures
  certifiedOn: Date | null
}

/** The agencies that the actor sees with their reports of a year; the register is counted by one statement. */
export async function listAnnualRows(
  db: Database,
  actor: Actor,
  year: number,
): Promise<AnswerOf<typeof listAnnualReports>> {
  const { leaId, status, figures, certifiedOn } = annualReports
  const rows: StoredRow[] = await db
    .select({ leaId, status, figures, certifiedOn })
    .from(annualReports)
    .where(eq(annualReports.year, year))
  const stored = new Map(rows.map((row) => [row.leaId, row]))
  const isState = flagsOf(actor).isStateMonitor
  const agencies = await listVisibleAgencies(db, actor)
  const counts = await registeredIn(db, year)
  const isOpen = canReadAnnualReports(actor).allowed
  const published = isState ? null : publishedTable(acceptedIn(await listReportsUntil(db, year), year), true)
  return {
    rows: agencies
      .filter(({ hasPartB }) => hasPartB && isOpen)
      .map(({ id }) => {
        const own = stored.get(id)
        const state: AnnualReportStatus = own?.status ?? 'Not started'
        const full = seesSmallNumbers(actor, id)
        const line = lineOf(own, { actor, full, published: published?.rows.find((row) => row.leaId === id) })
        return {
          id: annualReportId({ year, leaId: id }),
          leaId: id,
          status: state,
          dueOn: annualReportDue(year),
          certifiedOn: own?.certifiedOn?.toISOString() ?? null,
          incidents: toShown(line?.all.incidents ?? nothing),
          students: toShown(line?.all.students ?? nothing),
          per100: line?.all.per100 ?? '-',
          registered: full ? (counts.get(id) ?? 0) : null,
          gaps: own ? figureGaps(own.figures).length : 0,
        }
      }),
    importFile: act(canImportFigures(actor)),
  }
}

const nothing: ShownCount = { shown: false, text: '-' }

/** The line of an agency as the actor may read it; undefined where it is not theirs to read yet. */
function lineOf(
  own: StoredRow | undefined,
  { actor, full, published }: { actor: Actor; full: boolean; published: PublishedLine | undefined },
): PublishedLine | undefined {
  if (!own?.status || !seesFigures(actor, { leaId: own.leaId, status: own.status })) return undefined
  return full ? publishedTable([own], false).rows[0] : published
}

/** Incidents in the register by agency. */
async function registeredIn(db: Database, year: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ leaId: incidents.leaId, n: sql<number>`count(*)::int` })
    .from(incidents)
    .where(eq(incidents.year, year))
    .groupBy(incidents.leaId)
  return new Map(rows.map(({ leaId, n }) => [leaId, n]))
}
