import { taskKinds, taskAreas, type TaskKind } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { exportColumns, exportFormat } from '../exports.js'
import { pageQuery, personRef, searchQuery, sortQuery } from '../shared.js'

const feature = 'tasks'
const base = '/api/tasks'
const kinds = taskKinds as [TaskKind, ...TaskKind[]]

/** A due date as a Deadline row has it (domain definition 0.4). */
const deadline = z
  .object({
    due: z.iso.date().describe('The day, YYYY-MM-DD.'),
    baseDue: z.iso.date().describe('YYYY-MM-DD, as the rule has it, before it was moved.'),
    from: z.iso.date().nullable().describe('YYYY-MM-DD: from when it is counted, or when it was set.'),
    rule: z.string().describe("'60 days from the written notification'."),
    counted: z.enum(['calendar', 'business', 'school', 'set']).describe("'set' where a person typed it."),
    moved: z.string().nullable().describe('Why it is another day than the rule names.'),
    derivation: z.string().describe('How it came about, in sentences.'),
  })
  .meta({ id: 'TaskDeadline' })

/** A task of somebody, derived from the state of its record. Nothing of it is stored. */
export const task = z
  .object({
    id: z.string().describe('Kind and record; the same as long as the task is there.'),
    kind: z.enum(kinds).describe('What is to be done.'),
    room: z.enum(taskAreas).describe('Area of the portal that it belongs to.'),
    label: z.string().describe('What is to be done, in words.'),
    leaId: z.number().int().nullable().describe('Null for tasks about no agency.'),
    agency: z.string().nullable().describe('Short name of the agency.'),
    year: z.number().int().nullable(),
    part: z.string().describe("'' for both parts."),
    count: z.number().int().describe('How many there are of what it is about.'),
    deadline: deadline.nullable().describe('Null where nothing sets a due date.'),
    since: z.iso.datetime().nullable().describe('Since when it is there, where that is known.'),
    assignees: z.array(personRef).describe('Who answers for it; empty for nobody in particular.'),
    isMine: z.boolean().describe('The caller is one of the assignees.'),
    recordId: z.number().int().nullable().describe('Record that it is about, by its kind.'),
    recordKind: z.string().nullable().describe('Kind of audit, for tasks of audits.'),
    placeId: z.number().int().nullable().describe('Place within the record: a subsection, a category.'),
    group: z
      .object({
        id: z.string().describe('Value of `group` for its tasks.'),
        label: z.string().describe("What they have in common: '8 subsections to answer for Howard'."),
        count: z.number().int().describe('Tasks in it, two or more.'),
      })
      .meta({ id: 'TaskGroup' })
      .nullable()
      .describe('Of a line that stands for several tasks of one kind, it being the first; otherwise null.'),
  })
  .meta({ id: 'Task' })

export const taskSortColumns = ['due', 'agency', 'room', 'since'] as const
export const taskExportColumns = [
  'label',
  'room',
  'agency',
  'due',
  'derivation',
  'assignees',
  'since',
] as const

const filter = {
  show: z
    .enum(['mine', 'waiting'])
    .default('mine')
    .describe('mine: what the caller can do; waiting: what the other side has to do.'),
  room: z.enum(taskAreas).optional().describe('Only of this area.'),
  leaId: z.coerce.number().int().optional(),
  due: z
    .enum(['overdue', 'week', 'month', 'none'])
    .optional()
    .describe('overdue; due within 7 days or 30 days, overdue included; without a due date.'),
  assigned: z
    .enum(['me', 'forMe', 'nobody'])
    .optional()
    .describe('me: those that name the caller; forMe: these and those that name nobody; nobody.'),
  q: searchQuery.describe('Searches agencies and what tasks are about.'),
  group: z
    .string()
    .regex(/^[a-zA-Z]{1,40}-\d{1,9}-\d{1,4}-[BC]?$/)
    .optional()
    .describe('Only the tasks of this group.'),
}

export const listTasks = defineCall({
  id: 'listTasks',
  feature,
  method: 'get',
  path: base,
  summary: 'What the caller has to do in every area, by page; the earliest due date first',
  description:
    'Derived from states and deadlines on request. Read-only roles have no tasks, but may read those of others. ' +
    'With `grouped` several tasks of one kind about one agency, year and part are one line; activations one for all agencies.',
  access: 'signed-in',
  query: z.object({
    ...pageQuery,
    ...filter,
    grouped: z.enum(['true']).optional().describe('Lines instead of single tasks.'),
    sort: sortQuery(taskSortColumns),
  }),
  answer: z
    .object({
      rows: z.array(task),
      total: z.number().int().describe('Lines when grouped; tasks otherwise.'),
      overdue: z.number().int().describe('Of all that match, past their due date.'),
      dueThisWeek: z.number().int().describe('Of all that match, due today or within 7 days.'),
      page: z.number().int(),
      pageSize: z.number().int(),
    })
    .meta({ id: 'TaskPage' }),
})

export const exportTasks = defineCall({
  id: 'exportTasks',
  feature,
  method: 'get',
  path: `${base}/export`,
  summary: 'The filtered tasks as a file; the export is recorded',
  access: 'signed-in',
  query: z.object({
    ...filter,
    sort: sortQuery(taskSortColumns),
    columns: exportColumns(taskExportColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['TOO_MANY_REQUESTS'],
})

export const handOverWork = defineCall({
  id: 'handOverWork',
  feature,
  method: 'post',
  path: `${base}/hand-over`,
  summary: 'Gives the open work of a person to a colleague',
  description:
    'Subsections, document categories and findings of the own agency that are open; for its local administrators. Each is recorded, both people are notified once.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ fromUserId: z.string().max(100), toUserId: z.string().max(100) }),
  answer: z
    .object({
      moved: z.number().int().describe('Assignments that went over.'),
      kept: z.number().int().describe('Open ones that cannot be assigned in the state they are in.'),
    })
    .meta({ id: 'HandedOver' }),
  errors: ['FORBIDDEN'],
})
