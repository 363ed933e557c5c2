import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecordHistoryDocument } from '../features/audit-trail/audit-trail.generated'
import { HistoryPanel } from '../features/audit-trail/history-panel'
import { renderScreen } from '../testing/render-screen'
import { Component as RecordHistoryScreen } from './record-history-screen'

const event = (targetType: string, targetId: string, targetName: string | null) => ({
  __typename: 'AuditEvent',
  seq: 7,
  at: '2026-11-20T15:00:00.000Z',
  actor: { __typename: 'PersonRef', id: 'm1', fullName: 'Helen Marsh' },
  actorRole: 'StateMonitor',
  action: 'updateContactInfo',
  targetType,
  targetId,
  targetName,
  leaId: null,
  leaName: null,
  year: null,
  changes: [],
  reason: null,
  ip: null,
  requestId: null,
})

/** One answer serves the title and the list. */
const history = (targetType: string, targetId: string, targetName: string | null) => ({
  request: {
    query: RecordHistoryDocument,
    variables: { targetType, targetId, page: 1, pageSize: 25 },
  },
  result: {
    data: {
      recordHistory: {
        __typename: 'AuditPage',
        rows: [event(targetType, targetId, targetName)],
        total: 1,
        page: 1,
        pageSize: 25,
      },
    },
  },
})

test.each([
  ['/admin/users/u7/history', 'user', 'u7', 'Daniel Brandt', 'Daniel Brandt'],
  ['/admin/roles/r9/history', 'role', 'r9', 'LocalAdmin', 'LocalAdmin'],
  ['/compliance/lea/admin-editing/13/history', 'lea', '13', 'Howard County', 'Howard County'],
  ['/admin/launch-compliance-year/2026/history', 'complianceYear', '2026', null, '2026 - 2027'],
  ['/admin/launch-dispute-resolution-year/2026/history', 'disputeYear', '2026', null, 'FFY 2026'],
])('%s tells what happened with that record', async (at, targetType, targetId, targetName, title) => {
  renderScreen(<RecordHistoryScreen />, {
    mocks: [history(targetType, targetId, targetName)],
    at,
    path: at.replace(targetId, ':id'),
    viewer: { roles: ['StateMonitor'], permissions: ['audit-trail.view'] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: `History of ${title}` })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: 'Change contact information' })).toBeVisible()
})

test('names an internal comment in the history of its finding', async () => {
  const entry = event('findingInternalComment', '3', 'F-2026-01-B-0001')
  const page = history('finding', '3', null)
  Object.assign(page.result.data.recordHistory, { rows: [entry] })
  renderScreen(<HistoryPanel targetType="finding" targetId="3" />, { mocks: [page] })
  expect(await screen.findByText(/^Internal comment on finding · Helen Marsh/)).toBeVisible()
})

test('asks for nothing for those who may not read it', async () => {
  renderScreen(<RecordHistoryScreen />, {
    at: '/admin/users/u7/history',
    path: '/admin/users/:id/history',
    viewer: { roles: ['LocalAdmin'], permissions: ['jurisdiction-users.manage'] },
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Access Denied!')
})
