import { describe, expect, it } from 'vitest'
import { noFigures } from './annual-figures.js'
import { annualTemplate, fileFigureErrors, readAnnualImport, withFileFigures } from './annual-import.js'

const agencies = [
  { id: 1, code: '01', name: 'Allegany County Public Schools', shortName: 'Allegany' },
  { id: 13, code: '13', name: 'Howard County Public Schools', shortName: 'Howard' },
]
const codes = {
  disability: [{ code: 'AUT', label: 'Autism' }],
  raceEthnicity: [],
  gender: [{ code: 'F', label: 'Female' }],
  placement: [],
}
const state = { agencies, codes, own: null }
const heading = ['Agency', 'Table', 'Group', 'Incidents', 'Students']

describe('a file of figures', () => {
  it('names agencies by code or name, kinds and groups by word or code; rows without numbers change nothing', () => {
    const read = readAnnualImport(
      [
        heading,
        ['1', 'Kind', 'Physical restraint', '1,240', '310'],
        ['Allegany', 'kind', 'SECLUSION', '', ''],
        ['Howard', 'Total', 'Students enrolled', '', '57000'],
        ['Howard', 'Disability', 'autism', '12', '10'],
        ['', '', '', '', ''],
      ],
      state,
    )
    expect(read.errors).toEqual([])
    expect(read.agencies.map(({ leaId, figures }) => [leaId, figures])).toEqual([
      [1, { groups: [], physical: { incidents: 1240, students: 310 } }],
      [13, { enrolled: 57000, groups: [{ id: 'disability-AUT', incidents: 12, students: 10 }] }],
    ])
  })

  it('is refused with every error by row and column', () => {
    const { errors, agencies: taken } = readAnnualImport(
      [
        heading,
        ['Atlantis', 'Kind', 'Physical restraint', '1', '1'],
        ['1', 'Kind', 'Hug', '1', '1'],
        ['1', 'Mood', 'Good', '1', '1'],
        ['1', 'Kind', 'Seclusion', '-2', 'x'],
        ['1', 'Kind', 'Mechanical restraint', '2', '1'],
        ['01', 'Kind', 'Mechanical restraint', '2', '1'],
        ['1', 'Gender', '', '2', '1'],
      ],
      state,
    )
    expect(taken).toEqual([])
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Agency'],
      [3, 'Group'],
      [4, 'Table'],
      [5, 'Incidents'],
      [5, 'Students'],
      [7, 'Group'],
      [8, 'Group'],
    ])
    expect(
      readAnnualImport([['Agency', 'Table', 'Students']], state).errors.map(({ column }) => column),
    ).toEqual(['Group', 'Incidents'])
    expect(readAnnualImport([heading], state).errors).toHaveLength(1)
  })

  it('of an agency needs no column of agencies, and takes no other one', () => {
    const own = { ...state, own: 1 }
    const row = ['Kind', 'Seclusion', '3', '2']
    expect(readAnnualImport([heading.slice(1), row], own).agencies[0]?.leaId).toBe(1)
    expect(readAnnualImport([heading, ['Howard', ...row]], own).errors[0]?.message).toMatch(/own agency/)
  })

  it('replaces whole demographics and single numbers, and is judged with what stays', () => {
    const stored = { ...noFigures, students: 5, groups: [{ id: 'gender-F', incidents: 9, students: 5 }] }
    const figures = withFileFigures(stored, { physical: { incidents: 9, students: 7 }, groups: [] })
    expect(figures.groups).toEqual(stored.groups)
    expect(fileFigureErrors(figures, { physical: 4 })).toMatchObject([{ row: 4, column: 'Students' }])
    const other = withFileFigures(stored, { groups: [{ id: 'gender-M', incidents: 1, students: 1 }] })
    expect(other.groups).toEqual([{ id: 'gender-M', incidents: 1, students: 1 }])
  })

  it('has a template with every kind and number, and the groups for an agency', () => {
    expect(annualTemplate(null)).toHaveLength(6)
    expect(annualTemplate(codes).filter(([table]) => table === 'Age')).toHaveLength(21)
  })
})
