import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSteps, type SampleRecord } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const readers = ['liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof auditSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

async function sampled(): Promise<{ prongId: number; records: SampleRecord[]; first: SampleRecord }> {
  const { id } = await steps.withSample(allegany, 3)
  const records = (await steps.records(monitor, id)).body
  const [first] = records
  if (!first) throw new Error('The sample is empty.')
  return { prongId: id, records, first }
}

const download = async (who: string, id: string) =>
  api.call<string>('get', `/api/msde/desk-audit/supporting-file/${id}`, { token: await api.tokenFor(who) })

describe('documents of a record', () => {
  it('are uploaded by those who work on it, and read by nobody else', async () => {
    const { prongId, first } = await sampled()
    for (const one of readers)
      expect([one, (await steps.uploadFiles(one, first.id)).status]).toEqual([one, 403])
    for (const one of [user, 'admin@howard.example'])
      expect([one, (await steps.uploadFiles(one, first.id)).status]).toEqual([one, 404])
    expect((await steps.uploadFiles(admin, first.id, { itemId: 'none' })).body.fields).toHaveProperty(
      'itemId',
    )
    await steps.assign(admin, prongId, [first.id], await api.userId(user))
    const { status, body } = await steps.uploadFiles(user, first.id, { itemId: 'dab-1-01' })
    expect([status, body.map(({ title, itemId }) => [title, itemId])]).toEqual([201, [['Plan', 'dab-1-01']]])
    const [file] = body
    for (const one of readers) {
      expect([one, (await steps.files(one, first.id)).status]).toEqual([one, 403])
      expect([one, (await download(one, file?.id ?? '')).status]).toEqual([one, 403])
    }
    expect((await download('admin@howard.example', file?.id ?? '')).status).toBe(404)
    expect((await download(monitor, file?.id ?? '')).body).toContain('%PDF')
    expect((await auditOf(api, 'auditRecord', first.id)).map(({ action }) => action)).toEqual([
      'assignRecords',
      'uploadRecordFiles',
      'downloadRecordFile',
    ])
  })

  it('move the prong on with the first of them, once, however many come at once', async () => {
    const { prongId, records } = await sampled()
    const answers = await Promise.all(records.map(({ id }) => steps.uploadFiles(admin, id)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await steps.prong(monitor, prongId)).body.status).toBe(4)
    expect((await steps.records(admin, prongId)).body.map(({ documents }) => documents)).toEqual([1, 1, 1])
  })

  it('are complete when each record has one or a reason', async () => {
    const { prongId, records, first } = await sampled()
    await steps.uploadFiles(admin, first.id)
    const complete = async () => steps.setStatus(admin, (await steps.prong(admin, prongId)).body, 5)
    expect((await complete()).body.message).toBe('2 students have no document. Add a file or a reason.')
    const reason = { noDocumentReason: 'On paper.' }
    expect((await steps.changeRecord(readers[0] ?? '', records[1] ?? first, reason)).status).toBe(403)
    for (const record of records.slice(1)) await steps.changeRecord(admin, record, reason)
    expect((await complete()).body.status).toBe(5)
  })

  it('keep their record from a redraw, and are deleted by their own side', async () => {
    const { prongId, first } = await sampled()
    const [file] = (await steps.uploadFiles(admin, first.id)).body
    expect((await steps.draw(monitor, prongId, 3)).status).toBe(409)
    expect((await steps.deleteFile(monitor, file?.id ?? '')).status).toBe(403)
    expect((await steps.deleteFile('admin@howard.example', file?.id ?? '')).status).toBe(404)
    expect((await steps.deleteFile(admin, file?.id ?? '')).body).toEqual([])
    expect((await steps.deleteFile(admin, file?.id ?? '')).status).toBe(404)
    expect((await steps.draw(monitor, prongId, 3)).status).toBe(200)
  })

  it('are listed for a prong, the newest first, to those who see the records', async () => {
    const { prongId, records, first } = await sampled()
    const second = records[1] ?? first
    await steps.uploadFiles(admin, first.id, { itemId: 'dab-1-01' })
    await steps.uploadFiles(admin, second.id)
    const listed = (who: string) => steps.prongFiles(who, prongId)
    expect((await listed(monitor)).body).toMatchObject([
      { recordId: second.id, student: second.student, itemId: null, itemNumber: '' },
      { recordId: first.id, student: first.student, itemId: 'dab-1-01', itemNumber: '1.1' },
    ])
    for (const one of readers) expect([one, (await listed(one)).status]).toEqual([one, 403])
    expect((await listed('admin@howard.example')).status).toBe(404)
    expect((await listed(user)).body).toEqual([])
    await steps.assign(admin, prongId, [first.id], await api.userId(user))
    expect((await listed(user)).body.map(({ recordId }) => recordId)).toEqual([first.id])
  })

  it('stand in the history of their audit, which the state narrows by kind and day; the agency sees its own steps', async () => {
    const { prongId, first } = await sampled()
    await steps.uploadFiles(admin, first.id)
    const { audit } = (await steps.prong(monitor, prongId)).body
    const history = (who: string, query = '') =>
      steps.send<{ total: number; rows: { action: string; targetType: string }[] }>(
        who,
        'get',
        `/api/audit-trail/records/audit/${audit.id}${query}`,
      )
    const actions = async (who: string, query?: string) =>
      (await history(who, query)).body.rows.map(({ action }) => action)
    expect(await actions(monitor)).toEqual(expect.arrayContaining(['uploadRecordFiles', 'generateSample']))
    expect(await actions(monitor, '?kind=auditRecord')).toEqual(['uploadRecordFiles'])
    expect(await actions(monitor, '?from=2999-01-01')).toEqual([])
    const seen = (await history(admin)).body.rows
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen.map(({ targetType }) => targetType))).toEqual(new Set(['audit']))
  })
})
