import { goneLinkName } from '@portal/domain'
import { inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.js'
import { rowIds } from '../../server/row-id.js'

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

/** Ids of content say nothing to a person, of what is gone either. */
export function withGone(ids: readonly string[], names: Names): Names {
  const known = new Set(names.map(({ id }) => id))
  return [...names, ...ids.filter((id) => !known.has(id)).map((id) => ({ id, name: goneLinkName }))]
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

export function targetKey({ targetType, targetId }: Target): string {
  return `${targetType} ${targetId}`
}
