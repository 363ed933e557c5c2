import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from './content-checks.js'
import {
  contentChildKind,
  contentKindNames,
  contentNodeKinds,
  contentParentKind,
  contentPlaces,
  contentPlacesOf,
  contentRoot,
  isContentRoot,
} from './content-kinds.js'
import { newContentFields, type ContentNode } from './content-node.js'
import { contentTable } from './content-table.js'

/** One place of each kind, each in the one before it. */
function aVersion(kind: (typeof contentKindNames)[number]): ContentNode[] {
  return contentPlacesOf(kind).map((nodeKind) => ({
    nodeKind,
    contentId: nodeKind,
    parentId: contentParentKind(nodeKind),
    order: 0,
    active: true,
    fields: newContentFields(nodeKind, { number: '1', areaId: 1 }),
  }))
}

describe.each(contentKindNames)('content of the kind %s', (kind) => {
  const places = contentPlacesOf(kind)

  it('has one kind of place at the top with one in which nothing stands, and what is beside has its own', () => {
    const tops = places.filter((one) => contentParentKind(one) === null)
    expect(tops.filter((one) => !contentPlaces[one].isBeside)).toHaveLength(1)
    expect(places.filter((one) => contentPlaces[one].isLeaf)).toHaveLength(tops.length)
  })

  it('adds below each place what says that it stands there, and never another root', () => {
    for (const one of places.filter((place) => !isContentRoot(place)))
      expect(contentChildKind(kind, contentParentKind(one))).toBe(one)
    expect(contentRoot(aVersion(kind))?.nodeKind).toBe(
      places.find((one) => isContentRoot(one) && !contentPlaces[one].isBeside),
    )
  })

  it('requires only fields that its places have, and says so', () => {
    for (const one of places)
      expect(contentPlaces[one].fields).toEqual(expect.arrayContaining([...contentPlaces[one].required]))
    const problems = checkContent(kind, aVersion(kind), { part: 'Part B', citations: [], linked: null })
    expect(problems.some(({ message }) => message.endsWith('is required.'))).toBe(true)
    const empty = checkContent(kind, [], { part: 'Part B', citations: [], linked: null })
    expect(empty[0]?.message).toMatch(/^There is no /)
  })

  it('has a row for each place in its sheet', () => {
    expect(contentTable(kind, aVersion(kind)).rows).toHaveLength(places.length)
  })
})

it('is named by no rule but its declaration and its checks', () => {
  const names = [...contentKindNames, ...contentNodeKinds].join('|')
  const files = readdirSync(import.meta.dirname).filter(
    (file) => !/\.test\.ts$|^content-kinds\.ts$/.test(file),
  )
  const naming = files.filter((file) =>
    new RegExp(`(?:nodeKind|kind) [!=]== '(?:${names})'`).test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ),
  )
  expect(naming).toEqual([])
})
