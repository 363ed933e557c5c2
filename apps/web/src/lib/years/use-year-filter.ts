import { useEffect, useMemo } from 'react'
import { useAddressYear } from './use-address-year'

/**
 * A list's address for its request: without a year that does not exist, which is `unknown` then. A list that is not
 * narrowed by years has none.
 */
export function useYearFilter<Address extends { filters: Readonly<Record<string, string>> }>(
  address: Address,
) {
  const { named, learn } = useAddressYear(address.filters['year'] ?? '', 0)
  const { unknown } = named
  const existing = useMemo(
    (): Address => (unknown === null ? address : { ...address, filters: { ...address.filters, year: '' } }),
    [address, unknown],
  )
  return { address: existing, unknown, learn }
}

/** Takes the years of a response. */
export function useLearnedYears(
  learn: (years: readonly { id: number }[]) => void,
  years: readonly { id: number }[] | null | undefined,
): void {
  useEffect(() => {
    if (years) learn(years)
  }, [learn, years])
}
