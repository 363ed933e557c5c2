import { incidentFlagKeys } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { exportColumns, exportFormat } from '../exports.js'
import { allowedAct, pageQuery, searchQuery, sortQuery } from '../shared.js'
import {
  byIncident,
  incident,
  incidentCall,
  incidentChoices,
  incidentNotice,
  incidentRow,
  incidentsBase as base,
} from './incidents-shapes.js'

/** Columns that the register can be sorted by, and those of an export. */
export const incidentSortColumns = [
  'incidentDate',
  'number',
  'agency',
  'school',
  'kind',
  'minutes',
  'injury',
] as const
export const incidentExportColumns = [
  'number',
  'agency',
  'student',
  'school',
  'incidentDate',
  'kind',
  'minutes',
  'injury',
  'flags',
  'meetingDueOn',
] as const

const filter = {
  q: searchQuery.describe('Searches number, school and what led to it.'),
  leaId: z.coerce.number().int().optional(),
  year: z.coerce.number().int().optional(),
  kind: z.string().max(40).optional().describe('Code of the list incidentKind.'),
  injury: z.string().max(40).optional().describe('Code of the list injury.'),
  flag: z
    .enum([...incidentFlagKeys, 'any'])
    .optional()
    .describe('With this flag now, or with any.'),
  sameStudentAs: z.coerce
    .number()
    .int()
    .optional()
    .describe('Id of an incident: those of its student in its year.'),
}

export const listIncidents = defineCall({
  ...incidentCall,
  id: 'listIncidents',
  method: 'get',
  path: base,
  summary: 'Incidents of the agencies that the caller sees, by page; the newest first',
  description:
    'Students are masked. The notices are those of the same agencies and year that are not given yet.',
  query: z.object({ ...pageQuery, ...filter, sort: sortQuery(incidentSortColumns) }),
  answer: z
    .object({
      rows: z.array(incidentRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      notices: z
        .array(incidentNotice)
        .describe('Notices about students with many incidents that are to be given; at most 50.'),
      add: allowedAct,
    })
    .meta({ id: 'IncidentPage' }),
  errors: ['FORBIDDEN'],
})

export const exportIncidents = defineCall({
  ...incidentCall,
  id: 'exportIncidents',
  method: 'get',
  path: `${base}/export`,
  summary: 'The filtered incidents as a file; the export is recorded',
  description: 'Students are masked.',
  query: z.object({
    ...filter,
    sort: sortQuery(incidentSortColumns),
    columns: exportColumns(incidentExportColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const listIncidentChoices = defineCall({
  ...incidentCall,
  id: 'listIncidentChoices',
  method: 'get',
  path: `${base}/choices`,
  summary: 'What the fields of an incident can hold, and what flags and clocks are judged by',
  answer: incidentChoices,
  errors: ['FORBIDDEN'],
})

export const downloadIncidentTemplate = defineCall({
  ...incidentCall,
  id: 'downloadIncidentTemplate',
  method: 'get',
  path: `${base}/template`,
  summary: 'An empty list with the headings that the import expects',
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const getIncident = defineCall({
  ...incidentCall,
  id: 'getIncident',
  method: 'get',
  path: `${base}/{id}`,
  summary: 'One incident; its student is masked',
  params: byIncident,
  answer: incident,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
