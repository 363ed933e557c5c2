import { SubmitState } from '@portal/domain'
import type {
  AnswerOf,
  launchComplianceYear,
  listQuestionnaires,
  listSelfAssessments,
  previewComplianceYearLaunch,
  publishQuestionnaire,
} from '@portal/rest-contract'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  auditEvents,
  complianceStrategyItems,
  complianceYears,
  disputeYears,
  itemCitations,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsections,
  users,
} from '../../db/schema/index.js'
import { seedDemonstration } from '../../db/seed/seed-demonstration.js'
import { testPassword } from '../../testing/test-config.js'
import { hashPassword } from '../session/passwords/session-password-hash.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../testing/test-api.js'

type Preview = AnswerOf<typeof previewComplianceYearLaunch>
type Summary = AnswerOf<typeof launchComplianceYear>

let api: TestApi
let latest: number
beforeEach(async () => {
  api = await startTestApi()
  latest = (await yearsOf('/api/leas/years')).at(-1)?.id ?? 0
})
afterEach(() => api.close())

const monitor = 'monitor@state.example'

async function get<Body = Record<string, unknown>>(
  user: string,
  path: string,
  key?: string,
): Promise<TestAnswer<Body>> {
  const token = await api.tokenFor(user)
  return api.call<Body>('get', path, { token, ...(key && { headers: { 'idempotency-key': key } }) })
}

async function yearsOf(path: string): Promise<{ id: number; name: string }[]> {
  return (await get<{ id: number; name: string }[]>(monitor, path)).body
}

const launch = (year: number, user = monitor, key?: string) =>
  get<Summary>(user, `/api/leas/year/launch/${year}`, key)

const listOf = async (year: number) =>
  (
    await api.call<AnswerOf<typeof listSelfAssessments>>(
      'post',
      `/api/self-assessment/dashboard/lealist/${year}`,
      {
        token: await api.tokenFor(monitor),
        body: [],
      },
    )
  ).body

const partBOf = (year: number) => and(eq(questionnaires.year, year), eq(questionnaires.part, 'Part B'))

/** A questionnaire of the next year as a content editor would make it ready: the one of this year, published. */
async function prepareNextYear(): Promise<number> {
  const [source] = await api.db.select().from(questionnaires).where(partBOf(latest))
  if (!source) throw new Error('There is no questionnaire of the latest year.')
  const { id: _id, ...content } = source
  const [made] = await api.db
    .insert(questionnaires)
    .values({ ...content, year: latest + 1, state: 'Published' })
    .returning({ id: questionnaires.id })
  const questionnaireId = made?.id ?? 0
  const section = { contentId: 's', number: '1', title: 'One', intro: '', areaId: 1, order: 0 }
  const [top] = await api.db
    .insert(sections)
    .values({ ...section, questionnaireId })
    .returning({ id: sections.id })
  const below = { ...section, sectionId: top?.id ?? 0, requiredDocumentCategoryIds: [] }
  await api.db.insert(subsections).values([
    { ...below, order: 0 },
    { ...below, order: 1 },
  ])
  return questionnaireId
}

describe('the preview of a launch', () => {
  it('says what will be made and what is not ready, and changes nothing', async () => {
    const { status, body } = await get<Preview>(monitor, `/api/leas/year/launch/${latest + 1}/preview`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      next: { id: latest + 1, name: `${latest + 1} - ${latest + 2}` },
      launch: { allowed: true },
      agencies: 24,
      selfAssessments: 0,
      contents: [
        { part: 'Part B', state: 'Copied', questionnaireId: null, selfAssessments: 0 },
        { part: 'Part C', state: 'Copied', questionnaireId: null, selfAssessments: 0 },
      ],
    })
    expect(body.carriedOver.map(({ what }) => what)).toEqual([
      'Self-assessments open in agencies',
      'Self-assessments with the state',
      'Open findings',
    ])
    expect(body.notReady.join(' ')).toMatch(
      /There is no Part B questionnaire .* There is no Part C questionnaire /,
    )
    expect(body.notReady.at(-1)).toBe(`${body.usersNeverSignedIn} users have never signed in.`)
    expect((await yearsOf('/api/leas/years')).at(-1)?.id).toBe(latest)
  })

  it('counts a published questionnaire once for each active agency, the training agency left out', async () => {
    await prepareNextYear()
    await api.db.update(leas).set({ active: false }).where(eq(leas.id, 14))
    const { body } = await get<Preview>(monitor, `/api/leas/year/launch/${latest + 1}/preview`)
    expect([body.agencies, body.selfAssessments, body.contents[0]?.state]).toEqual([23, 23, 'Published'])
  })

  it('counts users who never signed in, without disabled ones and the training agency', async () => {
    const path = `/api/leas/year/launch/${latest + 1}/preview`
    const before = (await get<Preview>(monitor, path)).body.usersNeverSignedIn
    const signedIn = { lastLoginAt: new Date() }
    for (const userName of [monitor, 'disabled@howard.example', 'admin@training.example'])
      await api.db.update(users).set(signedIn).where(eq(users.userName, userName))
    expect((await get<Preview>(monitor, path)).body.usersNeverSignedIn).toBe(before - 1)
  })

  it('is refused for another year, and to people who may not launch', async () => {
    expect((await get(monitor, `/api/leas/year/launch/${latest}/preview`)).status).toBe(409)
    for (const user of [
      'admin@howard.example',
      'user@howard.example',
      'liaison@state.example',
      'disputes@state.example',
    ]) {
      expect((await get(user, `/api/leas/year/launch/${latest + 1}/preview`)).status).toBe(403)
      expect((await launch(latest + 1, user)).status).toBe(403)
    }
    expect(await api.db.$count(complianceYears)).toBe(3)
  })
})

describe('launching a compliance year', () => {
  it('copies the questionnaire of the year before as a draft, with every question and citation', async () => {
    const [source] = await api.db.select().from(questionnaires).where(partBOf(latest))
    const { status, body } = await launch(latest + 1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      year: { id: latest + 1, name: `${latest + 1} - ${latest + 2}` },
      launchedBy: { fullName: 'Helen Marsh' },
      created: [{ what: 'Draft questionnaires', count: 2 }],
      contents: [
        { part: 'Part B', state: 'Copied' },
        { part: 'Part C', state: 'Copied' },
      ],
    })
    expect(body.notReady[0]).toMatch(/^The Part B questionnaire of \d{4} - \d{4} is a draft\./)
    const copy = body.contents[0]?.questionnaireId ?? 0
    const countsOf = async (id: number) => {
      const items = await itemsOf(id)
      const cited = await api.db
        .select({ lineage: complianceStrategyItems.lineageId, citation: itemCitations.citationId })
        .from(itemCitations)
        .innerJoin(complianceStrategyItems, eq(complianceStrategyItems.id, itemCitations.itemId))
        .innerJoin(subsections, eq(subsections.id, complianceStrategyItems.subsectionId))
        .innerJoin(sections, and(eq(sections.id, subsections.sectionId), eq(sections.questionnaireId, id)))
      return { items, cited: cited.map(({ lineage, citation }) => `${lineage} ${citation}`).toSorted() }
    }
    expect(await countsOf(copy)).toEqual(await countsOf(source?.id ?? 0))
    expect((await itemsOf(copy)).length).toBeGreaterThan(10)
    expect(await listOf(latest + 1)).toEqual([])
  })

  it('makes a self-assessment in state 0 with its subsections for each active agency of a published one', async () => {
    const questionnaireId = await prepareNextYear()
    await api.db.update(leas).set({ hasPartB: false }).where(eq(leas.id, 14))
    const { body } = await launch(latest + 1)
    expect(body.created).toEqual([
      { what: 'Self-assessments', count: 23 },
      { what: 'Draft questionnaires', count: 1 },
    ])
    const rows = await api.db
      .select()
      .from(questionnaireResponses)
      .where(eq(questionnaireResponses.questionnaireId, questionnaireId))
    expect(rows).toHaveLength(24)
    for (const row of rows)
      expect([row.submitState, row.year]).toEqual([SubmitState.notActivated, latest + 1])
    const below = await api.db
      .select()
      .from(subsectionResponses)
      .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
      .where(eq(questionnaireResponses.questionnaireId, questionnaireId))
    expect(below).toHaveLength(48)
    expect((await listOf(latest + 1))[0]).toMatchObject({ subsectionsTotal: 2, activate: { allowed: true } })
  })

  it('happens once when two people launch at the same moment; the second is told', async () => {
    const answers = await Promise.all(
      [monitor, 'monitor2@state.example', 'sysadmin@state.example'].map((user) => launch(latest + 1, user)),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)?.body as unknown as Record<string, unknown>
    expect(refused['message']).toBe(`${latest + 1} - ${latest + 2} has already been launched.`)
    expect(refused['current']).toEqual(await yearsOf('/api/leas/years'))
    expect(await api.db.$count(complianceYears)).toBe(4)
    expect(await api.db.$count(questionnaires, eq(questionnaires.year, latest + 1))).toBe(2)
  })

  it('answers a double click as it answered the first', async () => {
    const [first, second] = await Promise.all([
      launch(latest + 1, monitor, 'one click'),
      launch(latest + 1, monitor, 'one click'),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await api.db.$count(complianceYears)).toBe(4)
  })

  it('is not done by a request for the headers alone', async () => {
    const answer = await api.call('head', `/api/leas/year/launch/${latest + 1}`, {
      token: await api.tokenFor(monitor),
    })
    expect(answer.status).toBe(404)
    expect(await api.db.$count(complianceYears)).toBe(3)
  })

  it('is told to the state and to local administrators, but not to whoever wants no such mail', async () => {
    await api.call('put', '/api/account/users/me/preferences', {
      token: await api.tokenFor('monitor2@state.example'),
      body: {
        notifications: [{ group: 'years', channel: 'Off' }],
        theme: 'system',
        language: 'en',
        homePage: null,
        version: 0,
      },
    })
    await launch(latest + 1)
    const to = (await api.mailbox())
      .filter((mail) => mail.subject.includes('was launched'))
      .map((mail) => mail.to)
    expect(to).toEqual(expect.arrayContaining([monitor, 'admin@howard.example']))
    for (const user of ['monitor2@state.example', 'user@howard.example', 'disabled@howard.example'])
      expect(to).not.toContain(user)
    const [act] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(act).toMatchObject({
      action: 'launchComplianceYear',
      year: latest + 1,
      targetId: String(latest + 1),
    })
  })

  it('leaves a draft a draft when the demonstration is started again', async () => {
    await launch(latest + 1)
    await seedDemonstration(api.db, { password: testPassword, now: new Date(), hashPassword })
    expect(await listOf(latest + 1)).toEqual([])
  })
})

describe('publishing a questionnaire', () => {
  it('of a launched year gives every agency of its part its self-assessment, once', async () => {
    const { body } = await launch(latest + 1)
    const id = body.contents[0]?.questionnaireId ?? 0
    const token = await api.tokenFor(monitor)
    const publish = () =>
      api.call<AnswerOf<typeof publishQuestionnaire>>(
        'post',
        `/api/msde/self-assessment/questionnaires/${id}/publish`,
        { token },
      )
    const answers = await Promise.all([publish(), publish()])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      state: 'Published',
      year: latest + 1,
      selfAssessments: 24,
    })
    const rows = await listOf(latest + 1)
    expect(rows).toHaveLength(25)
    expect(rows[0]?.activate.allowed).toBe(true)
    expect(rows[0]?.subsectionsTotal).toBe((await listOf(latest))[0]?.subsectionsTotal)
  })

  it('is offered for drafts, to those who manage content', async () => {
    const path = '/api/msde/self-assessment/questionnaires'
    const { body } = await get<AnswerOf<typeof listQuestionnaires>>(monitor, path)
    expect(body.map(({ year }) => year)).toEqual(body.map(({ year }) => year).toSorted((a, b) => b - a))
    expect(body.filter(({ year }) => year <= latest).map(({ publish }) => publish.allowed)).not.toContain(
      true,
    )
    expect(body.every(({ isLaunched }) => isLaunched)).toBe(true)
    const [source] = await api.db.select().from(questionnaires).where(partBOf(latest))
    if (!source) throw new Error('There is no questionnaire of the latest year.')
    const { id: _id, ...content } = source
    const [draft] = await api.db
      .insert(questionnaires)
      .values({ ...content, contentId: 'empty', state: 'Draft' })
      .returning({ id: questionnaires.id })
    const again = await get<AnswerOf<typeof listQuestionnaires>>(monitor, path)
    expect(again.body.find(({ id }) => id === draft?.id)?.publish.reason).toBe('There is no item.')
    await api.db.delete(questionnaires).where(eq(questionnaires.id, draft?.id ?? 0))
    for (const user of ['admin@howard.example', 'disputes@state.example'])
      expect((await get(user, path)).status).toBe(403)
  })

  it('is for the state, and for drafts that are there', async () => {
    const path = (id: number) => `/api/msde/self-assessment/questionnaires/${id}/publish`
    const [published] = await api.db.select().from(questionnaires).where(partBOf(latest))
    const post = async (user: string, id: number) =>
      (await api.call('post', path(id), { token: await api.tokenFor(user) })).status
    expect(await post('admin@howard.example', published?.id ?? 0)).toBe(403)
    expect(await post(monitor, published?.id ?? 0)).toBe(409)
    expect(await post(monitor, 987_654)).toBe(404)
    expect(await post(monitor, 99_999_999_999)).toBe(404)
  })
})

describe('fiscal years', () => {
  it.each([
    ['/api/msde/local-determinations', 'launchDeterminationYear'],
    ['/api/msde/dispute-resolution', 'launchDisputeYear'],
  ])('of %s are listed newest first and launched one after the other', async (base, action) => {
    const before = await yearsOf(`${base}/years`)
    const newest = before[0]?.id ?? 0
    expect(before).toEqual([newest, newest - 1, newest - 2].map((id) => ({ id, name: `FFY ${id}` })))
    const preview = await get<Preview>(monitor, `${base}/year/launch/${newest + 1}/preview`)
    expect(preview.body).toMatchObject({ next: { name: `FFY ${newest + 1}` }, contents: [], agencies: 24 })
    expect((await get(monitor, `${base}/year/launch/${newest + 2}`)).status).toBe(409)
    expect((await get('admin@howard.example', `${base}/year/launch/${newest + 1}`)).status).toBe(403)
    const launched = await get<Summary>(monitor, `${base}/year/launch/${newest + 1}`)
    expect(launched.body).toMatchObject({ year: { id: newest + 1, name: `FFY ${newest + 1}` }, created: [] })
    expect((await yearsOf(`${base}/years`))[0]?.id).toBe(newest + 1)
    const [act] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(act?.action).toBe(action)
  })
})

it('begins with the school year of today where there is no year yet', async () => {
  const base = '/api/msde/dispute-resolution'
  await api.db.delete(disputeYears)
  expect((await get(monitor, `${base}/year/launch/${latest + 1}`)).status).toBe(409)
  expect((await get<Summary>(monitor, `${base}/year/launch/${latest}`)).body.year.name).toBe(`FFY ${latest}`)
})

async function itemsOf(questionnaireId: number): Promise<string[]> {
  const rows = await api.db
    .select({ item: complianceStrategyItems, subsection: subsections.contentId, section: sections.contentId })
    .from(complianceStrategyItems)
    .innerJoin(subsections, eq(subsections.id, complianceStrategyItems.subsectionId))
    .innerJoin(
      sections,
      and(eq(sections.id, subsections.sectionId), eq(sections.questionnaireId, questionnaireId)),
    )
  return rows
    .map(({ item: { id: _id, subsectionId: _subsectionId, ...item }, subsection, section }) =>
      JSON.stringify([section, subsection, item]),
    )
    .toSorted()
}
