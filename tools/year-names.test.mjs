import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inHouse } from './lib/house.mjs'

// '2026 - 2027' and '2026-2027' are each written by one helper, so that all places agree.
const helpers = 'packages/domain/src/years/compliance-year.ts'
const spelled = [
  // `${year} - ${year + 1}`, and the same for a member: `${row.year}-${row.year + 1}`.
  /\$\{([\w.]*\b(?:year|id|value))\} ?- ?\$\{\1 \+ 1\}/,
]

/** @param {string} source */
const spellsYears = (source) => spelled.some((pattern) => pattern.test(source))

it.each(['`${year} - ${year + 1}`', '`From ${row.year}-${row.year + 1}`', '`${id} - ${id + 1}`'])(
  'recognizes %s',
  (source) => expect(spellsYears(source)).toBe(true),
)

it.each(['`${year}-07-01`', '`${year + 1}-06-30`', 'complianceYearName(year)'])('lets %s pass', (source) =>
  expect(spellsYears(source)).toBe(false),
)

it('finds no place that spells a compliance year by itself', async () => {
  const folders = [
    'apps/web/src',
    'apps/api/src',
    'apps/gateway/src',
    'packages/domain/src',
    'packages/rest-contract/src',
  ]
  const own = []
  for (const folder of folders) {
    const files = await readdir(inHouse(folder), { recursive: true })
    for (const file of files.filter(
      (name) => /\.tsx?$/.test(name) && !/\.(?:test|generated)\.tsx?$/.test(name),
    )) {
      const path = join(folder, file)
      if (path !== helpers && spellsYears(await readFile(inHouse(path), 'utf8'))) own.push(path)
    }
  }
  expect(own).toEqual([])
})
