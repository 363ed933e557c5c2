const zone = 'America/New_York'
const dateOnly = /^\d{4}-\d{2}-\d{2}$/

const mediumDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: zone,
})
const mediumDateUtc = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })

/** 'Feb 5, 2026' for a calendar date (YYYY-MM-DD) or an instant, in the display zone. */
export function formatDate(value: string | Date): string {
  if (typeof value === 'string' && dateOnly.test(value))
    return mediumDateUtc.format(new Date(`${value}T00:00:00Z`))
  return mediumDate.format(new Date(value))
}

/** '10:42 AM' in the display zone. */
export function formatTime(value: string | Date): string {
  return time.format(new Date(value))
}

/** 'Feb 5, 2026, 10:42 AM' in the display zone. */
export function formatDateTime(value: string | Date): string {
  return `${formatDate(value)}, ${formatTime(value)}`
}
