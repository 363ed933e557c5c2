const dayMs = 86_400_000

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function text(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The day n calendar days after `day` (YYYY-MM-DD); `day` is day 0 (domain definition 0.4). */
export function addDays(day: string, n: number): string {
  return text(new Date(utc(day).getTime() + n * dayMs))
}

/** The same day of the month n months later, or the last one of a shorter month. */
export function addMonths(day: string, n: number): string {
  const date = utc(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + n)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, last))
  return text(date)
}

/** The same day n years later; 29 February becomes the 28th (domain definition 0.4). */
export function addYears(day: string, n: number): string {
  return addMonths(day, n * 12)
}
