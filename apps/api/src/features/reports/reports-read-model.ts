import {
  calendarDay,
  canAcknowledge,
  canReplaceReport,
  canResend,
  canWithdraw,
  flagsOf,
  reportLeasSeenBy,
  seesReport,
  taskDue,
  type Actor,
  type DueDate,
  type PublishedReportFacts,
  type PublishedReportState,
  type ReportDocument,
  type ReportModule,
  SubmitState,
} from '@portal/domain'
import type { publishedReport, stateRequest } from '@portal/rest-contract'
import { and, asc, count, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { sortedColumns } from '../../db/sort.js'
import { contains } from '../../db/search.js'
import { fileObjects, leas, publishedReports, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'

export type PublishedReport = z.infer<typeof publishedReport>

/** A report with the facts that rules need and the answer that clients get. */
export interface ReportView {
  facts: PublishedReportFacts
  /** Id in the file store of a report that was uploaded. */
  fileId: string | null
  version: number
  changed: { by: string; on: Date } | null
  document: ReportDocument
  answer: PublishedReport
}

export interface ReportFilter {
  year?: number | undefined
  part?: string | undefined
  module?: ReportModule | undefined
  state?: PublishedReportState | undefined
  leaId?: number | undefined
  search?: string | undefined
}

export interface ReportScope extends ReportFilter {
  sort?: string | undefined
  page: number
  pageSize: number
}

/** Ids of the filtered reports that the actor may read, newest first; at most as many as asked for, and how many there are. */
export async function listReportIds(
  db: Database,
  actor: Actor,
  scope: ReportFilter,
  most: number,
): Promise<{ ids: number[]; total: number }> {
  const where = and(reportsInSight(actor), matching(scope))
  const rows = await db
    .select({ id: publishedReports.id, total: sql<number>`count(*) over ()::int` })
    .from(publishedReports)
    .innerJoin(leas, eq(leas.id, publishedReports.leaId))
    .where(where)
    .orderBy(desc(publishedReports.issuedOn), desc(publishedReports.id))
    .limit(most)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** One page of the library, newest first unless asked otherwise; what the actor may not read is left out. */
export async function listReports(
  db: Database,
  actor: Actor,
  scope: ReportScope,
): Promise<{ rows: PublishedReport[]; total: number }> {
  const where = and(reportsInSight(actor), matching(scope))
  const rows = await selectReports(db, where)
    .orderBy(...orderOf(scope.sort))
    .limit(scope.pageSize)
    .offset((scope.page - 1) * scope.pageSize)
  const [counted] = await db
    .select({ total: count() })
    .from(publishedReports)
    .innerJoin(leas, eq(leas.id, publishedReports.leaId))
    .where(where)
  return { rows: rows.map((row) => viewOf(row, actor).answer), total: counted?.total ?? 0 }
}

/** Every report of a filter that the actor may read, in the order of the list, for a file. */
export async function listReportsForExport(
  db: Database,
  actor: Actor,
  { sort, ...filter }: ReportFilter & { sort?: string | undefined },
): Promise<Row[]> {
  return selectReports(db, and(reportsInSight(actor), matching(filter))).orderBy(...orderOf(sort))
}

/** One report; null when it is not there or not for the actor's eyes. */
export async function findReport(db: Database, actor: Actor, id: number): Promise<ReportView | null> {
  if (!isRowId(id)) return null
  const [row] = await selectReports(db, eq(publishedReports.id, id))
  if (!row || !seesReport(actor, row)) return null
  const [stored] = await db
    .select({ document: publishedReports.document })
    .from(publishedReports)
    .where(eq(publishedReports.id, id))
  if (!stored) return null
  return { ...viewOf(row, actor), document: stored.document }
}

/** Selective reports that were issued for a self-assessment: the number of its rounds. */
export async function countIssuedRounds(db: Database, selfAssessmentId: number): Promise<number> {
  const [row] = await db
    .select({ rounds: count() })
    .from(publishedReports)
    .where(and(eq(publishedReports.selfAssessmentId, selfAssessmentId), isSelective))
  return row?.rounds ?? 0
}

type StateRequest = z.infer<typeof stateRequest>

/**
 * What was asked in each subsection last, as it was issued; by the id of the subsection response. Nothing is read while
 * the state has not begun its review.
 */
export async function findStateRequests(db: Database, selfAssessmentId: number, submitState: number) {
  if (submitState < SubmitState.inStateReview) return new Map<number, StateRequest>()
  const rows = await db
    .select({
      reportId: publishedReports.id,
      title: publishedReports.title,
      issuedOn: publishedReports.issuedOn,
      dueOn: publishedReports.responseDueOn,
      requests: publishedReports.requests,
    })
    .from(publishedReports)
    .where(
      and(
        eq(publishedReports.selfAssessmentId, selfAssessmentId),
        isSelective,
        notInArray(publishedReports.state, ['Withdrawn', 'Superseded']),
      ),
    )
    .orderBy(publishedReports.id)
  // Later rounds come later and take the place of earlier ones.
  return new Map<number, StateRequest>(
    rows.flatMap(({ requests, issuedOn, ...report }) =>
      requests.map(({ subsectionResponseId, comment, items }) => [
        subsectionResponseId,
        { ...report, issuedOn: issuedOn.toISOString(), comment, items },
      ]),
    ),
  )
}

const isSelective = eq(publishedReports.kind, 'selective')

/** The domain's `seesReport`, as a condition. */
export function reportsInSight(actor: Actor): SQL | undefined {
  const seen = reportLeasSeenBy(actor)
  if (seen === 'all') return undefined
  if (seen.length === 0) return sql`false`
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  return and(
    inArray(publishedReports.leaId, [...seen]),
    isLocalAdmin || isLocalUser ? ne(publishedReports.state, 'Withdrawn') : undefined,
    isLocalUser ? eq(publishedReports.audience, 'All agency users') : undefined,
  )
}

const sortable: Record<string, SQL> = {
  title: sql`lower(${publishedReports.title})`,
  module: sql`${publishedReports.module}`,
  year: sql`${publishedReports.year}`,
  // As the list shows it.
  part: sql`coalesce(nullif(${publishedReports.part}, ''), 'Both')`,
  agency: sql`lower(${leas.name})`,
  issued: sql`${publishedReports.issuedOn}`,
  state: sql`${publishedReports.state}`,
}

/** Newest first unless asked otherwise, and among those that are alike; an index holds both orders of `issued`. */
function orderOf(sort: string | undefined): SQL[] {
  const asked = sortedColumns(sort, sortable)
  const oldestFirst = asked.some(({ name, descending }) => name === 'issued' && !descending)
  const { issuedOn, id } = publishedReports
  const columns = asked.map(({ column, descending }) => (descending ? desc(column) : asc(column)))
  return [...columns, ...(oldestFirst ? [asc(issuedOn), asc(id)] : [desc(issuedOn), desc(id)])]
}

function matching({ year, part, module, state, leaId, search }: ReportFilter): SQL | undefined {
  const is = publishedReports
  const none = sql`false`
  return and(
    year === undefined ? undefined : isRowId(year) ? eq(is.year, year) : none,
    part === undefined ? undefined : eq(is.part, part),
    module === undefined ? undefined : eq(is.module, module),
    state === undefined ? undefined : eq(is.state, state),
    leaId === undefined ? undefined : isRowId(leaId) ? eq(is.leaId, leaId) : none,
    contains(search, [is.title, leas.name]),
  )
}

const issuer = alias(users, 'issuer')
const receiver = alias(users, 'receiver')
const changer = alias(users, 'changer')

/** Everything but the document itself, which is long. */
function selectReports(db: Database, where: SQL | undefined) {
  const report = publishedReports
  return db
    .select({
      id: report.id,
      leaId: report.leaId,
      agency: leas.name,
      year: report.year,
      part: report.part,
      module: report.module,
      title: report.title,
      selfAssessmentId: report.selfAssessmentId,
      findingId: report.findingId,
      letterNumber: report.letterNumber,
      edition: report.edition,
      replacesId: report.replacesId,
      file: {
        id: fileObjects.id,
        fileName: fileObjects.name,
        size: fileObjects.size,
        mime: fileObjects.mime,
        sha256: fileObjects.sha256,
        scanState: fileObjects.scanState,
      },
      resentOn: report.resentOn,
      resentCount: report.resentCount,
      audience: report.audience,
      state: report.state,
      issuedBy: { id: issuer.id, fullName: issuer.fullName },
      issuedOn: report.issuedOn,
      requiresAcknowledgement: report.requiresAcknowledgement,
      acknowledgeBy: report.acknowledgeBy,
      acknowledgeMoved: report.acknowledgeMoved,
      acknowledgedBy: receiver.id,
      acknowledgedByName: receiver.fullName,
      acknowledgedOn: report.acknowledgedOn,
      withdrawnReason: report.withdrawnReason,
      changedBy: changer.fullName,
      changedOn: report.changedOn,
      version: report.version,
    })
    .from(report)
    .innerJoin(leas, eq(leas.id, report.leaId))
    .innerJoin(issuer, eq(issuer.id, report.issuedBy))
    .leftJoin(fileObjects, eq(fileObjects.id, report.fileId))
    .leftJoin(receiver, eq(receiver.id, report.acknowledgedBy))
    .leftJoin(changer, eq(changer.id, report.changedBy))
    .where(where)
}

type Row = Awaited<ReturnType<typeof selectReports>>[number]

function viewOf(row: Row, actor: Actor): Omit<ReportView, 'document'> {
  const { acknowledgedBy, acknowledgedByName, changedBy, changedOn, version, file, ...rest } = row
  const { acknowledgeMoved: _moved, ...shown } = rest
  return {
    facts: row,
    fileId: file?.id ?? null,
    version,
    changed: changedBy && changedOn ? { by: changedBy, on: changedOn } : null,
    answer: {
      ...shown,
      acknowledgeDerivation: acknowledgeDue(row)?.derivation ?? null,
      file: fileOf(file),
      issuedOn: row.issuedOn.toISOString(),
      resentOn: row.resentOn?.toISOString() ?? null,
      acknowledgedBy:
        acknowledgedBy && acknowledgedByName ? { id: acknowledgedBy, fullName: acknowledgedByName } : null,
      acknowledgedOn: row.acknowledgedOn?.toISOString() ?? null,
      acknowledge: act(canAcknowledge(actor, row)),
      withdraw: act(canWithdraw(actor, row)),
      resend: act(canResend(actor, row)),
      replace: act(canReplaceReport(actor, { ...row, isUploaded: fileOf(file) !== null }, row.leaId)),
      version,
    },
  }
}

/** As the list of tasks says it. */
function acknowledgeDue({ acknowledgeBy, acknowledgeMoved, issuedOn }: Row): DueDate | null {
  return taskDue({
    kind: 'acknowledge',
    dueOn: acknowledgeBy,
    startOn: calendarDay(issuedOn),
    dueRule: null,
    dueMoved: acknowledgeMoved,
  })
}

/** drizzle answers null for the whole group, or for its members, when the left join found nothing. */
function fileOf(file: Row['file']): PublishedReport['file'] {
  if (!file?.id) return null
  const { id: _id, ...shown } = file
  return shown
}
