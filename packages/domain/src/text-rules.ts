import { allowed, badInput, type Verdict } from './verdict.js'

/** A one-line text: no control characters, single spaces, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/**
 * Invisible characters that make one name look like another: those that change the direction of writing, and U+200B,
 * U+2060 and U+FEFF. U+200C and U+200D are part of the spelling of some scripts, and of emoji, when they are between
 * two such characters; nowhere else.
 */
const hidden =
  /[\p{Bidi_Control}\u200b\u2060\ufeff]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/u

/** Whether a name contains invisible characters that could pass it off as another one. */
export function hasHiddenCharacters(name: string): boolean {
  return hidden.test(name)
}

/** The message about such a name. */
export function hiddenCharactersText(label: string): string {
  return `${label} holds a character that cannot be seen. Please type it anew.`
}

/**
 * "{Label} is required.", "{Label} can have at most {n} characters." (domain definition 0.6). Names contain no
 * invisible characters; prose (`isProse`) may.
 */
export function checkText(
  value: string,
  rule: { field: string; label: string; required?: boolean; most: number; isProse?: boolean },
): Verdict {
  const text = oneLine(value)
  // Some of them count as white space, and would be trimmed unnoticed.
  if (!rule.isProse && hasHiddenCharacters(value))
    return badInput(hiddenCharactersText(rule.label), rule.field)
  if (text === '') return rule.required ? badInput(`${rule.label} is required.`, rule.field) : allowed
  return text.length > rule.most
    ? badInput(`${rule.label} can have at most ${rule.most} characters.`, rule.field)
    : allowed
}

/** Maximum length of a mail address (RFC 5321). */
export const mostEmailCharacters = 254

/** Whether a text is a deliverable mail address: one @, a domain with a dot, nothing that ends a header. */
export function isEmail(text: string): boolean {
  return (
    text.length <= mostEmailCharacters &&
    !hasHiddenCharacters(text) &&
    /^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{2,}$/u.test(text)
  )
}

/** Whether a text is the address of a web page: http or https, a host, and no user name. */
export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && /^https?:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i.test(text)
}
