import { randomUUID } from 'node:crypto'
import { defaultRolePermissions, roleNames, type AuditAction, type RoleName } from '@portal/domain'
import { inArray } from 'drizzle-orm'
import type { Database, Tx } from '../database.js'
import { rolePermissions, roles, userRoles, users } from '../schema/index.js'
import { readAccounts } from './demonstration-data.js'

/** What the demonstration is made with. Hashing comes from outside: the database knows no feature. */
export interface DemonstrationOptions {
  password: string
  hashPassword: (password: string) => Promise<string>
  now: Date
  /** Without it the demonstration has no files and no history of its own: most tests want neither. */
  office?: DemonstrationOffice
}

/** What features do for the demonstration: the history is theirs, and so are the bytes of files. */
export interface DemonstrationOffice {
  record(
    tx: Tx,
    entries: readonly {
      actor: { userId: string; roles: readonly string[] }
      action: AuditAction
      targetType: string
      targetId: string | number
      leaId: number
      year: number
      after?: unknown
      reason?: string
      ctx: { ip: string; now: Date; requestId: string }
    }[],
  ): Promise<void>
  keepFile(id: string, bytes: Buffer): Promise<void>
}

const descriptions: Record<RoleName, string> = {
  StateAdmin: 'Administers the whole portal.',
  StateMonitor: 'Monitors every agency for the state.',
  LocalAdmin: 'Leads the work of one agency.',
  LocalUser: 'Answers what was assigned in one agency.',
  DEILiaison: 'Reads the compliance work of the agencies in their care.',
  DisputeResolutionStaff: 'Handles complaints, due process and mediation; reads the rest.',
}

/** Roles of every installation, with their first permissions; a role that is there keeps what it was given since. */
export async function seedRoles(db: Database): Promise<void> {
  const made = await db
    .insert(roles)
    .values(roleNames.map((name) => ({ id: name, name, description: descriptions[name] })))
    .onConflictDoNothing()
    .returning({ name: roles.name })
  // A system administrator always has every permission, those that came with a newer version too.
  const granted = [...made.map(({ name }) => name as RoleName), 'StateAdmin' as const].flatMap((roleId) =>
    defaultRolePermissions[roleId].map((permission) => ({ roleId, permission })),
  )
  await db.insert(rolePermissions).values(granted).onConflictDoNothing()
}

/** The demonstration accounts that are not there yet; an account that somebody changed is left alone. */
export async function seedDemonstrationAccounts(
  db: Database,
  { password, hashPassword, now }: DemonstrationOptions,
): Promise<void> {
  const accounts = await readAccounts()
  const names = accounts.map((account) => account.email)
  const present = await db.select({ name: users.userName }).from(users).where(inArray(users.userName, names))
  const missing = accounts.filter((account) => !present.some(({ name }) => name === account.email))
  if (missing.length === 0) return
  const rows = await Promise.all(
    missing.map(async (account, index) => ({
      id: randomUUID(),
      userName: account.email,
      email: account.email,
      fullName: account.fullName,
      title: account.title,
      jobTitle: account.jobTitle,
      phoneNumber: `410-555-01${String(index + 10).padStart(2, '0')}`,
      leaId: account.leaId,
      isEnabled: !account.disabled,
      isDemonstration: true,
      passwordHash: await hashPassword(password),
      tokensValidAfter: now,
      createdAt: now,
    })),
  )
  await db.transaction(async (tx) => {
    await tx.insert(users).values(rows)
    await tx
      .insert(userRoles)
      .values(missing.map((account, index) => ({ userId: rows[index]?.id ?? '', roleId: account.role })))
  })
}
