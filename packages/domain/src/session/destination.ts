import { roleFlags, leadingRole } from '../accounts/roles.js'

export interface SignedIn {
  /**
   * The address requested before signing in, already checked to be of this origin; absent or '/' when there was none.
   */
  returnUrl?: string | null
  /** The step that completed the sign-in: the password alone (trusted device) or the security code. */
  step: 'password' | 'code'
  roles: readonly string[]
  /** The start page that the person chose; absent or null for that of the role. */
  homePage?: string | null
}

/**
 * Where a person is sent after signing in (specification 000 section 4). A state monitor is never sent back to a local
 * dashboard; dispute resolution staff start on the state dashboard (domain definition 0.3). The person's own start page
 * takes precedence over those of the roles.
 */
export function destinationAfterSignIn({ returnUrl, step, roles, homePage }: SignedIn): string {
  const { isStateMonitor } = roleFlags(roles)
  const wanted = returnUrl ?? ''
  if (wanted.length > 1 && !(isStateMonitor && wanted.includes('/user/dashboard'))) return wanted
  if (homePage) return homePage
  if (step === 'password') return '/user/landing'
  const stateFirst = isStateMonitor || leadingRole(roles) === 'DisputeResolutionStaff'
  return stateFirst ? '/user/statedashboard' : '/user/dashboard'
}

/**
 * The path of an address if it stays within this origin, else null. Refuses other hosts, '//host', backslashes and
 * everything that is not an http address.
 */
export function sameOriginPath(address: string | null | undefined, origin: string): string | null {
  if (!address || !address.startsWith('/') || /^\/[/\\]/.test(address) || /[\p{Cc}\\]/u.test(address))
    return null
  try {
    const url = new URL(address, origin)
    if (url.origin !== origin) return null
    // 'new URL' resolves dots: '/.//host' becomes '//host', which a browser reads as another host.
    if (url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
