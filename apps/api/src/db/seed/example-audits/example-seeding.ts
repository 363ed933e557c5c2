import type { AuditType } from '@portal/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../../database.js'
import { users } from '../../schema/index.js'
import type { DemonstrationOffice } from '../seed-accounts.js'
import type { ExampleStudents } from './example-audit-file.js'

/** What every example is made with. */
export interface Seeding {
  tx: Tx
  /** The kind of the audit. */
  type: AuditType
  monitor: { id: string; fullName: string }
  now: Date
  /** YYYY-MM-DD */
  today: string
  students: ExampleStudents
  office: DemonstrationOffice | undefined
}

/** The same time of day so many days before. */
export const daysAgo = ({ now }: Pick<Seeding, 'now'>, days: number): Date =>
  new Date(now.getTime() - days * 86_400_000)

/** The account of a user name that is in use; undefined for none. */
export async function findUser(db: Database, userName: string) {
  const [user] = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.userName, userName), isNull(users.deletedAt)))
  return user
}
