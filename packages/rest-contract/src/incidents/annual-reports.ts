import { annualDecisions, annualImportColumns, mostAnnualReturnReason } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct } from '../shared.js'
import {
  annualBase as base,
  annualCall as call,
  annualPlace as place,
  annualReport,
  annualReportRow,
  enteredFigures,
  publishedIncidents,
} from './annual-shapes.js'

/** Maximum size of a file of figures: 2 MB. */
export const maxFigureFileBytes = 2 * 1024 * 1024
/** Maximum number of rows in one file of figures. */
export const mostFigureRows = 10_000
/** Maximum number of errors that an answer lists; the rest is only counted. */
export const mostFigureErrors = 500

const version = z.number().int().describe('Version that the caller saw; 0 before anything is entered.')
const refused = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const

export const listAnnualReports = defineCall({
  ...call,
  id: 'listAnnualReports',
  method: 'get',
  path: `${base}/{year}`,
  summary: 'Annual reports of incidents of a school year, of the agencies that the caller sees',
  description: 'One row for each agency, by code; also where nothing is entered.',
  params: place.pick({ year: true }),
  answer: z
    .object({
      rows: z.array(annualReportRow),
      importFile: allowedAct.describe('Importing figures from a file.'),
    })
    .meta({ id: 'AnnualReportList' }),
  errors: ['FORBIDDEN'],
})

export const getAnnualReport = defineCall({
  ...call,
  id: 'getAnnualReport',
  method: 'get',
  path: `${base}/{year}/{leaId}`,
  summary: 'The annual report of incidents of one agency',
  description:
    'Small numbers are hidden for who is neither of the state monitors nor of the agency, who read it once it is accepted.',
  params: place,
  answer: annualReport,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const saveAnnualReport = defineCall({
  ...call,
  id: 'saveAnnualReport',
  method: 'put',
  path: `${base}/{year}/{leaId}`,
  summary: 'Enters figures of an annual report; those that are left out stay as they are',
  description:
    'For local administrators of the agency, and for state monitors where the agency has begun nothing; what they enter is accepted at once. BAD_USER_INPUT with fields such as physical.students.',
  encoding: 'json',
  params: place,
  body: changes(enteredFigures).extend({ version }),
  answer: annualReport,
  errors: refused,
})

export const rollUpAnnualReport = defineCall({
  ...call,
  id: 'rollUpAnnualReport',
  method: 'post',
  path: `${base}/{year}/{leaId}/roll-up`,
  summary: 'Takes the figures from the register of incidents, in place of those that were entered',
  description: 'For local administrators of the agency. Students enrolled stay as they are.',
  encoding: 'json',
  params: place,
  body: z.object({ version }),
  answer: annualReport,
  errors: refused,
})

export const certifyAnnualReport = defineCall({
  ...call,
  id: 'certifyAnnualReport',
  method: 'post',
  path: `${base}/{year}/{leaId}/certification`,
  summary: 'Certifies a complete report, which goes to the state',
  description:
    'For local administrators of the agency. BAD_USER_INPUT with the field agreed; CONFLICT says what it lacks.',
  encoding: 'json',
  params: place,
  body: z.object({ agreed: z.boolean().describe('Agrees to the statement of certification.'), version }),
  answer: annualReport,
  errors: refused,
})

export const decideAnnualReports = defineCall({
  ...call,
  id: 'decideAnnualReports',
  method: 'post',
  path: `${base}/{year}/decisions`,
  summary: 'Accepts or returns certified reports of a year, all that are named or none',
  description: 'For state monitors. A return needs a reason, which the agency reads.',
  encoding: 'json',
  params: place.pick({ year: true }),
  body: z.object({
    leaIds: z.array(z.number().int().positive()).min(1, 'Choose an agency.').max(500),
    decision: z.enum(annualDecisions),
    reason: z
      .string()
      .max(mostAnnualReturnReason * 5)
      .default('')
      .describe('Why they are returned; empty where they are accepted.'),
  }),
  answer: z.object({ decided: z.number().int() }).meta({ id: 'DecidedAnnualReports' }),
  errors: refused,
})

const importError = z
  .object({
    row: z.number().int().describe('Row in the file, the heading being row 1; 0 for the file as a whole.'),
    column: z.string().nullable().describe('Heading of the refused cell; null for the whole row.'),
    value: z.string().describe('What stands there.'),
    message: z.string(),
  })
  .meta({ id: 'AnnualImportError' })

export const importAnnualReports = defineCall({
  ...call,
  id: 'importAnnualReports',
  method: 'post',
  path: `${base}/{year}/import`,
  summary: 'Stores the figures of a CSV or XLSX file, of all its rows or of none',
  description:
    `multipart/form-data with one part named file, at most ${maxFigureFileBytes} bytes and ${mostFigureRows} rows. ` +
    `Headings: ${Object.values(annualImportColumns).join(', ')}. Agency by code, name or short name; an agency may leave it out. ` +
    'Where a row is refused, nothing is stored and the errors say why. BAD_USER_INPUT: not a CSV or XLSX file.',
  encoding: 'multipart',
  params: place.pick({ year: true }),
  answer: z
    .object({
      stored: z.boolean().describe('Whether the file was accepted.'),
      rows: z.number().int().describe('Rows with something in them.'),
      agencies: z.number().int().describe('Agencies whose figures changed.'),
      errors: z.array(importError).describe(`At most ${mostFigureErrors}, by row.`),
      errorsTotal: z.number().int(),
    })
    .meta({ id: 'AnnualImport' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const downloadAnnualTemplate = defineCall({
  ...call,
  id: 'downloadAnnualTemplate',
  method: 'get',
  path: `${base}/{year}/template`,
  summary: 'A file of figures to fill in: of every agency for the state, of every group for an agency',
  params: place.pick({ year: true }),
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const getPublishedIncidents = defineCall({
  ...call,
  id: 'getPublishedIncidents',
  method: 'get',
  path: '/api/published-incidents/{year}',
  summary: 'Totals of incidents by agency and kind, from accepted reports, with those of the state by year',
  description: 'Small numbers are hidden as in public; state monitors may ask for all numbers.',
  params: place.pick({ year: true }),
  query: z.object({
    all: z.enum(['true', 'false']).default('false').describe('true: nothing is hidden. For state monitors.'),
  }),
  answer: publishedIncidents,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportPublishedIncidents = defineCall({
  ...call,
  id: 'exportPublishedIncidents',
  method: 'get',
  path: '/api/published-incidents/{year}/file',
  summary: 'The published totals as a file, with small numbers hidden; the export is recorded',
  params: place.pick({ year: true }),
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
