import { auditParts, caseStudyStatuses } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { exportColumns, exportFormat } from '../exports.js'
import { allowedAct, pageQuery, searchQuery, sortQuery } from '../shared.js'
import {
  byCaseStudy,
  caseStudiesBase as base,
  caseStudy,
  caseStudyCall,
  caseStudyEntryChanges,
  caseStudyFields,
  caseStudyRow,
  versionSeen,
} from './case-studies-shapes.js'

/** Columns that the list can be sorted by, and those of an export. */
export const caseStudySortColumns = ['theme', 'agency', 'year', 'part', 'status', 'changedOn'] as const
export const caseStudyExportColumns = [
  'theme',
  'agency',
  'year',
  'part',
  'students',
  'status',
  'author',
  'reviewer',
  'changedOn',
] as const

const filter = {
  q: searchQuery.describe('Searches theme, question and agency.'),
  leaId: z.coerce.number().int().optional(),
  year: z.coerce.number().int().optional(),
  part: z.enum(auditParts).optional(),
  status: z.enum(caseStudyStatuses).optional(),
  prongId: z.coerce.number().int().optional().describe('Only the one that led to the audit of this review.'),
}

export const listCaseStudies = defineCall({
  ...caseStudyCall,
  id: 'listCaseStudies',
  method: 'get',
  path: base,
  summary: 'Case studies of the agencies that the caller sees, by page; the last changed first',
  description: 'For the state. Nobody of an agency reads case studies.',
  query: z.object({ ...pageQuery, ...filter, sort: sortQuery(caseStudySortColumns) }),
  answer: z
    .object({
      rows: z.array(caseStudyRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      add: allowedAct,
    })
    .meta({ id: 'CaseStudyPage' }),
  errors: ['FORBIDDEN'],
})

export const exportCaseStudies = defineCall({
  ...caseStudyCall,
  id: 'exportCaseStudies',
  method: 'get',
  path: `${base}/export`,
  summary: 'The filtered case studies as a file; the export is recorded',
  description: 'Students are counted, never named.',
  query: z.object({
    ...filter,
    sort: sortQuery(caseStudySortColumns),
    columns: exportColumns(caseStudyExportColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const getCaseStudy = defineCall({
  ...caseStudyCall,
  id: 'getCaseStudy',
  method: 'get',
  path: `${base}/{id}`,
  summary: 'One case study; its students are masked',
  params: byCaseStudy,
  answer: caseStudy,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const addCaseStudy = defineCall({
  ...caseStudyCall,
  id: 'addCaseStudy',
  method: 'post',
  path: base,
  summary: 'Begins a case study as a draft of the caller',
  description: 'BAD_USER_INPUT with fields: leaId, year, part, theme.',
  encoding: 'json',
  body: z.object({
    leaId: z.number().int().positive('Choose an agency.'),
    year: z.number().int(),
    part: z.enum(auditParts),
    theme: z.string().max(1000),
  }),
  status: 201,
  answer: caseStudy,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const updateCaseStudy = defineCall({
  ...caseStudyCall,
  id: 'updateCaseStudy',
  method: 'put',
  path: `${base}/{id}`,
  summary: 'Changes a draft; fields that are left out stay as they are',
  description:
    'BAD_USER_INPUT with fields such as theme, timeline.0.date, ratings.1.rating. CONFLICT with the current case study: an old version, or one that is no draft.',
  encoding: 'json',
  params: byCaseStudy,
  body: changes(caseStudyFields).extend({ ...caseStudyEntryChanges, version: versionSeen }),
  answer: caseStudy,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
