import type { ListColumn } from '../student-list/list-columns.js'
import type { AuditType, Roster } from './audit-type.js'
import {
  anyDay,
  childNumber,
  schoolColumns,
  studentNames,
  studentNumber,
  textCell,
} from './student-columns.js'
import { everybody, usualSizes, yesNoNotApplicable } from './usual-audit.js'

/** What the plan of a student says about one service (2.14). */
const lineColumns: readonly ListColumn[] = [
  {
    name: 'Service',
    field: 'service',
    required: true,
    also: ['Service type', 'Related service'],
    cell: { kind: 'code', list: 'service' },
  },
  {
    name: 'Frequency',
    field: 'frequency',
    required: true,
    also: ['Period'],
    cell: { kind: 'code', list: 'frequency', also: { Week: 'WEEKLY', Month: 'MONTHLY' } },
  },
  {
    name: 'MinutesPerPeriod',
    field: 'minutes',
    required: true,
    also: ['Minutes', 'Planned minutes'],
    cell: { kind: 'number', from: 1, to: 10_000 },
  },
  { name: 'Provider', field: 'provider', required: true, also: ['Service provider'], cell: textCell(200) },
  {
    name: 'ProviderType',
    field: 'providerType',
    required: false,
    also: ['Type of provider'],
    cell: textCell(100),
  },
  { name: 'Setting', field: 'setting', required: false, also: ['Place'], cell: textCell(100) },
  { name: 'StartDate', field: 'start', required: true, also: ['Start', 'Begin date'], cell: anyDay },
  { name: 'EndDate', field: 'end', required: false, also: ['End'], cell: anyDay },
]

/** A student is on the list once for each service and start; each type of service is sampled by itself. */
const roster = (student: ListColumn): Roster => ({
  columns: [student, ...studentNames, ...lineColumns, ...schoolColumns(false)],
  rowKey: ['studentId', 'service', 'start'],
  ages: null,
  sampling: { sizes: usualSizes, strata: { field: 'service' }, quotas: [], eligible: null },
})

/** The audit of services: were those of the plan delivered? (2.14) */
export const servicesAudit: AuditType = {
  key: 'services',
  label: 'Services audit',
  source: 'Services',
  reportModule: 'Services',
  subject: { one: 'service line', many: 'service lines' },
  rosters: { 'Part B': roster(studentNumber), 'Part C': roster(childNumber) },
  usesProngs: true,
  responseSet: yesNoNotApplicable,
  extraFields: [],
  recordForm: 'minutes',
  findingCounting: 'Grouped',
  requiresLeaConfirm: true,
  visibleTo: everybody,
  correctionDays: 60,
  secondReaderEvery: 10,
}
