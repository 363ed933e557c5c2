const long = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const full = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const medium = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** 'Nov 3, 2026' of 2026-11-03, as screens show a day. */
export function shortDay(day: string): string {
  return medium.format(utc(day))
}

/** 'November 3, 2026' of 2026-11-03. */
export function longDay(day: string): string {
  return long.format(utc(day))
}

/** 'Tuesday, November 3, 2026' of 2026-11-03. */
export function fullDay(day: string): string {
  return full.format(utc(day))
}
