/** Names of secrets: the gateway keeps them behind HttpOnly cookies; they are never in browser storage. */
const reserved: ReadonlySet<string> = new Set([
  'access_token',
  'accessToken',
  'refresh_token',
  'refreshToken',
  'expires_in',
  'mfaToken',
])

/** The keys of the specification (000 section 3) that are no secrets. */
export const storageKeys = {
  currentUser: 'current_user',
  permissions: 'user_permissions',
  rememberMe: 'remember_me',
  userId: 'UserId',
  chosenLea: (userId: string) => `LeaId_${userId}`,
  userLea: 'UserLeaId',
  leaName: 'LeaName',
  fullName: 'FullName',
  schoolYear: 'schoolYear',
  years: 'yearsComplianceData',
  yearsExpiry: 'yearsComplianceExpiry',
  tableSort: (table: string) => `tableSort_${table}`,
  folds: (userId: string) => `folds_${userId}`,
  accordion: (userId: string) => `accordion_${userId}`,
  slashKey: 'slashKey',
  answerKeys: 'answerKeys',
  listQuery: (userId: string, list: string) => `list_${userId}_${list}`,
}

const listeners = new Set<(key: string) => void>()

function check(key: string): void {
  if (!key.trim()) throw new Error('key cannot be empty')
  if (reserved.has(key))
    throw new Error('The storage key is reserved and cannot be used. Please use a different key')
}

// A browser may refuse storage (private windows, quota): the portal works without it, it only forgets.
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** Local storage of this browser, as JSON. Throws for empty and for reserved keys. */
export const storage = {
  read<T>(key: string): T | null {
    check(key)
    return attempt(() => {
      const text = localStorage.getItem(key)
      return text === null ? null : (JSON.parse(text) as T)
    }, null)
  },
  write(key: string, value: unknown): void {
    check(key)
    attempt(() => localStorage.setItem(key, JSON.stringify(value)), undefined)
    listeners.forEach((listener) => listener(key))
  },
  remove(key: string): void {
    check(key)
    attempt(() => localStorage.removeItem(key), undefined)
    listeners.forEach((listener) => listener(key))
  },
  /** Calls back with the key of every change, of other tabs too. */
  subscribe: (listener: (key: string) => void): (() => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key) listener(event.key)
    }
    listeners.add(listener)
    addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', fromOtherTab)
    }
  },
}
