import { useCallback, useState } from 'react'
import { addressYear, type AddressYear } from './address-year'

/** The year that an address names; `learn` takes the years that exist, once the screen has loaded them. */
export function useAddressYear(
  text: string | null,
  fallback: number,
): { named: AddressYear; learn: (years: readonly { id: number }[]) => void } {
  const [known, setKnown] = useState('')
  const learn = useCallback(
    (years: readonly { id: number }[]) => setKnown(years.map(({ id }) => id).join()),
    [],
  )
  const years = known === '' ? undefined : known.split(',').map(Number)
  return { named: addressYear(text, years, fallback), learn }
}
