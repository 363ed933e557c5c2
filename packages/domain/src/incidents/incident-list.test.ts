import { expect, it } from 'vitest'
import { incidentColumns } from './incident-columns.js'
import { readIncidentList } from './incident-list.js'

const code = (...codes: string[]) => codes.map((one) => ({ code: one, label: `Label ${one}` }))
const codes = {
  grade: code('05'),
  disability: code('AUT'),
  raceEthnicity: code('WH7'),
  gender: code('F'),
  placement: code('RC80'),
  service: [],
  frequency: [],
  incidentKind: code('RESTRAINT'),
  injury: code('NONE'),
}
const row: Record<string, string> = {
  IncidentId: '7',
  StateStudentId: '2000000001',
  LastName: 'Bell',
  FirstName: 'Ada',
  IncidentDate: '09/14/2026',
  Start: '9:05',
  End: '1:30 PM',
  Kind: 'Label RESTRAINT',
  Position: 'face down',
  Setting: 'public SCHOOL',
  School: 'Hill',
  Trigger: 'Ran.',
  LessIntrusiveTried: 'Spoke; waited',
  Staff: 'Ben Hall | 2027-06-30; Cal Day | no; Dee Fox',
  Injury: 'NONE',
  MedicalCheck: 'done',
  PlanAddressesUse: 'no plan',
  Grade: '5',
  Age: '10',
  Disability: 'AUT',
  RaceEthnicity: 'WH7',
  Gender: 'F',
  Placement: 'RC80',
}
const names = incidentColumns.map(({ name }) => name)
const read = (...rows: Record<string, string>[]) =>
  readIncidentList([names, ...rows.map((one) => names.map((name) => one[name] ?? ''))], {
    codes,
    now: new Date('2026-10-01T12:00:00Z'),
    today: '2026-10-01',
  })

it('reads times, choices, staff and steps as people write them', () => {
  const { errors, rows } = read(row)
  expect(errors).toEqual([])
  expect(rows[0]?.incident).toMatchObject({
    incidentDate: '2026-09-14',
    startTime: '09:05',
    endTime: '13:30',
    position: 'PRONE',
    setting: 'Public school',
    lessIntrusive: 'Spoke\nwaited',
    medicalCheck: 'Done',
    planAddresses: 'No plan',
    staff: [
      { name: 'Ben Hall', trained: true, trainedUntil: '2027-06-30' },
      { name: 'Cal Day', trained: false, trainedUntil: '' },
      { name: 'Dee Fox', trained: true, trainedUntil: '' },
    ],
  })
})

it('names row and column of everything that the form would refuse, and takes nothing then', () => {
  const list = read(row, { ...row, IncidentId: '8', Start: 'noon', Position: 'Bent', Staff: 'Ben | soon' })
  expect(list.rows).toEqual([])
  expect(list.errors.map(({ row: at, column }) => [at, column])).toEqual([
    [3, 'Staff'],
    [3, 'Position'],
    [3, 'Start'],
  ])
})
