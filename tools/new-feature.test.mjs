import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inHouse } from './lib/house.mjs'
import { lists, namesOf, newFeature } from './new-feature.mjs'

/** @type {string} */
let copy

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'portal-new-feature-'))
  for (const file of lists) await cp(inHouse(file), path.join(copy, file), { recursive: true })
  await newFeature('site-visits', copy)
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const linesOf = async (/** @type {string} */ file) => (await readFile(file, 'utf8')).split('\n')

describe('a new feature', () => {
  it('adds at most six lines outside its own folders, and takes none away', async () => {
    let added = 0
    for (const file of lists) {
      const [before, after] = [await linesOf(inHouse(file)), await linesOf(path.join(copy, file))]
      expect(after).toEqual(expect.arrayContaining(before))
      added += after.length - before.length
    }
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThanOrEqual(6)
  })

  it.each([
    'packages/domain/src/site-visits/site-visit-rules.ts',
    'packages/rest-contract/src/site-visits/site-visits.ts',
    'apps/api/src/db/schema/site-visits.ts',
    'apps/api/src/features/site-visits/site-visits-feature.ts',
    'apps/api/src/features/site-visits/site-visits-access.ts',
    'apps/gateway/src/features/site-visits/site-visits-resolver.ts',
    'apps/web/src/features/site-visits/site-visit-list-page.tsx',
    'apps/e2e/journeys/site-visits.journey.ts',
  ])('stands in %s, with every placeholder filled', async (file) => {
    expect(await readFile(path.join(copy, file), 'utf8')).not.toMatch(/__\w+__/)
  })

  it('does not write over one that is there', async () => {
    await expect(newFeature('site-visits', copy)).rejects.toThrow('EEXIST')
  })
})

it.each([
  ['site-visits', 'SiteVisit', 'site visit'],
  ['policies', 'Policy', 'policy'],
])('calls one of %s a %s', (name, pascal, word) => {
  expect(namesOf(name)).toMatchObject({ __Thing__: pascal, __word__: word })
})

it.each(['SiteVisits', 'site_visits', 'site-visit', '../visits', ''])('refuses the name %j', (name) => {
  expect(() => namesOf(name)).toThrow('Name the feature in small letters')
})
