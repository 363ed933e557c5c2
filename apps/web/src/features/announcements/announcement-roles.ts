import { spellRoleName } from '@portal/domain'
import { announcementsMessages } from './announcements-messages.generated'

const people: Readonly<Record<string, string>> = announcementsMessages.people

/** Roles as a list says them: 'Local administrators, Liaisons'. */
export function rolesInWords(roles: readonly string[]): string {
  return roles.map((role) => people[role] ?? spellRoleName(role)).join(', ')
}
