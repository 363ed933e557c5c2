import { expect, it } from 'vitest'
import { tileFigures } from './tile-figures'
import type { AuditListRow } from './audit-rows'

type Prong = AuditListRow['prongs'][number]
type Figures = NonNullable<AuditListRow['figures']>

const may = { allowed: true, reason: null }
const person = { id: 'mona', fullName: 'Mona Tor' }

function row(
  status: number,
  given: Partial<AuditListRow> = {},
  figures: Partial<Figures> = {},
): AuditListRow {
  const prong: Prong = {
    id: 1,
    number: 1,
    round: 1,
    status,
    sampled: 10,
    withDocuments: 10,
    complete: 10,
    documentsDueOn: null,
    version: 1,
  }
  return {
    id: 1,
    typeKey: 'desk-audit',
    lea: { id: 1, code: '01', name: 'Allegany', shortName: 'Allegany', cohort: 1, isTest: false },
    year: 2026,
    part: 'Part B',
    sequence: 1,
    reason: 'Cyclical',
    reasonText: '',
    leadMonitor: person,
    plannedStart: '2026-01-10',
    documentsDueOn: '2026-03-06',
    plannedEnd: '2026-04-10',
    notifiedOn: '2026-01-10T00:00:00Z',
    notify: may,
    prongs: [prong],
    version: 1,
    figures: {
      id: 1,
      sampleSize: 10,
      compliance: '',
      findingsOpen: 0,
      findings: 0,
      corrections: null,
      correctionsDueOn: null,
      newerData: 'none',
      assignLead: may,
      remind: may,
      moveDue: may,
      ...figures,
    },
    ...given,
  }
}

const counts = {
  required: 14,
  verified: 9,
  submitted: 2,
  returned: 1,
  open: 5,
  overdue: 3,
}

it('counts whose turn it is, what is late, and what has ended', () => {
  const rows = [
    row(4),
    row(3, { documentsDueOn: '2026-03-20' }),
    row(6),
    row(7),
    row(8, {}, { corrections: counts, findings: 3, newerData: 'running', correctionsDueOn: '2026-03-01' }),
    row(9, {}, { newerData: 'notNeeded' }),
    row(9, {}, { findings: 2, newerData: 'passed' }),
    row(10),
  ]
  expect(tileFigures(rows, '2026-03-10')).toEqual({
    running: 5,
    overdue: 2,
    withState: 2,
    inReview: 1,
    toReport: 1,
    withAgency: 3,
    dueSoon: 1,
    corrections: { open: 5, overdue: 3, submitted: 2, returned: 1 },
    newerData: { running: 1, passed: 1, failed: 0 },
    closed: 2,
    withoutFinding: 1,
  })
})

it('asks nothing of a prong of newer data by the days of the first', () => {
  const [first] = row(3).prongs
  const rows = [row(3, { prongs: first ? [{ ...first, number: 2 }] : [] })]
  expect(tileFigures(rows, '2026-06-01').overdue).toBe(0)
})

it('counts no audit of the training agency', () => {
  const training = { id: 99, code: '99', name: 'Training', shortName: 'Training', cohort: 1, isTest: true }
  const rows = [row(6), row(6, { lea: training }), row(9, { lea: training })]
  expect(tileFigures(rows, '2026-01-10')).toMatchObject({ running: 1, inReview: 1, closed: 0 })
})
