import type { Database } from './database.js'
import { withQuickRows } from './quick-rows.js'

/**
 * Keeps what was built on a database for as long as that is open: a prepared query, say. On a transaction it is built for
 * that one.
 */
export function builtOnce<Built>(build: (db: Database) => Built): (db: Database) => Built {
  const built = new WeakMap<Database, Built>()
  return (db) => {
    const known = built.get(db) ?? withQuickRows(build(db))
    built.set(db, known)
    return known
  }
}
