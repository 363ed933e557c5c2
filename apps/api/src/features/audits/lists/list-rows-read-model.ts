import { rowsOfPart, unpackedRows, type PopulationFilter, type PopulationRow } from '@portal/domain'
import { and, asc, count, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditListParts, auditLists } from '../../../db/schema/index.js'

/** A row of the list with its id. */
export type ListRow = PopulationRow & { id: number }

/** The accepted list in the order of keys, as rules look at it. */
export async function findListRows(db: Database, prongId: number): Promise<ListRow[]> {
  const parts = await db
    .select({ id: auditListParts.id, rows: auditListParts.rows, fields: auditLists.fields })
    .from(auditListParts)
    .innerJoin(auditLists, eq(auditLists.prongId, auditListParts.prongId))
    .where(eq(auditListParts.prongId, prongId))
    .orderBy(asc(auditListParts.part))
  return parts.flatMap(({ id, rows, fields }) =>
    unpackedRows(rows, fields).map((row, at) => Object.assign(row, { id: id * rowsOfPart + at })),
  )
}

/** A row of a page: with its place in the list, values in the order of the list's fields. */
export interface ListedPlace {
  id: number
  place: number
  key: string
  age: number | null
  flags: string[]
  values: string[]
}

/** A page of the rows that a filter leaves, in the order of keys, and how many it leaves. */
export async function findListPage(
  db: Database,
  { prongId, fields }: { prongId: number; fields: readonly string[] },
  filter: PopulationFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; rows: ListedPlace[] }> {
  const where = and(...filtered(filter, fields))
  const [total] = await db.select({ rows: count() }).from(unpacked(prongId)).where(where)
  const rows = await db
    .select(listed)
    .from(unpacked(prongId))
    .where(where)
    .orderBy(listed.place)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { total: total?.rows ?? 0, rows }
}

/** Rows as the domain packs them: key, age, flags and values. */
const unpacked = (prongId: number) => sql`(
  select part.id * ${sql.raw(String(rowsOfPart))} + entry.number::int - 1 as id,
    part.part * ${sql.raw(String(rowsOfPart))} + entry.number::int - 1 as place, entry.row
  from ${auditListParts} as part, jsonb_array_elements(part.rows::jsonb) with ordinality as entry(row, number)
  where part.prong_id = ${prongId}) as listed`

const listed = {
  id: sql<number>`listed.id`,
  place: sql<number>`listed.place`,
  key: sql<string>`listed.row ->> 0`,
  age: sql<number | null>`(listed.row ->> 1)::int`,
  flags: sql<string[]>`listed.row -> 2`,
  values: sql<string[]>`listed.row -> 3`,
}

/** The filter in SQL; for drawing it is a condition of the domain. A field that the list has not is in no row. */
function filtered({ ageFrom, ageTo, values = {}, flags = [] }: PopulationFilter, fields: readonly string[]) {
  const chosen = Object.entries(values).filter(([, some]) => some.length > 0)
  const hasOneOf = ([field, some]: [string, readonly string[]]): SQL => {
    const at = fields.indexOf(field)
    return at < 0 ? sql`false` : inArray(sql`${listed.values} ->> ${at}::int`, [...some])
  }
  return [
    ...(ageFrom === undefined ? [] : [gte(listed.age, ageFrom)]),
    ...(ageTo === undefined ? [] : [lte(listed.age, ageTo)]),
    ...chosen.map(hasOneOf),
    ...flags.map((flag) => sql`${listed.flags} @> to_jsonb(${flag}::text)`),
  ]
}
