import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sanitizeRichText } from './rich-text.js'

/** One table for what is stored here and for what the web client shows: both reduce it to the same. */
const attacks = JSON.parse(
  readFileSync(
    new URL('../../../../packages/domain/src/testing/rich-text-attacks.json', import.meta.url),
    'utf8',
  ),
) as [name: string, given: string, left: string][]

it.each(attacks)('stores %s as the list allows', (_name, given, left) => {
  expect(sanitizeRichText(given)).toBe(left)
})
