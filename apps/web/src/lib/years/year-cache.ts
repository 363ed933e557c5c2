import { storage, storageKeys } from '../storage'

export interface CachedYear {
  id: number
  name: string
}

const dayMs = 24 * 60 * 60 * 1000

/** Compliance years kept on this browser, or null when there are none or they are older than a day. */
export function cachedYears(now = Date.now()): CachedYear[] | null {
  const expiry = storage.read<number>(storageKeys.yearsExpiry)
  const years = storage.read<CachedYear[]>(storageKeys.years)
  return typeof expiry === 'number' && expiry > now && Array.isArray(years) ? years : null
}

/** Keeps compliance years for one day. */
export function cacheYears(years: readonly CachedYear[], now = Date.now()): void {
  storage.write(
    storageKeys.years,
    years.map(({ id, name }) => ({ id, name })),
  )
  storage.write(storageKeys.yearsExpiry, now + dayMs)
}

/** Forgets the kept years: a launch has made another one. */
export function forgetYears(): void {
  storage.remove(storageKeys.years)
  storage.remove(storageKeys.yearsExpiry)
}
