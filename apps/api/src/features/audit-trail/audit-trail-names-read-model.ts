import { goneLinkName } from '@portal/domain'
import { desc, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.js'
import { rowIds } from '../../server/requests/row-id.js'

interface Target {
  targetType: string
  targetId: string
}

type Names = readonly { id: string | number; name: string }[]

/** Names of records by their kind; one query however many there are. Ids of records that are gone find nothing. */
export type RecordNames = Readonly<Record<string, (db: Database, ids: string[]) => Promise<Names>>>

/** Names that stand in a column of the record's own row. `idsOf` keeps what can be an id of the table. */
export function namesIn(
  table: PgTable,
  id: AnyPgColumn,
  name: SQLWrapper,
  idsOf: (ids: readonly string[]) => (string | number)[] = rowIds,
): RecordNames[string] {
  return (db, ids) =>
    db
      .select({ id: sql<string | number>`${id}`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(id, idsOf(ids)))
}

/** Names of records whose id has parts, such as '17/230', by the part that names them; parts count from 0. */
export function namesOfPart(part: number, source: RecordNames[string]): RecordNames[string] {
  return async (db, ids) => {
    const partOf = (id: string) => id.split('/')[part] ?? ''
    const names = new Map((await source(db, ids.map(partOf))).map(({ id, name }) => [String(id), name]))
    return ids.flatMap((id) => {
      const name = names.get(partOf(id))
      return name === undefined ? [] : [{ id, name }]
    })
  }
}

/** Names of places of content by their content id, each as its newest row calls it. */
export function newestNamesIn(
  table: PgTable,
  row: { contentId: AnyPgColumn; id: AnyPgColumn },
  name: SQLWrapper,
): RecordNames[string] {
  return (db, ids) =>
    db
      .selectDistinctOn([row.contentId], { id: sql<string>`${row.contentId}`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(row.contentId, ids))
      .orderBy(row.contentId, desc(row.id))
}

/** Names of content from whichever source knows an id. Ids of content say nothing to a person, of what is gone either. */
export function contentNames(...sources: RecordNames[string][]): RecordNames[string] {
  return async (db, ids) => {
    const names = new Map(ids.map((id) => [id, goneLinkName]))
    for (const source of sources)
      for (const { id, name } of await source(db, ids)) names.set(String(id), name)
    return [...names].map(([id, name]) => ({ id, name }))
  }
}

/** A version of content: its title and year, and its number once it is published. */
export function versionName(
  title: SQLWrapper,
  { year, number }: Record<'year' | 'number', AnyPgColumn>,
): SQL {
  return sql`${title} || ', ' || ${year} || ' - ' || (${year} + 1) || coalesce(', version ' || ${number}, ', draft')`
}

/** Names of records today, by {@link targetKey}; a query for each kind of record, not for each record. */
export async function namesOf(
  db: Database,
  sources: RecordNames,
  targets: readonly Target[],
): Promise<Map<string, string>> {
  const byType = new Map<string, Set<string>>()
  for (const { targetType, targetId } of targets)
    byType.set(targetType, (byType.get(targetType) ?? new Set()).add(targetId))
  const names = new Map<string, string>()
  for (const [targetType, ids] of byType) {
    const found = (await sources[targetType]?.(db, [...ids])) ?? []
    for (const { id, name } of found) names.set(targetKey({ targetType, targetId: String(id) }), name)
  }
  return names
}

/** A record as one text, to find its name in a map. */
export function targetKey({ targetType, targetId }: Target): string {
  return `${targetType} ${targetId}`
}
