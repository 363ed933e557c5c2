/**
 * School year of a day (specification 000 section 9): the calendar year, minus one before August. `month` counts from
 * 1. The caller decides in which time zone the day is read.
 */
export function schoolYearOf(day: { year: number; month: number }): number {
  return day.month < 8 ? day.year - 1 : day.year
}

/** Displayed name of a compliance year on pages, in lists, filters, files and mails: '2026 - 2027'. */
export function complianceYearName(id: number): string {
  return `${id} - ${id + 1}`
}

/** The same for windows and the header badge: '2026-2027' (specification 001 sections 2 and 9). */
export function badgeYearName(id: number): string {
  return `${id}-${id + 1}`
}
