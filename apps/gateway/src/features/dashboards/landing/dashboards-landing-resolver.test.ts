import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { sampleAnswer } from '../../../testing/sample-answers.js'
import { refuse } from '../../../testing/stub-upstream.js'
import { webDocuments } from '../../../testing/web-documents.js'

let gateway: TestGateway
let browser: Browser
let documents: ReadonlyMap<string, string>

beforeAll(async () => {
  documents = await webDocuments()
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(() => gateway.stop())
beforeEach(() => answerWith(2))

/** Every call returns lists with this many rows. */
function answerWith(items: number): void {
  for (const call of allCalls) {
    if (call.access === 'public' || call.answer === undefined) continue
    const answer = sampleAnswer(call, { items, nulls: false, wrongDates: false })
    gateway.upstream.answers.set(call.id, (_request, response) => response.json(answer))
  }
  gateway.upstream.received.length = 0
}

const calls = () => gateway.upstream.received.map(({ id }) => id).toSorted()
const down = (id: string) =>
  gateway.upstream.answers.set(id, (_request, response) => refuse(response, 'UNAVAILABLE', 'Down.'))
const ask = (name: string, variables: Record<string, unknown>) =>
  browser.query(documents.get(name) ?? '', variables)

const landing = (withYears = false) =>
  ask('LandingPage', {
    year: 2026,
    withYears,
    withSelfAssessments: true,
    withDashboards: true,
    withAnnouncements: true,
    withTasks: true,
    withTraining: true,
  })
const dashboard = (withYears = false) =>
  ask('LocalDashboard', {
    leaId: 1,
    year: 2026,
    show: 'mine',
    withYears,
    withAgency: true,
    withTasks: true,
    withSelfAssessments: true,
  })

const pages = {
  landingPage: {
    read: landing,
    calls: {
      selfAssessments: 'listSelfAssessments',
      landing: 'getLanding',
      announcements: 'listAnnouncements',
      tasks: 'listTasks',
      training: 'listTraining',
    },
  },
  localDashboard: {
    read: dashboard,
    calls: {
      standing: 'getLocalStanding',
      news: 'getLocalNews',
      team: 'listLocalTeam',
      tasks: 'listTasks',
      requiredDocuments: 'listRequiredDocumentCategories',
    },
  },
} as const

describe.each(Object.entries(pages))('%s', (root, { read, calls: byPart }) => {
  it.each(Object.entries(byPart))(
    'without its %s shows the rest and says what failed',
    async (part, call) => {
      down(call)
      const { data, errors } = await read()
      expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
        [[root, part], 'UPSTREAM_UNAVAILABLE'],
      ])
      const shown = Object.entries(data?.[root] as object).filter(([name]) => name !== '__typename')
      expect(shown.filter(([, value]) => value === null).map(([name]) => name)).toEqual([part])
      expect(shown.map(([name]) => name).toSorted()).toEqual(Object.keys(byPart).toSorted())
      expect(data?.['choices']).toMatchObject({ agencies: [{}, {}] })
    },
  )

  it('stands when there is nothing to choose from', async () => {
    down('listLeas')
    down('listComplianceYears')
    const { data, errors } = await read(true)
    const failed = errors?.map(({ path = [] }) => path.slice(0, 2).join('.')) ?? []
    expect(failed).toEqual(expect.arrayContaining(['choices.agencies', 'choices.years']))
    const values = Object.values(data?.[root] as object)
    // Self-assessments on the landing page name their agencies.
    expect(values.filter((value) => value === null)).toHaveLength(root === 'landingPage' ? 1 : 0)
  })

  it('makes the same calls for one row as for many', async () => {
    answerWith(1)
    await read()
    const few = calls()
    answerWith(8)
    await read()
    expect(calls()).toEqual(few)
    expect(new Set(few).size).toBe(few.length)
  })
})

it('documents with their agencies fail as a part when those do', async () => {
  down('listLeas')
  const { data, errors } = await browser.query(
    `query ($leaId: Int!) {
      localDashboard(leaId: $leaId, year: 2026) { requiredDocuments { ...Rows } }
    }
    fragment Rows on AgencyDocuments { selfAssessments { id lea { id } } }`,
    { leaId: 1 },
  )
  expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
    [['localDashboard', 'requiredDocuments'], 'UPSTREAM_UNAVAILABLE'],
  ])
  expect(data?.['localDashboard']).toMatchObject({ requiredDocuments: null })
})

it.each([
  ['landing page', landing],
  ['local dashboard', dashboard],
])('the %s asks for lines of alike tasks', async (_page, read) => {
  await read()
  const asked = gateway.upstream.received.filter(({ id }) => id === 'listTasks')
  expect(asked.map(({ query }) => query)).toEqual([expect.objectContaining({ grouped: 'true' })])
})

it('the landing page is six calls, and the years once a day', async () => {
  await landing()
  const known = calls()
  expect(known).toEqual([
    'getLanding',
    'listAnnouncements',
    'listLeas',
    'listSelfAssessments',
    'listTasks',
    'listTraining',
  ])
  gateway.upstream.received.length = 0
  await landing(true)
  expect(calls()).toEqual([...known, 'listComplianceYears'].toSorted())
})

it('a page without a feature asks nothing of it', async () => {
  await ask('LandingPage', {
    year: 2026,
    withYears: false,
    withSelfAssessments: false,
    withDashboards: false,
    withAnnouncements: false,
    withTasks: false,
    withTraining: false,
  })
  expect(calls()).toEqual(['listLeas'])
})

describe('what pages choose from', () => {
  const query =
    '{ choices { allAgencies { id } years { id } auditFilters { actions } questionnaires { id } } }'
  const parts = [
    ['allAgencies', 'listLeas'],
    ['years', 'listComplianceYears'],
    ['auditFilters', 'getAuditFilters'],
    ['questionnaires', 'listQuestionnaires'],
  ] as const

  it.each(parts)('lacks its %s alone when these fail', async (part, call) => {
    answerWith(2)
    down(call)
    const { data, errors } = await browser.query(query)
    expect(errors?.map(({ path }) => path)).toEqual([['choices', part]])
    const found = data?.['choices'] as Record<string, unknown>
    for (const [name] of parts) expect([name, found[name] === null]).toEqual([name, name === part])
  })

  it('leaves out what is not for the caller, without an error', async () => {
    answerWith(2)
    for (const call of ['getAuditFilters', 'listQuestionnaires'])
      gateway.upstream.answers.set(call, (_request, response) => refuse(response, 'FORBIDDEN', 'No.'))
    const { data, errors } = await browser.query(query)
    expect(errors).toBeUndefined()
    expect(data?.['choices']).toMatchObject({ auditFilters: null, questionnaires: null, years: [{}, {}] })
  })
})
