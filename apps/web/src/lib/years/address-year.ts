export interface AddressYear {
  /** The year to show: the one that the address names, or the fallback where there is no such year. */
  year: number
  /** The text of the address that is no year; null where it names one, or nothing. */
  unknown: string | null
}

/** No school year is outside of them: other years are unknown without a request. */
const between = [2000, 2100] as const

/**
 * The year that an address names. One that does not exist is replaced by `fallback`, and the screen says so with
 * `UnknownYearNote`. While the years are loading any year is accepted.
 */
export function addressYear(
  text: string | null,
  years: readonly number[] | undefined,
  fallback: number,
): AddressYear {
  if (text === null || text === '') return { year: fallback, unknown: null }
  const wanted = /^\d{4}$/.test(text) ? Number(text) : 0
  const exists = wanted >= between[0] && wanted <= between[1] && (years?.includes(wanted) ?? true)
  return exists ? { year: wanted, unknown: null } : { year: fallback, unknown: text }
}
