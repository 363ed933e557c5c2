import { randomUUID } from 'node:crypto'
import {
  badInput,
  canChangeRole,
  canCreateRole,
  canDeleteRole,
  checkRoleInput,
  oneLine,
  roleChangeWantsPassword,
  roleNameOf,
  type RoleInput,
} from '@portal/domain'
import { roleFields, type BodyOf, type updateRole as updateCall } from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { merged } from '../../../server/merged.js'
import { deletedRefusal, insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { findDeletion } from '../../audit-trail/audit-trail-deletions-read-model.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import type { Command } from '../accounts-command.js'
import { findRole, isRoleNameTaken, type Role, type RoleView } from './accounts-roles-read-model.js'
import { changeRole, insertRole, removeRole } from './accounts-roles-store.js'
import { lockAdministration } from '../accounts-store.js'

/** A missing role is refused by name of what it is. */
export function roleOr404<T>(value: T | null): T {
  if (value === null) throw new ApiError('NOT_FOUND', 'This role does not exist.')
  return value
}

export async function createRole(command: Command, given: RoleInput): Promise<Role> {
  const { tx, actor, ctx } = command
  await lockAdministration(tx)
  const tidied = tidy(given)
  insistOnInput(checkRoleInput(tidied))
  insist(canCreateRole(actor, tidied.permissions))
  const input = { ...tidied, name: await freeName(command, tidied) }
  const id = randomUUID()
  await insertRole(
    tx,
    { id, name: input.name, description: input.description, changedBy: actor.userId, changedOn: ctx.now },
    input.permissions,
  )
  await writeAudit(tx, { actor, ctx, action: 'createRole', targetType: 'role', targetId: id, after: input })
  return roleOr404(await findRole(tx, actor, { id })).answer
}

/** What the role allows from now on holds for the next request of everybody who has it. */
export async function updateRole(
  command: Command,
  id: string,
  given: BodyOf<typeof updateCall>,
): Promise<Role> {
  const { tx, actor, ctx, signIns } = command
  const view = await locked(command, id)
  const tidied = tidy(merged(roleFields, view.answer, given))
  const named = view.answer.isBuiltIn && tidied.name === '' ? { ...tidied, name: view.answer.name } : tidied
  insistOnVersion(
    given.version,
    { version: view.answer.version, changed: view.changed },
    ctx.now,
    view.answer,
  )
  insistOnInput(checkRoleInput(named, view.facts))
  insist(canChangeRole(actor, view.facts, named), view.answer)
  const input = { ...named, name: await freeName(command, named, id) }
  if (roleChangeWantsPassword(view.answer.permissions, input.permissions))
    await signIns.insistOnRecentPassword(tx, actor, ctx)
  await changeRole(tx, id, input, { by: actor.userId, on: ctx.now })
  const { name, description, permissions } = view.answer
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'updateRole',
    targetType: 'role',
    targetId: id,
    before: { name, description, permissions },
    after: input,
  })
  return roleOr404(await findRole(tx, actor, { id })).answer
}

export async function deleteRole(command: Command, id: string): Promise<void> {
  const { tx, actor, ctx } = command
  const view = await locked(command, id)
  insist(canDeleteRole(actor, view.facts), view.answer)
  await removeRole(tx, id)
  const { name, description, permissions } = view.answer
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'deleteRole',
    targetType: 'role',
    targetId: id,
    before: { name, description, permissions },
  })
}

async function locked({ tx, actor, ctx }: Command, id: string): Promise<RoleView> {
  await lockAdministration(tx)
  const view = await findRole(tx, actor, { id })
  if (view) return view
  const deletion = await findDeletion(tx, { targetType: 'role', targetId: id, action: 'deleteRole' })
  if (deletion) throw deletedRefusal(deletion, ctx.now)
  return roleOr404<RoleView>(null)
}

/** The name that a role gets: a given one must be free, the one of a role without a name is numbered where it is not. */
async function freeName({ tx }: Command, input: RoleInput, except?: string): Promise<string> {
  const name = roleNameOf(input)
  if (!(await isRoleNameTaken(tx, name, except))) return name
  if (input.name !== '') insistOnInput([badInput('There is a role of this name already.', 'name')])
  for (let number = 2; ; number++) {
    const numbered = `${name.slice(0, 90)} (${number})`
    if (!(await isRoleNameTaken(tx, numbered, except))) return numbered
  }
}

function tidy(input: RoleInput): RoleInput {
  return {
    name: oneLine(input.name),
    description: oneLine(input.description),
    permissions: [...new Set(input.permissions)].toSorted(),
  }
}
