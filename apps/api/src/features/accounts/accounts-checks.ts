import { administeredLeas, badInput, canGrantRole, forbidden, type AccountInput } from '@portal/domain'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { agencyIds } from '../agencies/agencies-read-model.js'
import type { AccountCommand } from './accounts-command.js'
import { listRoleFacts } from './roles/accounts-roles-read-model.js'
import { takenUserNames } from './accounts-store.js'

/** Ids of the roles. Refuses unknown names, and giving or taking what the actor may not. */
export async function insistOnRoles(
  { tx, actor }: AccountCommand,
  names: readonly string[],
  changed: readonly string[],
): Promise<string[]> {
  const known = await listRoleFacts(tx)
  const unknown = names.filter((name) => !known.some((role) => role.name === name))
  insistOnInput(unknown.map((name) => badInput(`There is no role ${name}.`, 'roles')))
  for (const role of known) if (changed.includes(role.name)) insist(canGrantRole(actor, role))
  return known.filter((role) => names.includes(role.name)).map((role) => role.id)
}

/** A local administrator works in the own agency. */
export function insistOnScope({ actor }: AccountCommand, leaId: number | null): void {
  const scope = administeredLeas(actor)
  if (scope !== 'all' && (leaId === null || !scope.includes(leaId)))
    insist(forbidden('You can manage users of your own agency only.'))
}

/** Agencies must exist; what is chosen anew must be monitored still. */
export async function insistOnAgencies(
  { tx }: AccountCommand,
  input: AccountInput,
  before: AccountInput | null,
): Promise<void> {
  const known = await agencyIds(tx)
  const wrong = (id: number | null, earlier: number | null | undefined) =>
    id !== null && id !== earlier && !known.active.has(id)
  insistOnInput([
    ...(wrong(input.leaId, before?.leaId) ? [badInput('There is no such jurisdiction.', 'leaId')] : []),
    ...(wrong(input.preferredLeaId, before?.preferredLeaId)
      ? [badInput('There is no such jurisdiction.', 'preferredLeaId')]
      : []),
    ...(input.selectedLeas.some((id) => !known.all.has(id))
      ? [badInput('There is no such jurisdiction.', 'selectedLeas')]
      : []),
  ])
}

/** A user name belongs to one person, in any letter case; deleted accounts give theirs up. */
export async function insistOnFreeAddress(
  { tx }: AccountCommand,
  email: string,
  except?: string,
): Promise<void> {
  if ((await takenUserNames(tx, [email], except)).size > 0)
    insistOnInput([badInput('A user with this email address already exists.', 'email')])
}
