import { allowed, forbidden, wrongState } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { foundOr, type Command, type RecordKind } from '../../server/command.js'
import { runAs } from '../../testing/run-as.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { assignmentsOf } from './assignments.js'

// An invented activity: people of an agency keep gardens, which are stored in memory.

interface Garden {
  id: number
  answer: string
  facts: { leaId: number; isOpen: boolean }
}
const gardens = new Map<number, Garden>()
let keepers: { id: number; userId: string }[] = []
const said: string[] = []

const gardenKind: RecordKind<Command, number, Garden, never> = {
  found: foundOr('There is no such garden.'),
  lock: () => Promise.resolve(),
  find: (_command, id) => Promise.resolve(gardens.get(id) ?? null),
  version: () => ({ version: 1, changed: null }),
  target: ({ id, facts }) => ({ targetType: 'garden', targetId: id, leaId: facts.leaId }),
  write: () => Promise.resolve(),
}
const keeperRows = () => {
  const rows = keepers.map(({ id, userId }) => ({ id, user_id: userId }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(id int, user_id text)`
}
const gardeners = assignmentsOf(gardenKind, {
  mayAssign: (_actor, { isOpen }) => (isOpen ? allowed : wrongState('The garden is closed.')),
  mayList: (actor) => (actor.leaId === null ? forbidden('Only agencies look at gardeners.') : allowed),
  assigned: (id) => sql`${keeperRows()} where a.id = ${id}`,
  open: ({ userId }) => sql`select a.id from ${keeperRows()} where a.user_id = ${userId}`,
  add: (_tx, { id, userId }) => {
    const isNew = !keepers.some((one) => one.id === id && one.userId === userId)
    if (isNew) keepers.push({ id, userId })
    return Promise.resolve(isNew)
  },
  remove: (_tx, { id, userId }) => {
    const before = keepers.length
    keepers = keepers.filter((one) => one.id !== id || one.userId !== userId)
    return Promise.resolve(keepers.length < before)
  },
  actions: { assign: 'assignUser', remove: 'removeUser', handOver: 'handOverSubsection' },
  touch: (_command, { id }) => Promise.resolve(void said.push(`touched ${id}`)),
  notify: (_command, { id }, kind) => Promise.resolve(void said.push(`${kind} ${id}`)),
})

let api: TestApi
let ann: string
let ben: string
beforeAll(async () => {
  api = await startTestApi()
  ann = await api.userId('user@allegany.example')
  ben = await api.userId('admin2@allegany.example')
})
afterAll(() => api.close())
beforeEach(() => {
  gardens.clear()
  gardens.set(7, { id: 7, answer: 'Roses', facts: { leaId: 1, isOpen: true } })
  gardens.set(8, { id: 8, answer: 'Herbs', facts: { leaId: 1, isOpen: false } })
  keepers = []
  said.length = 0
})

const as = <T>(email: string, act: (command: Command) => Promise<T>) => runAs(api, email, act)
const admin = 'admin@allegany.example'

it('assigns once, tells the person and writes the history', async () => {
  const people = await as(admin, (command) => gardeners.assign(command, 7, ann))
  expect(people.filter(({ isAssigned }) => isAssigned).map(({ id }) => id)).toEqual([ann])
  await as(admin, (command) => gardeners.assign(command, 7, ann))
  expect(said).toEqual(['assigned 7', 'touched 7'])
})

it('refuses people of elsewhere, closed records and those who may not look', async () => {
  const stranger = await api.userId('user@howard.example')
  await expect(as(admin, (command) => gardeners.assign(command, 7, stranger))).rejects.toThrow('This user')
  await expect(as(admin, (command) => gardeners.assign(command, 8, ann))).rejects.toThrow('closed')
  await expect(as(admin, (command) => gardeners.list(command, 7, 2))).rejects.toThrow('no such garden')
  const monitor = 'monitor@state.example'
  await expect(as(monitor, (command) => gardeners.list(command, 7, 1))).rejects.toThrow('Only agencies')
})

it('takes a person off, and one who was not assigned stays so', async () => {
  keepers = [{ id: 7, userId: ann }]
  await as(admin, (command) => gardeners.remove(command, 7, ben))
  expect(said).toEqual([])
  const people = await as(admin, (command) => gardeners.remove(command, 7, ann))
  expect(people.some(({ isAssigned }) => isAssigned)).toBe(false)
  expect(said).toEqual(['unassigned 7', 'touched 7'])
})

it('hands over what can be assigned now, and keeps the rest', async () => {
  keepers = [7, 8].map((id) => ({ id, userId: ann }))
  const moved = await as(admin, (command) => gardeners.handOver(command, { leaId: 1, from: ann, to: ben }))
  expect(moved).toEqual({ moved: 1, kept: 1 })
  expect(keepers).toEqual([
    { id: 8, userId: ann },
    { id: 7, userId: ben },
  ])
})
