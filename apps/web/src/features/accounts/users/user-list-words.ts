import { hasJurisdiction, spellRoleName } from '@portal/domain'

const stamp = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
  timeZone: 'America/New_York',
})

/** MM/dd/yyyy hh:mm a in the display zone, '-' for never (specification 000 section 2). */
export function loginDateInWords(instant: string | null): string {
  if (instant === null) return '-'
  const parts = Object.fromEntries(
    stamp.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${parts['month']}/${parts['day']}/${parts['year']} ${parts['hour']}:${parts['minute']} ${parts['dayPeriod']}`
}

/** Role names split at capital letters; several with commas. */
export function rolesInWords(roles: readonly string[]): string {
  return roles.map(spellRoleName).join(', ')
}

/** The jurisdiction of ordinary users; blank for state monitors and liaisons (specification 000 section 2). */
export function jurisdictionInWords(user: { roles: readonly string[]; leaName: string | null }): string {
  return hasJurisdiction(user.roles) ? (user.leaName ?? '') : ''
}
