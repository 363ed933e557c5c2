/**
 * School year of a day (specification 000 section 9): the calendar year, minus one before August. `month` counts
 * from 1. The caller decides in which time zone the day is read.
 */
export function schoolYearOf(day: { year: number; month: number }): number {
  return day.month < 8 ? day.year - 1 : day.year
}

/** Shown name of a compliance year: '2026 - 2027'. */
export function complianceYearName(id: number): string {
  return `${id} - ${id + 1}`
}
