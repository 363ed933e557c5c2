import {
  calendarDay,
  FindingStatus,
  flagsOf,
  indicatorCodes,
  indicatorCodesOfForm,
  leasSeenBy,
  type Actor,
  type findingSortColumns,
} from '@portal/domain'
import type { listFindings, QueryOf } from '@portal/rest-contract'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { sortedColumns } from '../../../db/sort.js'
import { citations, findings, leas } from '../../../db/schema/index.js'
import { contains } from '../../../db/search.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { findingRowAnswer, repeatSql, selectFindings, type FindingRow } from './findings-rows-read-model.js'

type Query = QueryOf<typeof listFindings>
type FindingFilter = Omit<Query, 'page' | 'pageSize' | 'sort'>

/** Most rows of one export. */
const mostExported = 50_000

/** One page of the register: what the actor may see of what is asked for. */
export async function listFindingRows(
  db: Database,
  actor: Actor,
  { page, pageSize, sort, ...filter }: Query,
  now: Date,
): Promise<{ rows: FindingRow[]; total: number; page: number; pageSize: number }> {
  const where = matching(actor, filter, now)
  const rows = await selectFindings(db, where)
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(findings)
    .innerJoin(leas, eq(leas.id, findings.leaId))
    .leftJoin(citations, eq(citations.id, findings.citationId))
    .where(where)
  return { rows: rows.map((row) => findingRowAnswer(row, now)), total: count?.total ?? 0, page, pageSize }
}

/** Every row of a filter with the name of its agency, for an export. */
export async function listForExport(
  db: Database,
  actor: Actor,
  filter: FindingFilter,
  sort: string | undefined,
  now: Date,
): Promise<{ row: FindingRow; agency: string }[]> {
  const rows = await selectFindings(db, matching(actor, filter, now))
    .orderBy(...orderOf(sort))
    .limit(mostExported)
  const names = new Map(
    (await db.select({ id: leas.id, name: leas.name }).from(leas)).map(({ id, name }) => [id, name]),
  )
  return rows.map((row) => ({ row: findingRowAnswer(row, now), agency: names.get(row.leaId) ?? '' }))
}

const casesOf = (which: SQL) =>
  sql`(select count(*) from finding_cases c where c.finding_id = ${findings.id} and ${which})`

/** What each column of the register is ordered by. */
const sortable: Record<(typeof findingSortColumns)[number], SQL> = {
  number: sql`${findings.number}`,
  agency: sql`${leas.code}`,
  part: sql`${findings.part}`,
  // Codes of sources and their words stand in the same order.
  source: sql`${findings.source}`,
  citation: sql`${citations.reference}`,
  // 'B4B' before 'B11'.
  indicator: sql`(substring(${findings.indicatorCode} from '[0-9]+')::int, ${findings.indicatorCode})`,
  issuedOn: sql`${findings.issuedOn}`,
  dueOn: sql`${findings.dueOn}`,
  // No day is left or late once the clock has stopped.
  daysLeft: sql`case when ${findings.status} between 2 and 6 then ${findings.dueOn} end`,
  prong1: sql`(${casesOf(sql`c.state in (4, 6)`)}::numeric / nullif(${casesOf(sql`true`)}, 0))`,
  prong2: sql`(select count(*) from finding_rounds r where r.finding_id = ${findings.id})`,
  cap: sql`${findings.systemic}`,
  status: sql`${findings.status}`,
  owner: sql`(select u.full_name from users u where u.id = ${findings.ownerMonitorId})`,
}

function orderOf(sort: string | undefined): SQL[] {
  const asked = sortedColumns(sort, sortable).map(({ column, descending }) =>
    descending ? sql`${desc(column)} nulls last` : asc(column),
  )
  return [...asked, desc(findings.year), asc(findings.number)]
}

/** Drafts are for the state's eyes; everybody else sees what was issued (1.3). */
export function inSight(actor: Actor): SQL | undefined {
  const seen = leasSeenBy(actor)
  const flags = flagsOf(actor)
  return and(
    seen === 'all' ? undefined : inArray(findings.leaId, [...seen]),
    flags.isLocalAdmin || flags.isLocalUser ? isNotNull(findings.issuedOn) : undefined,
  )
}

function matching(actor: Actor, filter: FindingFilter, now: Date): SQL | undefined {
  const { q, year, part, leaId, source, areaId, indicator, owner, issuedFrom, issuedTo } = filter
  const today = calendarDay(now)
  return and(
    inSight(actor),
    contains(q, [findings.number, leas.name, citations.reference, citations.title, findings.description]),
    year === undefined ? undefined : isRowId(year) ? eq(findings.year, year) : sql`false`,
    part === undefined ? undefined : eq(findings.part, part),
    leaId === undefined ? undefined : isRowId(leaId) ? eq(findings.leaId, leaId) : sql`false`,
    source === undefined ? undefined : eq(findings.source, source),
    areaId === undefined ? undefined : isRowId(areaId) ? eq(citations.areaId, areaId) : sql`false`,
    indicator === undefined ? undefined : inArray(findings.indicatorCode, indicatorCodes(indicator)),
    owner === undefined ? undefined : eq(findings.ownerMonitorId, owner),
    issuedFrom === undefined ? undefined : gte(findings.issuedOn, issuedFrom),
    issuedTo === undefined ? undefined : lte(findings.issuedOn, issuedTo),
    statusSql(filter.status),
    yesNo(filter.overdue, sql`(${findings.status} between 2 and 6 and ${findings.dueOn} < ${today})`),
    yesNo(filter.repeat, repeatSql),
    outcomeSql(filter.outcome),
    formRowSql(filter.formRow),
  )
}

function yesNo(asked: 'true' | 'false' | undefined, condition: SQL): SQL | undefined {
  return asked === undefined ? undefined : asked === 'true' ? condition : sql`not (${condition})`
}

/** Statuses behind the groups of the filter; every other name is that of one status. */
const statusGroups: Partial<Record<NonNullable<FindingFilter['status']>, number[]>> = {
  open: [2, 3, 4, 5, 6],
  closed: [7, 8, 1],
  state: [0, 5],
  agency: [2, 3, 6],
}

function statusSql(status: FindingFilter['status']): SQL | undefined {
  if (status === undefined) return undefined
  const listed = inArray(findings.status, statusGroups[status] ?? [statusOf(status)])
  // The domain's `findingTurn`, as a condition: verified cases wait for the agency until newer data has passed.
  if (status === 'state')
    return or(
      listed,
      and(eq(findings.status, FindingStatus.prong1Verified), isNotNull(findings.prong2VerifiedOn)),
    )
  return status === 'agency'
    ? or(listed, and(eq(findings.status, FindingStatus.prong1Verified), isNull(findings.prong2VerifiedOn)))
    : listed
}

function statusOf(name: string): number {
  return Object.entries(FindingStatus).find(([known]) => known === name)?.[1] ?? -1
}

/** What counts in the timely correction: issued, and not withdrawn (1.4). */
export const countsSql = sql`(${findings.issuedOn} is not null and ${findings.status} between 2 and 8)`
const correctedSql = sql`greatest(${findings.prong1VerifiedOn}, ${findings.prong2VerifiedOn})`
const verifiedSql = sql`(${findings.prong1VerifiedOn} is not null and ${findings.prong2VerifiedOn} is not null)`

function outcomeSql(outcome: FindingFilter['outcome']): SQL | undefined {
  switch (outcome) {
    case undefined:
      return undefined
    case 'issued':
      return countsSql
    case 'timely':
      return sql`(${countsSql} and ${verifiedSql} and ${correctedSql} <= ${findings.dueOn})`
    case 'late':
      return sql`(${countsSql} and ${verifiedSql} and ${correctedSql} > ${findings.dueOn})`
    case 'notVerified':
      return sql`(${countsSql} and not ${verifiedSql})`
  }
}

function formRowSql(row: string | undefined): SQL | undefined {
  if (row === undefined) return undefined
  if (row === 'other') return sql`coalesce(${findings.indicatorCode}, '') = ''`
  if (row !== 'related') return inArray(findings.indicatorCode, indicatorCodes(row))
  const listed = (['Part B', 'Part C'] as const).map((part) =>
    and(eq(findings.part, part), inArray(findings.indicatorCode, indicatorCodesOfForm(part))),
  )
  return sql`(coalesce(${findings.indicatorCode}, '') <> '' and not (${or(...listed)}))`
}
