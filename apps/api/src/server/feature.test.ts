import { searchGroups, taskKinds } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { partsOf, type ApiFeature } from './feature.js'

const allOf = <Key extends string, Entry>(keys: readonly Key[], entry: Entry) =>
  Object.fromEntries(keys.map((key) => [key, entry])) as Record<Key, Entry>
const whole: ApiFeature = {
  name: 'whole',
  search: allOf(searchGroups, () => null),
  tasks: allOf(taskKinds, () => sql`select 1`),
  names: { plan: async () => [] },
}

it('puts together what each feature brings', () => {
  const due = { dueDays: { plan: async () => [] } }
  const parts = partsOf([whole, { name: 'plans', launch: {}, ...due }, { name: 'more', launch: {} }])
  expect(parts.launch).toHaveLength(2)
  expect(parts.dueDays).toEqual(due.dueDays)
  expect(Object.keys(parts.history.names)).toEqual(['plan'])
})

it('refuses features that leave a group or a task out, and one that brings what another has', () => {
  expect(() => partsOf([{ ...whole, search: {} }])).toThrow('No feature brings search of agencies, ')
  expect(() => partsOf([{ ...whole, tasks: {} }])).toThrow('No feature brings tasks of ')
  expect(() => partsOf([whole, { name: 'again', names: whole.names ?? {} }])).toThrow(
    'The feature again brings names.plan a second time.',
  )
})
