import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { Component as ListPage } from './incident-list-page'
import { IncidentsDocument, RecordIncidentNoticeDocument } from './incidents.generated'
import { choices, flag } from './testing/incident-mocks'

const admin = { roles: ['LocalAdmin'], id: 'u1', leaId: 1, isLocalAdmin: true }
const monitor = { roles: ['StateMonitor'], id: 'm1', isStateMonitor: true }
const lea = { __typename: 'Lea', id: 1, shortName: 'Allegany' }
const row = (id: number, flags: object[]) => ({
  __typename: 'IncidentRow',
  id,
  number: `A-${id}`,
  student: 'A. B. ****0001',
  school: 'Hill School',
  incidentDate: '2026-09-14',
  kind: 'RESTRAINT',
  minutes: 37,
  injury: 'NONE',
  meetingDueOn: '2026-09-28',
  flags,
  lea,
})
const notice = {
  __typename: 'IncidentNotice',
  id: 3,
  student: 'A. B. ****0001',
  incidents: 10,
  reachedOn: '2026-09-14',
  dueOn: '2026-09-18',
  derivation: '4 business days from September 14, 2026.',
  givenOn: null,
  incidentId: 7,
  version: 1,
  lea,
  record: { __typename: 'AllowedAct', allowed: true, reason: null },
}
const listOf = (rows: object[], notices: object[] = [], allowed = true) => ({
  request: { query: IncidentsDocument, variables: () => true },
  result: {
    data: {
      choices: { __typename: 'Choices', agencies: [], years: [] },
      incidentChoices: choices,
      incidents: {
        __typename: 'IncidentPage',
        rows,
        total: rows.length,
        notices,
        add: {
          __typename: 'AllowedAct',
          allowed,
          reason: allowed ? null : 'Only people of the agency can register incidents.',
        },
      },
    },
  },
  maxUsageCount: 5,
})

it('shows each with its masked student, its kind in words and its flags', async () => {
  renderScreen(<ListPage />, { viewer: admin, mocks: [listOf([row(7, [flag]), row(8, [])])] })
  const link = await screen.findByRole('link', { name: 'A-7' }, { timeout: 5000 })
  expect(link).toHaveAttribute('href', '/user/dashboard/restraint-seclusion/incidents/7')
  const line = screen.getByRole('row', { name: /A-7/ })
  expect(within(line).getByText('Physical restraint')).toBeVisible()
  expect(within(line).getByTitle('37 minutes, the limit is 30.')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /A-8/ })).getByText('No flag')).toBeVisible()
})

it('offers nothing to register to the state', async () => {
  renderScreen(<ListPage />, { viewer: monitor, mocks: [listOf([], [], false)] })
  expect(await screen.findByText('No incident is registered yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Register incident' })).toBeNull()
})

it('asks on which day a notice was given, and records it', async () => {
  const recorded = {
    request: {
      query: RecordIncidentNoticeDocument,
      variables: { input: { id: 3, givenOn: '2026-09-15', version: 1 } },
    },
    result: {
      data: {
        recordIncidentNotice: {
          __typename: 'IncidentNoticePayload',
          errors: [],
          notice: { ...notice, givenOn: '2026-09-15' },
        },
      },
    },
  }
  const { user } = renderScreen(<ListPage />, {
    viewer: admin,
    mocks: [listOf([row(7, [])], [notice]), recorded],
  })
  await user.click(await screen.findByRole('button', { name: 'Record notice about A. B. ****0001' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record notice' })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findAllByText('Given on is required.')).not.toEqual([])
  await user.type(within(dialog).getByLabelText('Given on'), '2026-09-15')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('The notice was recorded.')).toBeVisible()
})
