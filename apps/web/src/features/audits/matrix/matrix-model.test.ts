import { describe, expect, it } from 'vitest'
import { cellText, heatStep, neighbourOf, sectionsOf, type Matrix } from './matrix-model'

const share = (met: number, reviewed: number, excluded = 0) => ({
  met,
  reviewed,
  excluded,
  percent: '',
  heat: 'compliant',
})

const matrix: Matrix = {
  total: 2,
  waiting: 0,
  agencies: [
    { leaId: 1, code: '01', name: 'Allegany', shortName: 'Allegany', prongId: 7, percent: '' },
    { leaId: 2, code: '02', name: 'Anne Arundel', shortName: 'Anne Arundel', prongId: 8, percent: '' },
  ],
  items: [1, 2].map((n) => ({
    id: `i${n}`,
    number: `4.${n}`,
    text: 'Goals',
    sectionNumber: '4',
    sectionTitle: 'Goals and levels',
    state: share(3, 4),
    cells: [
      { prongId: 7, itemId: `i${n}`, ...share(1, 2) },
      { prongId: 8, itemId: null, ...share(0, 0) },
    ],
  })),
}

describe('the matrix of items by agencies', () => {
  it('sums the items of a section, at each agency and at all', () => {
    const [section] = sectionsOf(matrix)
    expect(section?.row).toMatchObject({
      number: '4',
      text: 'Goals and levels',
      state: { met: 6, reviewed: 8, percent: '75.0 %' },
      cells: [
        { met: 2, reviewed: 4, percent: '50.0 %' },
        { reviewed: 0, percent: 'N/A' },
      ],
    })
    expect(section?.items).toHaveLength(2)
  })

  it.each([
    [20, 20, 0, '100'],
    [199, 200, 1, '99'],
    [949, 1000, 2, '95'],
    [90, 100, 2, '90'],
    [85, 100, 3, '85'],
    [75, 100, 4, '75'],
    [74, 100, 5, '74'],
    [0, 3, 5, '0'],
    [0, 0, null, null],
  ])('draws %i of %i in step %s with %s', (met, reviewed, step, text) => {
    expect([heatStep({ met, reviewed }), cellText({ met, reviewed, excluded: 0 })]).toEqual([step, text])
  })

  it('tells what applied to no record from what was not reviewed', () => {
    expect([cellText(share(0, 0, 2)), cellText(share(0, 0))]).toEqual(['N/A', null])
  })

  it('goes from cell to cell, row by row, and stays at the ends', () => {
    const rows = [{ key: 'i1' }, { key: 'i2' }]
    const next = (row: string, prongId: number, step: 1 | -1) =>
      neighbourOf({ row, prongId }, step, rows, matrix.agencies)
    expect(next('i1', 7, 1)).toEqual({ row: 'i1', prongId: 8 })
    expect(next('i1', 8, 1)).toEqual({ row: 'i2', prongId: 7 })
    expect(next('i1', 7, -1)).toEqual({ row: 'i1', prongId: 7 })
  })
})
