import { z } from 'zod'
import { listProblem, mostListProblems } from '../audits/sample/audits-lists.js'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import {
  byIncident,
  incident,
  incidentCall,
  incidentFields,
  incidentNotice,
  incidentsBase as base,
  incidentStaffChanges,
  incidentStudentFields,
  incidentVersion,
} from './incidents-shapes.js'

const conflicts = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const

export const addIncident = defineCall({
  ...incidentCall,
  id: 'addIncident',
  method: 'post',
  path: base,
  summary: 'Registers an incident of the agency of the caller',
  description:
    'BAD_USER_INPUT with fields such as number, endTime, staff.0.name. A re-confinement after an ended seclusion is an incident of its own.',
  encoding: 'json',
  body: incidentFields.extend(incidentStudentFields.shape),
  status: 201,
  answer: incident,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const updateIncident = defineCall({
  ...incidentCall,
  id: 'updateIncident',
  method: 'put',
  path: `${base}/{id}`,
  summary: 'Changes an incident; fields that are left out stay as they are',
  description:
    'BAD_USER_INPUT with the fields of `addIncident`. The student changes where all of studentId, lastName and firstName are sent.',
  encoding: 'json',
  params: byIncident,
  body: changes(incidentFields.extend(incidentStudentFields.shape)).extend({
    staff: incidentStaffChanges,
    version: incidentVersion,
  }),
  answer: incident,
  errors: conflicts,
})

export const revealIncidentStudent = defineCall({
  ...incidentCall,
  id: 'revealIncidentStudent',
  method: 'post',
  path: `${base}/{id}/reveal`,
  summary: 'Name and number of the student, which is recorded; for state monitors and the agency',
  params: byIncident,
  answer: incidentStudentFields.meta({ id: 'RevealedIncidentStudent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const importIncidents = defineCall({
  ...incidentCall,
  id: 'importIncidents',
  method: 'post',
  path: `${base}/import`,
  summary: 'Registers a list of incidents of the agency of the caller, all of them or none',
  description:
    'A multipart form with one part `file`: CSV or XLSX with a heading. Where it has errors nothing is registered, and `errors` says what is wrong by row and column.',
  encoding: 'multipart',
  answer: z
    .object({
      taken: z.boolean().describe('Whether the incidents were registered.'),
      rowCount: z.number().int(),
      errorCount: z.number().int(),
      errors: z.array(listProblem).describe(`At most ${mostListProblems}.`),
      warnings: z.array(listProblem).describe(`At most ${mostListProblems}.`),
    })
    .meta({ id: 'ImportedIncidents' }),
  errors: ['FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const recordIncidentNotice = defineCall({
  ...incidentCall,
  id: 'recordIncidentNotice',
  method: 'post',
  path: `${base}/notices/{id}`,
  summary: 'Says on which day the notice about a student with many incidents was given',
  description: 'BAD_USER_INPUT with the field givenOn.',
  encoding: 'json',
  params: byIncident,
  body: z.object({ givenOn: z.string().max(10).describe('YYYY-MM-DD.'), version: incidentVersion }),
  answer: incidentNotice,
  errors: conflicts,
})
