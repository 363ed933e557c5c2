import { leasSeenBy, type Actor } from '@portal/domain'
import type { caseStudyRow, listCaseStudies, QueryOf } from '@portal/rest-contract'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { caseStudies, leas } from '../../db/schema/index.js'
import { contains } from '../../db/search.js'
import { sortedColumns } from '../../db/sort.js'
import { isRowId } from '../../server/requests/row-id.js'
import { authorSql, personSql } from '../accounts/accounts-names-read-model.js'

export type CaseStudyRow = z.infer<typeof caseStudyRow>
type Query = QueryOf<typeof listCaseStudies>
export type CaseStudyFilter = Omit<Query, 'page' | 'pageSize'>

function selectRows(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: caseStudies.id,
      leaId: caseStudies.leaId,
      year: caseStudies.year,
      part: caseStudies.part,
      theme: caseStudies.theme,
      status: caseStudies.status,
      author: authorSql(sql`case_studies.created_by`),
      reviewer: personSql(sql`case_studies.reviewer_id`),
      students: sql<number>`jsonb_array_length(case_studies.students)`,
      changedBy: authorSql(sql`case_studies.changed_by`),
      changedOn: caseStudies.changedOn,
      version: caseStudies.version,
      // Only in files.
      agency: leas.name,
    })
    .from(caseStudies)
    .innerJoin(leas, eq(leas.id, caseStudies.leaId))
    .where(where)
    .$dynamic()
}

/** One page of the case studies that a filter leaves, of the agencies that the actor sees. */
export async function listCaseStudyRows(
  db: Database,
  actor: Actor,
  { page, pageSize, ...filter }: Query,
): Promise<{ rows: CaseStudyRow[]; total: number; page: number; pageSize: number }> {
  const where = matching(actor, filter)
  const rows = await selectRows(db, where)
    .orderBy(...orderOf(filter.sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(caseStudies)
    .innerJoin(leas, eq(leas.id, caseStudies.leaId))
    .where(where)
  return {
    rows: rows.map(({ agency: _agency, changedOn, ...row }) =>
      Object.assign(row, { changedOn: changedOn.toISOString() }),
    ),
    total: count?.total ?? 0,
    page,
    pageSize,
  }
}

/** Every case study of a filter with its agency, for a file. */
export function listCaseStudiesForExport(db: Database, actor: Actor, filter: CaseStudyFilter) {
  return selectRows(db, matching(actor, filter)).orderBy(...orderOf(filter.sort))
}

const sortable: Record<string, SQL> = {
  theme: sql`lower(${caseStudies.theme})`,
  agency: sql`${leas.code}`,
  year: sql`${caseStudies.year}`,
  part: sql`${caseStudies.part}`,
  // In the order of the steps, not of the alphabet.
  status: sql`array_position(array['Draft', 'In review', 'Final', 'Shared summary'], ${caseStudies.status})`,
  changedOn: sql`${caseStudies.changedOn}`,
}

/** The last changed first unless asked otherwise. */
function orderOf(sort: string | undefined): SQL[] {
  const asked = sortedColumns(sort, sortable).map(({ column, descending }) =>
    descending ? desc(column) : asc(column),
  )
  return [...asked, desc(caseStudies.changedOn), desc(caseStudies.id)]
}

function matching(actor: Actor, { q, leaId, year, part, status, prongId }: CaseStudyFilter): SQL | undefined {
  const none = sql`false`
  const seen = leasSeenBy(actor)
  return and(
    seen === 'all' ? undefined : seen.length === 0 ? none : inArray(caseStudies.leaId, [...seen]),
    contains(q, [caseStudies.theme, caseStudies.question, leas.name]),
    leaId === undefined ? undefined : isRowId(leaId) ? eq(caseStudies.leaId, leaId) : none,
    year === undefined ? undefined : isRowId(year) ? eq(caseStudies.year, year) : none,
    part === undefined ? undefined : eq(caseStudies.part, part),
    status === undefined ? undefined : eq(caseStudies.status, status),
    prongId === undefined
      ? undefined
      : isRowId(prongId)
        ? sql`${caseStudies.auditId} = (select p.audit_id from audit_prongs p where p.id = ${prongId})`
        : none,
  )
}
