import { hasHiddenCharacters, hiddenCharactersText } from '@portal/domain'
import type { z } from 'zod'
import { checkInput, type CheckedInput } from './input-errors.js'
import { labelOf } from './input-labels.js'

/**
 * Fields with prose, which may need characters that set the direction of writing. Passwords may contain anything, and
 * search words are only shown to whoever typed them. Every other text is a name of something.
 */
const prose: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'client_secret',
  'q',
  'acceptableEvidence',
  'body',
  'comment',
  'comments',
  'description',
  'documentsReason',
  'evidenceSummary',
  'guidance',
  'help',
  'internalComment',
  'intro',
  'narrative',
  'needs',
  'nextSteps',
  'note',
  'reason',
  'recommendations',
  'requiredAction',
  'sharedComment',
  'stateComment',
  'strengths',
  'summary',
  'text',
  'textNote',
  'toProvide',
  'transcript',
])

/** As {@link checkInput}, for input of people: no name may contain an invisible character. */
export function checkBody<Schema extends z.ZodType>(schema: Schema, value: unknown): CheckedInput<Schema> {
  const checked = checkInput(schema, value)
  if (!checked.ok) return checked
  const fields = new Map<string, string[]>()
  for (const path of hiddenPlaces(value)) fields.set(path.join('.'), [hiddenCharactersText(labelOf(path))])
  return fields.size === 0 ? checked : { ok: false, fields: Object.fromEntries(fields), unknown: [] }
}

function hiddenPlaces(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
    return !prose.has(name) && hasHiddenCharacters(value) ? [[...path]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => hiddenPlaces(member, [...path, name]))
}
