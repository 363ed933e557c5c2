import { expect, it } from 'vitest'
import * as activities from './dashboards/activity-list.js'
import * as histories from './history-list.js'
import { noticeRules } from './notifications/notice-kinds.js'
import { taskRules } from './tasks/task-kinds.js'

declare global {
  interface ImportMeta {
    /** Vitest's: the modules of files whose names match. */
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
  }
}

type Members = Record<string, Record<string, unknown>>
const membersOf = (files: Record<string, Members>) =>
  Object.values(files).flatMap(Object.values<Members[string]>)
const keysOf = (members: readonly Record<string, unknown>[]) => members.flatMap(Object.keys).toSorted()

it('every file of a feature that brings tasks, notices, acts or words of the history is in its list, and no two say the same', () => {
  const tasks = membersOf(import.meta.glob<Members>('./*/*-tasks.ts', { eager: true }))
  expect(keysOf(tasks)).toEqual(Object.keys(taskRules).toSorted())
  const notices = membersOf(import.meta.glob<Members>('./*/*-notices.ts', { eager: true }))
  expect(keysOf(notices)).toEqual(Object.keys(noticeRules).toSorted())
  const activity = membersOf(import.meta.glob<Members>('./*/*-activity.ts', { eager: true }))
  expect(new Set(activity)).toEqual(new Set(Object.values(activities)))
  expect(new Set(keysOf(activity)).size).toBe(keysOf(activity).length)
  const history = membersOf(import.meta.glob<Members>('./*/*-history.ts', { eager: true }))
  expect(new Set(history)).toEqual(new Set(Object.values(histories)))
})
