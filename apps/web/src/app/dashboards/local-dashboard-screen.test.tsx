import { screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RememberVisitDocument } from '../../features/dashboards/dashboards.generated'
import { aCategory } from '../../features/documents/testing/required-documents'
import { renderScreen } from '../../testing/render-screen'
import { LocalDashboardDocument, type LocalDashboardQueryVariables } from './local-dashboard.generated'
import { Component as LocalDashboardScreen } from './local-dashboard-screen'

const agency = {
  __typename: 'Lea',
  id: 1,
  code: '01',
  name: 'Allegany County Public Schools',
  shortName: 'Allegany',
  isTest: false,
  active: true,
}
const parts = {
  standing: {
    __typename: 'LocalStanding',
    asOf: '2026-11-20T15:00:00.000Z',
    monitors: [],
    selfAssessments: [],
    audits: [],
    documents: [],
    corrections: { __typename: 'CorrectionsDone', verified: 0, total: 0 },
    findings: [],
  },
  news: { __typename: 'LocalNews', since: null, messages: [], changes: [] },
  team: [],
  tasks: { __typename: 'TaskPage', rows: [], total: 0 },
  requiredDocuments: {
    __typename: 'AgencyDocuments',
    selfAssessments: [
      {
        __typename: 'SelfAssessmentRow',
        id: 11,
        shortDescription: 'Part B Self-Assessment',
        isActive: true,
      },
    ],
    categories: [aCategory()],
  },
}
/** What stands on the screen of each part, and the words for its failure. */
const faces = {
  standing: ['No finding is open.', 'The work of the agency could not be loaded.'],
  news: ['The state has sent nothing this year.', 'The messages and changes could not be loaded.'],
  team: ['Nobody of this agency can sign in.', 'The team could not be loaded.'],
  tasks: ['Nothing is waiting for you.', 'Tasks could not be loaded.'],
  requiredDocuments: [
    'Part B Self-Assessment - Required Documentation',
    'Required documents could not be loaded.',
  ],
} as const

const down = (...path: string[]) =>
  new GraphQLError('Down.', { path, extensions: { code: 'UPSTREAM_UNAVAILABLE', id: 'e-1' } })

const choices = { __typename: 'Choices', agencies: [agency] as object[] | null, years: [] }

function page(failed: string[] = []) {
  const broken = Object.fromEntries(failed.map((part) => [part, null]))
  const localDashboard = { __typename: 'LocalDashboard', ...parts, ...broken }
  return {
    data: { choices, localDashboard },
    ...(failed.length > 0 && { errors: failed.map((part) => down('localDashboard', part)) }),
  }
}

const visit = {
  request: { query: RememberVisitDocument, variables: () => true },
  result: { data: { rememberVisit: { __typename: 'VisitPayload', errors: [], visit: null } } },
  maxUsageCount: 9,
}

function show(answers: object[], options: { viewer?: object; at?: string } = {}) {
  const requested = vi.fn<(variables: LocalDashboardQueryVariables) => boolean>(() => true)
  const mocks = answers.map((result) => ({
    request: { query: LocalDashboardDocument, variables: requested },
    ...('error' in result ? { error: result.error } : { result }),
  }))
  const shown = renderScreen(<LocalDashboardScreen />, {
    mocks: [...mocks, visit] as never,
    at: '/user/dashboard',
    ...options,
  })
  return { ...shown, requested }
}

beforeEach(() => localStorage.clear())

describe('the local dashboard', () => {
  it('is one request, the documents of its panels included', async () => {
    const { requested } = show([page()])
    for (const [text] of Object.values(faces)) expect(await screen.findByText(text)).toBeVisible()
    expect(await screen.findByText('Child find procedure')).toBeVisible()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(requested.mock.calls[0]?.[0]).toMatchObject({ leaId: 1, show: 'mine', withYears: true })
  })

  it('says above the work what changed, who leads, and where each finding is in its year', async () => {
    const act = (seq: number, targetType: string, action: string, counted: string | null = null) => ({
      __typename: 'DashboardActivity',
      seq,
      at: '2026-11-20T15:00:00.000Z',
      by: 'Helen Marsh',
      action,
      targetType,
      recordKind: null,
      placeId: null,
      targetId: '5',
      leaId: 1,
      lea: 'Allegany',
      count: counted ? 2 : 1,
      counted,
      single: [],
    })
    const changes = [
      act(9, 'finding', 'verifyFindingCorrection', '2 corrections verified'),
      act(8, 'finding', 'issueFinding'),
      act(7, 'finding', 'issueFinding'),
      act(6, 'report', 'uploadReport'),
      act(5, 'event', 'createCalendarEvent'),
      act(4, 'event', 'deleteCalendarEvent'),
    ]
    const finding = {
      __typename: 'FindingOnTheClock',
      id: 5,
      number: 'F-2026-01-B-0001',
      status: 2,
      issuedOn: '2026-11-13',
      dueOn: '2027-11-13',
      casesVerified: 1,
      casesTotal: 3,
    }
    const answer = page()
    Object.assign(answer.data.localDashboard, {
      standing: { ...parts.standing, monitors: [{ id: 'm', fullName: 'Helen Marsh' }], findings: [finding] },
      news: {
        ...parts.news,
        since: '2026-11-19T15:00:00.000Z',
        changes,
      },
    })
    show([answer])
    const strip = within(await screen.findByRole('region', { name: 'What changed, in short' }))
    expect(strip.getByRole('heading')).toHaveTextContent('What changed since Nov 19, 2026, 10:00 AM')
    expect(strip.getByRole('link', { name: '2 corrections verified' })).toHaveAttribute(
      'href',
      '/compliance/findings/5',
    )
    expect(strip.getByRole('link', { name: '2 findings issued' })).toHaveAttribute('href', '#changes')
    expect(strip.getByText('1 report uploaded')).toBeVisible()
    expect(strip.getAllByRole('listitem')).toHaveLength(5)
    expect(strip.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', '#changes')
    expect(document.getElementById('changes')).toHaveTextContent('What changed since your last visit')
    expect(screen.getByText('Lead monitor: Helen Marsh')).toBeVisible()
    const clocks = screen.getByRole('region', { name: /^Open findings, one-year clocks/ })
    for (const words of ['1 of 3 cases verified', 'Issued Nov 13, 2026', 'Due Nov 13, 2027'])
      expect(clocks).toHaveTextContent(words)
  })

  it.each(Object.entries(faces))('without its %s shows the rest', async (part, [, failed]) => {
    show([page([part])])
    expect(await screen.findByText(failed)).toBeVisible()
    const others = Object.entries(faces).filter(([name]) => name !== part)
    for (const [, [text]] of others) expect(screen.getByText(text)).toBeVisible()
  })

  it('says once what is wrong when nothing of it came', async () => {
    show([page(Object.keys(faces))])
    expect(await screen.findByText('The work of the agency could not be loaded.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  })

  it('keeps what it showed, dimmed, when a refresh does not reach the server', async () => {
    const { user } = show([page(), { ...page(), error: new TypeError('Failed to fetch') }])
    const [news] = faces.news
    expect(await screen.findByText(news)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('No Network: The server cannot be reached')).toBeVisible()
    expect(screen.getByText(news).closest('[data-old]')).toBeVisible()
  })

  it('keeps the agency that was asked for when there is nothing to choose from', async () => {
    const answer = page()
    const bare = { ...answer, data: { ...answer.data, choices: { ...choices, agencies: null } } }
    show([{ ...bare, errors: [down('choices', 'agencies')] }], {
      viewer: { roles: ['StateMonitor'] },
      at: '/?leaId=1',
    })
    expect(await screen.findByText('Agencies could not be loaded.')).toBeVisible()
    expect(screen.getByText('The state has sent nothing this year.')).toBeVisible()
  })

  it('asks for no agency before one is chosen', async () => {
    const { requested } = show([{ data: { choices } }], { viewer: { roles: ['StateMonitor'] } })
    expect(await screen.findByText('No agency is chosen.')).toBeVisible()
    expect(requested.mock.calls[0]?.[0]).toMatchObject({ withAgency: false })
  })
})
