import { describe, expect, it } from 'vitest'
import { someCodes } from '../testing/builders.js'
import { rosterOf, type AuditPart, type Roster } from '../types/audit-type.js'
import { deskAudit } from '../types/desk-audit-type.js'
import { readListDay } from './list-cells.js'
import { listTemplate } from './list-columns.js'
import { problemsByRow } from './list-problems.js'
import { readStudentList } from './student-list.js'
import { wholeMonths, wholeYears } from './whole-years.js'

const today = '2026-10-01'
const rosterOfPart = (part: AuditPart): Roster => {
  const roster = rosterOf(deskAudit, part)
  if (!roster) throw new Error('The desk audit draws from a list.')
  return roster
}
const read = (table: readonly (readonly string[])[], part: AuditPart = 'Part B') =>
  readStudentList(table, {
    roster: rosterOfPart(part),
    part,
    subject: deskAudit.subject,
    codes: someCodes,
    today,
  })

const headingB = [
  'StateStudentId',
  'LastName',
  'FirstName',
  'DOB',
  'Grade',
  'School',
  'Disability',
  'RaceEthnicity',
  'Gender',
  'IEPDate',
]
const rowB = ['1234567890', 'Doe', 'Jane', '09/30/2014', '6', 'Elm', 'SLD', 'WH7', 'F', '05/04/2026']
const changed = (cells: Readonly<Record<string, string>>) =>
  headingB.map((name, at) => cells[name] ?? rowB[at] ?? '')
const messages = (table: readonly (readonly string[])[], part?: AuditPart) =>
  read(table, part).errors.map(({ message }) => message)

describe('a student list', () => {
  it('is read into rows with keys, days, codes, flags and the age on the day of the upload', () => {
    const list = read([
      [...headingB, 'Discipline', 'English learner'],
      [...rowB, 'Y', 'no'],
    ])
    expect(list.errors).toEqual([])
    expect(list.rows).toEqual([
      {
        row: 2,
        key: '1234567890',
        age: 12,
        flags: ['discipline'],
        fields: {
          studentId: '1234567890',
          lastName: 'Doe',
          firstName: 'Jane',
          dob: '2014-09-30',
          grade: '06',
          school: 'Elm',
          disability: 'SLD',
          raceEthnicity: 'WH7',
          gender: 'F',
          iepDate: '2026-05-04',
        },
      },
    ])
  })

  it('has columns in any order, whose headings differ in harmless ways', () => {
    const spelled = [
      '\uFEFFStudent ID',
      'last_name',
      'FIRST NAME',
      'Date of Birth',
      'Grade Level',
      'school name ',
      'Disability Code',
      'Race/Ethnicity',
      'Sex',
      'IEP-Date',
    ]
    const list = read([spelled.toReversed(), rowB.toReversed()])
    expect(list.errors).toEqual([])
    expect(list.warnings).toEqual([])
    expect(list.rows[0]?.fields['dob']).toBe('2014-09-30')
  })

  it('names the column that is missing, and the heading that may be meant for it', () => {
    const list = read([
      headingB.map((name) => (name === 'Disability' ? 'Disabilty' : name)).concat('Notes'),
      rowB,
    ])
    expect(list.errors).toEqual([
      { row: 1, column: 'Disability', message: 'The column Disability is missing.' },
    ])
    expect(list.warnings.map(({ message }) => message)).toEqual([
      "The column 'Disabilty' is not known and was left out. Did you mean Disability?",
      "The column 'Notes' is not known and was left out.",
    ])
    expect(list.rowCount).toBe(0)
  })

  it('refuses a heading that is there twice, in whatever spelling', () => {
    expect(
      messages([
        [...headingB, 'Date of birth'],
        [...rowB, ''],
      ]),
    ).toEqual(['The column DOB is there more than once.'])
  })

  it.each<[string, Record<string, string>, string]>([
    ['a bad date', { DOB: '2014/09/30' }, 'Row 2: DOB is not a date (MM/DD/YYYY).'],
    ['a day that does not exist', { IEPDate: '02/30/2026' }, 'Row 2: IEPDate is not a date (MM/DD/YYYY).'],
    ['a year alone', { IEPDate: '2026' }, 'Row 2: IEPDate is not a date (MM/DD/YYYY).'],
    ['a birth to come', { DOB: '10/02/2026' }, 'Row 2: DOB cannot be in the future.'],
    ['a child too young', { DOB: '10/02/2023' }, 'Row 2: age 2 is outside 3-21 for Part B.'],
    ['a person too old', { DOB: '10/01/2004' }, 'Row 2: age 22 is outside 3-21 for Part B.'],
    ['an unknown code', { Disability: 'XYZ' }, "Row 2: Disability 'XYZ' is not in the list."],
    ['an unknown grade', { Grade: '13' }, "Row 2: Grade '13' is not in the list."],
    ['a blank cell', { LastName: ' \u00A0' }, 'Row 2: LastName is required.'],
    ['a short number', { StateStudentId: '123456789' }, 'Row 2: StateStudentId must have 10 digits.'],
    [
      'a number of a spreadsheet',
      { StateStudentId: '1.23E+09' },
      'Row 2: StateStudentId must have 10 digits.',
    ],
    ['a long name', { FirstName: 'x'.repeat(101) }, 'Row 2: FirstName can have at most 100 characters.'],
  ])('says of %s where it is', (_, cells, message) => {
    const list = read([headingB, changed(cells)])
    expect(list.errors).toEqual([{ row: 2, column: Object.keys(cells)[0], message }])
    expect(list.rows).toEqual([])
  })

  it('says of a flag that is neither yes nor no', () => {
    expect(
      messages([
        [...headingB, 'Nonpublic'],
        [...rowB, 'maybe'],
      ]),
    ).toEqual(["Row 2: Nonpublic 'maybe' is not in the list."])
  })

  it.each<[string, string, string | undefined]>([
    ['Grade', 'k', 'KG'],
    ['Grade', 'Kindergarten', 'KG'],
    ['Grade', 'pre-k', 'PK'],
    ['Grade', '06', '06'],
    ['Grade', 'Grade 6', '06'],
    ['Disability', 'specific learning disability', 'SLD'],
    ['Disability', 'sld', 'SLD'],
    ['RaceEthnicity', 'Hispanic/Latino of any race', 'HI7'],
    ['Gender', 'female', 'F'],
  ])('understands %s %j', (name, text, code) => {
    const [row] = read([headingB, changed({ [name]: text })]).rows
    expect(Object.values(row?.fields ?? {})).toContain(code)
  })

  it('names every row in which the same mistake stands', () => {
    const wrong = { DOB: 'soon', Grade: '99', StateStudentId: '1234567891' }
    expect(messages([headingB, changed({ DOB: 'soon', Grade: '99' }), changed(wrong)])).toEqual([
      'Row 2: DOB is not a date (MM/DD/YYYY).',
      "Row 2: Grade '99' is not in the list.",
      'Row 3: DOB is not a date (MM/DD/YYYY).',
      "Row 3: Grade '99' is not in the list.",
    ])
    const future = { IEPDate: '12/01/2026' }
    const { warnings } = read([
      headingB,
      changed(future),
      changed({ ...future, StateStudentId: '1234567892' }),
    ])
    expect(warnings.filter(({ column }) => column === 'IEPDate')).toHaveLength(2)
  })

  it('names both rows of a student who is there twice', () => {
    const again = changed({ FirstName: 'John' })
    expect(messages([headingB, rowB, changed({ StateStudentId: '1234567891' }), again])).toEqual([
      'Row 4: student 1234567890 appears more than once (also row 2).',
    ])
  })

  it('counts blank rows as rows of the file and not of the list', () => {
    const list = read([headingB, rowB, ['', ' '], changed({ StateStudentId: 'x' })])
    expect(list.rowCount).toBe(2)
    expect(list.errors.map(({ row }) => row)).toEqual([4])
  })

  it('warns of a later IEP date and once of a column that is blank, and is accepted', () => {
    const second = changed({ StateStudentId: '1234567891' })
    const third = changed({ StateStudentId: '1234567892', IEPDate: '10/02/2026' })
    const list = read([
      [...headingB, 'Placement', 'EvaluationDate'],
      [...rowB, 'RC80', ''],
      [...second, '', '1/2/2026'],
      [...third, '', '1/2/2026'],
    ])
    expect(list.errors).toEqual([])
    expect(list.rows).toHaveLength(3)
    expect(list.warnings.map(({ message }) => message)).toEqual([
      'Row 4: IEPDate is in the future.',
      'Row 2: EvaluationDate is blank.',
      'Row 3: Placement is blank, and in 1 more rows.',
    ])
  })

  it('has at most 20,000 rows and at least one', () => {
    const rows = function* (n: number) {
      yield headingB
      for (let at = 0; at < n; at++) yield changed({ StateStudentId: String(1_000_000_000 + at) })
    }
    const context = {
      roster: rosterOfPart('Part B'),
      part: 'Part B',
      subject: deskAudit.subject,
      codes: someCodes,
      today,
    } as const
    expect(readStudentList(rows(20_000), context).rows).toHaveLength(20_000)
    expect(readStudentList(rows(20_001), context).errors).toEqual([
      { row: 0, column: null, message: 'The list has more than 20,000 rows.' },
    ])
    expect(messages([headingB])).toEqual(['The list has no rows.'])
    expect(messages([])).toEqual(['The list has no rows.'])
  })

  it('of Part C has its own columns and ages', () => {
    const heading = [
      'ChildId',
      'LastName',
      'FirstName',
      'DOB',
      'Disability',
      'RaceEthnicity',
      'Gender',
      'ServiceCoordinator',
      'IFSPDate',
      'NewInitialIFSP',
    ]
    const row = ['C-17', 'Doe', 'Jo', '2025-01-31', 'DD', 'MU7', 'X', 'Sam Roe', '2026-09-01', 'yes']
    const list = read([heading, row, row.with(0, 'C-18').with(3, '09/30/2022')], 'Part C')
    expect(list.rows.map(({ key, age, flags }) => [key, age, flags])).toEqual([
      ['C-17', 1, ['newInitialIfsp']],
    ])
    expect(list.errors.map(({ message }) => message)).toEqual(['Row 3: age 4 is outside 0-3 for Part C.'])
    expect(messages([['ChildId'], ['C-17']], 'Part C')).toContain('The column ServiceCoordinator is missing.')
    expect(messages([['ChildId'], ['C-17']], 'Part C')).not.toContain('The column School is missing.')
  })

  it('gives the problems of each row for the column "Problem" of the same file', () => {
    const { errors } = read([headingB, changed({ DOB: 'x', Gender: 'q' })])
    expect(problemsByRow(errors)).toEqual(
      new Map([[2, "Row 2: DOB is not a date (MM/DD/YYYY). Row 2: Gender 'q' is not in the list."]]),
    )
  })

  it('repeats no more than the beginning of a long text, and names only some of many headings', () => {
    const [long = ''] = messages([headingB, changed({ Gender: 'q'.repeat(5000) })])
    expect(long.length).toBeLessThan(120)
    const many = Array.from({ length: 1000 }, (_, at) => `Extra ${at}`)
    expect(read([[...headingB, ...many], rowB]).warnings).toHaveLength(20)
  })

  it('has a template with the required columns first', () => {
    expect(listTemplate(rosterOfPart('Part B').columns).slice(0, 10)).toEqual(headingB)
  })
})

describe('a day of a list', () => {
  it.each([
    ['9/3/2014', '2014-09-03'],
    ['09/03/2014', '2014-09-03'],
    ['2014-09-03', '2014-09-03'],
    ['2014-09-03T00:00:00.000Z', '2014-09-03'],
    ['2014-09-03 00:00', '2014-09-03'],
    ['41885', '2014-09-03'],
    ['41885.0', '2014-09-03'],
    ['2014-09-03T12:00:00Z', null],
    ['41885.5', null],
    ['13/01/2014', null],
    ['9/3/14', null],
    ['2014', null],
    ['99999', null],
    ['', null],
    ['September 3, 2014', null],
  ])('%j is %j', (text, day) => {
    expect(readListDay(text)).toBe(day)
  })

  it.each([
    ['2014-10-01', '2026-09-30', 11],
    ['2014-10-01', '2026-10-01', 12],
    ['2012-02-29', '2026-02-27', 13],
    ['2012-02-29', '2026-02-28', 14],
    ['2026-10-02', '2026-10-01', -1],
  ])('from %s to %s are %i whole years', (from, to, years) => {
    expect(wholeYears(from, to)).toBe(years)
  })

  it('counts whole months', () => {
    expect(wholeMonths('2024-07-02', '2026-10-01')).toBe(26)
    expect(wholeMonths('2024-07-01', '2026-10-01')).toBe(27)
  })
})
