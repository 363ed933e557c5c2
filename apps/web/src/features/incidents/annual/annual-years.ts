import { calendarDay, complianceYearName, complianceYearOf } from '@portal/domain'

/** The school year that is reported now: the last one that is over. */
export const reportedYear = () => complianceYearOf(calendarDay(new Date())) - 1

/** The years with the one that is shown, which may not be loaded yet. */
export const withYear = (years: readonly { id: number; name: string }[], year: number) =>
  years.some(({ id }) => id === year) ? years : [...years, { id: year, name: complianceYearName(year) }]
