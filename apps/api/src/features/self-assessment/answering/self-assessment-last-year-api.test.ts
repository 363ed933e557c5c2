import type { AnswerOf, listAssignmentSuggestions, listLastYearAnswers } from '@portal/rest-contract'
import { and, eq, lt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionnaireResponses, subsectionAssignments, users } from '../../../db/schema/index.js'
import {
  allegany,
  firstSubsection,
  howard,
  selfAssessmentSteps,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { testConfig } from '../../../testing/test-config.js'

type Suggestions = AnswerOf<typeof listAssignmentSuggestions>
type LastYear = AnswerOf<typeof listLastYearAnswers>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let id: number
let open: SelfAssessment
let first: number
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  open = await steps.open(allegany, admin)
  id = open.id
  first = firstSubsection(open)
})
afterAll(() => api.close())

const lastYearOf = async (person: string, subsection: number, on = api) =>
  on.call<LastYear>('get', `/api/msde/self-assessment/lastyear/${subsection}`, {
    token: await on.tokenFor(person),
  })
const suggestionsOf = (person: string, selfAssessment = id) =>
  steps.send<Suggestions>(person, 'get', `/api/msde/self-assessment/assignmentsuggestions/${selfAssessment}`)
const assignSuggested = (person: string, subsectionResponseIds: number[], selfAssessment = id) =>
  steps.send<Suggestions>(
    person,
    'post',
    `/api/msde/self-assessment/assignmentsuggestions/${selfAssessment}`,
    { subsectionResponseIds },
  )

describe('what the agency wrote last year', () => {
  it('stands beside the same questions, without the rating of the state', async () => {
    const { body: offered } = await lastYearOf(admin, first)
    const { items } = (await steps.subsection(admin, first)).body
    expect(offered.map(({ itemId }) => itemId)).toEqual(items.map((item) => item.id))
    for (const answer of offered) {
      expect(Object.keys(answer).toSorted()).toEqual(['itemId', 'narrative', 'rating', 'year'])
      expect(answer.year).toBe(open.year - 1)
      expect(answer.narrative).toMatch(/^<p>/)
    }
  })

  it('is nobody else’s to read', async () => {
    expect((await lastYearOf('admin@howard.example', first)).status).toBe(404)
    expect((await lastYearOf('disputes@state.example', first)).status).toBe(200)
    expect((await lastYearOf(admin, 987_654)).status).toBe(404)
  })

  it('is not offered where the state has switched that off', async () => {
    const silent = await startTestApi({ config: testConfig({ lastYearNarratives: false }) })
    try {
      const there = selfAssessmentSteps(silent)
      const opened = await there.open(allegany, admin)
      expect((await lastYearOf(admin, firstSubsection(opened), silent)).body).toEqual([])
    } finally {
      await silent.close()
    }
  })

  it('must be confirmed before the subsection can be ready, whatever is typed to it', async () => {
    await steps.assign(admin, first, user)
    const { items } = (await steps.subsection(user, first)).body
    const { body: offered } = await lastYearOf(user, first)
    const save = (index: number, change: object) => {
      const item = items[index]
      return steps.save(user, id, item?.id ?? 0, {
        rating: 4,
        narrative: '<p>On file.</p>',
        version: 0,
        ...change,
      })
    }
    for (let index = 1; index < items.length; index += 1) await save(index, {})
    const { year, narrative } = offered[0] ?? { year: 0, narrative: '' }
    const taken = await save(0, { narrative, carriedFromYear: year })
    expect(taken.body).toMatchObject({
      carriedFromYear: year,
      confirmedThisYear: false,
      gaps: [`Confirm the text from ${year} - ${year + 1}.`],
    })
    const refused = await steps.move(user, first, 2, (await steps.subsection(user, first)).body.version)
    expect(refused.status).toBe(409)
    const typed = await save(0, {
      narrative: `${narrative}<p>And more.</p>`,
      carriedFromYear: year,
      version: 1,
    })
    expect(typed.body.gaps).toHaveLength(1)
    const confirmed = await save(0, {
      narrative: `${narrative}<p>And more.</p>`,
      carriedFromYear: year,
      confirmedThisYear: true,
      version: 2,
    })
    expect(confirmed.body).toMatchObject({ confirmedThisYear: true, gaps: [], version: 3 })
    const ready = await steps.move(user, first, 2, (await steps.subsection(user, first)).body.version)
    expect(ready.status).toBe(200)
    const history = await auditOf(api, 'csiResponse', `${first}/${items[0]?.id}`)
    expect(history.at(-1)).toMatchObject({
      before: { confirmedThisYear: false },
      after: { confirmedThisYear: true },
    })
  })

  it('counts only from the year that is offered, and not for an empty text', async () => {
    const { items } = (await steps.subsection(admin, first)).body
    const item = items[1]
    const save = (change: object) =>
      steps.save(admin, id, item?.id ?? 0, {
        rating: 4,
        narrative: '<p>x</p>',
        version: item?.version ?? 0,
        ...change,
      })
    const wrong = await save({ carriedFromYear: 1999 })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({ fields: { carriedFromYear: ['There is no answer of that year.'] } })
    const empty = await save({
      narrative: '<p></p>',
      carriedFromYear: open.year - 1,
      confirmedThisYear: true,
    })
    expect(empty.body).toMatchObject({ carriedFromYear: null, confirmedThisYear: false })
  })
})

describe('suggestions of people', () => {
  it('name who worked on the subsections last year and is not assigned yet', async () => {
    const { body } = await suggestionsOf(admin)
    expect(body).toHaveLength(13)
    expect(body.map(({ subsectionResponseId }) => subsectionResponseId)).not.toContain(first)
    for (const { users: people, year } of body) {
      expect(year).toBe(open.year - 1)
      expect(people.map(({ id: person }) => person)).toHaveLength(1)
    }
    expect((await suggestionsOf(user)).status).toBe(403)
    expect((await suggestionsOf('admin@howard.example')).status).toBe(404)
  })

  it('assign all of the chosen, with one mail for each person', async () => {
    const { body } = await suggestionsOf(admin)
    const chosen = body.slice(0, 4).map(({ subsectionResponseId }) => subsectionResponseId)
    const assigned = await assignSuggested(admin, chosen)
    expect(assigned.status).toBe(200)
    expect(assigned.body).toEqual(body.slice(4))
    const mails = (await api.mailbox()).filter(({ subject }) =>
      subject.endsWith(' subsections are assigned to you'),
    )
    expect(mails.map(({ to }) => to)).toEqual([user])
    for (const subsection of chosen) {
      const { body: now } = await steps.subsection(admin, subsection)
      expect(now.assignees).toHaveLength(1)
      expect((await auditOf(api, 'subsectionResponse', subsection)).at(-1)).toMatchObject({
        action: 'assignUser',
        after: { asIn: open.year - 1 },
      })
    }
    const again = await assignSuggested(admin, chosen)
    expect(again.status).toBe(404)
  })

  it('are refused as a whole when one of them is of another self-assessment', async () => {
    const { body } = await suggestionsOf(admin)
    const own = body[0]?.subsectionResponseId ?? 0
    const other = await steps.rowOf(howard)
    await steps.activate(monitor, [other.id])
    const foreign = firstSubsection((await steps.get('admin@howard.example', other.id)).body)
    expect((await assignSuggested(admin, [own, foreign])).status).toBe(404)
    expect((await steps.subsection(admin, own)).body.assignees).toEqual([])
    expect((await assignSuggested(admin, [])).status).toBe(422)
  })

  it('leave out whoever has been disabled, and every year but the latest one', async () => {
    await api.db.update(users).set({ isEnabled: false }).where(eq(users.userName, user))
    const { body } = await suggestionsOf(admin)
    const adminId = await api.userId(admin)
    expect(body.flatMap(({ users: people }) => people.map((person) => person.id))).toEqual(
      body.map(() => adminId),
    )
    await api.db.update(users).set({ isEnabled: true }).where(eq(users.userName, user))
    const earlier = await api.db
      .select({ id: questionnaireResponses.id })
      .from(questionnaireResponses)
      .where(and(eq(questionnaireResponses.leaId, allegany), lt(questionnaireResponses.year, open.year)))
    expect(earlier).not.toEqual([])
    await api.db.delete(subsectionAssignments)
    expect((await suggestionsOf(admin)).body).toEqual([])
  })
})
