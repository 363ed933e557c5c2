import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { selfAssessmentPaths } from '../self-assessment-paths'
import {
  AssignableUsersDocument,
  AssignUserDocument,
  SelfAssessmentDocument,
  StartSelfAssessmentDocument,
  SubmitSelfAssessmentDocument,
  type SelfAssessmentFieldsFragment,
} from '../self-assessment.generated'
import { SelfAssessmentView } from './self-assessment-view'
import { aSection, aSelfAssessment, aSubsectionSummary, no, yes } from '../testing/builders'

const SelfAssessmentScreen = () => <SelfAssessmentView documents={() => null} upgradeNotice={() => null} />
const path = `${selfAssessmentPaths.list}/:id`
const at = selfAssessmentPaths.selfAssessment(11)

function answered(over: Partial<SelfAssessmentFieldsFragment>) {
  return {
    request: { query: SelfAssessmentDocument, variables: { id: 11 } },
    result: { data: { selfAssessment: aSelfAssessment(over) } },
    maxUsageCount: 5,
  }
}
const localUser = { roles: ['LocalUser'], id: 'u2', fullName: 'Priya Nair' }
const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Renee Castillo' }

describe('self-assessment of an agency', () => {
  it('tells a local user why submitting is off', async () => {
    const mocks = [answered({ submit: no('Only a local administrator can submit.') })]
    renderScreen(<SelfAssessmentScreen />, { mocks, path, at, viewer: localUser })
    const submit = await screen.findByRole('button', { name: 'Submit' })
    expect(submit).toBeDisabled()
    expect(submit).toHaveAccessibleDescription('Only a local administrator can submit.')
    expect(screen.getByText('Only a local administrator can submit.')).toBeVisible()
  })

  it('tells an administrator what is missing, with the way to it', async () => {
    const gaps = [
      {
        __typename: 'SubmissionGap',
        subsectionResponseId: 101,
        number: '1.1.2',
        message: 'Choose a rating.',
      },
      {
        __typename: 'SubmissionGap',
        subsectionResponseId: null,
        number: null,
        message: '1 subsection is not ready.',
      },
    ]
    const mocks = [answered({ gaps, submit: no('1 subsection is not ready.') })]
    renderScreen(<SelfAssessmentScreen />, { mocks, path, at })
    const card = await screen.findByRole('region', { name: /Submission check/ })
    expect(within(card).getByRole('link', { name: '1.1.2' })).toHaveAttribute(
      'href',
      '/user/dashboard/self-assessment/11/subsection/101?item=1.1.2',
    )
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  })

  it('submits with the signed statement and the reason for missing documents, and opens the detailed report', async () => {
    const input = {
      id: 11,
      version: 5,
      statementName: 'Dana Whitfield',
      statementTitle: 'Director of Special Education',
      documentsReason: 'The board adopts them in June.',
    }
    const submitted = {
      request: { query: SubmitSelfAssessmentDocument, variables: { input } },
      result: {
        data: {
          submitSelfAssessment: {
            __typename: 'SelfAssessmentPayload',
            errors: [],
            selfAssessment: aSelfAssessment({ submitState: 4, version: 6 }),
          },
        },
      },
    }
    const { user } = renderScreen(<SelfAssessmentScreen />, { mocks: [answered({}), submitted], path, at })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Statement of accuracy' })
    const reason = within(dialog).getByLabelText('Why required documents are missing')
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
    expect(
      await within(dialog).findByRole('link', { name: /^3 required document categories are empty\./ }),
    ).toBeVisible()
    await user.type(reason, 'The board adopts them in June.')
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Self-assessment submitted.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent('/user/dashboard/self-assessment/11/report'),
    )
  })

  it('says at each subsection what the state flagged, and until when the agency acts while it is its turn', async () => {
    const rows = [
      aSubsectionSummary({ id: 101, number: '1.1', state: 6 }),
      aSubsectionSummary({ id: 102, number: '1.2', state: 7, itemsFlagged: 2 }),
      aSubsectionSummary({ id: 103, number: '1.3', state: 1 }),
    ]
    const [section] = aSelfAssessment().sections
    const sections = section ? [{ ...section, subsections: rows }] : []
    const needsResponse = answered({
      submitState: 6,
      dueOn: '2027-03-16',
      responseDueOn: '2027-06-30',
      sections,
    })
    renderScreen(<SelfAssessmentScreen />, { mocks: [needsResponse], path, at })
    expect(await screen.findByRole('row', { name: /^1\.2/ })).toHaveTextContent('Due Jun 30, 2027')
    expect(screen.getAllByRole('link', { name: /flagged/ }).map((link) => link.textContent)).toEqual([
      'State flagged 2 items',
    ])
    expect(screen.getByRole('row', { name: /^1\.3/ })).toHaveTextContent('Due Mar 16, 2027')
    expect(screen.getByRole('row', { name: /^1\.1/ })).not.toHaveTextContent('Due')
  })

  it('does not send a statement without a title', async () => {
    const { user } = renderScreen(<SelfAssessmentScreen />, { mocks: [answered({})], path, at })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Statement of accuracy' })
    await user.clear(within(dialog).getByLabelText('Title'))
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
    expect(await within(dialog).findByRole('link', { name: 'Title is required.' })).toBeVisible()
    expect(within(dialog).getByLabelText('Title')).toHaveAccessibleDescription('Title is required.')
  })

  it('shows the refusal of a submission in the form', async () => {
    const refused = {
      request: { query: SubmitSelfAssessmentDocument },
      variableMatcher: () => true,
      result: {
        data: {
          submitSelfAssessment: {
            __typename: 'SelfAssessmentPayload',
            errors: [
              {
                __typename: 'UserError',
                code: 'CONFLICT',
                field: null,
                message: '2 subsections are not ready.',
              },
            ],
            selfAssessment: aSelfAssessment({ version: 9 }),
          },
        },
      },
    }
    const mocks = [
      answered({ documentsReceived: 4 }),
      { ...refused, request: { ...refused.request, variables: () => true } },
    ]
    const { user } = renderScreen(<SelfAssessmentScreen />, { mocks, path, at })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Statement of accuracy' })
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
    expect(await within(dialog).findByText('2 subsections are not ready.')).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveTextContent(/self-assessment\/11$/)
  })

  it('offers the administrator to start, and local users see who does', async () => {
    const open = aSelfAssessment({ submitState: 2, version: 6 })
    const startInput = vi.fn<(variables: unknown) => boolean>(() => true)
    const started = {
      request: { query: StartSelfAssessmentDocument, variables: startInput },
      result: {
        data: {
          startSelfAssessment: { __typename: 'SelfAssessmentPayload', errors: [], selfAssessment: open },
        },
      },
    }
    const mocks = [
      { ...answered({ submitState: 1, start: yes }), maxUsageCount: 1 },
      started,
      {
        request: { query: AssignableUsersDocument, variables: { subsectionResponseId: 101, leaId: 1 } },
        result: {
          data: {
            assignableUsers: ['Dana Whitfield', 'Marcus Reed'].map((fullName, index) => ({
              __typename: 'AssignableUser',
              id: index === 0 ? 'u1' : 'u5',
              fullName,
              roles: ['LocalUser'],
              isAssigned: false,
            })),
          },
        },
      },
      answered({ submitState: 2, version: 6 }),
    ]
    const { user } = renderScreen(<SelfAssessmentScreen />, { mocks, path, at })
    await user.click(await screen.findByRole('button', { name: 'Start the self-assessment' }))
    const dialog = await screen.findByRole('dialog', { name: 'Start the self-assessment' })
    const first = within(dialog).getByRole('group', { name: /^1\.1 / })
    await within(dialog).findAllByRole('option', { name: 'Marcus Reed' })
    await user.selectOptions(within(dialog).getByLabelText('Lead'), 'Marcus Reed')
    await user.selectOptions(within(first).getByLabelText('Assign to'), 'Marcus Reed')
    // Not after the self-assessment itself.
    fireEvent.change(within(first).getByLabelText('Due date'), { target: { value: '2099-01-01' } })
    await user.click(within(dialog).getByRole('button', { name: 'Start' }))
    // At the field, and above the form.
    await within(first).findByText('Due date of the self-assessment must be on or after due date of 1.1.')
    expect(startInput).not.toHaveBeenCalled()
    fireEvent.change(within(first).getByLabelText('Due date'), { target: { value: '2027-03-01' } })
    await user.click(within(dialog).getByRole('button', { name: 'Start' }))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible()
    expect(startInput).toHaveBeenCalledWith({
      input: {
        id: 11,
        version: 5,
        leadId: 'u5',
        dueDates: [{ subsectionResponseId: 101, dueOn: '2027-03-01' }],
        people: [{ subsectionResponseId: 101, userIds: ['u5'] }],
      },
    })
  })

  it('says that it is not activated, and shows no questions', async () => {
    renderScreen(<SelfAssessmentScreen />, { mocks: [answered({ submitState: 0, dueOn: null })], path, at })
    expect(
      await screen.findByText('The 2026 - 2027 self-assessment has not been activated yet.'),
    ).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull()
  })

  it('offers activation to a monitor only', async () => {
    const mocks = [answered({ submitState: 0, dueOn: null, activate: yes })]
    const { user } = renderScreen(<SelfAssessmentScreen />, { mocks, path, at, viewer: monitor })
    await user.click(await screen.findByRole('button', { name: 'Activate' }))
    const dialog = await screen.findByRole('dialog', { name: 'Activate self-assessments' })
    await user.click(within(dialog).getByRole('button', { name: 'Activate 1 agency' }))
    expect(await within(dialog).findAllByText('Enter a due date.')).not.toHaveLength(0)
  })

  it('filters by what is assigned to me and keeps the filter in the address', async () => {
    const subsections = [
      aSubsectionSummary({ isAssignedToCurrentUser: true }),
      aSubsectionSummary({ id: 102, number: '1.2', title: 'Data quality' }),
    ]
    const { user } = renderScreen(<SelfAssessmentScreen />, {
      mocks: [answered({ sections: [aSection({ subsections })] })],
      path,
      at,
    })
    await user.selectOptions(await screen.findByLabelText('Show'), 'Assigned to me')
    expect(screen.getByRole('link', { name: '1.1 Child find and evaluation' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '1.2 Data quality' })).toBeNull()
    expect(screen.getByLabelText('Address')).toHaveTextContent('?show=mine')
  })

  it('answers a missing record with not found', async () => {
    const missing = {
      request: { query: SelfAssessmentDocument, variables: { id: 11 } },
      result: { data: { selfAssessment: null } },
    }
    renderScreen(<SelfAssessmentScreen />, { mocks: [missing], path, at })
    expect(await screen.findByText('This self-assessment was not found.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/user/dashboard/self-assessment',
    )
  })

  it('offers to try again when the server is away', async () => {
    const failing = {
      request: { query: SelfAssessmentDocument, variables: { id: 11 } },
      error: new TypeError('Failed to fetch'),
    }
    const { user } = renderScreen(<SelfAssessmentScreen />, { mocks: [failing, answered({})], path, at })
    expect(await screen.findByText('No Network: The server cannot be reached')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: /Part B Self-Assessment/ })).toBeVisible()
  })
})

describe('assigning', () => {
  const list = {
    request: { query: AssignableUsersDocument, variables: { subsectionResponseId: 101, leaId: 1 } },
    result: {
      data: {
        assignableUsers: [
          {
            __typename: 'AssignableUser',
            id: 'u2',
            fullName: 'Priya Nair',
            roles: ['LocalUser'],
            isAssigned: false,
          },
        ],
      },
    },
  }
  const assigning = (errors: object[], isAssigned: boolean, delay = 0) => ({
    request: { query: AssignUserDocument, variables: { input: { subsectionResponseId: 101, userId: 'u2' } } },
    delay,
    result: {
      data: {
        assignUser: {
          __typename: 'AssignmentPayload',
          errors,
          users: [
            {
              __typename: 'AssignableUser',
              id: 'u2',
              fullName: 'Priya Nair',
              roles: ['LocalUser'],
              isAssigned,
            },
          ],
        },
      },
    },
  })
  async function openDialog(mocks: object[]) {
    const { user } = renderScreen(<SelfAssessmentScreen />, {
      mocks: [answered({}), list, ...mocks] as never,
      path,
      at,
    })
    await user.click(
      await screen.findByRole('button', { name: 'Assign a user to 1.1 Child find and evaluation' }),
    )
    const dialog = await screen.findByRole('dialog', {
      name: 'Assign a user | 1.1 Child find and evaluation',
    })
    return { user, dialog }
  }

  it('changes no row before the server has answered', async () => {
    const { user, dialog } = await openDialog([assigning([], true, Infinity)])
    const button = await within(dialog).findByRole('button', { name: 'Assign, Priya Nair' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    expect(within(dialog).queryByRole('button', { name: /Remove Assignment/ })).toBeNull()
  })

  it('changes the row once the server has agreed', async () => {
    const { user, dialog } = await openDialog([assigning([], true)])
    await user.click(await within(dialog).findByRole('button', { name: 'Assign, Priya Nair' }))
    expect(await within(dialog).findByRole('button', { name: 'Remove Assignment, Priya Nair' })).toBeVisible()
  })

  it('leaves the row as it is and says so when the server refuses', async () => {
    const refusal = {
      __typename: 'UserError',
      code: 'CONFLICT',
      field: null,
      message: 'This user is disabled.',
    }
    const { user, dialog } = await openDialog([assigning([refusal], false)])
    await user.click(await within(dialog).findByRole('button', { name: 'Assign, Priya Nair' }))
    await waitFor(() => expect(dialog).toHaveTextContent('This user is disabled.'))
    expect(within(dialog).getByRole('button', { name: 'Assign, Priya Nair' })).toBeVisible()
  })
})
