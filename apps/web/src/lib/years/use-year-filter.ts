import { useEffect, useMemo } from 'react'
import { useAddressYear } from './use-address-year'

/**
 * A list's address as it is asked: without the year where there is none of that name, which `unknown` then says. A list that is not
 * narrowed by years has none.
 */
export function useYearFilter<Address extends { filters: Readonly<Record<string, string>> }>(
  address: Address,
) {
  const { named, learn } = useAddressYear(address.filters['year'] ?? '', 0)
  const { unknown } = named
  const asked = useMemo(
    (): Address => (unknown === null ? address : { ...address, filters: { ...address.filters, year: '' } }),
    [address, unknown],
  )
  return { address: asked, unknown, learn }
}

/** Takes the years that an answer brought. */
export function useLearnedYears(
  learn: (years: readonly { id: number }[]) => void,
  years: readonly { id: number }[] | null | undefined,
): void {
  useEffect(() => {
    if (years) learn(years)
  }, [learn, years])
}
