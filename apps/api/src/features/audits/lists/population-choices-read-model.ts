import { canReadList, type CodeLists, type ListColumn } from '@portal/domain'
import type { AnswerOf, listPopulationChoices as choicesCall } from '@portal/rest-contract'
import { count, desc, eq, max, min, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditListRows } from '../../../db/schema/index.js'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng } from '../audits-read-model.js'
import { findCodeLists, rosterOfProng } from './audits-lists-read-model.js'

/** More values than anybody chooses from. */
const mostValues = 200

/** What the rows of the accepted list can be filtered by: codes, other short texts that say nobody's name, and flags. */
export async function populationChoices(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof choicesCall>> {
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadList(actor, view.facts.leaId))
  const { columns } = rosterOfProng(view)
  const codes = await findCodeLists(tx)
  const fields = []
  for (const column of columns)
    if (column.identifies !== true && (column.cell.kind === 'code' || column.cell.kind === 'text'))
      fields.push({ field: column.field, name: column.name, values: await valuesOf(tx, id, column, codes) })
  const flags = await flagRows(tx, id)
  return {
    fields: fields.filter(({ values }) => values.length > 0),
    flags: columns.flatMap(({ name, cell }) => {
      const rows = cell.kind === 'flag' ? flags.get(cell.flag) : undefined
      return cell.kind === 'flag' && rows ? [{ flag: cell.flag, name, rows }] : []
    }),
    ages: await agesOf(tx, id),
  }
}

async function valuesOf(db: Database, prongId: number, { field, cell }: ListColumn, codes: CodeLists) {
  const value = sql<string>`${auditListRows.fields} ->> ${field}`
  const found = await db
    .select({ value, rows: count() })
    .from(auditListRows)
    .where(eq(auditListRows.prongId, prongId))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(mostValues)
  const entries = cell.kind === 'code' ? codes[cell.list] : []
  return found
    .filter((one) => one.value)
    .map((one) => ({
      value: one.value,
      label: entries.find(({ code }) => code === one.value)?.label ?? one.value,
      rows: one.rows,
    }))
}

async function agesOf(db: Database, prongId: number): Promise<number[]> {
  const [ages] = await db
    .select({ youngest: min(auditListRows.age), oldest: max(auditListRows.age) })
    .from(auditListRows)
    .where(eq(auditListRows.prongId, prongId))
  return [ages?.youngest ?? [], ages?.oldest ?? []].flat()
}

async function flagRows(db: Database, prongId: number): Promise<Map<string, number>> {
  const flag = sql<string>`unnest(${auditListRows.flags})`
  const rows = await db
    .select({ flag, rows: count() })
    .from(auditListRows)
    .where(eq(auditListRows.prongId, prongId))
    .groupBy(sql`1`)
  return new Map(rows.map((one) => [one.flag, one.rows]))
}
