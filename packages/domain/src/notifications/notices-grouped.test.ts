import { expect, it } from 'vitest'
import { groupNotices } from './notices-grouped.js'

const line = (kind: string, path: string, id: number) => ({ kind, path, id })

it('puts together what is of one kind and leads to one record, where the first of it stood', () => {
  const groups = groupNotices([
    line('dueChanged', '/a', 5),
    line('assigned', '/a', 4),
    line('dueChanged', '/b', 3),
    line('dueChanged', '/a', 2),
  ])
  expect(groups.map(({ first, single }) => [first.id, single.map(({ id }) => id)])).toEqual([
    [5, [5, 2]],
    [4, [4]],
    [3, [3]],
  ])
})

it('makes nothing of nothing', () => {
  expect(groupNotices([])).toEqual([])
})
