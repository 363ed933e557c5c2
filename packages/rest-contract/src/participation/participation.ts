import { rateImportColumns } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct } from '../shared.js'
import {
  agencyParticipation,
  enteredRates,
  exceeding,
  participationBase as base,
  participationCall as call,
  participationPlace as place,
  participationRates,
  participationRow,
} from './participation-shapes.js'

/** Maximum size of a file of rates: 2 MB. */
export const maxRateFileBytes = 2 * 1024 * 1024
/** Maximum number of rows in one file of rates. */
export const mostRateRows = 3000
/** Maximum number of errors that an answer lists; the rest is only counted. */
export const mostRateErrors = 500

export const listParticipation = defineCall({
  ...call,
  id: 'listParticipation',
  method: 'get',
  path: `${base}/{year}`,
  summary: 'Participation in alternate assessments of a year, of the agencies that the caller sees',
  description:
    'One row for each agency, by code; also where nothing is entered. The totals are those of the state, without training agencies, for its staff alone.',
  params: place.pick({ year: true }),
  answer: z
    .object({
      threshold: z.number().describe('Percent above which a subject needs a justification.'),
      rows: z.array(participationRow),
      totals: participationRates
        .extend({ exceeding })
        .meta({ id: 'ParticipationTotals' })
        .nullable()
        .describe('Of the state; null for people of an agency.'),
      importFile: allowedAct.describe('Importing the rates of agencies from a file.'),
    })
    .meta({ id: 'ParticipationList' }),
  errors: ['FORBIDDEN'],
})

export const getParticipation = defineCall({
  ...call,
  id: 'getParticipation',
  method: 'get',
  path: `${base}/{year}/{leaId}`,
  summary: 'Participation of one agency in alternate assessments of a year',
  params: place,
  answer: agencyParticipation,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const saveParticipationRates = defineCall({
  ...call,
  id: 'saveParticipationRates',
  method: 'put',
  path: `${base}/{year}/{leaId}`,
  summary: 'Enters the numbers of an agency; subjects that are left out stay as they are',
  description:
    'For state monitors, and local administrators of the agency. null takes the numbers of a subject away. BAD_USER_INPUT with fields such as ela.tested: negative numbers, decimals, more alternate than tested. CONFLICT with the current record: an old version.',
  encoding: 'json',
  params: place,
  body: changes(enteredRates).extend({
    version: z.number().int().describe('Version that the caller saw; 0 before anything is entered.'),
  }),
  answer: agencyParticipation,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const importError = z
  .object({
    row: z.number().int().describe('Row in the file, the heading being row 1; 0 for the file as a whole.'),
    column: z.string().nullable().describe('Heading of the refused cell; null for the whole row.'),
    value: z.string().describe('What stands there.'),
    message: z.string(),
  })
  .meta({ id: 'ParticipationImportError' })

export const importParticipationRates = defineCall({
  ...call,
  id: 'importParticipationRates',
  method: 'post',
  path: `${base}/{year}/import`,
  summary: 'Stores the rates of a CSV or XLSX file, of all its rows or of none',
  description:
    `multipart/form-data with one part named file, at most ${maxRateFileBytes} bytes and ${mostRateRows} rows. ` +
    `Headings: ${Object.values(rateImportColumns).join(', ')}. Agency by code, name or short name. Where a row is refused, ` +
    'nothing is stored and the errors say why. A row without numbers changes nothing. For state monitors. BAD_USER_INPUT: ' +
    'not a CSV or XLSX file.',
  encoding: 'multipart',
  params: place.pick({ year: true }),
  answer: z
    .object({
      stored: z.boolean().describe('Whether the file was accepted.'),
      rows: z.number().int().describe('Rows with something in them.'),
      agencies: z.number().int().describe('Agencies whose numbers changed.'),
      errors: z.array(importError).describe(`At most ${mostRateErrors}, by row.`),
      errorsTotal: z.number().int(),
    })
    .meta({ id: 'ParticipationImport' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})
