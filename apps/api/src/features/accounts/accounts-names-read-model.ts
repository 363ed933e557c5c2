import type { PersonName } from '@portal/domain'
import { sql, type SQLWrapper, type SQL } from 'drizzle-orm'

/**
 * A person by a column that holds their id; null for nobody. Queried by itself: several people of a row, joined, make
 * planning a statement take longer than running it.
 */
export function personSql(column: SQLWrapper): SQL<PersonName | null> {
  return sql<PersonName | null>`(select json_build_object('id', u.id, 'fullName', u.full_name) from users u where u.id = ${column})`
}

/** As {@link personSql}, of a column that is never empty. */
export function authorSql(column: SQLWrapper): SQL<PersonName> {
  return personSql(column) as SQL<PersonName>
}
