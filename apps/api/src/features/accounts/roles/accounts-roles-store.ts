import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { rolePermissions, roles, userRoles } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** Stores a role with its permissions. */
export async function insertRole(
  tx: Tx,
  role: typeof roles.$inferInsert,
  permissions: readonly string[],
): Promise<void> {
  await tx.insert(roles).values(role)
  await tx
    .insert(rolePermissions)
    .values([...new Set(permissions)].map((permission) => ({ roleId: role.id, permission })))
}

/** Writes name, description and all permissions of a role, and raises its version. */
export async function changeRole(
  tx: Tx,
  id: string,
  next: { name: string; description: string; permissions: readonly string[] },
  change: Stamp,
): Promise<void> {
  await tx
    .update(roles)
    .set({
      name: next.name,
      description: next.description,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${roles.version} + 1`,
    })
    .where(eq(roles.id, id))
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, id))
  const held = [...new Set(next.permissions)].map((permission) => ({ roleId: id, permission }))
  if (held.length > 0) await tx.insert(rolePermissions).values(held)
}

/** Takes a role away; deleted users who still have it lose it. */
export async function removeRole(tx: Tx, id: string): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.roleId, id))
  await tx.delete(roles).where(eq(roles.id, id))
}
