import { allowed, federalCalendar, forbidden, wrongState, type DueAdjustment } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { foundOr, type Command } from '../../server/command.js'
import { runAs } from '../../testing/run-as.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { dueDatesOf } from './due-dates.js'

// An invented activity: agencies owe harvests, which are stored in memory.

interface Harvest {
  row: { id: number; dueOn: string | null; dueMoved?: DueAdjustment | null }
  facts: { isOwed: boolean }
}
let harvests: Harvest[] = []
const said: string[] = []

const harvestDueDates = dueDatesOf<Harvest>({
  found: foundOr('There is no such harvest.'),
  lock: (_tx, ids) => Promise.resolve(void said.push(`locked ${ids.join()}`)),
  find: (_command, ids) => Promise.resolve(harvests.filter(({ row }) => ids.includes(row.id))),
  target: ({ row }) => ({ targetType: 'harvest', targetId: row.id, leaId: 1 }),
  maySet: (actor) => (actor.leaId === null ? allowed : forbidden('Only the state sets dates.')),
  mayRemind: (_actor, { isOwed }) => (isOwed ? allowed : wrongState('It is brought in.')),
  write(_tx, ids, due) {
    harvests = harvests.map((one) =>
      ids.includes(one.row.id) ? { ...one, row: { id: one.row.id, ...due } } : one,
    )
    return Promise.resolve()
  },
  actions: { set: 'setSelfAssessmentDueDate', remind: 'remindOfSelfAssessment' },
  inForce: ({ row }, today) => ({ dueOn: row.dueOn, overdue: row.dueOn !== null && row.dueOn < today }),
  notifyMoved: (_command, { row }, dueOn) => Promise.resolve(void said.push(`${row.id} is due ${dueOn}`)),
  notifyReminder: (_command, { row }, { dueOn, overdue }) =>
    Promise.resolve(void said.push(`${row.id} ${overdue ? 'was' : 'is'} due ${dueOn}`)),
})

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  harvests = [
    { row: { id: 1, dueOn: '2099-09-01' }, facts: { isOwed: true } },
    { row: { id: 2, dueOn: '2020-09-01' }, facts: { isOwed: true } },
    { row: { id: 3, dueOn: null }, facts: { isOwed: false } },
  ]
  said.length = 0
})

const monitor = 'monitor@state.example'
const as = <T>(email: string, act: (command: Command) => Promise<T>) => runAs(api, email, act)
const set = (ids: number[], dueOn: string, email = monitor) =>
  as(email, (command) => harvestDueDates.set(command, { ids, dueOn }, federalCalendar))
const remind = (ids: number[]) => as(monitor, (command) => harvestDueDates.remind(command, { ids }))

it('moves only what is not due on that day yet, and answers all rows', async () => {
  const rows = await set([1, 2, 2], '2099-09-01')
  expect(rows.map(({ dueOn }) => dueOn)).toEqual(['2099-09-01', '2099-09-01'])
  expect(said).toEqual(['locked 1,2', '2 is due 2099-09-01'])
})

it('moves a typed day to a day of work, and stores that it did', async () => {
  // A Saturday.
  const [row] = await set([1], '2099-09-05')
  expect(row?.dueOn).toBe('2099-09-08')
  expect(row?.dueMoved).toMatchObject({ from: '2099-09-05', to: '2099-09-08' })
})

it('refuses past days, records that are not there and those who may not, and changes none', async () => {
  await expect(set([1], '2020-01-01')).rejects.toThrow('cannot be in the past')
  await expect(set([1, 9], '2099-09-02')).rejects.toThrow('no such harvest')
  await expect(set([1], '2099-09-02', 'admin@allegany.example')).rejects.toThrow('Only the state')
  expect(harvests.map(({ row }) => row.dueOn)).toEqual(['2099-09-01', '2020-09-01', null])
})

it('reminds with the day in force, of all records or none', async () => {
  await remind([1, 2])
  expect(said).toEqual(['locked 1,2', '1 is due 2099-09-01', '2 was due 2020-09-01'])
  said.length = 0
  await expect(remind([1, 3])).rejects.toThrow('brought in')
  expect(said).toEqual(['locked 1,3'])
})
