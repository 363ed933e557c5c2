import { clearMessages } from '../message-list'
import { goTo, here } from '../place'
import { storage, storageKeys } from '../storage'

/** What the portal shows of the signed-in person; a copy for display, the server decides who is signed in. */
export interface CurrentUser {
  id: string
  userName: string
  fullName: string
  email: string
  roles: readonly string[]
  permissions: readonly string[]
  leaId?: number | null
  leaName?: string | null
}

type Signal = { kind: 'signed-in'; userId: string } | { kind: 'signed-out' }

let notice: string | null = null
let signedInHere = false
const whenForgotten = new Set<() => void>()

/** Remembers the signed-in person for display. */
export function rememberUser(user: CurrentUser, { signedInNow = false } = {}): void {
  const { id, userName, fullName, email, roles, permissions, leaId = null, leaName = null } = user
  storage.write(storageKeys.currentUser, { id, userName, fullName, email, roles, leaId, leaName })
  storage.write(storageKeys.permissions, permissions)
  storage.write(storageKeys.rememberMe, true)
  storage.write(storageKeys.userId, id)
  storage.write(storageKeys.fullName, fullName)
  if (leaId === null) {
    storage.remove(storageKeys.userLea)
    storage.remove(storageKeys.leaName)
  } else {
    storage.write(storageKeys.userLea, leaId)
    storage.write(storageKeys.leaName, leaName)
  }
  // The latest year is chosen after signing in (specification 000 section 4).
  if (signedInNow) storage.remove(storageKeys.schoolYear)
  signedInHere = signedInNow
}

/** Whether a person has just signed in on this page; true once. */
export function takeSignedIn(): boolean {
  const was = signedInHere
  signedInHere = false
  return was
}

/** The remembered person, or null when no one is signed in on this browser. */
export function currentUser(): CurrentUser | null {
  return storage.read<CurrentUser>(storageKeys.currentUser)
}

/** Forgets the person on this browser; other tabs follow, see {@link onSessionChange}. */
export function forgetUser(): void {
  for (const key of [
    storageKeys.currentUser,
    storageKeys.permissions,
    storageKeys.userId,
    storageKeys.fullName,
    storageKeys.userLea,
    storageKeys.leaName,
  ])
    storage.remove(key)
  clearMessages()
  whenForgotten.forEach((forget) => forget())
}

/** Registers a cache that is cleared when the person signs out. */
export function onForget(forget: () => void): void {
  whenForgotten.add(forget)
}

/** Calls back when another tab of this browser signs in or out: it changes the remembered person. */
export function onSessionChange(listener: (signal: Signal) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.currentUser) return
    const user = currentUser()
    listener(user ? { kind: 'signed-in', userId: user.id } : { kind: 'signed-out' })
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Address of the sign-in screen that leads back to `path`. */
export function loginPath(path: string = here()): string {
  return `/auth/login?returnUrl=${encodeURIComponent(path || '/')}`
}

/** The words for an ended session: of a disabled account, with the server's description, or plain. */
export function sessionExpiredText(message?: string, description?: string): string {
  if (message?.includes('been disabled')) return 'session expired disabled'
  return description ? `session expired (${description})` : 'session expired'
}

/** Leads the person to sign in again and back here afterwards; the sign-in screen says why. */
export function requireSignIn(why: string | null): void {
  notice = why
  forgetUser()
  if (!location.pathname.startsWith('/auth')) goTo(loginPath(), { replace: true })
}

/** Why the person has to sign in again, if a session ended. */
export function sessionNotice(): string | null {
  return notice
}

export function clearSessionNotice(): void {
  notice = null
}
