import { describe, expect, it } from 'vitest'
import { changedMembers, mergeThreeWays, rowFields, setField, type MergeField } from './three-way-merge'

interface Values {
  name: string
  note: string
  roles: string[]
  rows: { id?: number; text: string; day: string }[]
}

const base: Values = { name: 'a', note: 'b', roles: ['x', 'y'], rows: [{ id: 1, text: 'one', day: '1' }] }
const fields: MergeField<Values>[] = [
  { members: ['name'] },
  { members: ['note'] },
  setField<Values, string>(
    'roles',
    ({ roles }) => roles,
    (values, roles) => ({ ...values, roles }),
  ),
]
const merge = (mine: Partial<Values>, theirs: Partial<Values>, own = fields) =>
  mergeThreeWays(own, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

describe('three versions of one record', () => {
  it('leave theirs what I did not touch, and mine what only I touched', () => {
    const { values, contested, came } = merge({ name: 'mine' }, { note: 'theirs' })
    expect(values).toEqual({ ...base, name: 'mine', note: 'theirs' })
    expect(contested).toEqual([])
    expect(came.map(({ members }) => members)).toEqual([['note']])
  })

  it('are contested only where both changed differently', () => {
    expect(merge({ name: 'mine' }, { name: 'theirs' }).contested).toHaveLength(1)
    expect(merge({ name: 'same' }, { name: 'same' })).toMatchObject({ contested: [], differs: false })
  })

  it('unite lists whose order says nothing: what both added is in, what either took out is out', () => {
    const { values, contested } = merge({ roles: ['z', 'x', 'y'] }, { roles: ['y', 'w'] })
    expect(values.roles.toSorted()).toEqual(['w', 'y', 'z'])
    expect(contested).toEqual([])
  })

  it('know rows by their key: another row, and another value of the same row, is no conflict', () => {
    const list = {
      read: ({ rows }: Values) => rows,
      write: (values: Values, rows: Values['rows']) => ({ ...values, rows }),
      key: ({ id, text }: Values['rows'][number]) => String(id ?? text),
    }
    const versions = {
      base,
      mine: {
        ...base,
        rows: [
          { id: 1, text: 'mine', day: '1' },
          { text: 'my new', day: '2' },
        ],
      },
      theirs: {
        ...base,
        rows: [
          { id: 1, text: 'one', day: '9' },
          { text: 'their new', day: '3' },
        ],
      },
    }
    const merged = mergeThreeWays(rowFields('rows', list, versions), versions)
    expect(merged.contested).toEqual([])
    expect(merged.values.rows.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
      { id: 1, text: 'mine', day: '9' },
      { text: 'my new', day: '2' },
      { text: 'their new', day: '3' },
    ])
  })

  it('contest a row that one took out and the other changed', () => {
    const list = {
      read: ({ rows }: Values) => rows,
      write: (values: Values, rows: Values['rows']) => ({ ...values, rows }),
      key: ({ id }: Values['rows'][number]) => String(id),
    }
    const versions = {
      base,
      mine: { ...base, rows: [] },
      theirs: { ...base, rows: [{ id: 1, text: 'theirs', day: '1' }] },
    }
    expect(mergeThreeWays(rowFields('rows', list, versions), versions).contested).toHaveLength(1)
  })

  it('are all contested where it is not known what both began with', () => {
    const merged = mergeThreeWays(fields, { base: undefined, mine: { ...base, name: 'mine' }, theirs: base })
    expect(merged.contested).toHaveLength(1)
  })
})

it('tells what a form says otherwise than where it began', () => {
  expect(changedMembers(base, { ...base, name: 'other', roles: ['x', 'y'] })).toEqual({ name: 'other' })
})
