import { complianceYearName } from '@portal/domain'
import { eq, inArray } from 'drizzle-orm'
import { monitorCohorts, users } from '../../db/schema/index.js'
import { rowIds } from '../../server/requests/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const cohortsNames = {
  async cohort(db, ids) {
    const rows = await db
      .select({ id: monitorCohorts.id, year: monitorCohorts.year, monitor: users.fullName })
      .from(monitorCohorts)
      .innerJoin(users, eq(users.id, monitorCohorts.userId))
      .where(inArray(monitorCohorts.id, rowIds(ids)))
    return rows.map(({ id, year, monitor }) => ({ id, name: `${monitor}, ${complianceYearName(year)}` }))
  },
} satisfies RecordNames
