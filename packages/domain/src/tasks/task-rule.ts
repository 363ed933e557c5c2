import type { Actor } from '../accounts/actor.js'

/** Areas that make work, in the words and the order of the list. */
export const taskAreas = [
  'Self-assessment',
  'Required documents',
  'Audits',
  'Findings',
  'Case studies',
  'Reports',
  'Years',
] as const
export type TaskArea = (typeof taskAreas)[number]

/** A kind of task: whose work it is, who sees it, and how it is said. */
export interface TaskRule {
  area: TaskArea
  /** Whose work it is. */
  turn: 'state' | 'agency'
  /** Only those who do it see that it is there: the agency does not see what the state has in preparation. */
  internal?: true
  /** False where the agency is not said to wait for it, although it may know of it. */
  agencyWaits?: false
  /** What a monitor needs beside the role; the role alone by default. */
  needs?: (actor: Actor) => boolean
  /**
   * Local users do it where they are assigned: being assigned is enough, or they need the right to answer too. Without it,
   * it is a local administrator's.
   */
  assignees?: 'assigned' | 'answering'
  /** How it is said: n is how many there are of what the task is about, `subject` what it is called. */
  label: (n: number, subject: string) => string
  /** How several of one kind about one agency, year and part are said as one line; without it each is a line of its own. */
  group?: (n: number) => string
  /** What is done for many agencies alike stands in one line for all of them. */
  acrossAgencies?: true
}

/** '1 item', '3 items'. */
export const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`

/** ': 1.1 Data quality' after a label; nothing for a record that names no subject of its own. */
export const about = (subject: string) => (subject === '' ? '' : `: ${subject}`)
