import {
  groupId,
  noFigures,
  reportedCategoryKeys,
  reportedKindKeys,
  reportedKinds,
  type AnnualFigures,
  type GroupCounts,
  type IncidentCounts,
  type StoredAnnualStatus,
} from '@portal/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/database.js'
import { annualReports, complianceYears, leas } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'
import { isRowId } from '../../../server/requests/row-id.js'
import type { AnnualPlace } from './annual-rows-read-model.js'

export type AnnualColumns = PgUpdateSetSource<typeof annualReports>

/** Holds the report of an agency until the commit; one that is not there yet is begun empty, so that it can be held. */
export async function lockAnnualReport(tx: Tx, { year, leaId }: AnnualPlace): Promise<void> {
  if (!isRowId(year) || !isRowId(leaId)) return
  await tx.execute(sql`insert into ${annualReports} (lea_id, year, figures)
    select l.id, y.id, ${JSON.stringify(noFigures)}::jsonb from ${leas} l, ${complianceYears} y
    where l.id = ${leaId} and y.id = ${year} on conflict (year, lea_id) do nothing`)
  await tx
    .select({ id: annualReports.id })
    .from(annualReports)
    .where(and(eq(annualReports.year, year), eq(annualReports.leaId, leaId)))
    .for('update')
}

/** Writes columns of a report and raises its version. */
export async function changeAnnualReport(
  tx: Tx,
  { year, leaId }: AnnualPlace,
  columns: AnnualColumns,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(annualReports)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${annualReports.version} + 1` })
    .where(and(eq(annualReports.year, year), eq(annualReports.leaId, leaId)))
}

/** The reports of a year, held until the commit. */
export async function lockAnnualReports(
  tx: Tx,
  year: number,
): Promise<Map<number, { status: StoredAnnualStatus | null; figures: AnnualFigures }>> {
  const { leaId, status, figures } = annualReports
  const rows = await tx
    .select({ leaId, status, figures })
    .from(annualReports)
    .where(eq(annualReports.year, year))
    .orderBy(leaId)
    .for('update')
  return new Map(rows.map(({ leaId: id, ...row }) => [id, row]))
}

/** Stores the figures of many agencies in a year, with one statement. */
export async function replaceFigures(
  tx: Tx,
  year: number,
  agencies: readonly { leaId: number; figures: AnnualFigures; status: StoredAnnualStatus }[],
  { by, on }: Stamp,
): Promise<void> {
  const stamp = { changedBy: by, changedOn: on, version: 1 }
  const accepted = (status: StoredAnnualStatus) =>
    status === 'Accepted' ? { decidedBy: by, decidedOn: on } : { decidedBy: null, decidedOn: null }
  await tx
    .insert(annualReports)
    .values(
      agencies.map(({ leaId, figures, status }) =>
        Object.assign({ leaId, year, figures, status }, accepted(status), stamp),
      ),
    )
    .onConflictDoUpdate({
      target: [annualReports.year, annualReports.leaId],
      set: {
        figures: sql`excluded.figures`,
        status: sql`excluded.status`,
        decidedBy: sql`coalesce(excluded.decided_by, ${annualReports.decidedBy})`,
        decidedOn: sql`coalesce(excluded.decided_on, ${annualReports.decidedOn})`,
        changedBy: sql`excluded.changed_by`,
        changedOn: sql`excluded.changed_on`,
        version: sql`${annualReports.version} + 1`,
      },
    })
}

interface CountRow {
  category: string | null
  code: string | null
  incidents: number
  students: number
  several: number
}

/** Columns of the register by demographic; a student counts as at the last incident of the year. */
const categoryColumns = {
  disability: sql.raw('disability'),
  raceEthnicity: sql.raw('race_ethnicity'),
  gender: sql.raw('gender'),
  age: sql.raw('age::text'),
  placement: sql.raw('placement'),
} as const

/**
 * The figures of an agency from its register, by one statement: kinds by the incidents themselves, demographics by each
 * student's last incident, so that every table adds up to the same totals.
 */
export async function rolledUp(
  tx: Tx,
  { year, leaId }: AnnualPlace,
  enrolled: number | null,
): Promise<AnnualFigures> {
  const last = reportedCategoryKeys.map(
    (key) =>
      sql`(array_agg(${categoryColumns[key]} order by incident_date desc, start_time desc, id desc))[1] as ${sql.identifier(key)}`,
  )
  const sets = sql.join(
    reportedCategoryKeys.map((key) => sql`(${sql.identifier(key)})`),
    sql`, `,
  )
  const named = sql.join(
    reportedCategoryKeys.map((key) => sql`when grouping(${sql.identifier(key)}) = 0 then ${key}`),
    sql` `,
  )
  const codes = sql.join(
    reportedCategoryKeys.map((key) => sql.identifier(key)),
    sql`, `,
  )
  const counted = sql`(
    with own as materialized (select * from incidents where lea_id = ${leaId} and year = ${year}),
    student as (select student_id, count(*) as n, ${sql.join(last, sql`, `)} from own group by student_id)
    select 'kind' as category, kind as code, count(*)::int as incidents, count(distinct student_id)::int as students, 0 as several
      from own group by kind
    union all
    select case ${named} end, coalesce(${codes}), coalesce(sum(n), 0)::int, count(*)::int,
      (count(*) filter (where n > 1))::int
      from student group by grouping sets ((), ${sets})) counted`
  const rows = await tx
    .select({
      category: sql<string | null>`category`,
      code: sql<string | null>`code`,
      incidents: sql<number>`incidents`,
      students: sql<number>`students`,
      several: sql<number>`several`,
    })
    .from(counted)
  return figuresOf(rows, enrolled)
}

function figuresOf(rows: readonly CountRow[], enrolled: number | null): AnnualFigures {
  const kindOf = (code: string): IncidentCounts => {
    const found = rows.find((row) => row.category === 'kind' && row.code === code)
    return { incidents: found?.incidents ?? 0, students: found?.students ?? 0 }
  }
  const whole = rows.find((row) => row.category === null)
  const groups = reportedCategoryKeys.flatMap((category) =>
    rows.flatMap((row): GroupCounts[] =>
      row.category === category && row.code !== null
        ? [{ id: groupId(category, row.code), incidents: row.incidents, students: row.students }]
        : [],
    ),
  )
  const [physical, seclusion, mechanical] = reportedKindKeys.map((kind) => kindOf(reportedKinds[kind].code))
  return {
    physical: physical ?? null,
    seclusion: seclusion ?? null,
    mechanical: mechanical ?? null,
    enrolled,
    students: whole?.students ?? 0,
    several: whole?.several ?? 0,
    groups: groups.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
}
