import { addYears } from '@portal/domain'
import type { AnswerOf, getFindingNumbers, listFindings } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingSteps, type Finding } from '../../testing/finding-steps.js'
import {
  allegany,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
} from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { remindOfOpenFindings } from './findings-jobs.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'

let api: TestApi
let findings: ReturnType<typeof findingSteps>
let open: SelfAssessment

beforeAll(async () => {
  api = await startTestApi()
  findings = findingSteps(api)
  open = await selfAssessmentSteps(api).open(allegany, admin)
})
afterAll(() => api.close())

const refusal = (answer: { body: unknown }) => answer.body as Refusal
const message = (answer: { body: unknown }) => refusal(answer).message

async function issued(references: readonly string[] = ['1234']): Promise<Finding> {
  return (await findings.issue(monitor, await findings.ofItem(open, references))).body
}

async function submitted(finding: Finding, index = 0): Promise<Finding> {
  await findings.upload(admin, finding.id, finding.cases[index]?.id)
  const now = (await findings.get(admin, finding.id)).body
  return (await findings.correct(admin, now, {}, index)).body
}

describe('a finding from the letter to its closing', () => {
  it('is issued, corrected, verified, reviewed with newer data and closed', async () => {
    let finding = await issued()
    expect(finding).toMatchObject({
      status: 2,
      dueOn: addYears(findings.today(), 1),
      letters: [{ kind: 'Issued', signatureName: 'Mona Tor' }],
    })
    expect(finding.letters[0]?.body).toContain(finding.citation?.reference)
    expect(finding.letters[0]?.body).not.toContain('1234')
    const mail = (await api.mailbox()).find(
      ({ to, subject }) => to === admin && subject.includes(finding.number),
    )
    expect(mail?.text).toContain(`/compliance/findings/${finding.id}`)
    expect(mail?.text).not.toContain('Notices were sent late')

    finding = await submitted(finding)
    expect(finding).toMatchObject({ status: 3, casesSubmitted: 1, cases: [{ state: 2 }] })
    finding = (await findings.judge(monitor, finding)).body
    expect(finding).toMatchObject({ status: 4, casesVerified: 1, prong1VerifiedOn: findings.today() })
    expect(finding.letters.map(({ kind }) => kind)).toEqual(['Issued', 'CorrectionsVerified'])
    finding = (
      await findings.act(admin, finding, 'verification-request', {
        note: 'Our staff was trained in October.',
      })
    ).body
    expect(finding.status).toBe(5)

    await findings.upload(monitor, finding.id)
    // Newer than the correction, which was today.
    api.clock.advance({ days: 1 })
    finding = (await findings.round(monitor, finding)).body
    expect(finding).toMatchObject({ prong2VerifiedOn: findings.today(), close: { allowed: true } })
    expect(finding.rounds).toMatchObject([{ number: 1, passed: true, files: [{ title: 'Proof' }] }])
    const closed = await findings.act(monitor, finding, 'close', findings.signature)
    expect(closed.body).toMatchObject({
      status: 7,
      closedOn: findings.today(),
      correctedOn: findings.today(),
    })
    expect((await auditOf(api, 'finding', finding.id)).map(({ action }) => action)).toEqual([
      'draftFinding',
      'issueFinding',
      'uploadFindingFiles',
      'submitFindingCorrection',
      'verifyFindingCorrection',
      'requestFindingVerification',
      'uploadFindingFiles',
      'passFindingRound',
      'closeFinding',
    ])
    const reopened = await findings.act(monitor, closed.body, 'decision', {
      decision: 'reopen',
      reason: 'Wrong.',
    })
    expect(reopened.body).toMatchObject({ status: 3, closedOn: null, prong2VerifiedOn: null })
    expect(reopened.body.rounds).toMatchObject([{ setAside: true }])
  })

  it('needs another round and a correction for every record that is not compliant', async () => {
    let finding = (await findings.judge(monitor, await submitted(await issued()))).body
    await findings.upload(monitor, finding.id)
    api.clock.advance({ days: 1 })
    const unnamed = await findings.round(monitor, finding, { recordsCompliant: 4 })
    expect(refusal(unnamed).fields).toEqual({
      newCases: ['Name the record that is not compliant, one in a line.'],
    })
    finding = (await findings.round(monitor, finding, { recordsCompliant: 4, newCases: ['777'] })).body
    expect(finding).toMatchObject({
      status: 6,
      prong1VerifiedOn: null,
      casesTotal: 2,
      rounds: [{ passed: false }],
    })
    expect(message(await findings.act(monitor, finding, 'close', findings.signature))).toBe(
      'Prong 1 is not complete: 1 of 2 cases are not verified.',
    )
    finding = (await findings.judge(monitor, await submitted(finding, 1), {}, 1)).body
    expect(finding.status).toBe(4)
    expect(message(await findings.act(monitor, finding, 'close', findings.signature))).toBe(
      'Prong 2 has no round with 100 % compliance.',
    )
  })

  it('closes late after a year, and counts by the day of its correction', async () => {
    const draft = await findings.other(howard, { cases: [] })
    let finding = (await findings.issue(monitor, draft)).body
    api.clock.advance({ days: 370 })
    try {
      await remindOfOpenFindings(api.deps)
      await remindOfOpenFindings(api.deps)
      const mails = (await api.mailbox()).filter(
        ({ to, subject }) => to === stranger && subject.includes(finding.number),
      )
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Finding ${finding.number}: More than one year since the finding was issued`,
        expect.stringContaining('Notification of a finding'),
      ])
      const request = { note: 'We changed the procedure.' }
      finding = (await findings.act(stranger, finding, 'verification-request', request)).body
      await findings.upload(monitor, finding.id)
      finding = (await findings.round(monitor, finding)).body
      const closed = await findings.act(monitor, finding, 'close', findings.signature)
      expect(closed.body).toMatchObject({ status: 8, casesTotal: 0 })
    } finally {
      api.clock.advance({ days: -370 })
    }
  })
})

describe('what is refused', () => {
  it('issuing without a requirement, a letter, or with a date to come', async () => {
    const draft = await findings.other(howard, { citationId: null })
    expect(message(await findings.issue(monitor, draft))).toBe('Choose the requirement that was not met.')
    const whole = await findings.other(howard)
    expect(message(await findings.issue(monitor, whole, { template: undefined }))).toContain(
      'Please check the values',
    )
    expect(refusal(await findings.issue(monitor, whole, { template: undefined })).fields).toEqual({
      template: ['A finding is issued by letter. Select a template.'],
    })
    expect(message(await findings.issue(monitor, whole, { issuedOn: '2999-01-01' }))).toBe(
      'Date of written notification cannot be in the future.',
    )
    expect((await findings.issue(admin, whole)).status).toBe(404)
  })

  it('a correction without date, words and file; a return without a comment', async () => {
    const finding = await issued()
    const empty = await findings.correct(admin, finding, { correctedOn: null, narrative: 'Done.' })
    expect(refusal(empty).fields).toEqual({
      correctedOn: ['Date corrected is required.'],
      narrative: ['Say what was done, in 20 characters or more.'],
      files: ['Attach at least one file that shows the correction.'],
    })
    const draft = await findings.correct(admin, finding, { narrative: 'Begun.', submit: false })
    expect(draft.body).toMatchObject({ status: 3, cases: [{ state: 1, narrative: 'Begun.' }] })
    expect((await findings.get(monitor, finding.id)).body.cases[0]?.narrative).toBe('')
    const sent = await submitted(draft.body)
    expect(refusal(await findings.judge(monitor, sent, { verdict: 'return' })).fields).toEqual({
      comment: ['Tell the agency what is still missing.'],
    })
    expect((await findings.correct(admin, sent)).status).toBe(409)
    const returned = await findings.judge(monitor, sent, { verdict: 'return', comment: 'Add the date.' })
    expect(returned.body.cases[0]).toMatchObject({ state: 3, stateComment: 'Add the date.' })
  })

  it('a second writer with an old version gets the finding as it stands', async () => {
    const draft = await findings.other(howard)
    const edit = { ...draft, citationId: draft.citation?.id, cases: [] }
    const put = (description: string) =>
      findings.send<Finding>(monitor, 'put', `/api/findings/${draft.id}`, { ...edit, description })
    expect((await put('First')).body.description).toBe('First')
    const second = await put('Second')
    expect([second.status, (refusal(second).current as Finding).description]).toEqual([409, 'First'])
  })

  it('local users write corrections once they are assigned', async () => {
    const finding = await issued()
    expect((await findings.correct(user, finding)).status).toBe(403)
    const id = await api.userId(user)
    await findings.send(admin, 'post', `/api/findings/${finding.id}/users/${id}`, { assigned: true })
    expect((await findings.correct(user, finding, { submit: false })).status).toBe(200)
    const far = await api.userId('user@howard.example')
    const foreign = await findings.send(admin, 'post', `/api/findings/${finding.id}/users/${far}`, {
      assigned: true,
    })
    expect(foreign.status).toBe(422)
  })

  it('files of a submitted correction cannot be taken away, and others cannot read them', async () => {
    const sent = await submitted(await issued())
    const file = sent.cases[0]?.files[0]?.id ?? ''
    expect((await findings.send(admin, 'post', `/api/findings/files/${file}/delete`)).status).toBe(409)
    expect((await findings.send(stranger, 'get', `/api/findings/files/${file}`)).status).toBe(404)
    expect((await findings.send(monitor, 'get', `/api/findings/files/${file}`)).status).toBe(200)
    expect((await findings.upload(stranger, sent.id)).status).toBe(404)
    expect((await findings.upload(admin, sent.id)).status).toBe(403)
  })
})

describe('the register and its numbers', () => {
  type Page = AnswerOf<typeof listFindings>
  type Numbers = AnswerOf<typeof getFindingNumbers>

  it('shows agencies their own issued findings, filters and counts', async () => {
    await issued()
    await findings.other(allegany)
    const all = await findings.send<Page>(monitor, 'get', `/api/findings?leaId=${allegany}&pageSize=200`)
    const own = await findings.send<Page>(admin, 'get', '/api/findings?pageSize=200')
    expect(own.body.rows.every(({ leaId, issuedOn }) => leaId === allegany && issuedOn !== null)).toBe(true)
    expect(own.body.total).toBeLessThan(all.body.total)
    const drafts = await findings.send<Page>(
      monitor,
      'get',
      `/api/findings?leaId=${allegany}&status=draft&pageSize=1&sort=-number`,
    )
    expect(drafts.body.rows).toHaveLength(1)
    expect(drafts.body.total).toBeGreaterThanOrEqual(1)
    expect((await findings.send<Page>(monitor, 'get', '/api/findings?q=no%20such%20text')).body.total).toBe(0)
    const csv = await findings.send<string>(admin, 'get', '/api/findings/export?status=open')
    expect(csv.body.split('\r\n')[0]).toContain('Number,Agency,Year,Part')
  })

  it('opens every number with the findings behind it', async () => {
    const today = findings.today()
    const ffy = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
    const { body } = await findings.send<Numbers>(
      monitor,
      'get',
      `/api/findings/numbers?ffy=${ffy}&part=Part%20B`,
    )
    expect(body.total.issued).toBeGreaterThan(0)
    expect(body.rows.reduce((sum, row) => sum + row.issued, 0)).toBe(body.total.issued)
    for (const outcome of ['issued', 'timely', 'late', 'notVerified'] as const) {
      const days = `issuedFrom=${ffy}-07-01&issuedTo=${ffy + 1}-06-30`
      const behind = await findings.send<Page>(
        monitor,
        'get',
        `/api/findings?part=Part%20B&${days}&outcome=${outcome}&pageSize=200`,
      )
      expect([outcome, behind.body.total]).toEqual([outcome, body.total[outcome]])
    }
  })
})
