import { allowed, badInput, type Verdict } from './verdict.js'

/** Text of a field of one line: no control characters, single spaces, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** "{Label} is required.", "{Label} can have at most {n} characters." (domain definition 0.6). */
export function checkText(
  value: string,
  rule: { field: string; label: string; required?: boolean; most: number },
): Verdict {
  const text = oneLine(value)
  if (text === '') return rule.required ? badInput(`${rule.label} is required.`, rule.field) : allowed
  return text.length > rule.most
    ? badInput(`${rule.label} can have at most ${rule.most} characters.`, rule.field)
    : allowed
}

/** Longest address that a mail server takes (RFC 5321). */
export const mostEmailCharacters = 254

/** Whether a text is an address that mail can be sent to: one @, a domain with a dot, nothing that ends a header. */
export function isEmail(text: string): boolean {
  return (
    text.length <= mostEmailCharacters &&
    /^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{2,}$/u.test(text)
  )
}

/** Address of a page in the web: http or https, a host, and no user name before it. */
export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && /^https?:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i.test(text)
}
