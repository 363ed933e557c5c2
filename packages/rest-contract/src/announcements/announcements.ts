import { announcementSeverities } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'announcements'
const base = '/api/announcements'

const severity = z.enum(announcementSeverities)
const body = z.string().describe('Rich text, sanitised HTML.')

/** An announcement for its readers. */
export const announcement = z
  .object({
    id: z.number().int(),
    title: z.string(),
    body,
    severity,
    fromDay: z.iso.date().describe('First day on which it is shown, YYYY-MM-DD.'),
    toDay: z.iso.date().describe('Last day on which it is shown, YYYY-MM-DD.'),
    dismiss: allowedAct,
  })
  .meta({ id: 'Announcement' })

/** An announcement for those who manage announcements. */
export const managedAnnouncement = z
  .object({
    id: z.number().int(),
    title: z.string(),
    body,
    severity,
    roles: z.array(z.string()).describe('Roles that it is for; empty for every role.'),
    leaIds: z.array(z.number().int()).describe('Agencies that it is for; empty for every agency.'),
    fromDay: z.iso.date().describe('First day on which it is shown, YYYY-MM-DD.'),
    toDay: z.iso.date().describe('Last day on which it is shown, YYYY-MM-DD.'),
    state: z.enum(['Planned', 'Shown', 'Over']).describe('Where it stands today.'),
    dismissible: z.boolean(),
    dismissals: z.number().int().describe('How many people have put it away.'),
    isDeleted: z.boolean(),
    changedBy: personRef,
    changedOn: z.string(),
    version: z.number().int(),
    change: allowedAct,
    restore: allowedAct,
  })
  .meta({ id: 'ManagedAnnouncement' })

const version = z.number().int().describe('Version that the caller saw.')
const byId = z.object({ id: z.coerce.number().int().positive() })
export const announcementFields = z.object({
  title: z.string().max(1000),
  body: z
    .string()
    .max(400_000)
    .describe('Rich text: sanitised before it is stored, then at most 20,000 characters.'),
  severity,
  roles: z.array(z.string().max(50)).max(20).describe('Empty for every role.'),
  leaIds: z.array(z.number().int()).max(2000).describe('Empty for every agency.'),
  fromDay: z.string().max(20).describe('First day, YYYY-MM-DD.'),
  toDay: z.string().max(20).describe('Last day, YYYY-MM-DD.'),
  dismissible: z.boolean(),
})

export const listAnnouncements = defineCall({
  id: 'listAnnouncements',
  feature,
  method: 'get',
  path: base,
  summary: 'What is announced to the caller today and was not put away, the most urgent first',
  access: 'signed-in',
  answer: z.array(announcement),
})

export const dismissAnnouncement = defineCall({
  id: 'dismissAnnouncement',
  feature,
  method: 'post',
  path: `${base}/{id}/dismissal`,
  summary: 'Puts an announcement away for the caller; a second time changes nothing',
  access: 'signed-in',
  params: byId,
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const listManagedAnnouncements = defineCall({
  id: 'listManagedAnnouncements',
  feature,
  method: 'get',
  path: `${base}/managed`,
  summary: 'All announcements, the newest first, for those who manage them',
  description: 'At most 500.',
  access: 'signed-in',
  query: z.object({ show: z.enum(['kept', 'deleted']).default('kept') }),
  answer: z.array(managedAnnouncement),
  errors: ['FORBIDDEN'],
})

export const getAnnouncement = defineCall({
  id: 'getAnnouncement',
  feature,
  method: 'get',
  path: `${base}/{id}`,
  summary: 'One announcement, a deleted one too, for those who manage them',
  access: 'signed-in',
  params: byId,
  answer: managedAnnouncement,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const createAnnouncement = defineCall({
  id: 'createAnnouncement',
  feature,
  method: 'post',
  path: base,
  summary: 'Adds an announcement',
  description: 'BAD_USER_INPUT with fields: title, body, roles, leaIds, fromDay, toDay.',
  access: 'signed-in',
  encoding: 'json',
  body: announcementFields,
  status: 201,
  answer: managedAnnouncement,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const updateAnnouncement = defineCall({
  id: 'updateAnnouncement',
  feature,
  method: 'put',
  path: `${base}/{id}`,
  summary: 'Changes an announcement',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: changes(announcementFields).extend({
    showAgain: z.boolean().optional().describe('Shows it again to those who had put it away.'),
    version,
  }),
  answer: managedAnnouncement,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const deleteAnnouncement = defineCall({
  id: 'deleteAnnouncement',
  feature,
  method: 'post',
  path: `${base}/{id}/deletion`,
  summary: 'Deletes an announcement; it can be restored',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ version }),
  answer: managedAnnouncement,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const restoreAnnouncement = defineCall({
  id: 'restoreAnnouncement',
  feature,
  method: 'post',
  path: `${base}/{id}/restoration`,
  summary: 'Takes a deleted announcement back',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ version }),
  answer: managedAnnouncement,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
