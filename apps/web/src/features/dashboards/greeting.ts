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

/** The person's role, spelled as in lists. */
export function roleInWords(roles: readonly string[]): string {
  const role = leadingRole(roles)
  return role ? spellRoleName(role) : ''
}
