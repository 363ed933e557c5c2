import type { Tx } from '../../db/database.js'
import type { publishedReports } from '../../db/schema/index.js'

/** The library of reports, as far as issuing a letter needs it; passed to features in features.ts. */
export interface Library {
  /** Stores the letter as it is issued, for its readers; the id of its entry. */
  publish(
    tx: Tx,
    report: Omit<
      typeof publishedReports.$inferInsert,
      'id' | 'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'version' | 'changedBy' | 'changedOn'
    >,
  ): Promise<number>
}
