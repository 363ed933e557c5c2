import { expect, it } from 'vitest'
import { isNestedTooDeeply, mostJsonDepth } from './json-depth.js'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each<[string, string, boolean]>([
  ['a form', '{"a":[{"b":1},{"c":[2]}]}', false],
  ['as deep as may be', nested(mostJsonDepth), false],
  ['one deeper', nested(mostJsonDepth + 1), true],
  ['objects', '{"a":'.repeat(65), true],
  ['many beside each other', `[${'[],'.repeat(1000)}[]]`, false],
  ['brackets in a text', JSON.stringify({ text: '['.repeat(1000) }), false],
  ['brackets in a text with quotation marks', JSON.stringify({ text: `"\\"${'['.repeat(1000)}` }), false],
  ['brackets after a text', `["\\\\",${nested(70)}]`, true],
])('sees how deep %s is', (_what, json, deep) => {
  expect(isNestedTooDeeply(json)).toBe(deep)
})
