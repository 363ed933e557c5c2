import { expect, test } from 'vitest'
import { attentionLink, attentionOf, shownAgencies, type AgencyRow } from './attention'
import { readStateAddress } from './use-state-address'

const agency = (leaId: number, given: Partial<AgencyRow> = {}): AgencyRow => ({
  leaId,
  code: String(leaId).padStart(2, '0'),
  name: `Agency ${leaId}`,
  shortName: `A${leaId}`,
  cohort: 1,
  mine: false,
  monitors: [],
  selfAssessments: [],
  selfAssessmentsOverdue: 0,
  subsectionsWaiting: 0,
  documentsWaiting: 0,
  newUploads: 0,
  audits: [],
  auditsWaiting: 0,
  findingsOpen: 0,
  findingsOverdue: 0,
  lastActivityOn: null,
  idle: false,
  ...given,
})

const rows = [
  agency(1, { findingsOverdue: 2, documentsWaiting: 5 }),
  agency(2, { findingsOverdue: 1, documentsWaiting: 3, mine: true, idle: true }),
  agency(3),
]

test('sums up what wants attention; documents wait only for those who answer for the agency', () => {
  expect(attentionOf(rows, 'findingsOverdue')).toEqual({ count: 3, agencies: 2 })
  expect(attentionOf(rows, 'documentsWaiting')).toEqual({ count: 3, agencies: 1 })
  expect(attentionOf(rows, 'idle')).toEqual({ count: 1, agencies: 1 })
  expect(attentionOf(rows, 'newUploads')).toEqual({ count: 0, agencies: 0 })
})

test('shows the agencies that a figure is made of, and what is searched from two characters on', () => {
  const ids = (q: string, attention: Parameters<typeof shownAgencies>[1]['attention']) =>
    shownAgencies(rows, { q, attention }).map(({ leaId }) => leaId)
  expect(ids('', 'findingsOverdue')).toEqual([1, 2])
  expect(ids('', 'documentsWaiting')).toEqual([2])
  expect(ids('3', '')).toEqual([1, 2, 3])
  expect(ids('agency 3', '')).toEqual([3])
})

test('leads to the register where it knows the filters, else to the grid with the filters kept', () => {
  const link = (search: string, key: Parameters<typeof attentionLink>[0]) =>
    attentionLink(key, readStateAddress(new URLSearchParams(search)), {
      year: 2026,
      viewerId: 'me',
      here: search,
    })
  expect(link('part=Part+B', 'findingsOverdue')).toBe('/compliance/findings?overdue=true&part=Part+B')
  expect(link('caseload=mine&page=2', 'findingsOverdue')).toBe(
    '/user/statedashboard?caseload=mine&attention=findingsOverdue#agencies',
  )
  expect(link('cohort=2&caseload=mine', 'selfAssessmentsOverdue')).toBe(
    '/user/dashboard/self-assessment?overdue=1&year=2026&cohort=2&monitor=me',
  )
  expect(link('q=x', 'idle')).toBe('/user/statedashboard?attention=idle#agencies')
})
