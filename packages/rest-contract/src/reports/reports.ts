import {
  documentTexts,
  publishedReportStates,
  reportAudiences,
  reportModules,
  scanStates,
  uploadedModules,
} from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { fileTitle } from '../name-text.js'
import { exportColumns, exportFormat } from '../exports.js'
import { reportDocument } from '../self-assessment/self-assessment-review-shapes.js'
import { feature, format, idParam } from './reports-fields.js'
import { allowedAct, pageQuery, personRef, searchQuery, sortQuery } from '../shared.js'

/** One report in the library of an agency (domain definition 6.1). */
export const publishedReport = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    agency: z.string(),
    year: z.number().int(),
    part: z.string().describe("'Part B', 'Part C', or '' for both."),
    module: z.enum(reportModules),
    title: z.string(),
    selfAssessmentId: z.number().int().nullable(),
    findingId: z.number().int().nullable().describe('Finding that a letter is about.'),
    letterNumber: z.string().nullable(),
    edition: z.number().int().describe('1, and one more for each report whose place it took.'),
    replacesId: z.number().int().nullable(),
    file: z
      .object({
        fileName: z.string(),
        size: z.number().int().describe('Bytes.'),
        mime: z.string(),
        sha256: z.string(),
        scanState: z.enum(scanStates),
      })
      .nullable()
      .describe('A report that was made elsewhere; the others are printed from their document.'),
    resentOn: z.string().nullable().describe('When its readers were notified again.'),
    resentCount: z.number().int(),
    audience: z.enum(reportAudiences),
    state: z.enum(publishedReportStates),
    issuedBy: personRef,
    issuedOn: z.string(),
    requiresAcknowledgement: z.boolean(),
    acknowledgeBy: z.string().nullable().describe('Date, YYYY-MM-DD.'),
    acknowledgeDerivation: z
      .string()
      .nullable()
      .optional()
      .describe('How that day came about; null without one.'),
    acknowledgedBy: personRef.nullable(),
    acknowledgedOn: z.string().nullable(),
    withdrawnReason: z.string().nullable(),
    acknowledge: allowedAct,
    withdraw: allowedAct,
    resend: allowedAct,
    replace: allowedAct.describe('Uploading a file that takes its place.'),
    version: z.number().int(),
  })
  .meta({ id: 'PublishedReport' })

export const publishedReportPage = z
  .object({ rows: z.array(publishedReport), total: z.number().int() })
  .meta({ id: 'PublishedReportPage' })

const filter = {
  year: z.coerce.number().int().optional(),
  part: z.string().max(20).optional(),
  module: z.enum(reportModules).optional(),
  state: z.enum(publishedReportStates).optional(),
  leaId: z.coerce.number().int().optional(),
  search: searchQuery,
}

/** Columns that the library can be sorted by, and those of an export. */
export const reportSortColumns = ['title', 'module', 'year', 'part', 'agency', 'issued', 'state'] as const
export const reportExportColumns = [
  'title',
  'letterNumber',
  'module',
  'year',
  'part',
  'agency',
  'issued',
  'state',
  'acknowledged',
  'acknowledgedOn',
  'acknowledgeBy',
  'version',
] as const

export const listPublishedReports = defineCall({
  id: 'listPublishedReports',
  feature,
  method: 'get',
  path: '/api/msde/reports',
  summary: 'Reports and letters that were issued to agencies, newest first unless sorted otherwise',
  description: 'Local people get those of their agency; withdrawn ones stay with the state.',
  access: 'signed-in',
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: sortQuery(reportSortColumns),
  }),
  answer: publishedReportPage,
  errors: ['FORBIDDEN'],
})

export const exportReports = defineCall({
  id: 'exportReports',
  feature,
  method: 'get',
  path: '/api/msde/reports/export',
  summary: 'The filtered list of reports as a file, without the reports themselves; the export is recorded',
  description: 'Holds the rows that the caller gets from the list.',
  access: 'signed-in',
  query: z.object({
    ...filter,
    sort: sortQuery(reportSortColumns),
    columns: exportColumns(reportExportColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const getPublishedReport = defineCall({
  id: 'getPublishedReport',
  feature,
  method: 'get',
  path: '/api/msde/reports/{id}',
  summary: 'One report as it was issued',
  access: 'signed-in',
  params: idParam,
  answer: publishedReport
    .extend({
      document: reportDocument,
      audit: z
        .object({
          typeKey: z.string().describe('Kind of audit as in addresses: desk-audit.'),
          prongId: z.number().int(),
        })
        .meta({ id: 'ReportedAudit' })
        .nullable()
        .describe('Audit that a letter is about.'),
    })
    .meta({ id: 'PublishedReportWithDocument' }),
  errors: ['NOT_FOUND'],
})

export const acknowledgeReport = defineCall({
  id: 'acknowledgeReport',
  feature,
  method: 'post',
  path: '/api/msde/reports/{id}/acknowledgement',
  summary: "'I have received this report.', by a local administrator",
  access: 'signed-in',
  encoding: 'json',
  params: idParam,
  body: z.object({ version: z.number().int() }),
  answer: publishedReport,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const withdrawReport = defineCall({
  id: 'withdrawReport',
  feature,
  method: 'post',
  path: '/api/msde/reports/{id}/withdrawal',
  summary: 'Takes a report out of the library of the agency; the state keeps it',
  access: ['self-assessments.review'],
  encoding: 'json',
  params: idParam,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(2000, 'Reason can have at most 2000 characters.'),
    version: z.number().int(),
  }),
  answer: publishedReport,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const resendReport = defineCall({
  id: 'resendReport',
  feature,
  method: 'post',
  path: '/api/msde/reports/{id}/notice',
  summary: 'Tells the readers of a report again that it is there',
  access: ['self-assessments.review'],
  encoding: 'json',
  params: idParam,
  body: z.object({ version: z.number().int() }),
  answer: publishedReport,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const uploadReport = defineCall({
  id: 'uploadReport',
  feature,
  method: 'post',
  path: '/api/msde/reports',
  summary: 'Puts a report that was made elsewhere into the library of an agency',
  description:
    'multipart/form-data, streamed. The fields come before the one part named documents. With replacesId the file takes ' +
    'the place of an uploaded report, which stays readable as superseded.',
  access: ['self-assessments.review'],
  encoding: 'multipart',
  body: z.object({
    leaId: z.coerce.number().int().positive('Choose an agency.'),
    year: z.coerce.number().int('Choose a year.'),
    part: z.enum(['', 'Part B', 'Part C']).default(''),
    module: z.enum(uploadedModules, 'Choose a module.'),
    audience: z.enum(reportAudiences, 'Choose who reads it.'),
    note: z.string().trim().max(4000, 'Note can have at most 4000 characters.').default(''),
    acknowledgeBy: z.iso
      .date('Enter a date.')
      .optional()
      .describe('Asks for an acknowledgement by this day.'),
    replacesId: z.coerce.number().int().positive().optional(),
    titles: z
      .array(fileTitle(documentTexts.titleMissing))
      .min(1, documentTexts.titleMissing)
      .max(1, 'Upload one file for each report.'),
  }),
  status: 201,
  answer: z.array(
    z
      .object({ id: z.string().describe('Id of the file.'), reportId: z.number().int(), title: z.string() })
      .meta({ id: 'UploadedReport' }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadReportFile = defineCall({
  id: 'downloadReportFile',
  feature,
  method: 'get',
  path: '/api/msde/reports/{id}/original',
  summary: 'The uploaded file of a report, as an attachment',
  description:
    'CONFLICT while it is being scanned for viruses, FORBIDDEN when one was found. Every download is recorded.',
  access: 'signed-in',
  params: idParam,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const downloadReports = defineCall({
  id: 'downloadReports',
  feature,
  method: 'get',
  path: '/api/msde/reports/zip',
  summary: 'The filtered reports in one ZIP file, at most 500, streamed; the download is recorded',
  description:
    'Each report that the caller may read, as PDF or as the uploaded file, with a list of what is in it and what is not.',
  access: 'signed-in',
  query: z.object(filter),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const downloadPublishedReport = defineCall({
  id: 'downloadPublishedReport',
  feature,
  method: 'get',
  path: '/api/msde/reports/{id}/file/{format}',
  summary: 'A report as PDF with a structure tree, or as a workbook',
  access: 'signed-in',
  params: idParam.extend({ format }),
  file: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
