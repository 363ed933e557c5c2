import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runAs } from '../../testing/run-as.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import type { ContentCommand } from './content-command.js'
import type { ContentPort, StoredNode, StoredVersion } from './content-port.js'
import { addContentNode, saveContentNode } from './editor/content-nodes-service.js'
import { createContentVersion, publishContentVersion } from './versions/content-versions-service.js'

// Content of an invented activity, which keeps what people bring to a harvest in memory.

let versions: StoredVersion[] = []
let nodes = new Map<number, StoredNode[]>()

const isOf = (id?: number) => (version: StoredVersion) => id === undefined || version.id === id
const nodesOf = (id: number) => nodes.get(id) ?? []
const done = () => Promise.resolve()
const change = (id: number, columns: Partial<StoredVersion>) => {
  versions = versions.map((version) => (version.id === id ? { ...version, ...columns } : version))
}

const harvestContent: ContentPort = {
  kind: 'required-documents',
  title: 'Harvest',
  history: { version: 'harvestVersion', node: 'harvestContent', publish: 'publishContentVersion' },
  listVersions: (_db, id) => Promise.resolve(versions.filter(isOf(id))),
  lockVersion: done,
  listNodes: (_db, id) => Promise.resolve(nodesOf(id)),
  versionOfPlace: () => Promise.resolve(null),
  insertNode(_tx, id, node) {
    const row = { rowId: nodesOf(id).length + 1, version: 1, answers: 0, published: false }
    nodes.set(id, [...nodesOf(id), { ...node, ...row, changedBy: null, changedOn: null }])
    return done()
  },
  updateNode(_tx, node) {
    const changed = { ...node, version: node.version + 1 }
    const isChanged = ({ contentId }: StoredNode) => contentId === node.contentId
    for (const { id } of versions.filter(({ state }) => state === 'Draft'))
      nodes.set(
        id,
        nodesOf(id).map((one) => (isChanged(one) ? changed : one)),
      )
    return done()
  },
  placeNodes: done,
  deleteNodes: done,
  copyVersion(_tx, from, year) {
    const id = versions.length + 1
    const source = versions.find(isOf(from))
    if (!source) throw new Error('There is no such version.')
    versions.push({ ...source, id, year, state: 'Draft', number: null, reviews: 0 })
    nodes.set(id, nodesOf(from))
    return Promise.resolve(id)
  },
  deleteVersion: done,
  publishVersion(_tx, id, { on }) {
    change(id, { state: 'Published', number: id, publishedOn: on, reviews: 3 })
    return Promise.resolve(3)
  },
  applyVersion: () => Promise.resolve({ applied: 0, test: 0 }),
  upgrades: {
    hasRecord: () => Promise.resolve(false),
    listStarted: () => Promise.resolve([]),
    lockRecords: done,
    upgradeRecord: done,
  },
  listLinked: () => Promise.resolve(null),
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  nodes = new Map()
  const counts = { reviews: 0, testReviews: 0, notStarted: 0, testNotStarted: 0 }
  const draft = { state: 'Draft', number: null, publishedBy: null, publishedOn: null } as const
  versions = [{ id: 1, year: 2026, part: 'Part B', title: 'Harvest', ...draft, ...counts }]
})

const edit = <T>(act: (command: ContentCommand) => Promise<T>) =>
  runAs(api, 'monitor@state.example', (command) => act({ ...command, port: harvestContent }))

const texts = {
  title: 'Baskets',
  group: 'Tools',
  description: 'Of willow.',
  help: 'Two each.',
  dueRule: 'June',
}

async function aPublishedVersion(): Promise<string> {
  const { contentId } = await edit((command) => addContentNode(command, 1, { parentId: null, copyOf: null }))
  await edit((command) => saveContentNode(command, { id: 1, contentId }, { fields: texts, version: 1 }))
  await edit((command) => publishContentVersion(command, 1, { applyToNotStarted: false }))
  return contentId
}

it('edits and publishes content that another feature stores', async () => {
  const contentId = await aPublishedVersion()
  expect(versions).toMatchObject([{ state: 'Published', number: 1 }])
  expect(nodesOf(1)).toMatchObject([{ contentId, fields: texts }])
})

it('refuses to publish what is unfinished', async () => {
  await edit((command) => addContentNode(command, 1, { parentId: null, copyOf: null }))
  const publish = edit((command) => publishContentVersion(command, 1, { applyToNotStarted: false }))
  await expect(publish).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(versions).toMatchObject([{ state: 'Draft' }])
})

it('never changes what is published, and changes a copy instead', async () => {
  const contentId = await aPublishedVersion()
  const save = (id: number, version: number) =>
    edit((command) => saveContentNode(command, { id, contentId }, { fields: { title: 'Sacks' }, version }))
  await expect(save(1, 2)).rejects.toThrow('3 reviews use it')
  const copy = await edit((command) => createContentVersion(command, { fromId: 1, year: 2026 }))
  await save(copy.id, 2)
  expect(nodesOf(1)[0]?.fields.title).toBe('Baskets')
  expect(nodesOf(copy.id)[0]?.fields.title).toBe('Sacks')
})
