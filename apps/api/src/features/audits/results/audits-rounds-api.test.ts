import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import type { Prong } from '../../../testing/audits/audit-steps.js'
import type { Finding } from '../../../testing/finding-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { listAuditDues } from '../standing/audits-reminders-read-model.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const others = [admin, 'user@allegany.example', 'liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
})
afterAll(() => api.close())

const prongOf = async (id: number): Promise<Prong> => (await steps.prong(monitor, id)).body
const findingOf = async (id: number): Promise<Finding> => (await steps.findings.get(monitor, id)).body

async function open(prongId: number): Promise<Prong> {
  const { status, body } = await steps.openRound(monitor, (await prongOf(prongId)).audit)
  if (status !== 201) throw new Error(`The round was refused: ${body.message}`)
  return body
}

describe('a review of newer data', () => {
  it('is opened by monitors once individual cases are verified, about those items alone', async () => {
    const prong = await steps.reported(allegany, 4, { 'dab-1-01': 'NYYY', 'dab-1-03': 'NYYY' })
    const { audit } = prong
    for (const one of others) expect([one, (await steps.openRound(one, audit)).status]).toEqual([one, 403])
    const early = await steps.openRound(monitor, audit)
    expect([early.status, early.body.message]).toEqual([
      409,
      'Verify the individual cases first, or wait until the agency asks for verification.',
    ])
    const [first] = (await steps.corrections(monitor, prong.id)).body.corrections
    await steps.uploadFiles(admin, first?.recordId ?? 0, { correctionId: String(first?.id) })
    await steps.correct(admin, first ?? { id: 0, version: 0 }, { act: 'submit', ...steps.done() })
    await steps.correctAll(monitor, prong.id, 5)
    expect((await steps.openRound(monitor, { ...audit, version: 99 })).status).toBe(409)
    const old = await steps.openRound(monitor, audit, { periodFrom: '2020-01-01' })
    expect(Object.keys(old.body.fields ?? {})).toEqual(['periodFrom'])
    const round = await open(prong.id)
    expect(round).toMatchObject({ number: 2, round: 1, status: 0, limitedItemIds: [first?.itemId] })
    expect((await steps.openRound(monitor, audit)).status).toBe(409)
  })

  it('has a due day of its own for its list and documents, of which the agency is reminded', async () => {
    const prong = await steps.reported(allegany, 4, { 'dab-1-01': 'NYYY' })
    await steps.verifyAll(allegany, prong.id)
    const round = await open(prong.id)
    const dues = async () =>
      (await listAuditDues(api.db, '9998-12-31')).filter(({ prongId }) => prongId === round.id)
    expect(await dues()).toEqual([])
    await steps.setStatus(monitor, round, 1)
    expect(await dues()).toMatchObject([{ what: 'documents', dueOn: round.documentsDueOn }])
  })

  it('passes a finding when every record is compliant, and the audit closes', async () => {
    const prong = await steps.reported(allegany, 4, { 'dab-1-01': 'NYYY' })
    const found = await steps.findingOf(prong.id, 'dab-1-01')
    await steps.verifyAll(allegany, prong.id)
    expect((await findingOf(found.id)).status).toBe(4)
    expect((await findingOf(found.id)).recordRound).toEqual({
      allowed: false,
      reason: 'Newer data of this finding are reviewed in its audit.',
    })
    const round = await open(prong.id)
    const reviewed = await steps.reviewNewer(allegany, round, 5, { 'dab-1-01': 'YYYY-', 'dab-1-03': 'NNNNN' })
    expect((await steps.issue(monitor, reviewed)).body.status).toBe(8)
    const passed = await findingOf(found.id)
    expect(passed.rounds).toMatchObject([
      { outcome: 'passed', recordsReviewed: 5, recordsCompliant: 4, recordsNotApplicable: 1 },
    ])
    expect(passed.prong2VerifiedOn).not.toBeNull()
    expect(passed.samples).toMatchObject([
      { prongId: prong.id, number: 1, records: 4, outcome: null },
      { prongId: round.id, number: 2, round: 1, records: 5, outcome: 'passed' },
    ])
    expect(
      (await steps.comparison(monitor, prong.id)).body.items.find(({ id }) => id === 'dab-1-01'),
    ).toMatchObject({
      first: '75.0 %',
      rounds: ['100.0 %'],
    })
    const { audit } = await prongOf(prong.id)
    const early = await steps.close(monitor, audit)
    expect([early.status, early.body.message]).toEqual([409, '1 finding is still open.'])
    await steps.findings.act(monitor, passed, 'close', { ...steps.signature })
    for (const { id } of audit.prongs) await steps.setStatus(monitor, await prongOf(id), 9)
    for (const one of others) expect([one, (await steps.close(one, audit)).status]).toEqual([one, 403])
    const closed = await steps.close(monitor, (await prongOf(prong.id)).audit)
    expect([closed.status, closed.body.message]).toEqual([200, undefined])
    expect((await prongOf(prong.id)).closedOn).not.toBeNull()
    expect((await steps.close(monitor, closed.body)).status).toBe(409)
  })

  it('that fails adds a case and asks for another round with a new sample', async () => {
    const prong = await steps.reported(allegany, 4, { 'dab-1-01': 'NYYY' })
    const found = await steps.findingOf(prong.id, 'dab-1-01')
    await steps.verifyAll(allegany, prong.id)
    const first = await open(prong.id)
    await steps.issue(monitor, await steps.reviewNewer(allegany, first, 5, { 'dab-1-01': 'YYYYN' }))
    const failed = await findingOf(found.id)
    expect(failed).toMatchObject({ status: 6, casesTotal: 2, prong1VerifiedOn: null })
    const { corrections } = (await steps.corrections(admin, first.id)).body
    expect(corrections).toMatchObject([{ state: 0, itemId: 'dab-1-01' }])
    expect((await steps.openRound(monitor, (await prongOf(prong.id)).audit)).status).toBe(409)
    await steps.verifyAll(allegany, first.id)
    expect((await findingOf(found.id)).status).toBe(4)
    const second = await open(prong.id)
    expect(second).toMatchObject({ number: 2, round: 2 })
    await steps.issue(monitor, await steps.reviewNewer(allegany, second, 5, { 'dab-1-01': 'YYYYY' }))
    expect((await findingOf(found.id)).rounds.map(({ outcome }) => outcome)).toEqual(['passed', 'failed'])
  })

  it('is taken back with its letter and its results, as long as nothing is built on them', async () => {
    const prong = await steps.reported(allegany, 4, { 'dab-1-01': 'NYYY' })
    const found = await steps.findingOf(prong.id, 'dab-1-01')
    await steps.verifyAll(allegany, prong.id)
    const before = await findingOf(found.id)
    const first = await open(prong.id)
    const letters = async () =>
      (await steps.progress(monitor, prong.id)).body.letters.flatMap(({ kind, prongId, superseded }) =>
        prongId === first.id ? [`${kind}${superseded ? ' superseded' : ''}`] : [],
      )
    const issued = async (answers: string) => {
      const answer = await steps.issue(
        monitor,
        await steps.reviewNewer(allegany, await prongOf(first.id), 5, { 'dab-1-01': answers }),
      )
      if (answer.status !== 200) throw new Error(`The results were refused: ${answer.body.message}`)
      return answer.body
    }
    const failed = await issued('YYYYN')
    expect(failed.withdrawReport).toEqual({ allowed: true, reason: null })
    for (const one of others) expect([one, (await steps.withdraw(one, failed)).status]).toEqual([one, 403])
    expect((await steps.withdraw(monitor, failed, ' ')).status).toBe(422)
    const back = await steps.withdraw(monitor, failed)
    expect([back.status, back.body.status]).toEqual([200, 7])
    expect((await letters()).toSorted()).toEqual(['NewerData', 'NewerDataResults superseded'])
    const restored = await findingOf(found.id)
    expect(restored).toMatchObject({
      status: 4,
      casesTotal: before.casesTotal,
      prong1VerifiedOn: before.prong1VerifiedOn,
      prong2VerifiedOn: null,
      rounds: [{ outcome: 'failed', setAside: true }],
    })
    expect(restored.samples.at(-1)).toMatchObject({ prongId: first.id, outcome: null, roundId: null })
    expect((await steps.corrections(monitor, first.id)).body.corrections).toEqual([])
    // The same review is put right and reported again.
    const again = await steps.issue(monitor, back.body)
    expect(again.status).toBe(200)
    expect(await findingOf(found.id)).toMatchObject({ status: 6, casesTotal: before.casesTotal + 1 })
    const [added] = (await steps.corrections(admin, first.id)).body.corrections
    await steps.correct(admin, added ?? { id: 0, version: 0 }, { act: 'save', ...steps.done() })
    const kept = await steps.withdraw(monitor, await prongOf(first.id))
    expect([kept.status, kept.body.message]).toEqual([
      409,
      'The agency has begun to correct 1 case that this review found, so its results stay.',
    ])
    await steps.verifyAll(allegany, first.id)
    const second = await open(prong.id)
    expect((await prongOf(first.id)).withdrawReport.reason).toBe(
      'A later review of newer data is there, so these results stay.',
    )
    const passed = await steps.issue(
      monitor,
      await steps.reviewNewer(allegany, second, 5, { 'dab-1-01': 'YYYYY' }),
    )
    expect((await findingOf(found.id)).prong2VerifiedOn).not.toBeNull()
    expect((await steps.withdraw(monitor, passed.body)).status).toBe(200)
    expect(await findingOf(found.id)).toMatchObject({ status: 4, prong2VerifiedOn: null })
    const last = await steps.issue(monitor, await prongOf(second.id))
    await steps.findings.act(monitor, await findingOf(found.id), 'close', { ...steps.signature })
    const closed = await steps.withdraw(monitor, {
      ...last.body,
      version: (await prongOf(second.id)).version,
    })
    expect([closed.status, closed.body.message]).toEqual([
      409,
      '1 finding is closed on these results, so they stay.',
    ])
  })

  it('leaves a finding open whose requirement applied to no record', async () => {
    const prong = await steps.reported(allegany, 4, { 'dab-1-02': 'NYYY' })
    const found = await steps.findingOf(prong.id, 'dab-1-02')
    await steps.verifyAll(allegany, prong.id)
    const round = await open(prong.id)
    await steps.issue(monitor, await steps.reviewNewer(allegany, round, 5, { 'dab-1-02': '-----' }))
    const open_ = await findingOf(found.id)
    expect([open_.status, open_.rounds[0]?.outcome]).toEqual([4, 'noneApplies'])
    expect((await prongOf(prong.id)).openRound.allowed).toBe(true)
  })
})

it('a legal hold is set by monitors with its reason', async () => {
  const { audit } = await steps.withSample(allegany, 2)
  for (const one of others)
    expect([one, (await steps.hold(one, audit, true, 'Hearing')).status]).toEqual([one, 403])
  const held = await steps.hold(monitor, audit, true, 'Hearing')
  expect(held.status).toBe(200)
  expect((await steps.hold(monitor, audit, false, 'The hearing is over')).status).toBe(409)
  const [prong] = held.body.prongs
  expect((await prongOf(prong?.id ?? 0)).legalHold).toBe('Hearing')
  expect((await steps.prong(admin, prong?.id ?? 0)).body.legalHold).toBe('')
})
