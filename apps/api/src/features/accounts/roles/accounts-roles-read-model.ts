import {
  canDeleteRole,
  canEditRole,
  canGrantRole,
  editorRole,
  editorRoles,
  isShownInEditor,
  isRoleName,
  roleNames,
  type Actor,
  type RoleFacts,
  type RoleToChange,
} from '@portal/domain'
import type { offeredRole, role } from '@portal/rest-contract'
import { eq, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { builtOnce } from '../../../db/built-once.js'
import type { Database } from '../../../db/database.js'
import { rolePermissions, roles, userRoles, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'

export type Role = z.infer<typeof role>
type OfferedRole = z.infer<typeof offeredRole>

/** A role with the facts that rules need and the answer that clients get. */
export interface RoleView {
  facts: RoleToChange
  answer: Role
  changed: { by: string; on: Date } | null
}

const changer = alias(users, 'changer')

/** Built-in roles first, in the order of the editor, then the state's own by name. */
export async function listRoleViews(
  db: Database,
  actor: Actor,
  page?: { page: number; pageSize: number },
): Promise<RoleView[]> {
  const views = (await selectRoles(db, undefined)).map((row) => viewOf(row, actor))
  views.sort(
    (a, b) => place(a.answer.name) - place(b.answer.name) || a.answer.name.localeCompare(b.answer.name),
  )
  return page ? views.slice((page.page - 1) * page.pageSize, page.page * page.pageSize) : views
}

/** A role by its id or by its name in whatever case, with what the actor may do with it; null for an unknown one. */
export async function findRole(
  db: Database,
  actor: Actor,
  by: { id: string } | { name: string },
): Promise<RoleView | null> {
  const where = 'id' in by ? eq(roles.id, by.id) : eq(sql`lower(${roles.name})`, by.name.trim().toLowerCase())
  const [row] = await selectRoles(db, where)
  return row ? viewOf(row, actor) : null
}

/** Roles by name with what they allow, for the rules about giving them. */
export async function listRoleFacts(db: Database): Promise<(RoleFacts & { id: string })[]> {
  return factsOfRoles(db).execute()
}

/** Roles that the user editor offers to the actor, in its order. */
export async function listOfferedRoles(db: Database, actor: Actor): Promise<OfferedRole[]> {
  const facts = (await listRoleFacts(db)).filter((each) => isShownInEditor(actor, each.name))
  return facts
    .toSorted((a, b) => editorPlace(a.name) - editorPlace(b.name) || a.name.localeCompare(b.name))
    .map((each) => {
      const known = editorRole(each.name)
      return {
        name: each.name,
        label: known?.label ?? each.name,
        isBuiltIn: known !== undefined,
        needsLea: known?.needsLea ?? false,
        hasSelectedLeas: known?.hasSelectedLeas ?? false,
        grant: act(canGrantRole(actor, each)),
      }
    })
}

/** Whether a role has this name or id, in whatever case; `except` is the role that keeps its own. */
export async function isRoleNameTaken(db: Database, name: string, except?: string): Promise<boolean> {
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .where(
      or(eq(sql`lower(${roles.name})`, name.toLowerCase()), eq(sql`lower(${roles.id})`, name.toLowerCase())),
    )
  return rows.some(({ id }) => id !== except)
}

const permissionsOfRole = sql<string[]>`array(select ${rolePermissions.permission} from ${rolePermissions}
  where ${rolePermissions.roleId} = ${roles.id} order by 1)`

const factsOfRoles = builtOnce((db) =>
  db
    .select({ id: roles.id, name: roles.name, permissions: permissionsOfRole })
    .from(roles)
    .orderBy(roles.name)
    .prepare('facts of roles'),
)

function selectRoles(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: roles.id,
      name: roles.name,
      description: roles.description,
      version: roles.version,
      changedOn: roles.changedOn,
      changedBy: changer.fullName,
      permissions: permissionsOfRole,
      usersCount: sql<number>`(select count(*)::int from ${userRoles} held join ${users} holder
        on holder.id = held.user_id where held.role_id = ${roles.id} and holder.deleted_at is null)`,
    })
    .from(roles)
    .leftJoin(changer, eq(changer.id, roles.changedBy))
    .where(where)
}

function viewOf(row: Awaited<ReturnType<typeof selectRoles>>[number], actor: Actor): RoleView {
  const { changedOn, changedBy, ...columns } = row
  const facts = { name: row.name, permissions: row.permissions, usersCount: row.usersCount }
  return {
    facts,
    changed: changedBy && changedOn ? { by: changedBy, on: changedOn } : null,
    answer: {
      ...columns,
      isBuiltIn: isRoleName(row.name),
      edit: act(canEditRole(actor, facts)),
      remove: act(canDeleteRole(actor, facts)),
    },
  }
}

function place(name: string): number {
  return isRoleName(name) ? roleNames.indexOf(name) : roleNames.length
}

function editorPlace(name: string): number {
  const index = editorRoles.findIndex((each) => each.name === name)
  return index === -1 ? editorRoles.length : index
}
