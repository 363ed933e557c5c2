import { allowed, badInput, type Verdict } from './verdict.js'

/** Text of a field of one line: no control characters, single spaces, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/**
 * Characters that no reader sees and that make one name look like another: those that change the direction of writing,
 * and U+200B, U+2060 and U+FEFF. U+200C and U+200D belong to the spelling of some scripts, and of emoji, where they stand
 * between two characters of it; nowhere else.
 */
const hidden =
  /[\p{Bidi_Control}\u200b\u2060\ufeff]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/u

/** Whether a name holds characters that cannot be seen and could pass it off as another one. */
export function hasHiddenCharacters(name: string): boolean {
  return hidden.test(name)
}

/** What is said about such a name. */
export function hiddenCharactersText(label: string): string {
  return `${label} holds a character that cannot be seen. Please type it anew.`
}

/**
 * "{Label} is required.", "{Label} can have at most {n} characters." (domain definition 0.6). Names hold no hidden
 * characters; texts that are read and not recognised, `isProse`, may.
 */
export function checkText(
  value: string,
  rule: { field: string; label: string; required?: boolean; most: number; isProse?: boolean },
): Verdict {
  const text = oneLine(value)
  // Some of them count as blanks, and would go unseen from the ends of the text.
  if (!rule.isProse && hasHiddenCharacters(value))
    return badInput(hiddenCharactersText(rule.label), rule.field)
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
    !hasHiddenCharacters(text) &&
    /^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{2,}$/u.test(text)
  )
}

/** Address of a page in the web: http or https, a host, and no user name before it. */
export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && /^https?:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i.test(text)
}
