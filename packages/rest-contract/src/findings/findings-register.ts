import { findingSortColumns, findingOutcomes, findingSources, findingStatusGroups } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { exportColumns, exportFormat } from '../exports.js'
import { findingDay } from './findings-inputs.js'
import { findingRow } from './findings-shapes.js'
import { pageQuery, searchQuery, sortQuery } from '../shared.js'

const feature = 'findings'

/** Columns of the exported register. */
export const findingExportColumns = [
  'number',
  'agency',
  'year',
  'part',
  'source',
  'citation',
  'requirement',
  'indicator',
  'issuedOn',
  'dueOn',
  'daysLeft',
  'casesVerified',
  'cases',
  'rounds',
  'roundResult',
  'cap',
  'status',
  'correctedOn',
  'closedOn',
  'overdue',
  'repeat',
  'systemic',
  'owner',
] as const

const filter = {
  q: searchQuery.describe('Searches numbers, agencies, citations and descriptions.'),
  year: z.coerce.number().int().optional(),
  part: z.enum(['Part B', 'Part C']).optional(),
  leaId: z.coerce.number().int().optional(),
  source: z.enum(findingSources).optional(),
  areaId: z.coerce.number().int().optional(),
  indicator: z.string().max(10).optional(),
  status: z
    .enum(findingStatusGroups)
    .optional()
    .describe('open: issued and not closed; state, agency: whose turn it is.'),
  overdue: z.enum(['true', 'false']).optional(),
  repeat: z.enum(['true', 'false']).optional(),
  owner: z.string().max(100).optional(),
  issuedFrom: findingDay.optional().describe('First day of the written notification.'),
  issuedTo: findingDay.optional(),
  outcome: z.enum(findingOutcomes).optional().describe('Findings behind a number of the timely correction.'),
  formRow: z
    .string()
    .max(10)
    .optional()
    .describe("Row of the federal form: an indicator, 'related' or 'other'."),
}

export const listFindings = defineCall({
  id: 'listFindings',
  feature,
  method: 'get',
  path: '/api/findings',
  summary: 'The register of findings, by page',
  access: 'signed-in',
  query: z.object({ ...pageQuery, ...filter, sort: sortQuery(findingSortColumns) }),
  answer: z
    .object({
      rows: z.array(findingRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    })
    .meta({ id: 'FindingPage' }),
})

export const exportFindings = defineCall({
  id: 'exportFindings',
  feature,
  method: 'get',
  path: '/api/findings/export',
  summary: 'The filtered register as a file; the export is recorded',
  access: 'signed-in',
  query: z.object({
    ...filter,
    sort: sortQuery(findingSortColumns),
    columns: exportColumns(findingExportColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['TOO_MANY_REQUESTS'],
})

const timely = z.object({
  issued: z.number().int(),
  timely: z.number().int(),
  late: z.number().int(),
  notVerified: z.number().int(),
})

export const getFindingNumbers = defineCall({
  id: 'getFindingNumbers',
  feature,
  method: 'get',
  path: '/api/findings/numbers',
  summary: 'Timely correction of the findings issued in one FFY, and days to correction (1.4)',
  description: 'The training agency does not count. Rates are numerator and denominator; 0 of 0 is no rate.',
  access: 'signed-in',
  query: z.object({
    ffy: z.coerce
      .number()
      .int()
      .min(2000)
      .max(2100)
      .describe('Findings issued from 1 July ffy to 30 June ffy + 1.'),
    part: z.string().max(10).describe("'Part B' or 'Part C'."),
  }),
  answer: z
    .object({
      ffy: z.number().int(),
      part: z.string(),
      total: timely,
      rows: z
        .array(timely.extend({ row: z.string().describe("An indicator, 'related' or 'other'.") }))
        .describe('As the federal form splits them.'),
      agencies: z.array(
        timely.extend({
          leaId: z.number().int(),
          medianDays: z.number().nullable(),
          maxDays: z.number().int().nullable(),
        }),
      ),
    })
    .meta({ id: 'FindingNumbers' }),
})
