import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSetSteps, done, writtenItem } from '../../../testing/audits/audit-set-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const liaison = 'liaison@state.example'

let api: TestApi
let steps: ReturnType<typeof auditSetSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = auditSetSteps(api)
})
afterAll(() => api.close())

describe('the document set of an agency', () => {
  it('lists what is missing and is handed in once every item has a document, an attestation or a reason', async () => {
    const { prongId, id } = await steps.asked(allegany)
    const set = done(await steps.set(admin, id))
    expect(set).toMatchObject({ items: expect.any(Array), open: 21, changed: 0, handedInOn: null })
    expect(set.items[0]?.gaps[0]).toMatch(/^Upload a document, attest/)
    expect(set.handIn).toEqual({
      allowed: false,
      reason: expect.stringMatching(/^21 items are not complete/),
    })
    expect((await steps.handIn(admin, prongId)).status).toBe(409)

    const [first, second] = set.items
    if (!first || !second) throw new Error('The set has no items.')
    done(await steps.uploadFiles(admin, id, { itemId: first.id }))
    const half = done(await steps.saveItem(admin, id, first.id, 0, { pages: 'p. 12-14' }))
    expect(half.items[0]?.gaps).toEqual(['Effective date is required.'])
    done(await steps.saveItem(admin, id, first.id, 1, writtenItem))
    const attested = await steps.saveItem(admin, id, second.id, 0, { standing: 'noChange' })
    expect([attested.status, Object.keys(attested.body.fields ?? {})]).toEqual([422, ['standing']])
    expect(await steps.excuseAll(admin, id)).toMatchObject({ open: 0, changed: 1, notApplicable: 20 })
    const sent: { status: number } = done(await steps.handIn(admin, prongId))
    expect(sent.status).toBe(5)

    const after = done(await steps.set(admin, id))
    expect(after.save.reason).toMatch(/^Handed in on/)
    expect(after.upload.allowed).toBe(false)
    expect(after.items[0]?.documents[0]?.remove.allowed).toBe(false)
    expect((await steps.saveItem(admin, id, first.id, 2, { pages: '1' })).status).toBe(409)
    const { audit } = done(await steps.prong(monitor, prongId))
    const row = done(await steps.sets(monitor)).find((one) => one.id === audit.id)
    expect(row).toMatchObject({ open: 0, changed: 1, handedInOn: expect.any(String) })
  })

  it('refuses what does not fit, a stale version and people who do not work on it', async () => {
    const { id } = await steps.asked(allegany)
    const [first] = done(await steps.set(admin, id)).items
    const item = first?.id ?? ''
    const wrong = await steps.saveItem(admin, id, item, 0, {
      revisedOn: '2999-01-01',
      effectiveOn: '2025-01-01',
    })
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['revisedOn', 'effectiveOn']])
    done(await steps.saveItem(admin, id, item, 0, { pages: '3' }))
    expect((await steps.saveItem(admin, id, item, 0, { pages: '4' })).status).toBe(409)
    expect((await steps.saveItem(monitor, id, item, 1, { pages: '4' })).status).toBe(403)
    expect((await steps.saveItem(user, id, item, 1, { pages: '4' })).status).toBe(404)
    expect((await steps.saveItem(admin, id, 'none', 0, { pages: '4' })).status).toBe(404)
    done(await steps.uploadFiles(admin, id, { itemId: item }))
    expect(done(await steps.set(liaison, id))).toMatchObject({ filesHidden: true })
    expect(done(await steps.set(liaison, id)).items[0]?.documents).toEqual([])
    expect((await steps.send(monitor, 'get', `/api/msde/desk-audit/document-set/${id}`)).status).toBe(404)
  })

  it('carries an accepted version forward, keeps old versions, and asks to revise what was not met', async () => {
    const first = await steps.handedIn(allegany)
    const { itemId } = first
    const before = done(await steps.set(admin, first.id))
    const [other] = before.items.slice(1)
    await steps.reported(first.prongId, first.id, { [itemId]: 'Met', [other?.id ?? '']: 'Not met' })

    const next = await steps.asked(allegany)
    const set = done(await steps.set(admin, next.id))
    const item = set.items.find((one) => one.id === itemId)
    expect(item?.former).toMatchObject({ pages: 'p. 12-14', documents: [{ title: 'Plan' }] })
    expect(item?.attest.allowed).toBe(true)
    expect(set.items.find((one) => one.id === other?.id)?.attest.allowed).toBe(false)
    const carried = done(await steps.saveItem(admin, next.id, itemId, 0, { standing: 'noChange' }))
    expect(carried.unchanged).toBe(1)
    expect(carried.items.find((one) => one.id === itemId)).toMatchObject({
      ...writtenItem,
      attestedBy: { id: await api.userId(admin) },
      attestedOn: expect.any(String),
      gaps: [],
    })

    done(await steps.uploadFiles(admin, next.id, { itemId }))
    const changed = done(
      await steps.saveItem(admin, next.id, itemId, 1, { standing: 'documents', pages: 'p. 20' }),
    ).items.find((one) => one.id === itemId)
    expect(changed).toMatchObject({ attestedBy: null, attestedOn: null })
    const versions = changed?.versions.map(({ handedInOn, documents }) => [
      handedInOn !== null,
      documents.length,
    ])
    expect(versions?.slice(-2)).toEqual([
      [true, 1],
      [false, 1],
    ])

    const [finding] = done(await steps.progress(monitor, first.prongId)).findings
    const found = done(await steps.findings.get(monitor, finding?.id ?? 0))
    done(
      await steps.findings.act(admin, found, 'verification-request', {
        note: 'The policy was revised and approved.',
      }),
    )
    const round = done(await steps.openRound(monitor, done(await steps.prong(monitor, first.prongId)).audit))
    const [revised] = done(await steps.records(monitor, round.id))
    const revisedSet = done(await steps.set(admin, revised?.id ?? 0))
    expect(revisedSet.items).toHaveLength(1)
    expect(revisedSet.items[0]?.revision).toMatchObject({
      comment: 'The time limit is missing.',
      dueOn: expect.any(String),
    })
    const content = done(await steps.content(monitor, { id: revised?.id ?? 0, prongId: round.id }))
    expect(content.extraFields.map(({ key }) => key)).toContain('implementation')
  })

  it('keeps a version that was handed in when the set is returned', async () => {
    const { prongId, id, itemId } = await steps.handedIn(allegany)
    const back = done(
      await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 4, {
        reason: 'Page 3 is cut off.',
      }),
    )
    expect(back.status).toBe(4)
    done(await steps.uploadFiles(admin, id, { itemId }))
    const item = done(await steps.set(admin, id)).items.find((one) => one.id === itemId)
    expect(item?.documents.map(({ remove }) => remove.allowed)).toEqual([false, true])
    const versions = item?.versions.slice(-2) ?? []
    expect(versions.map(({ documents }) => documents[0]?.id)).toEqual(item?.documents.map((one) => one.id))
    const refused = await steps.deleteFile(admin, item?.documents[0]?.id ?? '')
    expect(refused.body.message).toBe(
      'This version was handed in and is kept. Upload the next one beside it.',
    )
  })
})
