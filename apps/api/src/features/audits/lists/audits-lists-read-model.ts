import {
  canReadList,
  canUploadList,
  codeListNames,
  namedValues,
  RecordStatus,
  shownRecord,
  rosterOf,
  type CodeEntry,
  type CodeListName,
  type CodeLists,
  type PopulationFilter,
  type Roster,
} from '@portal/domain'
import {
  mostListProblems,
  type AnswerOf,
  type checkStudentList,
  type listPopulation,
} from '@portal/rest-contract'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditLists, auditRecords, auditRefusedLists, codeLists, users } from '../../../db/schema/index.js'
import { foundOr, type Reader } from '../../../server/command.js'
import { act, insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng, recordKindOf, type ProngView } from '../audits-read-model.js'
import { findListPage } from './list-rows-read-model.js'

const listFound = foundOr('This kind of audit has no list.')

/** The prong with the list that its kind has. Refuses those who may not see it, and kinds without one. */
export function rosterOfProng({ audit }: ProngView): Roster {
  return listFound(rosterOf(audit.type, audit.answer.part))
}

/** The code lists that the state keeps, by name. */
export async function findCodeLists(db: Database): Promise<CodeLists> {
  const rows = await db.select().from(codeLists)
  const entriesOf = (name: string) => rows.find((row) => row.name === name)?.entries ?? []
  return Object.fromEntries(codeListNames.map((name) => [name, entriesOf(name)])) as Record<
    CodeListName,
    CodeEntry[]
  >
}

/** What list a prong has, and the one that was refused since. */
export async function checkList(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof checkStudentList>> {
  const { facts } = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadList(actor, facts.leaId))
  const [list] = await tx
    .select({ list: auditLists, by: { id: users.id, fullName: users.fullName } })
    .from(auditLists)
    .innerJoin(users, eq(users.id, auditLists.uploadedBy))
    .where(eq(auditLists.prongId, id))
  const mayUpload = canUploadList(actor, facts)
  const refused = await findRefusedList(tx, id)
  return {
    hasFile: list !== undefined,
    fileName: list?.list.fileName ?? null,
    rowCount: list?.list.rowCount ?? 0,
    errorCount: refused?.errors.length ?? 0,
    warnings: list?.list.warnings.slice(0, mostListProblems) ?? [],
    uploadedBy: list?.by ?? null,
    uploadedAt: list?.list.uploadedOn.toISOString() ?? null,
    refused:
      refused && mayUpload.allowed
        ? {
            fileName: refused.fileName,
            rowCount: refused.rowCount,
            errors: refused.errors.slice(0, mostListProblems),
          }
        : null,
    upload: act(mayUpload),
  }
}

/** The accepted list of a prong, without its rows. */
export async function findList(
  db: Database,
  prongId: number,
): Promise<typeof auditLists.$inferSelect | null> {
  const [list] = await db.select().from(auditLists).where(eq(auditLists.prongId, prongId))
  return list ?? null
}

/** The list that was refused last, without its rows. */
export async function findRefusedList(db: Database, prongId: number) {
  const { fileName, rowCount, errors } = auditRefusedLists
  const [row] = await db
    .select({ fileName, rowCount, errors })
    .from(auditRefusedLists)
    .where(eq(auditRefusedLists.prongId, prongId))
  return row ?? null
}

/** The rows of the refused list with their problems, as JSON. */
export async function findRefusedCells(db: Database, prongId: number): Promise<string | null> {
  const [row] = await db
    .select({ cells: auditRefusedLists.cells })
    .from(auditRefusedLists)
    .where(eq(auditRefusedLists.prongId, prongId))
  return row?.cells ?? null
}

/** A page of the accepted list, names masked, in the order of keys. */
export async function populationPage(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
  { page, pageSize }: { page: number; pageSize: number },
  filter: PopulationFilter = {},
): Promise<AnswerOf<typeof listPopulation>> {
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadList(actor, view.facts.leaId))
  const { columns } = rosterOfProng(view)
  const shown = columns.filter(({ identifies, cell }) => identifies !== true && cell.kind !== 'flag')
  const fields = (await findList(tx, id))?.fields ?? []
  const { total, rows } = await findListPage(tx, { prongId: id, fields }, filter, { page, pageSize })
  const sampled = await findSampledPlaces(tx, id)
  return {
    columns: shown.map(({ name, field }) => ({ name, field })),
    total,
    rows: rows.map(({ id: rowId, place, ...row }) => {
      const { fields: values } = namedValues(row, fields)
      return {
        id: rowId,
        student: shownRecord(recordKindOf(view.audit), { key: row.key, fields: values }),
        values: Object.fromEntries(shown.map(({ field }) => [field, values[field] ?? ''])),
        flags: row.flags,
        inSample: sampled.has(place),
        age: row.age,
      }
    }),
  }
}

/** Places of the list of which the sample of the prong has a record. */
async function findSampledPlaces(db: Database, prongId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ place: auditRecords.place })
    .from(auditRecords)
    .where(and(eq(auditRecords.prongId, prongId), lt(auditRecords.status, RecordStatus.replaced)))
  return new Set(rows.map(({ place }) => place))
}
