import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditReviewSteps } from '../../../../testing/audits/audit-review-steps.js'
import { startTestApi, type TestApi } from '../../../../testing/test-api.js'
import { auditOf } from '../../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const second = 'monitor2@state.example'
const readers = ['liaison@state.example', 'disputes@state.example']
const admin = 'admin@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>
let secondId: string

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
  secondId = await api.userId(second)
})
beforeEach(() => steps.setType({ secondReaderEvery: 1 }))
afterAll(() => api.close())

/** A submitted record whose second reader is chosen. */
async function waiting(): Promise<number> {
  const id = await steps.submittedRecord()
  const chosen = await steps.chooseReader(monitor, id, secondId)
  if (chosen.status !== 200) throw new Error(`The second reader was refused: ${chosen.body.message}`)
  return id
}

describe('a record that is submitted', () => {
  it('waits for a second reader as every n-th of its prong, and is complete otherwise', async () => {
    await steps.setType({ secondReaderEvery: 2 })
    const first = await steps.submittedRecord()
    expect((await steps.record(first)).status).toBe(6)
    await steps.reopen(monitor, first)
    await steps.submit(monitor, first)
    // It is the first of its prong still.
    expect((await steps.record(first)).status).toBe(6)
    await steps.setType({ secondReaderEvery: 1 })
    expect(await steps.record(await steps.submittedRecord())).toMatchObject({
      status: 5,
      secondReaderDue: true,
    })
    await steps.setType({ secondReaderEvery: null })
    expect((await steps.record(await steps.submittedRecord())).status).toBe(6)
  })

  it('gets another state monitor than the first as its second reader', async () => {
    const id = await steps.submittedRecord()
    const own = await steps.chooseReader(monitor, id, await api.userId(monitor))
    expect([own.status, own.body.fields]).toEqual([
      422,
      { secondReaderId: ['The second reader is another person than the first.'] },
    ])
    expect((await steps.chooseReader(monitor, id, await api.userId(admin))).status).toBe(422)
    for (const user of [...readers, admin])
      expect([user, (await steps.chooseReader(user, id, secondId)).status]).toEqual([user, 403])
    expect((await steps.reading(second, id)).body.read.reason).toBe(
      'Choose the second reader of this record first.',
    )
    expect((await steps.chooseReader(monitor, id, secondId)).body).toMatchObject({ secondReaderId: secondId })
    expect((await steps.reading(second, id)).body).toMatchObject({
      due: true,
      read: { allowed: true },
      secondReader: { id: secondId },
    })
    const missing = { id: 999_999, version: 1 }
    expect((await steps.changeRecord(admin, missing, { secondReaderId: secondId })).status).toBe(404)
  })
})

describe('the second reader', () => {
  it('answers without seeing the first answers, and nobody else sees these', async () => {
    const id = await waiting()
    const prongId = await steps.prongOf(id)
    const blind = (await steps.content(second, { id, prongId })).body
    expect(blind.blind).toBe(true)
    expect(
      blind.sections.flatMap(({ items }) => items).filter(({ value, comment }) => value ?? comment),
    ).toEqual([])
    const saved = await steps.answerSecond(second, id, { itemId: 'dab-4-01', value: 'Y' })
    const of = (reading: typeof saved) => reading.body.items.find(({ itemId }) => itemId === 'dab-4-01')
    expect(of(saved)).toMatchObject({ second: 'Y', first: null, version: 1, differs: false })
    expect(of(await steps.reading(monitor, id))).toMatchObject({ second: null, first: null })
    expect((await steps.answerSecond(monitor, id, { itemId: 'dab-4-01', value: 'Y' })).status).toBe(403)
    expect((await steps.answerSecond(second, id, { itemId: 'dab-4-01', value: 'N' })).status).toBe(409)
    const bad = await steps.answerSecond(second, id, { itemId: 'dab-4-01', value: 'Met', version: 1 })
    expect(bad.status).toBe(422)
    expect((await steps.answerSecond(second, id, { itemId: 'dab-7-01', value: 'Y' })).status).toBe(422)
    expect((await steps.reading(admin, id)).status).toBe(403)
    const entries = await auditOf(api, 'auditRecord', String(id))
    expect(JSON.stringify(entries.filter(({ action }) => action === 'answerSecondReading'))).not.toContain(
      '"Y"',
    )
  })

  it('finishes once every item is answered; a record without differences is complete', async () => {
    const id = await waiting()
    const early = await steps.finishReading(second, id)
    expect([early.status, early.body.message]).toEqual([
      409,
      expect.stringMatching(/^\d+ items have no answer/),
    ])
    await steps.readAll(second, id, { 'dab-4-01': 'N' })
    expect((await steps.finishReading(monitor, id)).status).toBe(403)
    const done = await steps.finishReading(second, id)
    expect(done.body).toMatchObject({ status: 6, percent: '100.0 %' })
    expect(done.body.pairs).toBe(done.body.equal)
    expect(done.body.pairs).toBeGreaterThan(20)
    expect(await steps.record(id)).toMatchObject({ status: 6, blind: false })
  })

  it('settles with the first where they differ, which then completes the record', async () => {
    const id = await waiting()
    await steps.readAll(second, id, { 'dab-1-01': 'N' })
    const done = await steps.finishReading(second, id)
    expect([
      done.body.status,
      done.body.items.filter(({ differs }) => differs).map(({ itemId }) => itemId),
    ]).toEqual([5, ['dab-1-01', 'dab-4-01']])
    expect(done.body.items.find(({ itemId }) => itemId === 'dab-4-01')).toMatchObject({
      first: 'N',
      second: 'Y',
    })
    const { pairs, equal, kappa } = done.body
    expect(pairs - equal).toBe(2)
    expect(kappa).toBeLessThan(1)
    const settle = (user: string, given: object) => steps.settle(user, id, given)
    const silent = await settle(second, { itemId: 'dab-1-01', value: 'N' })
    expect([silent.status, silent.body.fields]).toEqual([
      422,
      { comment: ['Explain why this item does not meet the requirement.'] },
    ])
    expect((await settle(second, { itemId: 'dab-1-01', value: 'PEND' })).status).toBe(422)
    expect((await settle(second, { itemId: 'dab-1-02', value: 'Y' })).status).toBe(409)
    expect((await settle(admin, { itemId: 'dab-1-01', value: 'Y' })).status).toBe(403)
    const one = await settle(second, { itemId: 'dab-1-01', value: 'N', comment: 'No consent.' })
    expect(one.body.items.find(({ itemId }) => itemId === 'dab-1-01')).toMatchObject({
      first: 'Y',
      second: 'N',
      settled: 'N',
      settledBy: { id: secondId },
      differs: false,
    })
    const last = await settle(monitor, { itemId: 'dab-4-01', value: 'Y' })
    // What was read stays the measure of agreement.
    expect(last.body).toMatchObject({ status: 6, pairs, equal })
    const items = (await steps.record(id)).sections.flatMap((section) => section.items)
    expect(items.find((item) => item.id === 'dab-1-01')).toMatchObject({ value: 'N', comment: 'No consent.' })
    expect(items.find((item) => item.id === 'dab-4-01')).toMatchObject({ value: 'Y' })
    const agreement = await steps.agreement(monitor, await steps.prongOf(id))
    expect(agreement.body).toMatchObject({ read: 1, waiting: 0, pairs, equal, kappa })
    expect((await steps.agreement(admin, await steps.prongOf(id))).status).toBe(403)
  })

  it('sends a record back with a reason, and finds the own answers again afterwards', async () => {
    const id = await waiting()
    await steps.answerSecond(second, id, { itemId: 'dab-4-01', value: 'Y' })
    expect((await steps.reopen(monitor, id)).status).toBe(403)
    expect((await steps.reopen(second, id, { reason: ' ' })).body.fields).toEqual({
      reason: ['Reason is required.'],
    })
    expect((await steps.reopen(second, id)).body.status).toBe(3)
    await steps.submit(monitor, id)
    expect((await steps.reading(second, id)).body).toMatchObject({ status: 5, read: { allowed: true } })
    const { items } = (await steps.reading(second, id)).body
    expect(items.find(({ itemId }) => itemId === 'dab-4-01')).toMatchObject({ second: 'Y' })
  })

  it('and another save of the same item do not both count', async () => {
    const id = await waiting()
    const both = await Promise.all(
      ['Y', 'N'].map((value) => steps.answerSecond(second, id, { itemId: 'dab-4-01', value })),
    )
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})
