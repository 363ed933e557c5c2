import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sanitizeHtml } from './rich-text-html'

/** One table for what the system of record stores and for what is shown here: both reduce it to the same. */
const attacks = JSON.parse(
  readFileSync(
    path.resolve(import.meta.dirname, '../../../../../packages/domain/src/testing/rich-text-attacks.json'),
    'utf8',
  ),
) as [name: string, given: string, left: string][]

it.each(attacks)('shows %s as the list allows', (_name, given, left) => {
  // The document object model writes a blank behind the colon of a style.
  expect(sanitizeHtml(given).replaceAll('font-family: ', 'font-family:')).toBe(left)
})
