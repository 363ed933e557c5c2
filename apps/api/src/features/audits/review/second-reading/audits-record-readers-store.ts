import type { Database } from '../../../../db/database.js'
import { auditRecordReaders } from '../../../../db/schema/index.js'
import type { Stamp } from '../../../../server/command.js'

/** Notes that somebody saw the answers of a record; the first time stays. */
export async function noteReader(db: Database, recordId: number, { by, on }: Stamp): Promise<void> {
  await db.insert(auditRecordReaders).values({ recordId, userId: by, readOn: on }).onConflictDoNothing()
}
