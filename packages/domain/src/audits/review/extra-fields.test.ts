import { expect, it } from 'vitest'
import { aContent, aSection, anItem } from '../testing/builders.js'
import type { ExtraField } from '../types/audit-type.js'
import { checkExtras } from './extra-fields.js'
import { limitedContent } from './limited-content.js'

const fields: readonly ExtraField[] = [
  { key: 'page', label: 'Page', type: 'Number', required: true, min: 1, max: 500 },
  { key: 'least', label: 'Minutes', type: 'Number', required: false, min: 0 },
  { key: 'seen', label: 'Seen on', type: 'Date', required: false },
  { key: 'copy', label: 'Copy kept', type: 'YesNo', required: false },
  { key: 'place', label: 'Place', type: 'Text', required: false },
]

it.each([
  ['page', '12', null],
  ['page', '', null],
  ['page', '0', 'Page must be between 1 and 500.'],
  ['page', 'twelve', 'Page is not a number.'],
  ['least', '-1', 'Minutes must be at least 0.'],
  ['seen', '2026-02-28', null],
  ['seen', '2026-02-30', 'Seen on is not a date.'],
  ['copy', 'Yes', null],
  ['copy', 'Maybe', 'Copy kept is Yes or No.'],
  ['place', 'x'.repeat(501), 'Place can have at most 500 characters.'],
  ['other', 'x', 'There is no such field.'],
])('a field beside an answer: %s %s', (key, text, reason) => {
  const refused = checkExtras(fields, { [key]: text })
  expect(refused.map((one) => one.reason)).toEqual(reason === null ? [] : [reason])
  expect(refused).toEqual(refused.map((one) => Object.assign({}, one, { field: `extras.${key}` })))
})

it('leaves only the items of a review of newer data, and no section without one', () => {
  const content = aContent(aSection('a', [anItem('1'), anItem('2')]), aSection('b', [anItem('3')]))
  const ids = (itemIds: string[] | null) =>
    limitedContent(content, itemIds).sections.map(({ id, items }) => ({
      id,
      items: items.map((item) => item.id),
    }))
  expect(ids(['2'])).toEqual([{ id: 'a', items: ['2'] }])
  expect(ids(null)).toEqual([
    { id: 'a', items: ['1', '2'] },
    { id: 'b', items: ['3'] },
  ])
})
