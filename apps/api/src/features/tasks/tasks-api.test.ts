import {
  addDays,
  addMonths,
  calendarDay,
  documentDue,
  federalCalendar,
  latestDueLaunch,
  type TaskKind,
} from '@portal/domain'
import type { AnswerOf, listTasks } from '@portal/rest-contract'
import { eq, like } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportStatements } from '../../db/statement-log.js'
import {
  auditEvents,
  leas,
  notices,
  questionnaireResponses,
  requiredDocumentCategories,
  requiredDocumentVersions,
} from '../../db/schema/index.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { findingSteps, type Finding } from '../../testing/finding-steps.js'
import { requiredDocumentSteps } from '../../testing/required-document-steps.js'
import { reviewSteps } from '../../testing/review-steps.js'
import {
  allegany,
  dueOn,
  howard,
  selfAssessmentSteps,
  type SelfAssessment,
} from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { featureParts } from '../../features.js'
import { listTaskRows } from './tasks-read-model.js'

type Page = AnswerOf<typeof listTasks>
type Task = Page['rows'][number]

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let review: ReturnType<typeof reviewSteps>
let findings: ReturnType<typeof findingSteps>
let documents: ReturnType<typeof requiredDocumentSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  review = reviewSteps(steps)
  findings = findingSteps(api)
  documents = requiredDocumentSteps(api)
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const admin = 'admin@allegany.example'
const member = 'user@allegany.example'
const foreign = 'admin@howard.example'
const foreignMember = 'user@howard.example'
const liaison = 'liaison@state.example'
const staff = 'disputes@state.example'
const due = '2999-06-30'

const page = async (user: string, query = ''): Promise<Page> => {
  const { status, body } = await steps.send<Page>(user, 'get', `/api/tasks?pageSize=200${query}`)
  expect(status).toBe(200)
  return body
}
/** Tasks of a kind about one agency. */
const tasks = async (user: string, kind: TaskKind, leaId = allegany, query = ''): Promise<Task[]> =>
  (await page(user, `&leaId=${leaId}${query}`)).rows.filter((one) => one.kind === kind)
/** Kinds of tasks but those of audits: the agency has one in the demonstration, and they have tests of their own. */
const kindsOf = async (user: string, leaId = allegany, query = '') => {
  const { rows } = await page(user, `&leaId=${leaId}${query}`)
  const kinds = rows.flatMap(({ kind, room }) => (room === 'Audits' ? [] : [kind]))
  return [...new Set(kinds)].toSorted()
}
const labels = (rows: readonly Task[]) => rows.map(({ label }) => label)
const waiting = '&show=waiting'
const places = (one: SelfAssessment) => one.sections.flatMap(({ subsections }) => subsections)

describe('a self-assessment of an agency', () => {
  let id = 0

  it('begins as work of the monitor, who activates it', async () => {
    id = (await steps.rowOf(allegany)).id
    const [task] = await tasks(monitor, 'activate')
    expect(task).toMatchObject({
      id: `activate-${id}`,
      label: 'Activate the self-assessment, Part B',
      agency: 'Allegany County',
      deadline: null,
      recordId: id,
    })
    expect(await kindsOf(admin)).toEqual(['acknowledge'])
    await steps.activate(monitor, [id], due)
    expect((await tasks(monitor, 'activate')).map(({ recordId }) => recordId)).not.toContain(id)
  })

  it('is then started by the local administrator, by the day that was set', async () => {
    const [task] = await tasks(admin, 'start')
    expect(task).toMatchObject({ label: 'Start the self-assessment, Part B', assignees: [], isMine: false })
    // 30 June 2999 is a Sunday.
    expect(task?.deadline).toMatchObject({
      due: '2999-07-01',
      baseDue: due,
      from: null,
      counted: 'set',
      moved: 'Sunday',
    })
    expect(task?.deadline?.derivation).toMatch(/^Set by the state: June 30, 2999\./)
    expect(task?.deadline?.derivation).toContain('That is a Sunday, so it moves to Monday, July 1, 2999.')
    expect(await tasks(member, 'start')).toEqual([])
    expect(await tasks(foreign, 'start')).toEqual([])
    expect(labels(await tasks(monitor, 'start', allegany, waiting))).toEqual([task?.label])
    expect(labels(await tasks(liaison, 'start', allegany, waiting))).toEqual([task?.label])
  })

  it('is answered by whom it is assigned to', async () => {
    const { version } = await steps.rowOf(allegany)
    const { body } = await steps.start(admin, id, version)
    const rows = places(body)
    const answers = await tasks(admin, 'answer')
    expect(new Set(answers.map(({ placeId }) => placeId))).toEqual(new Set(rows.map((one) => one.id)))
    expect(answers).toHaveLength(rows.length)
    expect(await kindsOf(member)).toEqual([])
    const first = rows[0]
    if (!first) throw new Error('no subsection')
    await steps.assign(admin, first.id, member)
    const [own, ...others] = await tasks(member, 'answer')
    expect(others).toEqual([])
    expect(own).toMatchObject({
      placeId: first.id,
      isMine: true,
      label: `Answer ${first.answerable} items: ${first.number} ${first.title}`,
      count: first.answerable,
    })
    expect(own?.assignees.map(({ id: person }) => person)).toEqual([await api.userId(member)])
    expect(await tasks(foreignMember, 'answer', allegany)).toEqual([])
  })

  it('is one line where several subsections are to be answered, which opens into them', async () => {
    const answers = await tasks(admin, 'answer')
    const lines = await page(admin, `&leaId=${allegany}&grouped=true`)
    const line = lines.rows.find(({ kind }) => kind === 'answer')
    expect(line?.group).toEqual({
      id: expect.stringMatching(new RegExp(`^answer-${allegany}-\\d{4}-B$`)),
      label: `${answers.length} subsections to answer for Allegany County`,
      count: answers.length,
    })
    // Its due date is the earliest of them.
    expect(line?.deadline?.due).toBe(answers.map(({ deadline }) => deadline?.due ?? '').toSorted()[0])
    expect(lines.total).toBe(lines.rows.length)
    expect(lines.rows.filter(({ kind }) => kind === 'answer')).toHaveLength(1)
    const ofGroup = await page(admin, `&group=${encodeURIComponent(line?.group?.id ?? '')}`)
    expect(ofGroup.rows).toHaveLength(answers.length)
    expect(new Set(ofGroup.rows.map(({ placeId }) => placeId))).toEqual(
      new Set(answers.map(({ placeId }) => placeId)),
    )
    // Filters hold within a group, and nobody sees one of another agency.
    expect((await page(admin, `&group=${line?.group?.id}&q=zzz`)).rows).toEqual([])
    expect((await page(foreign, `&group=${line?.group?.id}`)).rows).toEqual([])
    // What is done for many agencies alike is one line for all of them.
    const activations = (await page(monitor, '&grouped=true')).rows.filter(({ kind }) => kind === 'activate')
    expect(activations.map(({ agency, group }) => [agency, group?.label])).toEqual(
      activations.map(({ group }) => [null, `${group?.count} self-assessments to activate`]),
    )
    const ofAll = await page(monitor, `&group=${activations[0]?.group?.id}`)
    expect(ofAll.total).toBe(activations[0]?.group?.count)
    expect(new Set(ofAll.rows.map(({ leaId }) => leaId)).size).toBeGreaterThan(10)
    // A single task is no group.
    const [own] = (await page(member, '&grouped=true&room=Self-assessment')).rows
    expect(own).toMatchObject({ kind: 'answer', group: null })
    expect((await steps.send(admin, 'get', '/api/tasks?group=x')).status).toBe(422)
  })

  it('says when nothing is left but to mark it ready, and then to approve it', async () => {
    const [own] = await tasks(member, 'answer')
    const place = own?.placeId ?? 0
    const { version } = await steps.complete(member, place)
    expect((await tasks(member, 'answer'))[0]?.label).toMatch(/^Mark ready: /)
    await steps.move(member, place, 2, version)
    expect(await kindsOf(member)).toEqual([])
    expect((await tasks(admin, 'approve')).map(({ placeId }) => placeId)).toEqual([place])
    await steps.move(admin, place, 1, version + 1, 'Say more.')
    expect((await tasks(member, 'answer')).map(({ placeId }) => placeId)).toEqual([place])
  })

  it('waits for the state while it is asked whether a subsection applies', async () => {
    const [task] = await tasks(admin, 'answer')
    const place = task?.placeId ?? 0
    const { version } = (await steps.subsection(admin, place)).body
    const path = `/api/msde/self-assessment/subsection-applicability/${place}`
    const asked = await steps.send(admin, 'post', path, {
      step: 'request',
      reason: 'No such school.',
      version,
    })
    expect(asked.status).toBe(200)
    expect((await tasks(admin, 'answer')).map(({ placeId }) => placeId)).not.toContain(place)
    expect((await tasks(monitor, 'decideApplies')).map(({ placeId }) => placeId)).toEqual([place])
    expect((await tasks(admin, 'decideApplies', allegany, waiting)).map(({ placeId }) => placeId)).toEqual([
      place,
    ])
    await steps.send(admin, 'post', path, { step: 'withdraw', version: version + 1 })
    expect(await tasks(monitor, 'decideApplies')).toEqual([])
  })

  it('becomes the work of the monitor when it is submitted, and is taken out of the agency’s', async () => {
    const approved = await steps.approveAll(admin, id)
    expect(labels(await tasks(admin, 'submit'))).toEqual([
      'Submit the self-assessment: every subsection is approved',
    ])
    await steps.submit(admin, id, approved.version)
    expect(await kindsOf(admin)).toEqual(['acknowledge'])
    const [task] = await tasks(monitor, 'openReview')
    expect(task).toMatchObject({ label: 'Open the review of the submission', recordId: id })
    expect(labels(await tasks(admin, 'openReview', allegany, waiting))).toEqual([task?.label])
    expect(await tasks(foreign, 'openReview', allegany, waiting)).toEqual([])
  })

  it('is reviewed by its lead, and read again by somebody else', async () => {
    const { version } = (await review.get(monitor, id)).body
    const opened = (await review.open(monitor, id, version)).body
    const total = opened.subsections.length
    const [task] = await tasks(monitor, 'review')
    expect(task).toMatchObject({
      count: total,
      isMine: true,
      label: `Review ${total} subsections of the self-assessment`,
    })
    expect((await tasks(monitor2, 'review'))[0]).toMatchObject({ isMine: false })
    expect(await tasks(monitor2, 'review', allegany, '&assigned=forMe')).toEqual([])
    // What the state has in preparation is shown to nobody else.
    for (const user of [admin, member, liaison, staff])
      expect([user, await tasks(user, 'review', allegany, waiting)]).toEqual([user, []])

    await review.acceptEverything(monitor, id)
    expect(await kindsOf(monitor)).toContain('issueReport')
    expect(await tasks(monitor, 'secondRead')).toEqual([])
    expect((await tasks(monitor2, 'secondRead'))[0]?.count).toBe(total)
  })

  it('comes back to the agency as a report to acknowledge, and to the monitor to be closed', async () => {
    const { version } = (await review.get(monitor, id)).body
    const issued = (await review.issueFinal(monitor, id, version, { acknowledgeBy: '2999-07-02' })).body
    const reports = await tasks(admin, 'acknowledge')
    const newest = reports.find(({ deadline }) => deadline?.due === '2999-07-02')
    expect(newest?.deadline).toMatchObject({
      rule: 'Set with the report',
      from: calendarDay(api.clock.now()),
    })
    expect(await tasks(member, 'acknowledge')).toEqual([])
    expect(await tasks(liaison, 'acknowledge', allegany, waiting)).toEqual([])
    expect((await tasks(monitor, 'closeAssessment')).map(({ recordId }) => recordId)).toEqual([id])
    await review.close(monitor, id, issued.version)
    expect(await tasks(monitor, 'closeAssessment')).toEqual([])
  })
})

describe('a response that the state asks for', () => {
  it('is the agency’s until every subsection has one, then the state’s again', async () => {
    const open = await steps.open(howard, foreign)
    const approved = await steps.approveAll(foreign, open.id)
    const submitted = (await steps.submit(foreign, open.id, approved.version)).body
    await review.open(monitor, open.id, submitted.version)
    const place = places(submitted)[0]
    if (!place) throw new Error('no subsection')
    const seen = (await review.subsection(monitor, place.id)).body
    const [item] = seen.items
    if (!item) throw new Error('no item')
    await review.saveItem(monitor, place.id, item, { toProvide: 'The log.' })
    const { stateVersion } = (await review.subsection(monitor, place.id)).body
    await steps.move(monitor, place.id, 7, stateVersion)
    const { version } = (await review.get(monitor, open.id)).body
    const issued = await review.issueSelective(monitor, open.id, version, {
      subsectionResponseIds: [place.id],
      dueOn: '2999-06-28',
    })
    expect(issued).toMatchObject({ status: 200 })

    const [task] = await tasks(foreign, 'respond', howard)
    expect(task).toMatchObject({
      placeId: place.id,
      label: `Respond to the state: ${place.number} ${place.title}`,
    })
    expect(task?.deadline).toMatchObject({ due: '2999-06-28', rule: 'Set with the selective report' })
    expect(await tasks(foreign, 'resubmit', howard)).toEqual([])
    expect(await tasks(admin, 'respond', howard)).toEqual([])

    const { items, selfAssessmentId } = (await steps.subsection(foreign, place.id)).body
    for (const one of items.slice(0, 1))
      await steps.save(foreign, selfAssessmentId, one.id, {
        rating: 4,
        narrative: '<p>Sent.</p>',
        version: one.version,
      })
    expect(await tasks(foreign, 'respond', howard)).toEqual([])
    const [last] = await tasks(foreign, 'resubmit', howard)
    expect(last?.recordId).toBe(open.id)
    const current = (await steps.get(foreign, open.id)).body
    await review.resubmit(foreign, open.id, current.version)
    expect(labels(await tasks(monitor, 'openReview', howard))).toEqual(['Open the review of the response'])
    expect(await tasks(foreign, 'resubmit', howard)).toEqual([])
  })
})

describe('required documents', () => {
  it('are asked for one by one, by the rule of their category', async () => {
    const open = await steps.open(allegany, admin, 'Part C')
    const c = (rows: readonly Task[]) => rows.filter(({ recordId }) => recordId === open.id)
    const needed = c(await tasks(admin, 'uploadDocument'))
    expect(needed.length).toBeGreaterThan(0)
    const category = (await documents.list(admin, allegany)).body.find(
      ({ questionnaireResponse, documentCount, requiredDocumentCategory }) =>
        questionnaireResponse.id === open.id && documentCount === 0 && requiredDocumentCategory.required,
    )
    if (!category) throw new Error('no category')
    const task = async (user: string) =>
      c(await tasks(user, 'uploadDocument')).find(({ placeId }) => placeId === category.id)
    expect((await task(admin))?.deadline).toMatchObject({ due: dueOn, rule: 'With the self-assessment' })
    expect(await task(member)).toBeUndefined()
    await documents.assign(admin, category.id, member)
    expect(await task(member)).toMatchObject({ isMine: true })

    await setRule(category.requiredDocumentCategory.id, '1 December')
    const facts = { year: open.year, activatedOn: calendarDay(api.clock.now()), selfAssessmentDue: due }
    expect((await task(admin))?.deadline).toEqual(documentDue('1 December', facts, federalCalendar))

    await documents.upload(member, category.id, ['A plan'])
    expect(await task(admin)).toBeUndefined()
    const [received] = c(await tasks(monitor, 'receiveDocuments'))
    expect(received?.label).toBe('Look at 1 document not marked Received')
    expect(labels(c(await tasks(admin, 'receiveDocuments', allegany, waiting)))).toEqual([received?.label])
    const [document] = (await documents.list(monitor, allegany)).body.flatMap(({ id, documents: files }) =>
      id === category.id ? files : [],
    )
    if (!document) throw new Error('no document')
    await documents.received(monitor, document.id, true, document.version)
    expect(c(await tasks(monitor, 'receiveDocuments'))).toEqual([])
  })

  it('that are due in school days wait out the closures of the agency', async () => {
    const open = await steps.open(howard, foreign, 'Part C')
    const upload = (await tasks(foreign, 'uploadDocument', howard)).find(
      ({ recordId }) => recordId === open.id,
    )
    const category = (await documents.list(foreign, howard)).body.find(({ id }) => id === upload?.placeId)
    if (!category) throw new Error('no category')
    await setRule(category.requiredDocumentCategory.id, '5 school days after activation')
    // Activated on Monday, 1 March 2027, in a school year that surrounds it: Tuesday to the next Monday are five.
    await api.db
      .update(questionnaireResponses)
      .set({ activatedOn: new Date('2027-03-01T15:00:00Z') })
      .where(eq(questionnaireResponses.id, open.id))
    await api.db
      .update(leas)
      .set({ schoolYears: [{ year: 2026, firstDay: '2026-08-31', lastDay: '2027-06-18' }] })
      .where(eq(leas.id, howard))
    const dueNow = async () =>
      (await tasks(foreign, 'uploadDocument', howard)).find(({ placeId }) => placeId === category.id)
        ?.deadline
    expect(await dueNow()).toMatchObject({ due: '2027-03-08', counted: 'school', from: '2027-03-01' })
    const closure = {
      leaId: howard,
      subject: 'Snow',
      eventType: 1,
      school: '',
      eventDescription: 'Inclement Weather Closure',
      part: '',
      startTime: '2027-03-03',
      endTime: '2027-03-04',
      description: '',
      location: '',
    }
    await steps.send(foreign, 'post', '/api/calendar/events', closure)
    expect((await dueNow())?.due).toBe('2027-03-10')
    expect((await dueNow())?.derivation).toBe(
      '5 school days from March 1, 2027, the activation: March 10, 2027.',
    )
  })

  const setRule = (id: number, dueRule: string) =>
    api.db.update(requiredDocumentCategories).set({ dueRule }).where(eq(requiredDocumentCategories.id, id))
})

describe('a finding', () => {
  it('goes from the state to the agency and back until it is closed', async () => {
    const draft = await findings.other(allegany, {
      cases: ['S-1', 'S-2'].map((studentReference) => ({
        studentReference,
        requiredAction: 'Send the notice.',
      })),
    })
    const of = async (user: string, kind: TaskKind, query = '') =>
      (await tasks(user, kind, allegany, query)).filter(({ recordId }) => recordId === draft.id)
    const today = findings.today()
    const [drafted] = await of(monitor, 'issueFinding')
    expect(drafted?.deadline).toMatchObject({ due: addMonths(today, 3), rule: '3 months from the discovery' })
    for (const user of [admin, member, liaison, staff])
      expect([user, await of(user, 'issueFinding', waiting)]).toEqual([user, []])

    let finding: Finding = (await findings.issue(monitor, draft)).body
    const [toCorrect] = await of(admin, 'correct')
    expect(toCorrect).toMatchObject({ label: `Submit 2 corrections of ${finding.number}`, count: 2 })
    expect(toCorrect?.deadline?.due).toBe(finding.cases[0]?.dueOn)
    expect(toCorrect?.deadline?.derivation).toMatch(/^60 days from .*, the written notification: /)
    expect(await of(member, 'correct')).toEqual([])
    expect(await of(foreign, 'correct')).toEqual([])
    expect(labels(await of(monitor, 'correct', waiting))).toEqual([toCorrect?.label])

    for (const index of [0, 1]) {
      await findings.upload(admin, finding.id, finding.cases[index]?.id)
      finding = (await findings.get(admin, finding.id)).body
      finding = (await findings.correct(admin, finding, {}, index)).body
    }
    expect(await of(admin, 'correct')).toEqual([])
    const [toVerify] = await of(monitor, 'verify')
    expect(toVerify).toMatchObject({ label: `Verify 2 corrections of ${finding.number}` })
    expect(toVerify?.deadline).toMatchObject({
      due: finding.dueOn,
      rule: '1 year from the written notification',
    })
    expect(labels(await of(admin, 'verify', waiting))).toEqual([toVerify?.label])

    for (const index of [0, 1]) finding = (await findings.judge(monitor, finding, {}, index)).body
    expect(await of(monitor, 'verify')).toEqual([])
    expect(await of(monitor, 'reviewNewerData')).toEqual([])
    const asks = [`Ask for the review of newer data of ${finding.number}`]
    expect(labels(await of(admin, 'requestVerification'))).toEqual(asks)
    expect(labels(await of(monitor, 'requestVerification', waiting))).toEqual(asks)
    const asked = await findings.act(admin, finding, 'verification-request', {
      note: 'Our staff was trained in October.',
    })
    expect(asked).toMatchObject({ status: 200, body: { status: 5 } })
    finding = asked.body
    expect(await of(admin, 'requestVerification')).toEqual([])
    expect(labels(await of(monitor, 'reviewNewerData'))).toEqual([`Review newer data of ${finding.number}`])
    await findings.upload(monitor, finding.id)
    finding = (await findings.get(monitor, finding.id)).body
    // Newer than the corrections, which were today.
    api.clock.advance({ days: 1 })
    finding = (await findings.round(monitor, finding)).body
    expect(await of(monitor, 'reviewNewerData')).toEqual([])
    expect(labels(await of(monitor, 'closeFinding'))).toEqual([
      `Close ${finding.number}: both prongs are verified`,
    ])
    await findings.act(monitor, finding, 'close', { template: 'Closed', ...findings.signature })
    expect((await kindsOf(monitor)).includes('closeFinding')).toBe(false)
  })
})

describe('years', () => {
  it('are launched, and their drafts published, by monitors only', async () => {
    const year = await steps.currentYear()
    await api.db.insert(requiredDocumentVersions).values({ year, part: 'Part C', state: 'Draft' })
    const mine = async (user: string, query = '') => labels((await page(user, `&room=Years${query}`)).rows)
    expect(await mine(monitor)).toContain(
      `Publish the draft: Part C required document categories of ${year} - ${year + 1}`,
    )
    const launches = async () => (await mine(monitor)).some((label) => label.startsWith('Launch'))
    expect(await launches()).toBe(latestDueLaunch(calendarDay(api.clock.now())) > year)
    const days = Math.max(0, (Date.parse(`${year + 1}-05-01`) - api.clock.now().getTime()) / 86_400_000)
    api.clock.advance({ days })
    expect(await mine(monitor)).toContain(`Launch the compliance year ${year + 1} - ${year + 2}`)
    for (const user of [admin, member, liaison, staff])
      for (const show of ['', waiting]) expect([user, await mine(user, show)]).toEqual([user, []])
    api.clock.advance({ days: -days })
  })
})

describe('the list', () => {
  it('is narrowed, ordered and cut by the server', async () => {
    const all = await page(monitor)
    expect(all.total).toBe(all.rows.length)
    const today = calendarDay(api.clock.now())
    const dueOf = ({ deadline }: Task) => deadline?.due ?? null
    const counted = (test: (day: string) => boolean) =>
      all.rows.filter((row) => dueOf(row) !== null && test(dueOf(row) ?? '')).length
    expect(all.overdue).toBe(counted((day) => day < today))
    expect(all.dueThisWeek).toBe(counted((day) => day >= today && day <= addDays(today, 7)))
    for (const [query, most] of [
      ['overdue', addDays(today, -1)],
      ['week', addDays(today, 7)],
      ['month', addDays(today, 30)],
    ])
      expect((await page(monitor, `&due=${query}`)).total).toBe(counted((day) => day <= (most ?? '')))
    expect((await page(monitor, '&due=none')).rows.every((row) => row.deadline === null)).toBe(true)
    expect((await page(monitor, '&room=Findings')).rows.every(({ room }) => room === 'Findings')).toBe(true)

    const days = all.rows.map((row) => dueOf(row) ?? '9999')
    expect(days).toEqual(days.toSorted())
    const bySince = (await page(monitor, '&sort=-since')).rows.map(({ since }) => since ?? '')
    expect(bySince).toEqual(bySince.toSorted().toReversed())
    const cut = (await steps.send<Page>(monitor, 'get', '/api/tasks?page=2&pageSize=3')).body
    expect(cut.rows.map(({ id }) => id)).toEqual(all.rows.slice(3, 6).map(({ id }) => id))
    const past = (await steps.send<Page>(monitor, 'get', '/api/tasks?page=900&pageSize=3')).body
    expect([past.rows, past.total]).toEqual([[], all.total])
    expect(labels((await page(monitor, '&q=howard')).rows).length).toBeGreaterThan(0)
    expect((await page(monitor, '&q=howard')).rows.every(({ leaId }) => leaId === howard)).toBe(true)
    expect((await page(monitor, '&assigned=me')).rows.every(({ isMine }) => isMine)).toBe(true)
    expect(
      (await page(monitor, '&assigned=nobody')).rows.every(({ assignees }) => assignees.length === 0),
    ).toBe(true)
    expect((await page(monitor, '&leaId=999999')).total).toBe(0)
    expect((await page(monitor, '&leaId=99999999999')).total).toBe(0)
    expect(new Set(all.rows.map(({ id }) => id)).size).toBe(all.rows.length)
  })

  it('shows people of one agency no other, and readers nothing to do', async () => {
    for (const user of [admin, member, foreign, foreignMember])
      for (const show of ['', waiting]) {
        const own = user.includes('allegany') ? allegany : howard
        expect((await page(user, show)).rows.filter(({ leaId }) => leaId !== own)).toEqual([])
      }
    for (const user of [liaison, staff]) expect((await page(user)).total).toBe(0)
    expect((await page(staff, waiting)).total).toBeGreaterThan(0)
  })

  it('asks the database the same number of questions for one task and for all of them', async () => {
    const actor = await loadAccount(api.db, await api.userId(foreign))
    if (!actor) throw new Error('no account')
    const statements = async (pageSize: number) => {
      const told: string[] = []
      const query = { show: 'mine', page: 1, pageSize } as const
      const found = await reportStatements(
        (statement) => told.push(statement),
        () =>
          listTaskRows(api.db, actor, query, {
            now: api.clock.now(),
            sources: featureParts.tasks,
            calendar: federalCalendar,
            trainingCloses: true,
          }),
      )
      return { told: told.length, rows: found.rows.length }
    }
    const [one, all] = [await statements(1), await statements(200)]
    expect(one.rows).toBe(1)
    expect(all.rows).toBeGreaterThan(10)
    expect(all.told).toBe(one.told)
    expect(all.told).toBeLessThanOrEqual(4)
  })

  it('counts what is assigned to somebody who left as nobody’s', async () => {
    const [task] = await tasks(foreign, 'uploadDocument', howard)
    const place = task?.placeId ?? 0
    await documents.assign(foreign, place, foreignMember)
    const now = async (query = '') =>
      (await tasks(foreign, 'uploadDocument', howard, query)).find(({ placeId }) => placeId === place)
    expect((await now())?.assignees).toHaveLength(1)
    expect(await now('&assigned=nobody')).toBeUndefined()
    const gone = await steps.send(
      monitor,
      'patch',
      `/api/account/users/${await api.userId(foreignMember)}/disable`,
    )
    expect(gone.status).toBe(200)
    expect((await now('&assigned=nobody'))?.assignees).toEqual([])
  })

  it('is taken away as a file, and that is recorded', async () => {
    const { status, body } = await steps.send<string>(
      admin,
      'get',
      '/api/tasks/export?columns=label,due,derivation',
    )
    expect(status).toBe(200)
    const lines = body.trim().split('\r\n')
    expect(lines[0]?.replace('\uFEFF', '')).toBe('What to do,Due,How the date came about')
    expect(lines).toHaveLength((await page(admin)).total + 1)
    const sheet = await fetch(`${api.url}/api/tasks/export?columns=due&format=xlsx`, {
      headers: { authorization: `Bearer ${await api.tokenFor(admin)}` },
    })
    const [dues] = await readXlsxFile(Buffer.from(await sheet.arrayBuffer()))
    expect(dues?.data.slice(1).flat()).toContainEqual(expect.any(Date))
    const audit = (await api.db.select().from(auditEvents)).find(({ action }) => action === 'exportTasks')
    expect(audit).toMatchObject({ targetType: 'task', leaId: allegany })
  })
})

describe('the open work of a person', () => {
  const handOver = async (who: string, from: string, to: string) =>
    steps.send<{ moved: number; kept: number }>(who, 'post', '/api/tasks/hand-over', {
      fromUserId: await api.userId(from),
      toUserId: await api.userId(to),
    })
  const admin2 = 'admin2@allegany.example'
  const mine = async (who: string) =>
    (await page(who, '&assigned=me')).rows.filter(({ leaId }) => leaId === allegany)

  it('goes to a colleague in every feature at once, each is recorded, and both are told once', async () => {
    const cases = [{ studentReference: 'S-7', requiredAction: 'Correct it.' }]
    const draft = await findings.other(allegany, { description: 'Late.', cases })
    const { id } = (await findings.issue(monitor, draft)).body
    const assigned = await findings.send(
      admin,
      'post',
      `/api/findings/${id}/users/${await api.userId(member)}`,
      { assigned: true },
    )
    expect(assigned.status).toBe(200)
    const [upload] = await tasks(admin, 'uploadDocument')
    await documents.assign(admin, upload?.placeId ?? 0, member)
    const before = await mine(member)
    expect(before.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['uploadDocument', 'correct']))

    const { status, body } = await handOver(admin, member, admin2)
    expect(status).toBe(200)
    expect(body.moved).toBeGreaterThanOrEqual(2)
    expect(body.kept).toBe(0)
    expect(await mine(member)).toEqual([])
    const now = new Set((await mine(admin2)).map((task) => task.id))
    expect(before.filter((task) => !now.has(task.id))).toEqual([])
    const told = await api.db.select().from(notices).where(like(notices.key, 'handed-over:%'))
    expect(told.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['assigned', await api.userId(admin2)],
      ['unassigned', await api.userId(member)],
    ])
    const recorded = (await api.db.select().from(auditEvents)).filter(({ action }) =>
      action.startsWith('handOver'),
    )
    expect(recorded).toHaveLength(body.moved)
    expect((await handOver(admin, member, admin2)).body).toEqual({ moved: 0, kept: 0 })
  })

  it('is moved by local administrators of the agency alone, and to people who are there', async () => {
    for (const who of [monitor, member, liaison, staff])
      expect((await handOver(who, admin2, member)).status).toBe(403)
    expect((await handOver(admin, admin2, admin2)).status).toBe(422)
    expect((await handOver(admin, admin2, foreign)).status).toBe(422)
    // For a person of another agency the error says no more than that there is no such colleague.
    expect((await handOver(foreign, member, foreign)).status).toBe(422)
  })
})
