import { schoolYearOf } from './compliance-year.js'

/** The year to show: the stored one, else the last of the list, else the school year of `today` (YYYY-MM-DD). */
export function chosenSchoolYear(stored: number | null, yearIds: readonly number[], today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return stored ?? yearIds.at(-1) ?? schoolYearOf({ year, month })
}
