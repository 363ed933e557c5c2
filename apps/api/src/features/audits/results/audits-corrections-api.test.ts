import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditResultSteps, type Correction } from '../../../testing/audits/audit-result-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const readers = ['liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
})
afterAll(() => api.close())

async function corrections(answers: Readonly<Record<string, string>>): Promise<[number, Correction[]]> {
  const { id } = await steps.reported(allegany, 4, answers)
  return [id, (await steps.corrections(monitor, id)).body.corrections]
}

async function oneOf(answers: Readonly<Record<string, string>>): Promise<[number, Correction]> {
  const [id, [first]] = await corrections(answers)
  if (!first) throw new Error('There is no correction.')
  return [id, first]
}

const attach = async (who: string, correction: Correction) =>
  steps.uploadFiles(who, correction.recordId, { correctionId: String(correction.id) })

describe('a correction of a record', () => {
  it('is written by the agency alone, and judged by monitors alone', async () => {
    const [id, first] = await oneOf({ 'dab-1-01': 'YNYY' })
    expect(first).toMatchObject({
      wrong: 'It is missing.',
      state: 0,
      itemNumber: '1.1',
      write: { allowed: false },
    })
    for (const one of [monitor, ...readers])
      expect([one, (await steps.correct(one, first, { act: 'save', ...steps.done() })).status]).toEqual([
        one,
        403,
      ])
    expect((await steps.correct(user, first, { act: 'save' })).status).toBe(404)
    expect((await steps.correct('admin@howard.example', first, { act: 'save' })).status).toBe(404)
    for (const one of [admin, ...readers])
      expect([one, (await steps.correct(one, first, { act: 'verify' })).status]).toEqual([one, 403])
    expect((await steps.correct(monitor, first, { act: 'verify' })).status).toBe(409)
    expect((await steps.correct(admin, { ...first, version: 9 }, { act: 'save' })).status).toBe(409)
    expect((await steps.correct(monitor, { ...first, id: 999_999 }, { act: 'verify' })).status).toBe(404)
    expect((await steps.corrections(user, id)).body.corrections).toEqual([])
  })

  it('shows its files among the documents of the review once it is submitted, and to the agency before', async () => {
    const [id, first] = await oneOf({ 'dab-1-01': 'YNYY' })
    const filesFor = async (who: string) =>
      (await steps.prongFiles(who, id)).body.filter(({ correctionId }) => correctionId === first.id)
    const saved = await steps.correct(admin, first, { act: 'save', ...steps.done() })
    await attach(admin, saved.body)
    expect([(await filesFor(admin)).length, (await filesFor(monitor)).length]).toEqual([1, 0])
    await steps.correct(admin, saved.body, { act: 'submit' })
    expect(await filesFor(monitor)).toMatchObject([
      {
        recordId: first.recordId,
        itemId: 'dab-1-01',
        itemNumber: '1.1',
        student: first.student,
        requestId: null,
      },
    ])
  })

  it('has everything it needs before it is submitted', async () => {
    const [id, first] = await oneOf({ 'dab-1-01': 'YNYY' })
    const bare = await steps.correct(admin, first, { act: 'submit', compensatoryNeeded: true })
    expect([bare.status, Object.keys(bare.body.fields ?? {})]).toEqual([
      422,
      ['correctedOn', 'narrative', 'files', 'compensatoryText'],
    ])
    const saved = await steps.correct(admin, first, {
      act: 'save',
      ...steps.done(),
      compensatoryNeeded: true,
      compensatoryText: 'Two hours of speech therapy.',
    })
    expect(saved.body).toMatchObject({ state: 1, compensatoryText: 'Two hours of speech therapy.' })
    const seen = (await steps.corrections(monitor, id)).body.corrections[0]
    expect(seen).toMatchObject({ narrative: '', compensatoryText: '', files: 0 })
    expect((await attach(admin, saved.body)).status).toBe(201)
    const historyFor = async (who: string) =>
      (await steps.corrections(who, id)).body.corrections[0]?.history.map(({ act }) => act)
    // That there are files of a draft is for the agency alone.
    expect([await historyFor(admin), await historyFor(monitor)]).toEqual([['fileAdded'], []])
    const sent = await steps.correct(admin, saved.body, { act: 'submit' })
    expect(sent.body).toMatchObject({ state: 2, files: 1, recall: { allowed: true } })
    expect(await historyFor(monitor)).toEqual(['submitted', 'fileAdded'])
    const again = await steps.correct(admin, sent.body, { act: 'save' })
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/^Submitted on .* Ask the monitor/),
    ])
  })

  it('may be as old as the review of its own record, and no older', async () => {
    const reviewed = await steps.reviewed(allegany, 4, { 'dab-1-01': 'YNYY' })
    // In the evening of the first of October, where the state is.
    await api.db.execute(
      sql`update audit_records set submitted_on = '2026-10-02T01:00:00Z' where prong_id = ${reviewed.id}`,
    )
    const { body } = await steps.issue(monitor, reviewed)
    const [first] = (await steps.corrections(monitor, body.id)).body.corrections
    if (!first) throw new Error('There is no correction.')
    expect(first.foundOn).toBe('2026-10-01')
    await attach(admin, first)
    const on = (correctedOn: string) =>
      steps.correct(admin, first, { act: 'submit', ...steps.done({ correctedOn }) })
    expect((await on('2026-09-30')).body).toMatchObject({
      fields: { correctedOn: ['The correction date must be on or after the date the record was reviewed.'] },
    })
    expect((await on('2026-10-01')).status).toBe(200)
  })

  it('is recalled until a monitor has opened it, returned with a comment, verified and undone with a reason', async () => {
    const [id, first] = await oneOf({ 'dab-1-02': 'YNYY' })
    const late = { act: 'submit', ...steps.done({ correctedOn: '2020-01-02' }) }
    const sent = (await steps.correct(admin, first, late)).body
    const back = (await steps.correct(admin, sent, { act: 'recall' })).body
    expect(back).toMatchObject({ state: 1, submittedOn: null })
    const again = (await steps.correct(admin, back, late)).body
    const opened = (await steps.correct(monitor, again, { act: 'open' })).body
    expect((await steps.correct(admin, opened, { act: 'recall' })).status).toBe(409)
    expect((await steps.correct(monitor, opened, { act: 'return' })).body.fields).toEqual({
      comment: ['Tell the agency what is still missing.'],
    })
    const returned = (
      await steps.correct(monitor, opened, { act: 'return', comment: 'The date is missing.' })
    ).body
    expect(returned).toMatchObject({ state: 3, stateComment: 'The date is missing.' })
    const third = (await steps.correct(admin, returned, late)).body
    const verified = (await steps.correct(monitor, third, { act: 'verify' })).body
    expect(verified).toMatchObject({ state: 4, undo: { allowed: true } })
    expect((await steps.findings.get(monitor, first.findingId)).body.status).toBe(4)
    expect((await steps.correct(monitor, verified, { act: 'undo' })).status).toBe(422)
    const undone = (await steps.correct(monitor, verified, { act: 'undo', comment: 'Wrong record.' })).body
    expect(undone.state).toBe(3)
    const told = (await steps.corrections(monitor, id)).body.corrections[0]?.history.map(
      ({ act, by, note }) => [act, by?.fullName.length ? 'named' : '', note],
    )
    expect(told).toEqual([
      ['undone', 'named', 'Wrong record.'],
      ['verified', 'named', null],
      ['submitted', 'named', null],
      ['returned', 'named', 'The date is missing.'],
      ['submitted', 'named', null],
      ['recalled', 'named', null],
      ['submitted', 'named', null],
    ])
    expect((await steps.findings.get(monitor, first.findingId)).body.status).toBe(3)
  })

  it('is written and verified in its audit and not on the page of its finding, until the audit is closed', async () => {
    const [id, first] = await oneOf({ 'dab-1-01': 'YNYY' })
    const inAudit = 'This case belongs to an audit. Open its correction page there.'
    const seen = (await steps.findings.get(admin, first.findingId)).body
    const at = seen.cases.findIndex((one) => one.id === first.id)
    expect(seen.cases[at]).toMatchObject({
      audit: { typeKey: 'desk-audit', prongId: id },
      correct: { allowed: false, reason: inAudit },
    })
    for (const submit of [false, true]) {
      const refused = await steps.findings.correct(admin, seen, { submit }, at)
      expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ message: inAudit })])
    }
    expect((await steps.findings.upload(admin, seen.id, first.id)).status).toBe(409)
    await attach(admin, first)
    const sent = (await steps.correct(admin, first, { act: 'submit', ...steps.done() })).body
    const [file] = (await steps.correctionFiles(admin, first.id)).body
    expect((await steps.send(admin, 'post', `/api/findings/files/${file?.id}/delete`)).status).toBe(409)
    const submitted = (await steps.findings.get(monitor, first.findingId)).body
    expect(submitted.cases[at]?.judge).toEqual({ allowed: false, reason: inAudit })
    expect((await steps.findings.judge(monitor, submitted, {}, at)).status).toBe(409)
    await steps.correct(monitor, sent, { act: 'verify' })
    const verified = (await steps.findings.get(monitor, first.findingId)).body
    expect(verified.cases[at]?.undo).toEqual({ allowed: false, reason: inAudit })
    // A finding that is reopened after its audit has no other page to be corrected on.
    await api.db.execute(sql`update audits set closed_on = now()
      where id = (select audit_id from audit_prongs where id = ${id})`)
    expect((await steps.findings.get(monitor, first.findingId)).body.cases[at]).toMatchObject({
      audit: null,
      undo: { allowed: true },
    })
  })

  it('needs none where the child has left, which the state approves', async () => {
    const [, first] = await oneOf({ 'dab-1-03': 'YNYY' })
    const left = { act: 'submit', leftJurisdictionOn: '2025-10-02' }
    const claimed = (await steps.correct(admin, first, left)).body
    expect(claimed.state).toBe(5)
    expect((await steps.correct(monitor, claimed, { act: 'verify' })).body.state).toBe(6)
  })

  it('is written by a local user who is assigned to its record', async () => {
    const [id, first] = await oneOf({ 'dab-1-03': 'YNYY' })
    await steps.assign(admin, id, [first.recordId], await api.userId(user))
    expect((await attach(user, first)).status).toBe(201)
    const sent = await steps.correct(user, first, { act: 'submit', ...steps.done() })
    expect([sent.status, sent.body.state]).toEqual([200, 2])
    expect((await steps.corrections(user, id)).body.corrections).toHaveLength(1)
    expect((await steps.noncompliance(user, id)).body).toHaveLength(1)
  })

  it('is submitted once when it is submitted several times at once', async () => {
    const [, first] = await oneOf({ 'dab-1-02': 'YNYY' })
    const submit = () => steps.correct(admin, first, { act: 'submit', ...steps.done() })
    const answers = await Promise.all([submit(), submit(), submit()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })
})

describe('compensatory services', () => {
  it('that the state asks for are seen by both sides, and the agency says how they are given', async () => {
    const [id, first] = await oneOf({ 'dab-1-02': 'YNYY' })
    const ask = { act: 'askServices', compensatoryAsked: 'Four hours of speech by May.' }
    expect((await steps.correct(admin, first, ask)).status).toBe(403)
    const asked = await steps.correct(monitor, first, ask)
    expect(asked.body.compensatoryAsked).toBe(ask.compensatoryAsked)
    expect((await steps.correct(monitor, first, ask)).status).toBe(409)
    const [seen] = (await steps.corrections(admin, id)).body.corrections
    expect(seen).toMatchObject({ compensatoryAsked: ask.compensatoryAsked, askServices: { allowed: false } })
    const sent = { act: 'submit', ...steps.done() }
    const refused = await steps.correct(admin, asked.body, sent)
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['compensatoryText'])
    const given = { ...sent, compensatoryText: 'On Mondays from March on.' }
    const submitted = (await steps.correct(admin, asked.body, given)).body
    expect(submitted.state).toBe(2)
    const verified = (await steps.correct(monitor, submitted, { act: 'verify' })).body
    expect(verified).toMatchObject({
      compensatoryText: given.compensatoryText,
      askServices: { allowed: false },
    })
  })
})

describe('files of a correction', () => {
  it('are for its record, listed and deleted while it may be written', async () => {
    const [, [first, second]] = await corrections({ 'dab-1-01': 'NNYY' })
    if (!first || !second) throw new Error('There are no corrections.')
    const foreign = await steps.uploadFiles(admin, second.recordId, { correctionId: String(first.id) })
    expect(foreign.status).toBe(404)
    expect((await attach(monitor, first)).status).toBe(403)
    expect((await attach(user, first)).status).toBe(404)
    await attach(admin, first)
    const [file] = (await steps.correctionFiles(admin, first.id)).body
    expect(file).toMatchObject({ fileName: 'plan.pdf', remove: { allowed: true } })
    expect((await steps.correctionFiles(monitor, first.id)).body).toEqual([])
    expect((await steps.correctionFiles(user, first.id)).status).toBe(404)
    expect((await steps.deleteCorrectionFile(monitor, file?.id ?? '')).status).toBe(404)
    expect((await steps.deleteCorrectionFile(admin, file?.id ?? '')).body).toEqual([])
    await attach(admin, first)
    const [other] = (await steps.correctionFiles(admin, first.id)).body
    await steps.correct(admin, first, { act: 'submit', ...steps.done() })
    expect((await steps.deleteCorrectionFile(admin, other?.id ?? '')).status).toBe(409)
  })
})

describe('the correction status of a prong', () => {
  it('moves all that are ready, and is otherwise computed', async () => {
    const [id, all] = await corrections({ 'dab-1-02': 'NNYY', 'dab-1-08': 'NYYY' })
    expect((await steps.corrections(admin, id)).body.status).toBe(1)
    for (const status of [0, 1, 2, 6]) expect((await steps.correctAll(monitor, id, status)).status).toBe(409)
    expect((await steps.correctAll(user, id, 3)).status).toBe(403)
    expect((await steps.correctAll(monitor, id, 3)).status).toBe(403)
    const early = await steps.correctAll(admin, id, 3)
    expect([early.status, early.body.message]).toEqual([409, 'No correction is ready to be submitted.'])
    for (const one of all.slice(0, 2)) await steps.correct(admin, one, { act: 'save', ...steps.done() })
    expect((await steps.correctAll(admin, id, 3)).body.status).toBe(2)
    expect((await steps.correctAll(admin, id, 5)).status).toBe(403)
    expect((await steps.correctAll(monitor, id, 4)).body.fields).toHaveProperty('comment')
    expect((await steps.correctAll(monitor, id, 4, 'The dates are wrong.')).body.status).toBe(4)
    await steps.correctAll(admin, id, 3)
    const verified = await steps.correctAll(monitor, id, 5)
    expect(verified.body.corrections.map(({ state }) => state).toSorted((a, b) => a - b)).toEqual([0, 4, 4])
    expect((await steps.prong(monitor, id)).body.correctionStatus).toBe(2)
  })

  it('moves those alone that were seen, and none when one has changed since', async () => {
    const [id, all] = await corrections({ 'dab-1-02': 'NNYY', 'dab-1-08': 'NYYY' })
    for (const one of all) await steps.correct(admin, one, { act: 'save', ...steps.done() })
    await steps.correctAll(admin, id, 3)
    const sent = (await steps.corrections(monitor, id)).body.corrections.filter(({ state }) => state === 2)
    const [first, second] = sent
    if (!first || !second) throw new Error('There are no corrections.')
    const recalled = await steps.correct(admin, second, { act: 'recall' })
    await steps.correct(admin, recalled.body, { act: 'submit', ...steps.done() })
    const stale = await steps.correctSeen(monitor, id, 5, { seen: sent })
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT'])
    expect(stale.body.message).toContain('Review the differences before saving.')
    expect((await steps.corrections(monitor, id)).body.corrections.map(({ state }) => state)).not.toContain(4)
    const one = await steps.correctSeen(monitor, id, 5, { seen: [first] })
    expect(one.body.corrections.filter(({ state }) => state === 4)).toHaveLength(1)
    const foreign = await steps.correctSeen(monitor, id, 5, { seen: [{ id: 999_999, version: 1 }] })
    expect(foreign.status).toBe(409)
    expect((await steps.correctSeen(monitor, id, 5, { seen: [] })).status).toBe(422)
  })
})
