import type { YearKind } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { yearTables, type Year } from './years-read-model.js'

/** Stores a launched year of a kind: compliance, determinations or disputes. */
export async function insertYear(
  tx: Tx,
  kind: YearKind,
  year: Year & { launchedBy: string; launchedOn: Date },
): Promise<void> {
  await tx.insert(yearTables[kind]).values(year)
}
