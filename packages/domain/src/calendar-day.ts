/** Time zone in which days begin and end and instants are shown (domain definition 0.4). */
export const displayZone = 'America/New_York'

const dayInStateZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: displayZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day (YYYY-MM-DD) of an instant in the display zone, America/New_York (domain definition 0.4). */
export function calendarDay(instant: Date): string {
  return dayInStateZone.format(instant)
}

/** Whether a text is an existing day in the format YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}
