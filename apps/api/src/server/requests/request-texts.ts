import { readTogether, unknownQueryNames, type Call } from '@portal/rest-contract'
import { ApiError } from '../api-error.js'

/** NUL fails in the database, and nobody types the others: line breaks and tabs are for texts of several lines. */
const controlInText = /(?![\t\n\r])\p{Cc}/u
const control = /\p{Cc}/u
/** Places that a refusal names at most. */
const mostNamed = 20

/**
 * Refuses a request that is malformed, whatever it asks for: control characters in its path, query or body, and names in its
 * query that the call does not know. The reads of one request are checked one by one.
 */
export function checkTexts(call: Call, sent: { params: unknown; query: unknown; body: unknown }): void {
  const refused = [...placesOf(control, sent.params), ...placesOf(control, sent.query)]
  if (call.id !== readTogether.id) refused.push(...placesOf(controlInText, sent.body))
  if (refused.length > 0) throw controlCharacters(refused)
  const unknown = unknownQueryNames(call, Object(sent.query) as object)
  if (unknown.length > 0)
    throw new ApiError('BAD_USER_INPUT', `This call does not know ${unknown.join(', ')}.`, {
      status: 400,
      fields: Object.fromEntries(unknown.map((name) => [name, ['This call does not know it.']])),
    })
}

/** Whether a text holds a control character other than tabs and line breaks. */
export function hasControlCharacter(text: string): boolean {
  return controlInText.test(text)
}

/** The refusal of texts that hold some, by the names of their fields. */
export function controlCharacters(fields: readonly string[]): ApiError {
  const message = 'This text holds a character that cannot be stored. Please type it anew.'
  return new ApiError('BAD_USER_INPUT', message, {
    status: 400,
    fields: Object.fromEntries(fields.map((name) => [name, [message]])),
  })
}

/** Where texts with such characters stand, names of members included; without recursion, however deep a body is. */
function placesOf(wanted: RegExp, value: unknown): string[] {
  const places: string[] = []
  const open: { at: string; value: unknown }[] = [{ at: '', value }]
  for (let next = open.pop(); next !== undefined && places.length < mostNamed; next = open.pop()) {
    if (typeof next.value === 'string') {
      if (wanted.test(next.value)) places.push(next.at || 'body')
      continue
    }
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [name, member] of Object.entries(next.value)) {
      const at = next.at === '' ? name : `${next.at}.${name}`
      if (wanted.test(name)) places.push(next.at || 'body')
      open.push({ at, value: member })
    }
  }
  return places
}
