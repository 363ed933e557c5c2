import { z } from 'zod'
import { defineCall } from '../call.js'
import { byId } from './findings-inputs.js'
import { findingRow } from './findings-shapes.js'
import { assignableUser } from '../self-assessment/self-assessment-shapes.js'
import { personRef } from '../shared.js'

const feature = 'findings'

export const remindOfFindings = defineCall({
  id: 'remindOfFindings',
  feature,
  method: 'post',
  path: '/api/findings/reminders',
  summary: 'Sends reminder letters for open findings, one or many',
  description: 'All or nothing: one refused finding refuses the whole request.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ ids: z.array(z.number().int()).min(1, 'Choose at least one finding.').max(200) }),
  answer: z.array(findingRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const assignFindingOwner = defineCall({
  id: 'assignFindingOwner',
  feature,
  method: 'post',
  path: '/api/findings/owner',
  summary: 'Gives findings to a monitor, one or many',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    ids: z.array(z.number().int()).min(1, 'Choose at least one finding.').max(200),
    ownerMonitorId: z.string().min(1, 'Choose a state monitor.'),
  }),
  answer: z.array(findingRow),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listFindingOwners = defineCall({
  id: 'listFindingOwners',
  feature,
  method: 'get',
  path: '/api/findings/owners',
  summary: 'State monitors who can answer for a finding',
  access: 'signed-in',
  answer: z.array(personRef),
})

export const listFindingUsers = defineCall({
  id: 'listFindingUsers',
  feature,
  method: 'get',
  path: '/api/findings/{id}/users',
  summary: 'People of the agency, with a mark for those who work on the corrections',
  access: 'signed-in',
  params: byId,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignFindingUser = defineCall({
  id: 'assignFindingUser',
  feature,
  method: 'post',
  path: '/api/findings/{id}/users/{userId}',
  summary: 'Lets a person of the agency work on the corrections, or no longer',
  access: 'signed-in',
  encoding: 'json',
  params: byId.extend({ userId: z.string() }),
  body: z.object({ assigned: z.boolean() }),
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
