import { spellRoleName, leadingRole } from '@portal/domain'

const hour = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
})

/** Time of the day in the display zone. */
export function timeOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const h = Number(hour.format(now))
  return h < 12 ? 'morning' : h < 18 ? 'afternoon' : 'evening'
}

/** First part of a full name. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

const shownAs: Partial<Record<string, string>> = {
  StateMonitor: 'State Admin',
  StateAdmin: 'System Administrator',
}

/** The person's role as the portal names it: StateMonitor is 'State Admin'. */
export function roleInWords(roles: readonly string[]): string {
  const role = leadingRole(roles)
  return role ? (shownAs[role] ?? spellRoleName(role)) : ''
}
