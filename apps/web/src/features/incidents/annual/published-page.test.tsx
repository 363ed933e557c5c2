import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { PublishedIncidentsDocument } from './annual.generated'
import { Component as PublishedPage } from './published-page'

const monitor = { roles: ['StateMonitor'], id: 'm1', leaId: null, isStateMonitor: true }
const admin = { roles: ['LocalAdmin'], id: 'a1', leaId: 13, isLocalAdmin: true }
const count = (value: number | string) => ({
  __typename: 'ShownCount',
  value: typeof value === 'number' ? value : null,
  text: String(value),
})
const line = (incidents: number | string, students: number | string, per100: string) => {
  const counts = { __typename: 'ShownCounts', incidents: count(incidents), students: count(students), per100 }
  return {
    enrolled: 1000,
    share: '50.0 %',
    physical: counts,
    seclusion: counts,
    mechanical: counts,
    all: counts,
  }
}
const answer = (all: boolean) => ({
  request: { query: PublishedIncidentsDocument, variables: (sent: { all?: boolean }) => sent.all === all },
  result: {
    data: {
      complianceYears: [{ __typename: 'ComplianceYear', id: 2025, name: '2025 - 2026' }],
      publishedIncidents: {
        __typename: 'PublishedIncidents',
        hidden: !all,
        seesAll: true,
        missing: 1,
        rows: [
          {
            __typename: 'PublishedRow',
            leaId: 1,
            code: '01',
            agency: 'Allegany County',
            ...(all ? line(4, 3, '0.40') : line('n<10', 'n<10', 'n<10')),
          },
          {
            __typename: 'PublishedRow',
            leaId: 13,
            code: '13',
            agency: 'Howard County',
            ...(all ? line(24, 12, '2.40') : line('hidden', 'hidden', 'hidden')),
          },
        ],
        totals: { __typename: 'PublishedTotals', ...line(1028, 15, '2.80') },
        trend: [{ __typename: 'PublishedYear', year: 2025, ...line(1028, 15, '2.80') }],
      },
    },
  },
  maxUsageCount: 5,
})

it('shows what is published, and all numbers to monitors who ask', async () => {
  const { user } = renderScreen(<PublishedPage />, { viewer: monitor, mocks: [answer(false), answer(true)] })
  const allegany = await screen.findByRole('row', { name: /Allegany County/ }, { timeout: 5000 })
  expect(within(allegany).getAllByText('n<10').length).toBeGreaterThan(1)
  expect(within(screen.getByRole('table', { name: 'The state' })).getAllByText('1,028')[0]).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Show all numbers' }))
  expect(await screen.findByText(/^All numbers are shown/)).toBeVisible()
  expect((await screen.findAllByText('24'))[0]).toBeVisible()
})

it('offers all numbers to nobody else', async () => {
  renderScreen(<PublishedPage />, { viewer: admin, mocks: [answer(false)], at: '/?all=yes' })
  expect(await screen.findByRole('row', { name: /Howard County/ }, { timeout: 5000 })).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})
