import { calendarDay, chosenSchoolYear } from '@portal/domain'
import { useEffect } from 'react'
import { useSelection } from '../../lib/lists/use-selection'
import { cachedYears, cacheYears, type CachedYear } from '../../lib/years/year-cache'
import { useComplianceYearsQuery } from './years.generated'

export interface Years {
  /** Oldest first; empty until they are known. */
  years: readonly CachedYear[]
  /** The year to show: the stored one, else the last of the list, else by the August rule. */
  year: number
  /** False while the list is loading and the year might change with it. */
  settled: boolean
}

/** Compliance years, kept for a day on this browser, and the chosen one among them. */
export function useYears(userId: string, now = new Date()): Years {
  const cached = cachedYears()
  const { data, error } = useComplianceYearsQuery({ skip: cached !== null })
  const { year: stored } = useSelection(userId)
  useEffect(() => {
    if (data) cacheYears(data.complianceYears)
  }, [data])
  const years = cached ?? data?.complianceYears ?? []
  const year = chosenSchoolYear(
    stored,
    years.map(({ id }) => id),
    calendarDay(now),
  )
  return {
    years,
    year,
    settled: stored !== null || cached !== null || data !== undefined || error !== undefined,
  }
}
