import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { selfAssessmentPaths } from '../self-assessment-paths'
import {
  SendSubsectionDocument,
  SetSubsectionApplicabilityDocument,
  SubsectionResponseDocument,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'
import { SubsectionView } from './subsection-view'
import { aSection, aSubsection, no, yes } from '../testing/builders'

const path = `${selfAssessmentPaths.list}/:id/subsection/:subsectionResponseId`
const at = selfAssessmentPaths.subsection(11, 101)
const view = <SubsectionView evidence={() => <p>Evidence here</p>} />
const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Renee Castillo' }

function shown(over: Partial<SubsectionResponseFieldsFragment> = {}) {
  return {
    request: { query: SubsectionResponseDocument, variables: { id: 101, selfAssessmentId: 11 } },
    result: {
      data: {
        subsectionResponse: aSubsection(over),
        lastYearAnswers: [],
        selfAssessment: { __typename: 'SelfAssessment', id: 11, sections: [aSection()] },
      },
    },
    maxUsageCount: 9,
  }
}

/** Responds to a step with the changed subsection, or with a refusal. */
function stepping(
  field: 'sendSubsection' | 'setSubsectionApplicability',
  over: Partial<SubsectionResponseFieldsFragment> | null,
) {
  const variables = vi.fn<(input: unknown) => boolean>(() => true)
  const query = field === 'sendSubsection' ? SendSubsectionDocument : SetSubsectionApplicabilityDocument
  const error = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Changed meanwhile.' }
  const payload = {
    __typename: 'SubsectionResponsePayload',
    errors: over === null ? [error] : [],
    subsectionResponse: over === null ? null : aSubsection(over),
  }
  return { variables, mock: { request: { query, variables }, result: { data: { [field]: payload } } } }
}

const request = {
  __typename: 'NotApplicable',
  state: 'Requested',
  reason: 'There is no such programme.',
  requestedBy: { id: 'u1', fullName: 'Dana Whitfield' },
  requestedOn: '2026-11-10T15:00:00Z',
}

describe('a subsection that does not apply', () => {
  it('is asked for with a reason', async () => {
    const { variables, mock } = stepping('setSubsectionApplicability', { notApplicable: request })
    const mocks = [shown({ requestNotApplicable: yes }), mock]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('button', { name: 'Does not apply' }))
    const dialog = await screen.findByRole('dialog', { name: 'This subsection does not apply' })
    await user.click(within(dialog).getByRole('button', { name: 'Ask the state' }))
    expect(await within(dialog).findByRole('link', { name: 'Reason is required.' })).toBeVisible()
    await user.type(within(dialog).getByLabelText('Reason'), request.reason)
    await user.click(within(dialog).getByRole('button', { name: 'Ask the state' }))
    expect(await screen.findByText('The state was asked.')).toBeVisible()
    expect(variables).toHaveBeenCalledWith({
      input: { id: 101, step: 'request', reason: request.reason, version: 2 },
    })
  })

  it('shows the monitor who asks and why, and takes the decision', async () => {
    const { variables, mock } = stepping('setSubsectionApplicability', {
      notApplicable: { ...request, state: 'Approved' },
    })
    const open = { notApplicable: request, approveNotApplicable: yes, refuseNotApplicable: yes }
    const { user } = renderScreen(view, { mocks: [shown(open), mock], path, at, viewer: monitor })
    const panel = await screen.findByRole('region', { name: 'Whether this subsection applies' })
    expect(panel).toHaveTextContent('Dana Whitfield asked on')
    expect(panel).toHaveTextContent(request.reason)
    await user.click(within(panel).getByRole('button', { name: 'Agree' }))
    expect(await screen.findByText('The subsection does not apply.')).toBeVisible()
    expect(variables).toHaveBeenCalledWith({ input: { id: 101, step: 'approve', reason: null, version: 2 } })
  })

  it('is no choice of those who may not ask or decide', async () => {
    renderScreen(view, { mocks: [shown({ notApplicable: request })], path, at })
    const panel = await screen.findByRole('region', { name: 'Whether this subsection applies' })
    expect(within(panel).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Does not apply' })).toBeNull()
  })
})

describe('a subsection that is sent before the whole', () => {
  it('goes to the state and says so', async () => {
    const { variables, mock } = stepping('sendSubsection', { state: 4, recallSent: yes })
    const mocks = [shown({ state: 3, send: yes }), mock]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('button', { name: 'Send to the state' }))
    expect(await screen.findByText('The subsection was sent to the state.')).toBeVisible()
    expect(variables).toHaveBeenCalledWith({ input: { id: 101, send: true, version: 2 } })
  })

  it('stays with its refusal when the state was quicker', async () => {
    const { mock } = stepping('sendSubsection', null)
    const mocks = [shown({ state: 4, recallSent: yes, answer: no('It is with the state.') }), mock]
    const { user } = renderScreen(view, { mocks, path, at })
    await user.click(await screen.findByRole('button', { name: 'Recall' }))
    expect(await screen.findByText(/Changed meanwhile\./)).toBeVisible()
  })
})
