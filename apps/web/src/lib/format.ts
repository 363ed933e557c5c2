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
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
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

/** 'Title, Due date, and Lead'. */
export function listInWords(words: readonly string[]): string {
  return list.format(words)
}

/** The word of a catalogue for a code of the server; the code itself where the catalogue is older. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code
