import type { AnswerOf, listCaseStudies, listCaseStudyWords } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStudies, notices } from '../../db/schema/index.js'
import { caseStudySteps, maria, type CaseStudy } from '../../testing/case-study-steps.js'
import { allegany, howard, selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { testConfig } from '../../testing/test-config.js'

const monitor = 'monitor@state.example'
const colleague = 'monitor2@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/case-studies'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let studies: ReturnType<typeof caseStudySteps>
let year: number

beforeAll(async () => {
  api = await startTestApi({ config: testConfig({ caseStudiesShared: true }) })
  steps = selfAssessmentSteps(api)
  studies = caseStudySteps(api)
  year = await steps.currentYear()
})
afterAll(() => api.close())

const send: ReturnType<typeof caseStudySteps>['send'] = (...given) => studies.send(...given)
const begin = (more: object = {}) => studies.begin(more)
const complete = () => studies.complete()
const move: ReturnType<typeof caseStudySteps>['move'] = (...given) => studies.move(...given)
const list = (user: string, query = '') =>
  steps.send<AnswerOf<typeof listCaseStudies> & Refusal>(user, 'get', `${base}${query}`)

async function final() {
  const study = await complete()
  const reviewerId = await api.userId(colleague)
  const sent = await move(monitor, study, { move: 'submit', reviewerId })
  expect([sent.status, sent.body.status]).toEqual([200, 'In review'])
  const approved = await move(colleague, sent.body, { move: 'approve' })
  expect([approved.status, approved.body.status]).toEqual([200, 'Final'])
  return approved.body
}

describe('case studies', () => {
  it('are refused to agencies, and without what they need', async () => {
    expect((await list(admin)).status).toBe(403)
    const { id } = await begin()
    expect((await send(admin, 'get', `/${id}`)).status).toBe(403)
    expect(
      (await send(liaison, 'post', '', { leaId: allegany, year, part: 'Part B', theme: 'x' })).status,
    ).toBe(403)
    const bad = await send(monitor, 'post', '', { leaId: 999_999, year: 1900, part: 'Part B', theme: ' ' })
    expect([bad.status, bad.body.fields]).toEqual([
      422,
      {
        theme: ['Theme is required.'],
        leaId: ['Choose an agency.'],
        year: ['There is no such year.'],
      },
    ])
  })

  it('are begun by a monitor, read by a liaison, narrowed and sorted, and stand in the history', async () => {
    const first = await begin({ theme: '  Transition of  twins ' })
    const second = await begin({ leaId: howard, theme: 'Services in a new school' })
    expect([first.theme, first.status, first.author.fullName]).toEqual([
      'Transition of twins',
      'Draft',
      second.author.fullName,
    ])
    const read = await send(liaison, 'get', `/${first.id}`)
    expect([read.body.id, read.body.edit.allowed, read.body.reveal.allowed]).toEqual([first.id, false, false])
    const found = await list(liaison, '?q=twins')
    expect([found.body.total, found.body.rows[0]?.id, found.body.add.allowed]).toEqual([1, first.id, false])
    expect(
      (await list(monitor, `?leaId=${howard}&status=Draft&part=Part+B`)).body.rows.map(({ id }) => id),
    ).toContain(second.id)
    expect((await list(monitor, '?status=Final&q=twins')).body.total).toBe(0)
    const themes = (await list(monitor, '?sort=-theme')).body.rows.map(({ theme }) => theme)
    expect(themes).toEqual(themes.toSorted((one, other) => other.localeCompare(one)))
    const [entry] = await auditOf(api, 'caseStudy', first.id)
    expect(entry).toMatchObject({ action: 'addCaseStudy', after: { theme: 'Transition of twins' } })
  })

  it('mask their students, keep masks in the history, and record who saw the names', async () => {
    const { id } = await begin()
    const named = await send(monitor, 'post', `/${id}/students`, { ...maria, version: 1 })
    expect(named.body.students.map(({ label }) => label)).toEqual(['M. G. ****1234'])
    const twice = await send(monitor, 'post', `/${id}/students`, { ...maria, version: 2 })
    expect(twice.body.fields).toEqual({ studentId: ['This student is named already.'] })
    expect((await send(liaison, 'post', `/${id}/reveal`)).status).toBe(403)
    const revealed = await send<object[]>(monitor, 'post', `/${id}/reveal`)
    expect(revealed.body).toMatchObject([maria])
    const student = named.body.students[0]?.id ?? ''
    const gone = await send(monitor, 'delete', `/${id}/students/${student}?version=2`)
    expect([gone.status, gone.body.students]).toEqual([200, []])
    const history = await auditOf(api, 'caseStudy', id)
    expect(history.map(({ action }) => action)).toEqual([
      'addCaseStudy',
      'addCaseStudyStudent',
      'revealCaseStudyStudents',
      'removeCaseStudyStudent',
    ])
    expect(JSON.stringify(history)).not.toMatch(/García|10001234/)
  })

  it('keep what is not sent, refuse an old version with the study, and say beside which field', async () => {
    const { id } = await begin()
    await send(monitor, 'put', `/${id}`, { question: 'Why?', version: 1 })
    const late = await send<Refusal & { current: CaseStudy }>(colleague, 'put', `/${id}`, {
      concerns: 'None.',
      version: 1,
    })
    expect([late.status, late.body.current.question]).toEqual([409, 'Why?'])
    const { body } = await send(colleague, 'put', `/${id}`, { concerns: 'None.', version: 2 })
    expect([body.question, body.concerns, body.version]).toEqual(['Why?', 'None.', 3])
    const same = await send(colleague, 'put', `/${id}`, { concerns: 'None.', version: 3 })
    expect(same.body.version).toBe(3)
    const bad = await send(monitor, 'put', `/${id}`, {
      timeline: [{ id: 'x', date: '2999-01-01', source: '', event: '', document: '' }],
      version: 3,
    })
    expect([bad.status, bad.body.fields]).toEqual([
      422,
      { 'timeline.0.date': ['Date cannot be in the future.'] },
    ])
  })

  it('keep both of two changes that are made at once, or refuse one of them', async () => {
    const { id } = await begin()
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((strengths) => send(monitor, 'put', `/${id}`, { strengths, version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  it('are reviewed by a second monitor, who hears of it, and go back with a reason alone', async () => {
    const lacking = await begin()
    const reviewerId = await api.userId(colleague)
    expect((await move(monitor, lacking, { move: 'submit', reviewerId })).status).toBe(409)
    const study = await complete()
    const alone = await move(monitor, study, { move: 'submit', reviewerId: await api.userId(monitor) })
    expect(alone.body.fields).toEqual({
      reviewerId: ['A second monitor reviews a case study, not its author.'],
    })
    const nobody = await move(monitor, study, { move: 'submit', reviewerId: await api.userId(admin) })
    expect(nobody.body.fields).toEqual({ reviewerId: ['Choose a state monitor.'] })
    const sent = (await move(monitor, study, { move: 'submit', reviewerId })).body
    expect([sent.status, sent.edit.allowed, sent.reviewer?.id]).toEqual(['In review', false, reviewerId])
    const told = await api.db.select().from(notices).where(eq(notices.userId, reviewerId))
    const notice = told.find(({ kind }) => kind === 'caseStudyToReview')
    expect(notice?.title).toBe(`Case study ${study.id} to review`)
    expect(JSON.stringify(notice)).not.toMatch(/María|A move/)
    expect((await move(monitor, sent, { move: 'approve' })).status).toBe(403)
    expect(
      (await send(monitor, 'put', `/${study.id}`, { theme: 'Other', version: sent.version })).status,
    ).toBe(409)
    expect((await move(colleague, sent, { move: 'takeBack', reason: ' ' })).body.fields).toEqual({
      reason: ['Reason is required.'],
    })
    const returned = (await move(colleague, sent, { move: 'takeBack', reason: 'Rate again.' })).body
    expect([returned.status, returned.lastReason]).toEqual(['Draft', 'Rate again.'])
  })

  it('create one targeted audit when they are final, and link to it', async () => {
    const study = await final()
    const plan = {
      plannedStart: '2998-10-01',
      leadMonitorId: await api.userId(monitor),
      version: study.version,
    }
    expect((await send(liaison, 'post', `/${study.id}/audit`, plan)).status).toBe(403)
    const wrong = await send(monitor, 'post', `/${study.id}/audit`, { ...plan, plannedEnd: '2998-09-01' })
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['plannedEnd'])
    const { status, body } = await send(monitor, 'post', `/${study.id}/audit`, plan)
    expect([status, body.audit]).toEqual([
      201,
      { id: expect.any(Number) as number, typeKey: 'desk-audit', prongId: expect.any(Number) as number },
    ])
    const led = await list(monitor, `?prongId=${body.audit?.prongId}`)
    expect(led.body.rows.map(({ id }) => id)).toEqual([study.id])
    const again = await send(monitor, 'post', `/${study.id}/audit`, { ...plan, version: body.version })
    expect([again.status, again.body.message]).toEqual([409, 'There is an audit of this case study already.'])
    const [entry] = await auditOf(api, 'audit', body.audit?.id ?? 0)
    expect(entry).toMatchObject({ action: 'createAudit', after: { reason: 'Targeted' } })
  })

  it('leave as a file without names once every other capitalised word is decided, with names for a reason', async () => {
    const study = await complete()
    const file = `/${study.id}/file`
    const early = await send(monitor, 'get', file)
    expect(early.status).toBe(409)
    const words = await send<AnswerOf<typeof listCaseStudyWords>>(monitor, 'get', `/${study.id}/words`)
    const found = words.body.map(({ word }) => word)
    expect(found).toContain('Ann')
    expect(found.join(' ')).not.toMatch(/Mar|Garc|Alvarez/)
    const decided = await send<AnswerOf<typeof listCaseStudyWords>>(monitor, 'put', `/${study.id}/words`, {
      words: found.map((word) => ({ word, decision: word === 'Ann' ? 'Remove' : 'Keep' })),
    })
    expect(decided.body.every(({ decision }) => decision !== null)).toBe(true)
    const now = (await send(monitor, 'get', `/${study.id}`)).body
    expect([now.undecided, now.version, now.exportFile.allowed]).toEqual([0, study.version, true])
    const token = await api.tokenFor(monitor)
    const pdf = await api.call('get', `${base}${file}`, { token })
    expect(pdf.status).toBe(200)
    expect((await send(liaison, 'get', file)).status).toBe(403)
    expect((await send(monitor, 'get', `${file}?names=true`)).body.fields).toEqual({
      reason: ['Reason is required.'],
    })
    expect((await api.call('get', `${base}${file}?names=true&reason=Hearing`, { token })).status).toBe(200)
    const exports = (await auditOf(api, 'caseStudy', study.id)).filter(
      ({ action }) => action === 'exportCaseStudy',
    )
    expect(exports.map(({ after, reason }) => [after, reason])).toEqual([
      [{ format: 'pdf', names: false }, null],
      [{ format: 'pdf', names: true }, 'Hearing'],
    ])
  })

  it('are shared as a summary without names, and taken back with a reason', async () => {
    const study = await final()
    expect((await move(monitor, study, { move: 'share' })).status).toBe(409)
    const { body: words } = await send<AnswerOf<typeof listCaseStudyWords>>(
      monitor,
      'get',
      `/${study.id}/words`,
    )
    await send(monitor, 'put', `/${study.id}/words`, {
      words: words.map(({ word }) => ({ word, decision: 'Keep' })),
    })
    const shared = await move(monitor, study, { move: 'share' })
    expect([shared.status, shared.body.status]).toEqual([200, 'Shared summary'])
    const report = `/api/msde/reports/${shared.body.reportId}`
    const read = await steps.send<{ state: string }>(admin, 'get', report)
    expect([read.status, JSON.stringify(read.body).match(/Mar[ií]a|Garc|Alvarez/)]).toEqual([200, null])
    const back = await move(monitor, shared.body, { move: 'unshare', reason: 'Wrong year.' })
    expect([back.status, back.body.status, back.body.reportId]).toEqual([200, 'Final', null])
  })

  it('are commented on among the state, never for an agency', async () => {
    const { id } = await begin()
    const open = await studies.comment(monitor, id, { visibility: 'Shared' })
    expect(open.status).toBe(409)
    const said = await studies.comment(colleague, id)
    expect([said.status, said.body.comments.map(({ body }) => body)]).toEqual([201, ['<p>Look.</p>']])
  })

  it('are found by theme, and by the whole name of a student for monitors alone', async () => {
    const { id } = await begin({ theme: 'Zebra crossing' })
    await send(monitor, 'post', `/${id}/students`, {
      studentId: 'Z-77',
      firstName: 'Zoe',
      lastName: 'Quill',
      version: 1,
    })
    const search = async (user: string, text: string) =>
      JSON.stringify((await steps.send(user, 'get', `/api/search?q=${encodeURIComponent(text)}`)).body)
    expect(await search(liaison, 'Zebra')).toContain('Zebra crossing')
    expect(await search(admin, 'Zebra')).not.toContain('Zebra crossing')
    expect(await search(monitor, 'Zoe Quill')).toContain('Names this student')
    expect(await search(monitor, 'Qui')).not.toContain('Names this student')
    expect(await search(liaison, 'Zoe Quill')).not.toContain('Names this student')
  })

  it('leave as a list that counts students and names none', async () => {
    const token = await api.tokenFor(liaison)
    const csv = await api.call<string>('get', `${base}/export?format=csv`, { token })
    expect(csv.status).toBe(200)
    expect((await api.db.select().from(caseStudies)).length).toBeGreaterThan(5)
  })
})

it('a summary is not shared where sharing is off', async () => {
  const quiet = await startTestApi()
  try {
    const its = selfAssessmentSteps(quiet)
    const { body } = await its.send<CaseStudy>(monitor, 'post', base, {
      leaId: allegany,
      year: await its.currentYear(),
      part: 'Part B',
      theme: 'Kept',
    })
    await quiet.db.update(caseStudies).set({ status: 'Final' }).where(eq(caseStudies.id, body.id))
    const { status, body: refused } = await its.send<Refusal>(monitor, 'post', `${base}/${body.id}/status`, {
      move: 'share',
      version: 1,
    })
    expect([status, refused.message]).toEqual([409, 'Case studies are not shared with agencies here.'])
  } finally {
    await quiet.close()
  }
})
