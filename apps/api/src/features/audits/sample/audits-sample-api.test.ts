import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSteps, type SampleRecord } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { studentCsv } from '../../../testing/student-lists.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const others = [admin, user, 'liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof auditSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

const orders = (records: readonly SampleRecord[]) =>
  records.filter(({ status }) => status < 7).map(({ order, student }) => [order, student.slice(-2)])

const recordsOf = async (prongId: number) => (await steps.records(monitor, prongId)).body
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

async function firstOf(prongId: number): Promise<SampleRecord> {
  const record = (await recordsOf(prongId)).find(({ status }) => status < 7)
  if (!record) throw new Error('The sample is empty.')
  return record
}

describe('the draw of a sample', () => {
  it('is for monitors, after the list, and of a size that there is', async () => {
    const waiting = await steps.awaitingList(allegany)
    for (const one of others) expect([one, (await steps.draw(one, waiting.id, 5)).status]).toEqual([one, 403])
    const early = await steps.draw(monitor, waiting.id, 5)
    expect([early.status, early.body.message]).toEqual([409, 'Upload the student list first.'])
    const { id } = await steps.withList(allegany, 12)
    expect((await steps.draw(monitor, id, 13)).body.fields).toEqual({
      sampleSize: ['The sample size cannot be larger than the population (12).'],
    })
    expect((await steps.draw(monitor, id, 5, { prongId: id + 1 })).status).toBe(422)
    const filtered = await steps.draw(monitor, id, 1, { filter: { grade: ['12'] } })
    expect([filtered.status, filtered.body.message]).toEqual([409, 'The filter leaves no students.'])
    for (const field of ['grade', 'school', 'disability', 'gender']) {
      const nobody = await steps.draw(monitor, id, 1, { filter: { values: { [field]: ['none such'] } } })
      expect([field, nobody.body.message]).toEqual([field, 'The filter leaves no students.'])
    }
    expect((await steps.draw(monitor, id, 5, { seed: 2 ** 32 })).body.fields).toHaveProperty('seed')
    expect((await steps.draw(monitor, id, 5, { strata: { field: 'shoes' } })).status).toBe(422)
    expect((await steps.draw(monitor, id, 5, { quotas: [{ name: 'Shoes', atLeast: 1 }] })).status).toBe(422)
    expect((await steps.sample(monitor, id)).body).toMatchObject({ sampled: 0, drawn: null, usualSize: 10 })
  })

  it('gives the same children for the same seed, and says how', async () => {
    const first = await steps.withSample(allegany, 8)
    const second = await steps.withSample(allegany, 8)
    const drawn = orders(await recordsOf(first.id))
    expect(drawn).toEqual(orders(await recordsOf(second.id)))
    expect(drawn.map(([order]) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const { status, body } = await steps.sample(user, first.id)
    expect([status, body.status, body.sampled]).toEqual([200, 3, 8])
    expect(body.drawn).toMatchObject({ size: 8, seed: 2025, algorithm: 1, changes: 0 })
    expect(body.drawn?.quotas.find(({ name }) => name === 'Discipline')?.notMet).toBe(
      'Discipline not met: 0 of 2',
    )
  })

  it('is shown to monitors before, with the seed that then gives it', async () => {
    const { id } = await steps.withList(allegany, 12)
    for (const one of others) expect([one, (await steps.previewDraw(one, id, 5)).status]).toEqual([one, 403])
    const { status, body } = await steps.previewDraw(monitor, id, 5)
    expect([status, body.eligible, body.removed, body.lost]).toEqual([200, 12, 0, null])
    expect((await steps.sample(monitor, id)).body).toMatchObject({ sampled: 0, drawn: null })
    const drawn = await steps.draw(monitor, id, 5, { seed: body.seed })
    expect(drawn.body.drawn).toMatchObject({ seed: body.seed, strata: body.strata, quotas: body.quotas })
    expect((await steps.previewDraw(monitor, id, 13)).status).toBe(422)
  })

  it('takes other groups and quotas', async () => {
    const { id } = await steps.withList(allegany, 12)
    const given = { strata: { field: 'school' }, quotas: [{ name: 'Discipline', atLeast: 0 }] }
    const { body } = await steps.draw(monitor, id, 6, given)
    expect(body.drawn?.strata.map(({ name, drawn }) => [name, drawn])).toEqual([
      ['School 0', 2],
      ['School 1', 2],
      ['School 2', 2],
    ])
    expect(body.drawn?.quotas.find(({ name }) => name === 'Discipline')).toMatchObject({ notMet: null })
  })

  it('is repeated only where no work is lost, or that is confirmed', async () => {
    const { id } = await steps.withSample(allegany, 4)
    await steps.changeRecord(admin, await firstOf(id), { leaConfirmedEnrolled: true })
    const refused = await steps.draw(monitor, id, 5)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '1 record already has answers. Redrawing will remove it.',
    ])
    expect((await steps.draw(monitor, id, 5, { confirm: true })).body.sampled).toBe(5)
    const removed = (await recordsOf(id)).filter(({ status }) => status === 8)
    expect(removed.map(({ reason }) => reason)).toEqual(Array(4).fill('Drawn anew'))
  })

  it('is made anew over answers only when that is confirmed, and their history stays', async () => {
    const record = await steps.readyRecord(allegany)
    const id = await steps.prongOf(record)
    expect((await steps.answer(monitor, record, 'dab-4-01', 0, { value: 'Y' })).status).toBe(200)
    expect((await steps.prong(monitor, id)).body.status).toBe(6)
    const refused = await steps.draw(monitor, id, 3)
    const lost = '1 record already has answers. Redrawing will remove it.'
    expect([refused.status, refused.body.message]).toEqual([409, lost])
    expect((await steps.previewDraw(monitor, id, 3)).body).toMatchObject({ lost, removed: 3 })
    expect((await steps.prong(monitor, id)).body.status).toBe(6)
    const drawn = await steps.draw(monitor, id, 3, { confirm: true })
    expect([drawn.status, drawn.body.sampled, drawn.body.status]).toEqual([200, 3, 3])
    const left = (await recordsOf(id)).find((one) => one.id === record)
    expect([left?.status, left?.reason]).toEqual([8, 'Drawn anew'])
    const actions = (await auditOf(api, 'auditRecord', record)).map(({ action }) => action)
    expect(actions).toContain('updateItemResponse')
    expect((await steps.answer(monitor, record, 'dab-4-01', 1, { value: 'N' })).status).toBe(409)
  })

  it('is made once when two monitors draw at once', async () => {
    const { id } = await steps.withList(allegany, 12)
    await Promise.all(['a', 'b', 'c'].map(() => steps.draw(monitor, id, 6)))
    expect(orders(await recordsOf(id))).toHaveLength(6)
    expect((await steps.upload(admin, id, studentCsv(3))).body.message).toMatch(/^The sample is drawn/)
  })
})

describe('changes of a sample', () => {
  it('top it up and trim it, and keep who is started', async () => {
    const { id } = await steps.withSample(allegany, 4)
    const before = orders(await recordsOf(id))
    const kept = (await recordsOf(id)).at(-1)
    await steps.changeRecord(admin, kept ?? { id: 0, version: 0 }, { leaConfirmedEnrolled: true })
    expect((await steps.draw(monitor, id, 6, { updateOnly: true })).body.sampled).toBe(6)
    expect(orders(await recordsOf(id)).slice(0, 4)).toEqual(before)
    expect((await steps.draw(monitor, id, 2, { updateOnly: true })).body.sampled).toBe(2)
    expect(orders(await recordsOf(id))).toEqual([before[0], before[3]])
    const tooSmall = await steps.draw(monitor, id, 0, { updateOnly: true })
    expect([tooSmall.status, tooSmall.body.fields]).toMatchObject([422, {}])
    expect((await steps.sample(monitor, id)).body.drawn?.changes).toBe(2)
  })

  it('add by hand with a reason, and over a fifth only when confirmed', async () => {
    const { id } = await steps.withSample(allegany, 5)
    const drawn = new Set((await recordsOf(id)).map(({ student }) => student))
    const { rows } = (await steps.population(monitor, id)).body
    const [next = 0, further = 0] = rows.flatMap((row) => (drawn.has(row.student) ? [] : [row.id]))
    for (const other of others)
      expect([other, (await steps.addByHand(other, id, next, '?reason=x')).status]).toEqual([other, 403])
    const bare = await steps.addByHand(monitor, id, next)
    expect([bare.status, bare.body.fields]).toEqual([422, { reason: ['Reason is required.'] }])
    expect((await steps.addByHand(monitor, id, 999_999, '?reason=x')).status).toBe(404)
    expect((await steps.addByHand(monitor, id, next, '?reason=Complaint')).status).toBe(200)
    const added = (await recordsOf(id)).at(-1)
    expect(added).toMatchObject({ origin: 'Manual add', reason: 'Complaint', order: 6 })
    const twice = await steps.addByHand(monitor, id, next, '?reason=x&confirm=true')
    expect([twice.status, twice.body.message]).toEqual([409, 'This student is in the sample already.'])
    expect((await steps.addByHand(monitor, id, further, '?reason=x')).status).toBe(409)
    expect((await steps.addByHand(monitor, id, further, '?reason=x&confirm=true')).body.sampled).toBe(7)
  })

  it('replace and remove a record, with a reason', async () => {
    const { id } = await steps.withSample(allegany, 4)
    const record = await firstOf(id)
    expect((await steps.changeRecord(admin, record, { status: 7, reason: 'x' })).status).toBe(403)
    expect((await steps.changeRecord(monitor, record, { status: 7 })).body.fields).toEqual({
      reason: ['Reason is required.'],
    })
    const { status, body } = await steps.changeRecord(monitor, record, { status: 7, reason: 'Moved away' })
    expect([status, body.order, body.origin, body.status]).toEqual([200, record.order, 'Replacement', 0])
    const again = await steps.changeRecord(monitor, record, { status: 7, reason: 'Moved away' })
    expect(again.status).toBe(409)
    expect((await steps.removeRecord(admin, body, 'x')).status).toBe(403)
    expect((await steps.removeRecord(monitor, body)).status).toBe(422)
    expect((await steps.removeRecord(monitor, { ...body, version: 9 }, 'x')).status).toBe(409)
    expect((await steps.removeRecord(monitor, body, 'Left')).status).toBe(204)
    expect(orders(await recordsOf(id))).toHaveLength(3)
    expect((await auditOf(api, 'auditRecord', record.id)).map(({ action }) => action)).toEqual([
      'updateSampleRecord',
    ])
  })

  it('replace a record once when two monitors do it at once', async () => {
    const { id } = await steps.withSample(allegany, 4)
    const record = await firstOf(id)
    const replace = () => steps.changeRecord(monitor, record, { status: 7, reason: 'Left' })
    expect(statuses(await Promise.all([replace(), replace(), replace()]))).toEqual([200, 409, 409])
    expect(orders(await recordsOf(id))).toHaveLength(4)
  })

  it('delete the whole sample, which leads back to the list', async () => {
    const { id } = await steps.withSample(allegany, 4)
    for (const one of others) expect([one, (await steps.deleteSample(one, id)).status]).toEqual([one, 403])
    expect((await steps.deleteSample(monitor, id)).body).toMatchObject({ status: 2, sampled: 0, drawn: null })
    expect((await steps.deleteSample(monitor, id)).status).toBe(409)
    expect((await steps.upload(admin, id, studentCsv(3))).status).toBe(200)
  })
})

describe('a record of a sample', () => {
  it('is confirmed or left by its agency, and noted and assigned by the state', async () => {
    const { id } = await steps.withSample(allegany, 4)
    const record = await firstOf(id)
    const confirm = { leaConfirmedEnrolled: true }
    for (const one of [monitor, 'liaison@state.example', user])
      expect([one, (await steps.changeRecord(one, record, confirm)).status]).toEqual([
        one,
        one === user ? 404 : 403,
      ])
    expect((await steps.changeRecord(admin, record, { note: 'x' })).status).toBe(403)
    const left = { leaConfirmedEnrolled: false }
    expect((await steps.changeRecord(admin, record, left)).body.fields).toHaveProperty('leftOn')
    const gone = await steps.changeRecord(admin, record, { ...left, leftOn: '2025-01-02' })
    expect(gone.body).toMatchObject({ leaConfirmedEnrolled: false, leftOn: '2025-01-02' })
    expect((await steps.changeRecord(admin, record, confirm)).status).toBe(409)
    const back = (await steps.changeRecord(admin, gone.body, confirm)).body
    expect(back.leftOn).toBeNull()
    const monitorId = await api.userId(monitor)
    const noted = await steps.changeRecord(monitor, back, { note: 'Ask.', assignedMonitorId: monitorId })
    expect(noted.body).toMatchObject({ note: 'Ask.', assignedMonitorId: monitorId })
    expect((await steps.changeRecord(monitor, noted.body, { assignedMonitorId: 'nobody' })).status).toBe(422)
    expect((await steps.records(admin, id)).body[0]?.note).toBe('')
    expect((await steps.records(user, id)).body).toEqual([])
  })

  it('is confirmed with all others at once, but for those that left', async () => {
    const { id } = await steps.withSample(allegany, 4)
    const left = { leaConfirmedEnrolled: false, leftOn: '2025-01-02' }
    await steps.changeRecord(admin, await firstOf(id), left)
    for (const one of [monitor, user])
      expect([one, (await steps.confirmAll(one, id)).status]).toEqual([one, 403])
    const { body } = await steps.confirmAll(admin, id)
    expect(body.map(({ leaConfirmedEnrolled }) => leaConfirmedEnrolled)).toEqual([false, true, true, true])
  })
})

describe('the certificate of a sample', () => {
  it('proves the draw and every change to whoever has the list, and names no child', async () => {
    const { id } = await steps.withSample(allegany, 6)
    await steps.draw(monitor, id, 8, { updateOnly: true })
    await steps.changeRecord(monitor, await firstOf(id), { status: 7, reason: 'Left' })
    await steps.removeRecord(monitor, await firstOf(id), 'Left')
    const certificate = JSON.stringify((await steps.certificate(user, id)).body)
    expect(certificate).not.toMatch(/400000|Last\d|First\d/)
    const pdf = `/api/msde/desk-audit/sample-certificate/${id}?format=pdf`
    expect((await steps.send(user, 'get', pdf)).status).toBe(200)
    const folder = await mkdtemp(join(tmpdir(), 'verify-draw-'))
    const [proof, list] = [join(folder, 'certificate.json'), join(folder, 'list.csv')]
    const verify = () =>
      promisify(execFile)(
        process.execPath,
        ['-C', '@portal/source', '--import', '@oxc-node/core/register', 'src/verify-draw.ts', proof, list],
        { cwd: new URL('../../../..', import.meta.url) },
      )
    try {
      await writeFile(proof, certificate)
      await writeFile(list, studentCsv(12))
      expect((await verify()).stdout).toMatch(/^The draw is proven: 7 of 12 rows are in the sample\.\n/)
      await writeFile(proof, certificate.replace('"seed":2025', '"seed":2026'))
      await expect(verify()).rejects.toMatchObject({ code: 1 })
      await writeFile(list, studentCsv(11))
      await expect(verify()).rejects.toMatchObject({ code: 1 })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
