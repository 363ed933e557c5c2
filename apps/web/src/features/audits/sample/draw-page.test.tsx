import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { aViewer } from '../../../testing/viewer-builder'
import { deskAudit } from '@portal/domain'
import { Component as DrawPage } from './draw-page'
import { drawInput } from './draw-plan-values'
import { AuditSampleDocument, GenerateSampleDocument, PlannedSampleDocument } from './sample.generated'

const monitor = aViewer({ id: 'u1', roles: ['StateMonitor'] })
const place = { typeKey: 'desk-audit', prongId: 3 }
const yes = { __typename: 'AllowedAct' as const, allowed: true, reason: null }

const prong = {
  __typename: 'AuditProng' as const,
  id: 3,
  number: 1,
  round: 1,
  status: 2,
  version: 4,
  audit: {
    __typename: 'Audit' as const,
    id: 9,
    lea: { __typename: 'Lea' as const, id: 1, shortName: 'Allegany' },
    year: 2025,
    part: 'Part B',
    leadMonitor: { __typename: 'PersonRef' as const, id: 'u1', fullName: 'Renee Castillo' },
    documentsDueOn: null,
  },
  allowedActions: [],
}

const sample = {
  __typename: 'AuditSample' as const,
  prongId: 3,
  status: 2,
  population: 120,
  sampled: 0,
  usualSize: 15,
  statisticalSize: 44,
  draw: yes,
  remove: { __typename: 'AllowedAct' as const, allowed: false, reason: 'No sample is drawn.' },
  drawn: null,
}

const usual = Object.fromEntries(
  (deskAudit.rosters['Part B']?.sampling.quotas ?? []).map((quota) => [
    quota.kind === 'rows' ? quota.name : quota.field,
    String(quota.atLeast),
  ]),
)
const input = drawInput(place, { sampleSize: '15', seed: '', strataField: '', quotas: usual }, null)

const planned = {
  __typename: 'PlannedSample' as const,
  eligible: 118,
  seed: '4711',
  strata: [
    { __typename: 'SampleStratum' as const, name: 'Preschool', population: 20, allocated: 3, drawn: 3 },
  ],
  quotas: [
    {
      __typename: 'SampleQuota' as const,
      name: 'Discipline',
      atLeast: 2,
      inSample: 1,
      notMet: 'Discipline not met: 1 of 2',
    },
  ],
  removed: 0,
  lost: null,
}

const loaded = {
  request: { query: AuditSampleDocument, variables: { ...place, withChoices: true } },
  result: {
    data: {
      auditProng: prong,
      auditSample: sample,
      auditPopulationChoices: {
        __typename: 'PopulationChoices' as const,
        fields: [],
        flags: [],
        ages: [3, 21],
      },
    },
  },
  maxUsageCount: 3,
}
const seen = (over: object = {}) => ({
  request: { query: PlannedSampleDocument, variables: { input } },
  result: { data: { plannedSample: { ...planned, ...over } } },
})
const drawing = (confirm: boolean, errors: object[]) => ({
  request: { query: GenerateSampleDocument, variables: { input: { ...input, seed: '4711', confirm } } },
  result: {
    data: {
      generateSample: { __typename: 'AuditSamplePayload', errors, sample: errors.length > 0 ? null : sample },
    },
  },
})

const show = (...mocks: object[]) =>
  renderScreen(<DrawPage />, {
    mocks: [loaded, ...mocks] as NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['mocks']>,
    path: '/user/dashboard/desk-audit/prongs/:prongId/sample',
    at: '/user/dashboard/desk-audit/prongs/3/sample',
    viewer: monitor,
  })

// What one test typed is kept for the next visit of the page.
beforeEach(() => localStorage.clear())

const see = async () => userEvent.click(await screen.findByRole('button', { name: 'See what will happen' }))

describe('the plan of a draw', () => {
  it('draws only what was seen before, with its seed', async () => {
    show(seen(), drawing(false, []))
    expect(await screen.findByText(/15 is the usual size for 120/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Draw 15 students/ })).toHaveAttribute('aria-disabled', 'true')
    await see()
    expect(await screen.findByText(/15 of 118 students are drawn, with the seed 4711/)).toBeVisible()
    expect(screen.getByText('Discipline not met: 1 of 2')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Draw 15 students' }))
    expect(await screen.findByText(/Choose the size and see what a draw would give/)).toBeVisible()
  })

  it('wants to be seen again after it has changed', async () => {
    show(seen())
    await see()
    await screen.findByText(/with the seed 4711/)
    await userEvent.type(screen.getByLabelText('Seed'), '7')
    expect(await screen.findByText(/The plan has changed/)).toBeVisible()
  })

  it('says at the field that a size is none', async () => {
    show()
    await userEvent.clear(await screen.findByLabelText('Sample size'))
    await see()
    expect((await screen.findAllByText(/Sample size must be a whole number of 1 or more/))[0]).toBeVisible()
  })

  it('names the work that is lost before it draws anew, and what the server refuses', async () => {
    const lost = '2 records already have answers. Redrawing will remove them.'
    show(
      seen({ lost, removed: 15 }),
      drawing(true, [
        {
          __typename: 'UserError',
          code: 'CONFLICT',
          field: null,
          message: 'The sample cannot be changed in this status.',
        },
      ]),
    )
    await see()
    expect(await screen.findByText(lost)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Draw 15 students' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(lost)
    await userEvent.click(screen.getByRole('button', { name: 'Draw anew' }))
    expect(await screen.findByText('The sample cannot be changed in this status.')).toBeVisible()
  })
})
