const long = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const full = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** 'November 3, 2026' of 2026-11-03. */
export function longDay(day: string): string {
  return long.format(utc(day))
}

/** 'Tuesday, November 3, 2026' of 2026-11-03. */
export function fullDay(day: string): string {
  return full.format(utc(day))
}
