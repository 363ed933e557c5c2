import { trainingTexts } from '@portal/domain'
import type { AnswerOf, createTrainingItem, listTraining, uploadTrainingFile } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { aPdf, upload, type UploadFile } from '../../testing/upload-steps.js'

type Item = AnswerOf<typeof createTrainingItem>
type List = AnswerOf<typeof listTraining>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const local = 'user@allegany.example'
const base = '/api/help/tutorials'

let api: TestApi
let send: ReturnType<typeof selfAssessmentSteps>['send']
beforeAll(async () => {
  api = await startTestApi()
  send = selfAssessmentSteps(api).send
})
afterAll(() => api.close())

const input = (given: object = {}) => ({
  title: 'How to correct a finding',
  summary: 'Both prongs in five minutes.',
  kind: 'FAQ',
  module: 'Findings',
  routes: ['/compliance/findings'],
  body: '<p>Open the finding.</p>',
  ...given,
})
const add = async (given: object = {}): Promise<Item> =>
  (await send<Item>(monitor, 'post', base, input(given))).body
const act = (user: string, name: string, { id, version }: Item, more: object = {}) =>
  send<Item>(user, 'post', `${base}/items/${id}/${name}`, { version, ...more })
const publish = async (item: Item): Promise<Item> =>
  (await act(monitor, 'publish', item, { published: true })).body
const list = async (user: string, query = ''): Promise<List> =>
  (await send<List>(user, 'get', `${base}${query}`)).body
const ids = async (user: string, query = '') => (await list(user, query)).items.map(({ id }) => id)
const fieldsOf = ({ body }: { body: unknown }) => (body as Refusal).fields
const put = (item: Item, given: object = {}, user = monitor) =>
  send<Item>(user, 'put', `${base}/items/${item.id}`, { ...input(given), version: item.version })

/** The first bytes of an MP4 film. */
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from('ftypisom\0\0\u0002\0isomiso2', 'latin1'),
  Buffer.alloc(5000, 7),
])
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n')
const sendFile = (item: Item, place: string, file: UploadFile, user = monitor) =>
  upload<AnswerOf<typeof uploadTrainingFile>>(api, user, {
    to: `${api.url}${base}/files`,
    fields: [
      ['itemId', String(item.id)],
      ['place', place],
      ['titles', file.name],
    ],
    files: [file],
  })

describe('an item', () => {
  it('is a draft for editors until it is published to its audience', async () => {
    const draft = await add({ roles: ['LocalAdmin'] })
    expect(draft).toMatchObject({ published: false, version: 1, mark: null, usage: { opened: 0 } })
    expect(await ids(admin)).not.toContain(draft.id)
    const shown = await publish(draft)
    expect(shown).toMatchObject({ published: true, version: 2, mark: 'New' })
    expect(await ids(admin)).toContain(draft.id)
    expect(await ids(local)).not.toContain(draft.id)
    expect((await list(admin)).items.find(({ id }) => id === draft.id)).toMatchObject({ usage: null })
    expect((await act(monitor, 'publish', shown, { published: false })).body.published).toBe(false)
    expect(await ids(admin)).not.toContain(draft.id)
    expect((await auditOf(api, 'trainingItem', draft.id)).map(({ action }) => action)).toEqual([
      'createTrainingItem',
      'publishTrainingItem',
      'withdrawTrainingItem',
    ])
  })

  it('is edited by monitors alone', async () => {
    const item = await publish(await add())
    for (const user of [admin, local, 'liaison@state.example', 'disputes@state.example']) {
      expect((await send(user, 'post', base, input())).status).toBe(403)
      expect((await put(item, {}, user)).status).toBe(403)
      for (const name of ['publish', 'delete', 'restore'])
        expect((await act(user, name, item, { published: false })).status).toBe(403)
      expect((await send(user, 'put', `${base}/order`, { ids: [item.id] })).status).toBe(403)
      expect((await send(user, 'get', `${base}?show=deleted`)).status).toBe(403)
    }
    expect((await list(admin)).edit.allowed).toBe(false)
  })

  it('names every field that is wrong, and stores clean text only', async () => {
    const refused = await send(
      monitor,
      'post',
      base,
      input({ title: ' ', url: 'ftp://x', roles: ['Nobody'] }),
    )
    expect(Object.keys(fieldsOf(refused) ?? {}).toSorted()).toEqual(['roles', 'title', 'url'])
    const item = await add({ body: '<p onclick="x()">Read<script>alert(1)</script></p>' })
    expect(item.body).toBe('<p>Read</p>')
  })

  it('cannot lose what it was published with, and tells of a change made meanwhile', async () => {
    const item = await publish(await add())
    expect(fieldsOf(await put(item, { body: '' }))).toEqual({ body: [trainingTexts.answer] })
    const changed = (await put(item, { title: 'Another title' })).body
    const late = await put(item, { title: 'Mine' })
    expect(late.status).toBe(409)
    expect((late.body as unknown as { current: Item }).current).toMatchObject({
      title: changed.title,
      version: 3,
    })
  })

  it('is deleted and taken back as a draft', async () => {
    const item = await publish(await add())
    const gone = (await act(monitor, 'delete', item)).body
    expect(gone).toMatchObject({ isDeleted: true, published: false })
    expect(await ids(monitor)).not.toContain(item.id)
    expect(await ids(monitor, '?show=deleted')).toContain(item.id)
    expect((await put(gone)).status).toBe(409)
    const back = (await act(monitor, 'restore', gone)).body
    expect(back).toMatchObject({ isDeleted: false, published: false })
    expect((await act(monitor, 'restore', back)).status).toBe(409)
  })

  it('stands where editors put it', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    const before = await ids(monitor)
    const wanted = [third.id, first.id, ...before.filter((id) => id !== third.id && id !== first.id)]
    const { body } = await send<List>(monitor, 'put', `${base}/order`, { ids: wanted })
    expect(body.items.map(({ id }) => id)).toEqual(wanted)
    expect(body.items.find(({ id }) => id === second.id)?.version).toBe(second.version)
    await send(monitor, 'put', `${base}/order`, { ids: [second.id] })
    expect((await ids(monitor))[0]).toBe(second.id)
    expect(fieldsOf(await send(monitor, 'put', `${base}/order`, { ids: [999_999] }))).toHaveProperty('ids')
  })
})

describe('what people do with it', () => {
  it('is counted for editors: opened, watched, helped', async () => {
    const item = await publish(await add())
    const use = (user: string, given: object) =>
      send<Item>(user, 'post', `${base}/items/${item.id}/use`, given)
    await use(admin, { opened: true })
    await use(admin, { opened: true, watched: true })
    expect((await use(admin, { helped: true })).body).toMatchObject({
      helped: true,
      watchedOn: expect.any(String),
      usage: null,
    })
    await use(local, { opened: true, helped: false })
    const usageOf = async () => (await list(monitor)).items.find(({ id }) => id === item.id)?.usage
    expect(await usageOf()).toEqual({ opened: 3, people: 2, watched: 1, helped: 1, notHelped: 1 })
    await use(admin, { watched: false, helped: null })
    expect(await usageOf()).toEqual({ opened: 3, people: 2, watched: 0, helped: 0, notHelped: 1 })
  })

  it('is for those whom the item is for', async () => {
    const draft = await add()
    expect((await send(admin, 'post', `${base}/items/${draft.id}/use`, { opened: true })).status).toBe(404)
    const other = await publish(await add({ roles: ['LocalAdmin'] }))
    expect((await send(local, 'post', `${base}/items/${other.id}/use`, { opened: true })).status).toBe(404)
  })
})

describe('a film', () => {
  it('is published with captions or a transcript, and read in parts', async () => {
    const film = await add({ kind: 'Video', body: '' })
    expect(Object.keys(fieldsOf(await act(monitor, 'publish', film, { published: true })) ?? {})).toEqual([
      'file',
      'transcript',
    ])
    expect((await sendFile(film, 'file', { name: 'tour.mp4', bytes: mp4 })).status).toBe(201)
    expect((await sendFile(film, 'captions', { name: 'tour.vtt', bytes: vtt })).status).toBe(201)
    const whole = (await list(monitor)).items.find(({ id }) => id === film.id)
    expect(whole).toMatchObject({
      file: { fileName: 'tour.mp4', mime: 'video/mp4', size: mp4.length },
      captions: { mime: 'text/vtt' },
    })
    expect((await publish(whole as Item)).published).toBe(true)
    const token = await api.tokenFor(local)
    const part = await fetch(`${api.url}${base}/items/${film.id}/file`, {
      headers: { authorization: `Bearer ${token}`, range: 'bytes=4-7' },
    })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    expect(part.headers.get('content-disposition')).toContain('attachment')
  })

  it('takes no other file, from nobody else, and no film goes where documents go', async () => {
    const film = await add({ kind: 'Video' })
    const refusals = [
      await sendFile(film, 'file', { name: 'tour.pdf', bytes: aPdf }),
      await sendFile(film, 'captions', { name: 'tour.mp4', bytes: mp4 }),
      await sendFile(film, 'file', { name: 'tour.mp4', bytes: Buffer.from('no film') }),
      await sendFile(await add(), 'file', { name: 'tour.mp4', bytes: mp4 }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect((await sendFile(film, 'file', { name: 'tour.mp4', bytes: mp4 }, admin)).status).toBe(403)
    const elsewhere = await upload(api, admin, {
      fields: [
        ['subSectionResponseId', '1'],
        ['titles', 'Film'],
      ],
      files: [{ name: 'tour.mp4', bytes: mp4 }],
    })
    expect(elsewhere.status).not.toBe(201)
  })

  it('of a draft is not sent to its audience', async () => {
    const film = await add({ kind: 'Video' })
    await sendFile(film, 'file', { name: 'tour.mp4', bytes: mp4 })
    expect((await send(local, 'get', `${base}/items/${film.id}/file`)).status).toBe(404)
    expect((await send(monitor, 'get', `${base}/items/${film.id}/captions`)).status).toBe(404)
  })
})
