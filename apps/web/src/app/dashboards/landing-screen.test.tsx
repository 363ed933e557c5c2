import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DismissAnnouncementDocument } from '../../features/announcements/announcements.generated'
import { RememberVisitDocument } from '../../features/dashboards/dashboards.generated'
import { renderScreen } from '../../testing/render-screen'
import { LandingPageDocument, type LandingPageQueryVariables } from './landing-page.generated'
import { Component as LandingScreen } from './landing-screen'

const lea = { __typename: 'Lea', id: 1, code: '01', name: 'Allegany County Public Schools' }
const yes = { __typename: 'AllowedAct', allowed: true, reason: null }
const parts = {
  selfAssessments: [
    {
      __typename: 'SelfAssessmentRow',
      id: 5,
      leaId: 1,
      lea: { ...lea, shortName: 'Allegany', isTest: false },
      part: 'Part B',
      submitState: 2,
      isActive: true,
      dueOn: '2999-01-01',
      responseDueOn: null,
      dueDerivation: 'Set by the state: January 1, 2999.',
      subsectionsReady: 3,
      subsectionsTotal: 9,
      answered: 1,
      answerable: 2,
    },
  ],
  landing: {
    __typename: 'Landing',
    from: '2026-11-01',
    to: '2026-11-30',
    days: [],
    help: [],
    tourDone: true,
  },
  announcements: [
    {
      __typename: 'Announcement',
      id: 1,
      title: 'Office closed',
      body: '<p>On Friday.</p>',
      severity: 'Urgent',
      toDay: '2999-12-31',
      dismiss: yes,
    },
  ],
  tasks: { __typename: 'TaskPage', rows: [], total: 0 },
  training: {
    __typename: 'TrainingList',
    items: [
      {
        __typename: 'TrainingItem',
        id: 3,
        title: 'First steps',
        summary: 'Where to begin.',
        kind: 'page',
        mark: 'New',
        watchedOn: null,
        published: true,
      },
    ],
  },
}
/** What stands on the screen of each part, and the words for its failure. */
const faces = {
  selfAssessments: ['3 of 9 subsections ready', 'Self-assessments could not be loaded.'],
  landing: ['Nothing is due this month.', 'Deadlines and help could not be loaded.'],
  announcements: ['Office closed', 'Announcements could not be loaded.'],
  tasks: ['Nothing is waiting for you.', 'Tasks could not be loaded.'],
  training: ['First steps', 'Training materials could not be loaded.'],
} as const

const years = [{ __typename: 'Year', id: 2026, name: '2026 - 2027' }]
const down = (...path: string[]) =>
  new GraphQLError('Down.', { path, extensions: { code: 'UPSTREAM_UNAVAILABLE', id: 'e-1' } })

function page(over: object = {}, failed: string[] = []) {
  return {
    data: {
      choices: {
        __typename: 'Choices',
        agencies: [{ ...lea, shortName: 'Allegany', isTest: false, active: true }],
        years,
      },
      landingPage: {
        __typename: 'LandingPage',
        ...parts,
        ...Object.fromEntries(failed.map((part) => [part, null])),
        ...over,
      },
    },
    ...(failed.length > 0 && { errors: failed.map((part) => down('landingPage', part)) }),
  }
}

function show(answers: object[], options: { viewer?: object; mocks?: object[] } = {}) {
  const requested = vi.fn<(variables: LandingPageQueryVariables) => boolean>(() => true)
  const mocks = answers.map((result) => ({
    request: { query: LandingPageDocument, variables: requested },
    result,
  }))
  const shown = renderScreen(<LandingScreen />, {
    mocks: [...mocks, ...(options.mocks ?? [])] as never,
    ...(options.viewer && { viewer: options.viewer }),
  })
  return { ...shown, requested }
}

beforeEach(() => localStorage.clear())

describe('the tour', () => {
  const isNew = () => page({ landing: { ...parts.landing, tourDone: false } })
  const remembered = {
    request: { query: RememberVisitDocument, variables: { place: 'tour' } },
    result: {
      data: {
        rememberVisit: {
          __typename: 'VisitPayload',
          errors: [],
          visit: { __typename: 'Visit', place: 'tour', at: '2026-11-01T12:00:00.000Z', before: null },
        },
      },
    },
    maxUsageCount: 3,
  }
  const strip = () => screen.queryByRole('region', { name: /^Welcome, Step/ })

  it('is put away at any step with one press, and stays away', async () => {
    const { user } = show([isNew()], { mocks: [remembered] })
    await user.click(await screen.findByRole('button', { name: 'Next step' }))
    expect(screen.getByRole('heading', { name: 'The menu' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Dismiss the tour' }))
    expect(strip()).toBeNull()
    await user.selectOptions(screen.getByLabelText('Part'), 'Part B')
    expect(strip()).toBeNull()
  })

  it('is shown again from the help, with the focus on it, to those who have put it away', async () => {
    const { user } = show([page(), page()], { mocks: [remembered] })
    await screen.findByText('Nothing is due this month.')
    expect(strip()).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Show the tour again' }))
    expect(await screen.findByRole('heading', { name: 'Is this you?' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Dismiss the tour' }))
    expect(strip()).toBeNull()
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user\/landing$/)
  })
})

describe('the landing page', () => {
  it('shows the steps of an agency once a self-assessment is activated, not before', async () => {
    const of = (submitState: number) =>
      page({
        selfAssessments: parts.selfAssessments.map((row) =>
          Object.assign({}, row, { submitState, isActive: submitState > 0 }),
        ),
      })
    const { unmount } = show([of(2), of(2)])
    expect(await screen.findByRole('list', { name: 'Steps of the self-assessment' })).toBeVisible()
    unmount()
    localStorage.clear()
    show([of(0), of(0)])
    expect(await screen.findByText(/has not been activated yet/)).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Steps of the self-assessment' })).toBeNull()
  })

  it('is one request, and the years that it brings do not ask again', async () => {
    const { requested } = show([page(), page()])
    for (const [text] of Object.values(faces)) expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0))
    expect(screen.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible()
    expect(screen.getByTitle(/Set by the state: January 1, 2999\.$/)).toBeVisible()
    expect(requested).toHaveBeenCalledTimes(1)
    expect(requested.mock.calls[0]?.[0]).toMatchObject({
      withYears: true,
      withTasks: true,
      withTraining: true,
    })
  })

  it.each(Object.entries(faces))(
    'without its %s shows the rest, and comes back whole',
    async (part, [, failed]) => {
      const { user, requested } = show([page({}, [part]), page()])
      expect(await screen.findByText(failed)).toBeVisible()
      const others = Object.entries(faces).filter(([name]) => name !== part)
      for (const [, [text]] of others) expect(screen.getByText(text)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText(faces[part as keyof typeof faces][0])).toBeVisible()
      expect(screen.queryByText(failed)).toBeNull()
      expect(requested).toHaveBeenCalledTimes(2)
    },
  )

  it('says once what is wrong when nothing of it came', async () => {
    show([page({}, Object.keys(faces))])
    expect(await screen.findByText('The landing page could not be loaded.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  })

  it('says to people of the state that there is nothing to choose from', async () => {
    const answer = page()
    Object.assign(answer.data.choices, { agencies: null })
    show([{ ...answer, errors: [down('choices', 'agencies')] }], { viewer: { roles: ['StateMonitor'] } })
    expect(await screen.findByText('Agencies could not be loaded.')).toBeVisible()
    expect(screen.getByText('Office closed')).toBeVisible()
  })

  it('asks for no part that the system of record, or the role, does not have', async () => {
    const bare = { __typename: 'LandingPage' }
    const { requested } = show(
      [{ data: { choices: page().data.choices, landingPage: { ...bare, selfAssessments: [] } } }],
      {
        viewer: {
          roles: ['DEILiaison'],
          leaId: null,
          isLiaison: true,
          missingRooms: ['announcements', 'help', 'dashboards'],
        },
      },
    )
    expect(await screen.findByText('Nothing has been set up for this year yet.')).toBeVisible()
    expect(requested.mock.calls[0]?.[0]).toMatchObject({
      withSelfAssessments: true,
      withAnnouncements: false,
      withTraining: false,
      withDashboards: false,
      withTasks: false,
    })
    expect(screen.queryByRole('region', { name: /My tasks/ })).toBeNull()
  })

  it('keeps a dismissed announcement away without asking again', async () => {
    const dismissal = {
      request: { query: DismissAnnouncementDocument, variables: { id: 1 } },
      result: { data: { dismissAnnouncement: { __typename: 'DismissAnnouncementPayload', errors: [] } } },
    }
    const { user, requested } = show([page()], { mocks: [dismissal] })
    const region = await screen.findByRole('region', { name: /^Announcements/ })
    await user.click(within(region).getByRole('button', { name: 'Dismiss: Office closed' }))
    expect(await screen.findByText('Announcement dismissed')).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Announcements/ })).toBeNull()
    expect(screen.getByText('First steps')).toBeVisible()
    expect(requested).toHaveBeenCalledTimes(1)
  })
})
