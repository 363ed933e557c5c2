import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { Component as RatesPage } from './rates-page'
import { ParticipationDocument } from './participation.generated'

const monitor = { roles: ['StateMonitor'], id: 'm1', leaId: null, isStateMonitor: true }
const counts = (tested: number, alternate: number) => ({ __typename: 'TestedCounts', tested, alternate })
const row = (leaId: number, shortName: string, more: object = {}) => ({
  __typename: 'ParticipationRow',
  id: `2026-${leaId}`,
  leaId,
  lea: { __typename: 'Lea', id: leaId, code: String(leaId), shortName, isTest: false },
  ela: null,
  math: null,
  science: null,
  exceeding: [],
  justification: {
    __typename: 'JustificationStanding',
    status: 'Not required',
    dueOn: null,
    submittedOn: null,
  },
  changedOn: null,
  ...more,
})
const answer = {
  request: { query: ParticipationDocument, variables: () => true },
  result: {
    data: {
      complianceYears: [{ __typename: 'ComplianceYear', id: 2026, name: '2026 - 2027' }],
      participation: {
        __typename: 'ParticipationList',
        threshold: 1,
        rows: [
          row(13, 'Howard County', { ela: counts(2150, 25), exceeding: ['ela'] }),
          row(1, 'Allegany County', { ela: counts(2150, 21) }),
          row(11, 'Garrett County'),
        ],
        totals: {
          __typename: 'ParticipationTotals',
          ela: counts(4300, 46),
          math: null,
          science: null,
          exceeding: ['ela'],
        },
        importFile: { __typename: 'AllowedAct', allowed: true, reason: null },
      },
    },
  },
  maxUsageCount: 5,
}

it('shows each agency with its rates, marks what is above the limit, and adds the state up', async () => {
  renderScreen(<RatesPage />, { viewer: monitor, mocks: [answer] })
  const howard = await screen.findByRole('row', { name: /Howard County/ }, { timeout: 5000 })
  expect(within(howard).getByText('1.16 %')).toBeVisible()
  expect(within(howard).getByText('Above 1.0 %')).toBeVisible()
  expect(within(howard).getByText('25 of 2,150 tested')).toBeVisible()
  const allegany = screen.getByRole('row', { name: /Allegany County/ })
  expect(within(allegany).getByText('0.98 %')).toBeVisible()
  expect(within(allegany).queryByText('Above 1.0 %')).toBeNull()
  const state = screen.getByRole('region', { name: 'The state' })
  expect(within(state).getByText('1.07 %')).toBeVisible()
  expect(within(state).getByText('2 of 3 have entered numbers')).toBeVisible()
})

it('is narrowed to agencies above the limit, and to those without numbers', async () => {
  renderScreen(<RatesPage />, { viewer: monitor, mocks: [answer], at: '/?show=above' })
  expect(await screen.findByRole('link', { name: 'Howard County' }, { timeout: 5000 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Garrett County' })).toBeNull()
})
