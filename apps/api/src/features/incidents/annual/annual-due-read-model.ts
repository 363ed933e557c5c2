import { annualReportDue, complianceYearName } from '@portal/domain'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { annualReports, complianceYears, leas } from '../../../db/schema/index.js'

/** A report that the state has, or that it accepted. */
const filed = (db: Database, year: number | typeof complianceYears.id) =>
  db
    .select({ id: annualReports.id })
    .from(annualReports)
    .where(
      and(
        eq(annualReports.leaId, leas.id),
        eq(annualReports.year, year),
        sql`${annualReports.status} in ('Certified', 'Accepted')`,
      ),
    )

/** The agencies that have not filed their report of a year. */
export async function listReportsToFile(db: Database, year: number): Promise<number[]> {
  const rows = await db
    .select({ id: leas.id })
    .from(leas)
    .innerJoin(complianceYears, eq(complianceYears.id, year))
    .where(
      and(eq(leas.active, true), eq(leas.isTest, false), eq(leas.hasPartB, true), notExists(filed(db, year))),
    )
    .orderBy(leas.id)
  return rows.map(({ id }) => id)
}

/** Days on which annual reports of an agency are due, until they are filed. */
export async function listAnnualReportDays(
  db: Database,
  leaId: number,
  { from, to }: { from: string; to: string },
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  const years = await db
    .select({ id: complianceYears.id })
    .from(leas)
    .innerJoin(
      complianceYears,
      sql`make_date(${complianceYears.id} + 1, 12, 1) between ${from}::date and ${to}::date`,
    )
    .where(and(eq(leas.id, leaId), eq(leas.hasPartB, true), notExists(filed(db, complianceYears.id))))
    .orderBy(complianceYears.id)
  return years.map(({ id }) => ({
    id,
    name: `Annual report of incidents ${complianceYearName(id)}`,
    part: 'Part B' as const,
    dueOn: annualReportDue(id),
  }))
}
