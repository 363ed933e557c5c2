import type { ReportAudience } from '@portal/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { users } from '../../db/schema/index.js'

/** Enabled people of an agency who may read a report: its administrators, or everybody. */
export async function listReportReaders(
  db: Database,
  leaId: number,
  audience: ReportAudience,
): Promise<{ id: string; fullName: string; email: string }[]> {
  const names = audience === 'Agency admins' ? sql`('LocalAdmin')` : sql`('LocalAdmin', 'LocalUser')`
  return db
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.leaId, leaId),
        eq(users.isEnabled, true),
        isNull(users.deletedAt),
        sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
          where ur.user_id = users.id and r.name in ${names})`,
      ),
    )
    .orderBy(asc(users.id))
}
