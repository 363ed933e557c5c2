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
import { merged } from '../../../server/merged.js'
import { deletedRefusal, insist, insistOnInput } from '../../../server/verdicts.js'
import { findDeletion } from '../../audit-trail/audit-trail-deletions-read-model.js'
import type { AccountCommand } from '../accounts-command.js'
import { findRole, isRoleNameTaken, type Role, type RoleView } from './accounts-roles-read-model.js'
import { changeRole, insertRole, removeRole } from './accounts-roles-store.js'
import { lockAdministration } from '../accounts-store.js'
import {
  foundOr,
  stampOf,
  openRecord,
  changeRecord,
  addedRecord,
  recordAct,
  type RecordKind,
} from '../../../server/command.js'

export const roleOr404 = foundOr('This role does not exist.')

const roleKind: RecordKind<AccountCommand, string, RoleView, RoleInput> = {
  found: roleOr404,
  lock: ({ tx }) => lockAdministration(tx),
  find: ({ tx, actor }, id) => findRole(tx, actor, { id }),
  async missing({ tx, ctx }, id) {
    const deletion = await findDeletion(tx, { ...targetOf(id), action: 'deleteRole' })
    if (deletion) throw deletedRefusal(deletion, ctx.now)
  },
  version: ({ answer, changed }) => ({ version: answer.version, changed }),
  target: ({ answer }) => targetOf(answer.id),
  write: (command, { answer }, input) => changeRole(command.tx, answer.id, input, stampOf(command)),
  audit({ answer: before }, { answer: after }) {
    const permissions = after.permissions.toSorted()
    return { before: recorded(before), after: { ...recorded(after), permissions } }
  },
}

const targetOf = (targetId: string) => ({ targetType: 'role', targetId })
const recorded = ({ name, description, permissions }: Role) => ({ name, description, permissions })

/** Makes a role with permissions that the actor has too. BAD_USER_INPUT names the field, a name that is taken as well. */
export async function createRole(command: AccountCommand, given: RoleInput): Promise<Role> {
  const { tx, actor } = command
  await lockAdministration(tx)
  const tidied = tidy(given)
  insistOnInput(checkRoleInput(tidied))
  insist(canCreateRole(actor, tidied.permissions))
  const input = { ...tidied, name: await freeName(command, tidied) }
  const id = randomUUID()
  const { by, on } = stampOf(command)
  const { name, description, permissions } = input
  await insertRole(tx, { id, name, description, changedBy: by, changedOn: on }, permissions)
  return addedRecord(roleKind, command, id, 'createRole', () => input)
}

/** What the role allows from now on holds for the next request of everybody who has it. */
export function updateRole(
  command: AccountCommand,
  id: string,
  given: BodyOf<typeof updateCall>,
): Promise<Role> {
  const { tx, actor, ctx, signIns } = command
  return changeRecord(roleKind, command, id, {
    action: 'updateRole',
    version: given.version,
    async columns({ answer, facts }) {
      const tidied = tidy(merged(roleFields, answer, given))
      const named = answer.isBuiltIn && tidied.name === '' ? { ...tidied, name: answer.name } : tidied
      insistOnInput(checkRoleInput(named, facts))
      insist(canChangeRole(actor, facts, named), answer)
      const input = { ...named, name: await freeName(command, named, id) }
      if (roleChangeWantsPassword(answer.permissions, input.permissions))
        await signIns.insistOnRecentPassword(tx, actor, ctx)
      return input
    },
  })
}

/** Deletes a role that nobody has; roles of the system stay. The trail keeps what it allowed. */
export async function deleteRole(command: AccountCommand, id: string): Promise<void> {
  const { answer } = await openRecord(roleKind, command, id, {
    may: ({ facts }) => canDeleteRole(command.actor, facts),
  })
  await removeRole(command.tx, id)
  await recordAct(command, 'deleteRole', { ...targetOf(id), before: recorded(answer) })
}

/** The name that a role gets: a given one must be free, the one of a role without a name is numbered where it is not. */
async function freeName({ tx }: AccountCommand, input: RoleInput, except?: string): Promise<string> {
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
