import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { AgencyParticipationDocument, SaveParticipationRatesDocument } from '../participation.generated'
import { Component as AgencyRatesPage } from './agency-rates-page'

const admin = { roles: ['LocalAdmin'], id: 'a1', leaId: 13, isLocalAdmin: true }
const counts = (tested: number, alternate: number) => ({ __typename: 'TestedCounts', tested, alternate })
const act = (reason: string | null) => ({ __typename: 'AllowedAct', allowed: reason === null, reason })

const aJustification = {
  __typename: 'Justification',
  status: 'Required',
  dueOn: '2026-12-04',
  why: '',
  guidelines: '',
  training: '',
  highest: '',
  plan: '',
  reviewed: null,
  changed: null,
  groupSubject: 'ela',
  groups: [],
  confirmed: false,
  submittedBy: null,
  submittedOn: null,
  returnReason: null,
  gaps: ['Reasons is required.'],
  write: act(null),
  submit: act('Reasons is required.'),
  decide: act('Only a state monitor can accept or return justifications.'),
}

const participation = (more: object = {}) => ({
  __typename: 'AgencyParticipation',
  id: '2026-13',
  leaId: 13,
  lea: { __typename: 'Lea', id: 13, name: 'Howard County Public Schools', shortName: 'Howard County' },
  year: 2026,
  threshold: 1,
  ela: counts(2150, 25),
  math: null,
  science: null,
  exceeding: ['ela'],
  changedBy: { __typename: 'PersonRef', id: 'm1', fullName: 'Helen Marsh' },
  changedOn: '2026-11-02T12:00:00.000Z',
  version: 1,
  enter: act(null),
  justification: aJustification,
  ...more,
})
const page = (more: object = {}) => ({
  request: { query: AgencyParticipationDocument, variables: { year: 2026, leaId: 13 } },
  result: {
    data: {
      complianceYears: [{ __typename: 'ComplianceYear', id: 2026, name: '2026 - 2027' }],
      agencyParticipation: participation(more),
    },
  },
  maxUsageCount: 5,
})
const at = {
  at: '/user/dashboard/alternate-framework/participation/2026-13',
  path: '/user/dashboard/alternate-framework/participation/:id',
}

it('says in which subject the agency is above the limit', async () => {
  renderScreen(<AgencyRatesPage />, { viewer: admin, mocks: [page()], ...at })
  expect(await screen.findByText('Above 1.0 % in ELA')).toBeVisible()
  const ela = screen.getByRole('row', { name: /^ELA/ })
  expect(within(ela).getByText('2,150')).toBeVisible()
  expect(within(ela).getByText('1.16 %')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /^Math/ })).getByText('Not entered')).toBeVisible()
})

it('says why somebody cannot enter numbers', async () => {
  const reason = 'Only a state monitor or a local administrator of the agency can enter rates.'
  renderScreen(<AgencyRatesPage />, { viewer: admin, mocks: [page({ enter: act(reason) })], ...at })
  await screen.findByText('Above 1.0 % in ELA')
  expect(screen.getByRole('button', { name: /^Enter numbers/ })).toHaveAttribute('title', reason)
})

it('refuses what is impossible beside the field, and sends whole numbers, null for empty subjects', async () => {
  const sent = vi.fn<(variables: object) => void>()
  const save = {
    request: {
      query: SaveParticipationRatesDocument,
      variables: (variables: object) => {
        sent(variables)
        return true
      },
    },
    result: {
      data: {
        saveParticipationRates: {
          __typename: 'AgencyParticipationPayload',
          errors: [],
          participation: participation({ math: counts(2140, 20), version: 2 }),
        },
      },
    },
  }
  const { user } = renderScreen(<AgencyRatesPage />, { viewer: admin, mocks: [page(), save], ...at })
  await screen.findByText('Above 1.0 % in ELA')
  await user.click(screen.getByRole('button', { name: 'Enter numbers' }))
  const dialog = await screen.findByRole('dialog')
  const math = within(dialog).getByRole('group', { name: 'Math' })
  const alternate = within(math).getByLabelText('Alternate assessment')
  await user.type(within(math).getByLabelText('Students tested'), '2,140')
  await user.type(alternate, '-2')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(
    await within(math).findByText('Alternate assessment must be a whole number, 0 or more.'),
  ).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(alternate)
  await user.type(alternate, '20')
  expect(within(math).getByText('Rate: 0.93 %')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The numbers are saved.')).toBeVisible()
  expect(sent).toHaveBeenCalledWith({
    input: {
      year: 2026,
      leaId: 13,
      ela: { tested: 2150, alternate: 25 },
      math: { tested: 2140, alternate: 20 },
      science: null,
      version: 1,
    },
  })
})
