export interface AddressYear {
  /** The year to show: the one that the address names, or the given one where there is no such year. */
  year: number
  /** What the address names and is no year; null where it names one, or nothing. */
  unknown: string | null
}

/** No school year is outside of them, so that nothing need be asked. */
const between = [2000, 2100] as const

/**
 * The year that an address names. One that does not exist falls back, and the screen says so with `UnknownYearNote`. While the
 * years are on their way any year is taken for one.
 */
export function addressYear(
  given: string | null,
  years: readonly number[] | undefined,
  fallback: number,
): AddressYear {
  if (given === null || given === '') return { year: fallback, unknown: null }
  const wanted = /^\d{4}$/.test(given) ? Number(given) : 0
  const exists = wanted >= between[0] && wanted <= between[1] && (years?.includes(wanted) ?? true)
  return exists ? { year: wanted, unknown: null } : { year: fallback, unknown: given }
}
