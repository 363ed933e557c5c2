import { z } from 'zod'
import { defineCall } from '../call.js'
import { pageQuery } from '../shared.js'

const feature = 'notifications'

/** One line of the bell (domain definition 9.1). */
export const notice = z
  .object({
    id: z.number().int(),
    kind: z.string().describe('Kind of event: dueChanged.'),
    group: z.string().describe('Key of its group of events: findings.'),
    groupLabel: z.string(),
    isLegal: z.boolean().describe('A legal notice: it is always mailed at once.'),
    title: z.string(),
    path: z.string().describe('Where it leads, within the portal.'),
    leaId: z.number().int().nullable(),
    agency: z.string().nullable().describe('Short name of the agency; null when it is about none.'),
    events: z.number().int().describe('How many events it stands for; uploads of an hour are one notice.'),
    createdOn: z.string(),
    readOn: z.string().nullable().describe('Null while it is unread.'),
    alike: z
      .number()
      .int()
      .describe(
        'How many of its kind lead to the same record, itself included; 1 unless they are put together.',
      ),
    alikeUnread: z.number().int().describe('How many of these are unread.'),
    counted: z.string().nullable().describe('These in words: 362 changes to due dates; null for one.'),
  })
  .meta({ id: 'Notice' })

const unread = z.number().int().describe('How many own notices are unread; counted to 100 and no further.')

export const noticePage = z
  .object({
    rows: z.array(notice),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    unread,
    newestId: z.number().int().nullable().describe('Newest own notice; marks all up to it as read.'),
    groups: z
      .array(z.object({ key: z.string(), label: z.string() }))
      .describe('Groups that the own notices are of.'),
    agencies: z
      .array(z.object({ id: z.number().int(), shortName: z.string() }))
      .describe('Agencies that the own notices are about.'),
  })
  .meta({ id: 'NoticePage' })

export const unreadNotices = z.object({ unread }).meta({ id: 'UnreadNotices' })

export const listNotices = defineCall({
  id: 'listNotices',
  feature,
  method: 'get',
  path: '/api/account/users/me/notices',
  summary: 'The own notices, newest first',
  access: 'signed-in',
  query: z.object({
    ...pageQuery,
    group: z.string().max(100).optional(),
    leaId: z.coerce.number().int().optional(),
    unread: z.enum(['true']).optional().describe('Only unread ones.'),
    together: z
      .enum(['true'])
      .optional()
      .describe('What happened to one record is one row, its newest notice, with the number.'),
    alikeTo: z.coerce
      .number()
      .int()
      .optional()
      .describe('Only those of the kind of this one that lead to the same record.'),
  }),
  answer: noticePage,
})

export const countUnreadNotices = defineCall({
  id: 'countUnreadNotices',
  feature,
  method: 'get',
  path: '/api/account/users/me/notices/unread',
  summary: 'How many own notices are unread',
  access: 'signed-in',
  answer: unreadNotices,
})

export const markNoticesRead = defineCall({
  id: 'markNoticesRead',
  feature,
  method: 'put',
  path: '/api/account/users/me/notices/read',
  summary: 'Marks own notices as read: those named, or all up to one',
  description: 'Ids that are not own notices are passed over.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    ids: z.array(z.number().int().positive()).max(200).optional(),
    upToId: z.number().int().positive().optional().describe('All up to this one, itself included.'),
    alike: z
      .boolean()
      .optional()
      .describe('With each named one those before it of its kind that lead to the same record.'),
  }),
  answer: unreadNotices,
})

export const mailAgencies = defineCall({
  id: 'mailAgencies',
  feature,
  method: 'post',
  path: '/api/notifications/agencies',
  summary: 'A letter to the local administrators of several agencies',
  description:
    'For state monitors. Mailed at once, a legal notice: nobody has switched it off. BAD_USER_INPUT with fields.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    leaIds: z.array(z.number().int()).max(2000),
    subject: z.string().max(1000),
    text: z.string().max(20_000).describe('Plain text. No student may be named in mail.'),
  }),
  answer: z
    .object({
      agencies: z.number().int().describe('Agencies in which somebody was notified.'),
      people: z.number().int(),
      unreached: z.number().int().describe('Agencies that have no local administrator.'),
    })
    .meta({ id: 'AgenciesMailed' }),
  errors: ['FORBIDDEN'],
})
