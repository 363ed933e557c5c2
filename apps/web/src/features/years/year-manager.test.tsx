import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { Component as YearManagerScreen } from './year-manager-screen'
import { yearsPaths } from './years-paths'
import {
  ComplianceYearLaunchPreviewDocument,
  LaunchComplianceYearDocument,
  LaunchedComplianceYearsDocument,
  LaunchedDeterminationYearsDocument,
  LaunchedDisputeYearsDocument,
  type LaunchPreviewFieldsFragment,
} from './years.generated'

afterEach(() => localStorage.clear())

const monitor = { roles: ['StateMonitor'], id: 'm1', fullName: 'Helen Marsh' }
const year = (id: number, name = `${id} - ${id + 1}`) => ({ __typename: 'Year', id, name })
const figuresOf = (id: number, over: object = {}) => ({
  __typename: 'YearFigures',
  year: id,
  launchedOn: null,
  launchedBy: null,
  agencies: 0,
  selfAssessments: 0,
  closedSelfAssessments: 0,
  findings: 0,
  openFindings: 0,
  documents: 0,
  ...over,
})
const listed = (
  document: object,
  years: { id: number }[],
  figures: object[] = years.map(({ id }) => figuresOf(id)),
) => ({
  request: { query: document as never, variables: () => true },
  result: ({ withDrafts, withFigures }: { withDrafts?: boolean; withFigures?: boolean }) => ({
    data: {
      ...(withDrafts && { choices: { __typename: 'Choices', questionnaires: [] } }),
      ...(withFigures && { figures }),
      years,
    },
  }),
  maxUsageCount: 5,
})
const years = listed(LaunchedComplianceYearsDocument, [year(2025), year(2026)])

const contents = [
  {
    __typename: 'LaunchContent',
    questionnaireId: 4,
    part: 'Part B',
    title: 'Local self-assessment - Part B',
    state: 'Published' as const,
    selfAssessments: 25,
  },
  {
    __typename: 'LaunchContent',
    questionnaireId: null,
    part: 'Part C',
    title: 'Local self-assessment - Part C',
    state: 'Copied' as const,
    selfAssessments: 0,
  },
]
function preview(over: Partial<LaunchPreviewFieldsFragment> = {}) {
  return {
    request: { query: ComplianceYearLaunchPreviewDocument, variables: { year: 2027 } },
    result: {
      data: {
        preview: {
          __typename: 'LaunchPreview',
          next: year(2027),
          launch: { __typename: 'AllowedAct', allowed: true, reason: null },
          agencies: 25,
          contents,
          selfAssessments: 25,
          carriedOver: [{ __typename: 'LaunchCount', what: 'Self-assessments open in agencies', count: 3 }],
          usersNeverSignedIn: 2,
          notReady: ['2 users have never signed in.'],
          ...over,
        },
      },
    },
    maxUsageCount: 5,
  }
}
function launch(payload: object, delay = 0) {
  return {
    request: { query: LaunchComplianceYearDocument, variables: { input: { year: 2027 } } },
    delay,
    result: { data: { launch: { __typename: 'LaunchYearPayload', errors: [], summary: null, ...payload } } },
  }
}
const summary = {
  __typename: 'LaunchSummary',
  year: year(2027),
  launchedBy: { __typename: 'PersonRef', id: 'm1', fullName: 'Helen Marsh' },
  launchedOn: '2026-11-21T15:00:00Z',
  created: [{ __typename: 'LaunchCount', what: 'Self-assessments', count: 25 }],
  contents,
  notReady: ['2 users have never signed in.'],
}

const at = yearsPaths.managers.compliance

async function openDialog(mocks: object[]) {
  const { user } = renderScreen(<YearManagerScreen />, { mocks: mocks as never, viewer: monitor, at })
  await user.click(await screen.findByRole('button', { name: 'Launch 2027 - 2028 Year' }))
  return { user, dialog: await screen.findByRole('alertdialog', { name: 'Confirmation Needed' }) }
}

describe('year managers', () => {
  it.each([
    [
      'Compliance Year Manager',
      yearsPaths.managers.compliance,
      years,
      'Launch 2027 - 2028 Year',
      '2026 - 2027',
    ],
    [
      'Local Determinations Fiscal Year Manager',
      yearsPaths.managers.determinations,
      listed(LaunchedDeterminationYearsDocument, [year(2024, 'FFY 2024'), year(2023, 'FFY 2023')]),
      'Launch FFY 2025',
      'FFY 2024',
    ],
    [
      'Dispute Resolution Fiscal Year Manager',
      yearsPaths.managers.disputes,
      listed(LaunchedDisputeYearsDocument, [year(2025, 'FFY 2025')]),
      'Launch FFY 2026',
      'FFY 2025',
    ],
  ])(
    '%s lists its years, in the first column alone, and names the next',
    async (title, at, mock, button, shown) => {
      renderScreen(<YearManagerScreen />, { mocks: [mock] as never, viewer: monitor, at })
      expect(await screen.findByRole('button', { name: button })).toBeEnabled()
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
      expect(within(crumbs).getByRole('link', { name: 'Landing Page' })).toHaveAttribute('href', '/')
      expect(crumbs).toHaveTextContent(title)
      const heads = screen.getAllByRole('columnheader')
      expect(heads.map((head) => head.textContent)).toEqual([
        'Years',
        'Launched',
        'Agencies',
        'Self-assessments',
        'Findings',
        'Documents',
      ])
      expect(screen.getByRole('rowheader', { name: shown })).toBeVisible()
    },
  )

  it('says who launched each year and how much work it holds', async () => {
    const figures = [
      figuresOf(2026, {
        launchedOn: '2026-06-15T15:00:00.000Z',
        launchedBy: { __typename: 'PersonRef', id: 'm1', fullName: 'Helen Marsh' },
        agencies: 24,
        selfAssessments: 1048,
        closedSelfAssessments: 3,
        findings: 7,
        openFindings: 5,
        documents: 12,
      }),
      figuresOf(2025),
    ]
    renderScreen(<YearManagerScreen />, {
      mocks: [listed(LaunchedComplianceYearsDocument, [year(2025), year(2026)], figures)] as never,
      viewer: monitor,
      at,
    })
    const cells = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(await cells('2026 - 2027')).toEqual([
      'Jun 15, 2026by Helen Marsh',
      '24',
      '1,0483 closed',
      '75 open',
      '12',
    ])
    expect(await cells('2025 - 2026')).toEqual(['With the portal', '0', '0', '0', '0'])
  })

  it('shows the names alone to those who launch no years', async () => {
    renderScreen(<YearManagerScreen />, {
      mocks: [years] as never,
      viewer: { ...monitor, permissions: [] },
      at,
    })
    await screen.findByRole('rowheader', { name: '2026 - 2027' })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Years'])
  })

  it('stands without its numbers, and says so', async () => {
    const failing = {
      ...years,
      result: {
        data: { choices: { __typename: 'Choices', questionnaires: [] }, figures: null, years: [year(2026)] },
        errors: [new GraphQLError('Down.', { path: ['figures'] })],
      },
    }
    renderScreen(<YearManagerScreen />, { mocks: [failing] as never, viewer: monitor, at })
    expect(await screen.findByRole('rowheader', { name: '2026 - 2027' })).toBeVisible()
    expect(screen.getByText('The numbers of the years could not be loaded.')).toBeVisible()
    expect(screen.queryByText('Compliance years could not be loaded.')).toBeNull()
  })

  it('keeps the order of the table between visits', async () => {
    const first = renderScreen(<YearManagerScreen />, { mocks: [years] as never, viewer: monitor, at })
    const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    await screen.findByRole('rowheader', { name: '2026 - 2027' })
    expect(shown()).toEqual(['2025 - 2026', '2026 - 2027'])
    await first.user.click(screen.getByRole('button', { name: 'Years' }))
    if (shown()[0] !== '2026 - 2027') await first.user.click(screen.getByRole('button', { name: 'Years' }))
    expect(shown()).toEqual(['2026 - 2027', '2025 - 2026'])
    first.unmount()
    renderScreen(<YearManagerScreen />, { mocks: [years] as never, viewer: monitor, at })
    await screen.findByRole('rowheader', { name: '2026 - 2027' })
    expect(shown()).toEqual(['2026 - 2027', '2025 - 2026'])
  })

  it('shows what will be created and what is not ready before Proceed', async () => {
    const { dialog } = await openDialog([years, preview()])
    expect(dialog).toHaveTextContent('irreversible')
    expect(await within(dialog).findByText('For 25 active agencies')).toBeVisible()
    expect(dialog).toHaveTextContent('Part B')
    expect(dialog).toHaveTextContent('Copied from the latest one as a draft.')
    expect(dialog).toHaveTextContent('Self-assessments open in agencies: 3')
    expect(dialog).toHaveTextContent('2 users have never signed in.')
    expect(within(dialog).getByRole('button', { name: 'Proceed' })).toBeEnabled()
  })

  it('launches nothing before the preview is there, and says why', async () => {
    const { dialog } = await openDialog([years, { ...preview(), delay: Infinity }])
    const proceed = within(dialog).getByRole('button', { name: 'Proceed' })
    expect(proceed).toBeDisabled()
    expect(proceed).toHaveAttribute('title', 'The preview is loading.')
  })

  it('offers to ask again when the preview fails', async () => {
    const failing = {
      ...preview(),
      result: undefined,
      error: new TypeError('Failed to fetch'),
      maxUsageCount: 1,
    }
    const { user, dialog } = await openDialog([years, failing, preview()])
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findByText('For 25 active agencies')).toBeVisible()
  })

  it('launches once at a double click, forgets the kept years and shows the summary', async () => {
    localStorage.setItem('yearsComplianceData', JSON.stringify([{ id: 2026, name: '2026 - 2027' }]))
    localStorage.setItem('yearsComplianceExpiry', JSON.stringify(Date.now() + 60_000))
    const before = { ...years, maxUsageCount: 1 }
    const after = listed(LaunchedComplianceYearsDocument, [year(2025), year(2026), year(2027)])
    const { user, dialog } = await openDialog([before, preview(), launch({ summary }, 20), after])
    const proceed = within(dialog).getByRole('button', { name: 'Proceed' })
    await waitFor(() => expect(proceed).toBeEnabled())
    await user.dblClick(proceed)
    expect(await screen.findByText('Launch 2027 - 2028 Year', { selector: 'p, strong, span' })).toBeVisible()
    expect(screen.getByText('Action was successful!')).toBeVisible()
    const made = await screen.findByRole('group', { name: '2027 - 2028 was launched' })
    expect(made).toHaveTextContent('Self-assessments: 25')
    expect(made).toHaveTextContent('Launched by Helen Marsh')
    await waitFor(() => expect(made).toHaveFocus())
    expect(await screen.findByRole('button', { name: 'Launch 2028 - 2029 Year' })).toBeVisible()
    expect(localStorage.getItem('yearsComplianceData')).toBeNull()
    expect(localStorage.getItem('yearsComplianceExpiry')).toBeNull()
    expect(screen.queryByText('Action failed')).toBeNull()
  })

  it('says that the action failed, and why, when somebody was quicker', async () => {
    const errors = [
      {
        __typename: 'UserError',
        code: 'CONFLICT',
        field: null,
        message: '2027 - 2028 has already been launched.',
      },
    ]
    const { user, dialog } = await openDialog([years, preview(), launch({ errors })])
    const proceed = within(dialog).getByRole('button', { name: 'Proceed' })
    await waitFor(() => expect(proceed).toBeEnabled())
    await user.click(proceed)
    expect(await screen.findByText('Action failed, please check the values and try again')).toBeVisible()
    expect(screen.getByText('2027 - 2028 has already been launched.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('shows why a launch is not allowed', async () => {
    const reason = 'The next year is 2028 - 2029.'
    const launchAct = { __typename: 'AllowedAct', allowed: false, reason }
    const { dialog } = await openDialog([years, preview({ launch: launchAct })])
    await waitFor(() => expect(dialog).toHaveTextContent(reason))
    expect(within(dialog).getByRole('button', { name: 'Proceed' })).toBeDisabled()
  })

  it('tells people without the permission why the button is off', async () => {
    renderScreen(<YearManagerScreen />, {
      mocks: [years] as never,
      viewer: { ...monitor, permissions: [] },
      at,
    })
    const button = await screen.findByRole('button', { name: 'Launch 2027 - 2028 Year' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', 'You may not launch years.')
  })

  it('offers a first year where there is none', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
    try {
      const none = listed(LaunchedComplianceYearsDocument, [])
      renderScreen(<YearManagerScreen />, { mocks: [none] as never, viewer: monitor, at })
      expect(await screen.findByText('No year has been launched yet.')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Launch 2026 - 2027 Year' })).toBeEnabled()
    } finally {
      vi.useRealTimers()
    }
  })
})
