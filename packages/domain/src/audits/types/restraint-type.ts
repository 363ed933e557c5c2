import type { AuditType, Roster } from './audit-type.js'
import {
  pastDay,
  schoolColumns,
  studentNames,
  studentNumber,
  studentTraits,
  textCell,
} from './student-columns.js'
import { everybody, usualSizes, yesNoNotApplicable } from './usual-audit.js'

/** The incidents of an agency; each kind is sampled by itself, and those with an injury are reviewed without exception (2.14). */
const roster: Roster = {
  columns: [
    {
      name: 'IncidentId',
      field: 'incidentId',
      required: true,
      also: ['Incident', 'Incident number'],
      cell: textCell(40),
    },
    studentNumber,
    ...studentNames,
    { name: 'IncidentDate', field: 'incidentDate', required: true, also: ['Date'], cell: pastDay },
    {
      name: 'Kind',
      field: 'kind',
      required: true,
      also: ['Kind of incident', 'Type'],
      cell: { kind: 'code', list: 'incidentKind' },
    },
    {
      name: 'Minutes',
      field: 'minutes',
      required: true,
      also: ['Duration', 'Duration in minutes'],
      cell: { kind: 'number', from: 0, to: 1440 },
    },
    { name: 'Injury', field: 'injury', required: true, cell: { kind: 'code', list: 'injury' } },
    ...schoolColumns(false),
    ...studentTraits.map((column) => Object.assign({}, column, { required: false })),
  ],
  rowKey: ['incidentId'],
  ages: null,
  sampling: {
    sizes: usualSizes,
    strata: { field: 'kind' },
    quotas: [],
    eligible: null,
    always: { q: 'row.injury', op: 'in', v: ['STUDENT', 'STAFF', 'BOTH'] },
  },
}

/** The audit of restraint and seclusion: were incidents handled and reported lawfully? (2.14, COMAR 13A.08.04) */
export const restraintAudit: AuditType = {
  key: 'restraint-seclusion',
  label: 'Restraint and seclusion audit',
  source: 'Restraint',
  reportModule: 'Restraint',
  subject: { one: 'incident', many: 'incidents' },
  rosters: { 'Part B': roster },
  screens: [{ name: 'Incident register', link: '/user/dashboard/restraint-seclusion/incidents' }],
  usesProngs: true,
  responseSet: yesNoNotApplicable,
  extraFields: [],
  findingCounting: 'Grouped',
  requiresLeaConfirm: false,
  visibleTo: everybody,
  correctionDays: 60,
  secondReaderEvery: 10,
}
