import { addDays } from '@portal/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
})
afterAll(() => api.close())

const courseOf = async (who: string, prongId: number) => (await steps.progress(who, prongId)).body
const nextOf = async (prongId: number) => (await courseOf(monitor, prongId)).next

describe('the course of an audit', () => {
  it('says what is next, from the first review over two rounds to the end', async () => {
    const reviewed = await steps.reviewed(allegany, 4, { 'dab-1-01': 'NYYY', 'dab-1-03': 'NYYY' })
    const { id } = reviewed
    expect(await nextOf(id)).toEqual({ act: 'review', turn: 'State', n: 1 })
    expect(await courseOf(admin, id)).toMatchObject({ findings: [], reviews: [{ corrections: null }] })
    await steps.issue(monitor, reviewed)
    expect(await nextOf(id)).toEqual({ act: 'correct', turn: 'Agency', n: 2 })
    const [first] = (await steps.corrections(monitor, id)).body.corrections
    if (!first) throw new Error('There is no correction.')
    await steps.uploadFiles(admin, first.recordId, { correctionId: String(first.id) })
    await steps.correct(admin, first, { act: 'submit', ...steps.done() })
    expect(await nextOf(id)).toEqual({ act: 'verifyCorrections', turn: 'State', n: 1 })
    await steps.correctAll(monitor, id, 5)
    const [, second] = (await steps.corrections(monitor, id)).body.corrections
    if (!second) throw new Error('There is no second correction.')
    await steps.uploadFiles(admin, second.recordId, { correctionId: String(second.id) })
    await steps.correct(admin, second, { act: 'submit', ...steps.done() })
    await steps.correctAll(monitor, id, 5)
    const verified = await courseOf(monitor, id)
    expect(verified).toMatchObject({
      next: { act: 'openRound', turn: 'State', n: 2 },
      newerFrom: addDays(steps.findings.today(), 1),
      newerSize: 5,
      findings: [
        { itemNumbers: ['1.1'], remaining: 0, cases: 1, ready: true, passed: false },
        { itemNumbers: ['1.3'], ready: true },
      ],
      letters: [{ kind: 'Report', superseded: false }, { kind: 'Notification' }],
    })

    const round = (
      await steps.openRound(monitor, (await steps.prong(monitor, id)).body.audit, {
        documentsDueOn: addDays(steps.findings.today(), 14),
      })
    ).body
    const newer = await steps.reviewNewer(allegany, round, 5, { 'dab-1-01': 'YYYYY', 'dab-1-03': 'YYYYN' })
    expect((await courseOf(admin, id)).reviews).toMatchObject([
      { number: 1, corrections: { verified: 2, remaining: 0 } },
      { number: 2, outcomes: [], corrections: null },
    ])
    await steps.issue(monitor, newer)
    const failed = await courseOf(admin, round.id)
    expect(failed).toMatchObject({
      next: { act: 'correct', turn: 'Agency', n: 1 },
      findings: [
        { passed: true, ready: false },
        { passed: false, remaining: 1 },
      ],
      reviews: [
        {},
        {
          items: [{ number: '1.1' }, { number: '1.3' }],
          outcomes: [{ outcome: 'passed' }, { outcome: 'failed' }],
          corrections: { required: 1 },
          close: { allowed: false },
        },
      ],
    })
    expect(failed.reviews[1]?.correctBy).not.toBeNull()

    await steps.verifyAll(allegany, round.id)
    const again = (await steps.openRound(monitor, (await steps.prong(monitor, id)).body.audit)).body
    // What passed is not reviewed again.
    expect(again).toMatchObject({ round: 2, limitedItemIds: ['dab-1-03'] })
    await steps.issue(monitor, await steps.reviewNewer(allegany, again, 5, { 'dab-1-03': 'YYYYY' }))
    expect(await nextOf(id)).toEqual({ act: 'closeFindings', turn: 'State', n: 2 })
    for (const finding of (await courseOf(monitor, id)).findings) {
      const { body } = await steps.findings.get(monitor, finding.id)
      await steps.findings.act(monitor, body, 'close', { ...steps.signature })
    }
    const ending = await courseOf(monitor, id)
    expect(ending.next).toEqual({ act: 'closeReviews', turn: 'State', n: 3 })
    expect(ending.reviews.map(({ close }) => close.allowed)).toEqual([true, true, true])
    for (const { prongId, version } of ending.reviews)
      await steps.setStatus(monitor, { id: prongId, version }, 9)
    expect(await nextOf(id)).toEqual({ act: 'closeAudit', turn: 'State', n: 1 })
    await steps.close(monitor, (await steps.prong(monitor, id)).body.audit)
    const closed = await courseOf(monitor, id)
    expect(closed).toMatchObject({ next: null, letters: [{ kind: 'Closure' }, {}, {}, {}, {}, {}, {}] })
    expect(closed.closedOn).not.toBeNull()
  })

  it('shows local users where it stands, and no findings', async () => {
    const prong = await steps.reported(allegany, 3, { 'dab-1-02': 'NYY' })
    expect(await courseOf(user, prong.id)).toMatchObject({
      findings: [],
      reviews: [{ status: 8, corrections: null, close: { allowed: false } }],
    })
  })

  it('a review of newer data has its own due day, moved to a day of work, and not before today', async () => {
    const prong = await steps.reported(allegany, 3, { 'dab-1-02': 'NYY' })
    await steps.verifyAll(allegany, prong.id)
    const { audit } = (await steps.prong(monitor, prong.id)).body
    const past = await steps.openRound(monitor, audit, {
      documentsDueOn: addDays(steps.findings.today(), -1),
    })
    expect(Object.keys(past.body.fields ?? {})).toEqual(['documentsDueOn'])
    const round = await steps.openRound(monitor, audit, { documentsDueOn: '2999-01-05' })
    // A Saturday.
    expect(round.body.documentsDueOn).toBe('2999-01-07')
    expect((await courseOf(admin, round.body.id)).reviews[1]?.dueOn).toBe('2999-01-07')
  })
})
