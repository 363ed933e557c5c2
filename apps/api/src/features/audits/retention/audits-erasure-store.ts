import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/database.js'
import * as schema from '../../../db/schema/index.js'

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))

/**
 * What hangs on a record and stays, without anything of the student: corrections belong to findings, which are kept longer (9.2),
 * and what its answers counted as is a number of the state.
 * Every other table that refers to records is emptied of them, also one that is added later.
 */
const kept: ReadonlySet<PgTable> = new Set([schema.auditCorrections, schema.auditKeptScores])

interface Reference {
  table: PgTable
  column: SQL
  foreignColumn: SQL
}

/** Tables with a foreign key of one column to a table, without those that stay. */
function referencesTo(parent: PgTable): Reference[] {
  return tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference()
      const [column] = columns
      const [foreignColumn] = foreignColumns
      const isErased = table !== schema.auditRecords && !kept.has(table)
      return isErased && foreignTable === parent && column && foreignColumn
        ? [{ table, column: sql`${column}`, foreignColumn: sql`${foreignColumn}` }]
        : []
    }),
  )
}

/** Names of the tables that lose what they hold about a record; for tests. */
export function erasedTables(parent: PgTable = schema.auditRecords): string[] {
  return referencesTo(parent).flatMap(({ table }) => [getTableName(table)].concat(erasedTables(table)))
}

/** Deletes rows with all that refers to them; their files are gone for everybody, and the sweeper removes the bytes. */
async function eraseRows(tx: Tx, table: PgTable, where: SQL, on: Date): Promise<void> {
  await eraseReferring(tx, table, where, on)
  await markFiles(tx, table, where, on)
  await tx.execute(sql`delete from ${table} where ${where}`)
}

async function eraseReferring(tx: Tx, parent: PgTable, where: SQL, on: Date): Promise<void> {
  for (const { table, column, foreignColumn } of referencesTo(parent))
    await eraseRows(tx, table, sql`${column} in (select ${foreignColumn} from ${parent} where ${where})`, on)
}

/** Files that rows name lose their names too: these often hold those of students. */
async function markFiles(tx: Tx, table: PgTable, where: SQL, on: Date): Promise<void> {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference()
    const [column] = columns
    if (foreignTable !== schema.fileObjects || !column) continue
    await eraseFiles(tx, sql`select ${column} from ${table} where ${where}`, on)
  }
}

const eraseFiles = (tx: Tx, ids: SQL, on: Date) =>
  tx.execute(sql`update ${schema.fileObjects} set name = 'erased', title = 'Erased', about_date = null,
    deleted_at = coalesce(deleted_at, ${on.toISOString()}::timestamptz) where id in (${ids})`)

/**
 * Erases what an audit holds about its students: lists, names, answers, requests, comments, skips and files. What stays are the
 * records as numbers, findings without the students that they were found with, letters and the trail.
 */
export async function eraseStudents(tx: Tx, auditId: number, on: Date): Promise<void> {
  const prongs = sql`select id from audit_prongs where audit_id = ${auditId}`
  const records = sql`select id from audit_records where prong_id in (${prongs})`
  await eraseFiles(
    tx,
    sql`select f.file_id from finding_files f join audit_corrections c on c.case_id = f.case_id
      where c.record_id in (${records})`,
    on,
  )
  await tx.execute(sql`update finding_cases c set student_reference = 'Record ' || r."order"
    from audit_corrections a join audit_records r on r.id = a.record_id
    where a.case_id = c.id and r.prong_id in (${prongs})`)
  await tx.execute(sql`update audit_corrections set compensatory_text = '', compensatory_asked = ''
    where record_id in (${records})`)
  await tx.execute(sql`update audit_letters set data = jsonb_set(data, '{corrections}', '[]')
    where audit_id = ${auditId} and data is not null`)
  await tx.execute(sql`delete from comments where target_type = 'auditRecord' and target_id in (${records})`)
  await eraseReferring(tx, schema.auditRecords, sql`${schema.auditRecords.prongId} in (${prongs})`, on)
  await tx.execute(sql`update audit_records set key = '-' || id, fields = '{}', flags = '{}', age = null,
    reason = '', note = '', left_on = null, setup = '{}', no_document_reason = '', version = version + 1
    where prong_id in (${prongs})`)
  await tx.execute(sql`delete from audit_list_parts where prong_id in (${prongs})`)
  await tx.execute(sql`delete from audit_refused_lists where prong_id in (${prongs})`)
  await tx.execute(
    sql`update audit_lists set file_name = 'erased', warnings = '[]' where prong_id in (${prongs})`,
  )
  await tx.execute(sql`update audit_samples set queues = '[]', certificate = jsonb_set(certificate, '{changes}',
    coalesce((select jsonb_agg(case when c ? 'reason' then c || '{"reason": ""}' else c end) from jsonb_array_elements(certificate -> 'changes') c), '[]'))
    where prong_id in (${prongs})`)
}
