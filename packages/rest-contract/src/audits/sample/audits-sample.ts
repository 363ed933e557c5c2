import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'
import { populationFilter } from './audits-lists.js'

const prong = z.object({ typeKey, id: rowId.describe('Id of the prong.') })
const ofProng = z.object({ typeKey, prongId: rowId })
const reason = z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').default('')

const stratum = z
  .object({
    name: z.string(),
    population: z.number().int(),
    allocated: z.number().int(),
    drawn: z.number().int(),
  })
  .meta({ id: 'SampleStratum' })

const quota = z
  .object({
    name: z.string(),
    atLeast: z.number().int(),
    inSample: z.number().int(),
    notMet: z.string().nullable().describe('In words; null where it was met.'),
  })
  .meta({ id: 'SampleQuota' })

const drawn = z
  .object({
    size: z.number().int().describe('Rows that were drawn.'),
    seed: z.number().int(),
    algorithm: z.number().int().describe('Version of the algorithm.'),
    strata: z.array(stratum),
    quotas: z.array(quota),
    changes: z.number().int().describe('Later changes; the certificate has each.'),
    drawnBy: z.string(),
    drawnAt: z.string().describe('Instant.'),
  })
  .meta({ id: 'DrawnSample' })

/** The sample of a prong, without its records. */
export const auditSample = z
  .object({
    prongId: z.number().int(),
    status: z.number().int().describe('Status of the prong.'),
    population: z.number().int().describe('Rows of the list.'),
    sampled: z.number().int().describe('Records in the sample.'),
    usualSize: z.number().int().describe('By the table of sizes of the kind and part.'),
    statisticalSize: z.number().int().describe('At 90 % confidence and an error of 10 %, as a help.'),
    draw: allowedAct.describe('Whether the caller may draw now.'),
    remove: allowedAct.describe('Whether the caller may delete the sample now.'),
    drawn: drawn.nullable().describe('The last draw; null before one.'),
  })
  .meta({ id: 'AuditSample' })

export const getAuditSample = defineCall({
  ...auditCall,
  id: 'getAuditSample',
  method: 'get',
  path: `${base}/generate-sample/{id}`,
  summary: 'The sample of a prong: sizes that are usual, and how it was drawn',
  params: prong,
  answer: auditSample,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const newSample = z.object({
  prongId: z.number().int().describe('The same as in the path.'),
  sampleSize: z.number().int().min(0).max(20_000),
  updateOnly: z.boolean(),
  seed: z.number().int().optional().describe('32 bits; random when left out.'),
  strata: z
    .object({ field: z.string().max(40) })
    .optional()
    .describe('Groups by the values of this field instead of those that are usual.'),
  quotas: z
    .array(z.object({ name: z.string().max(100), atLeast: z.number().int().min(0).max(1000) }))
    .max(50)
    .optional()
    .describe('Other numbers for quotas of the kind, by their names; 0 for none.'),
  filter: populationFilter.optional(),
  confirm: z.boolean().default(false),
})

export const generateSample = defineCall({
  ...auditCall,
  id: 'generateSample',
  method: 'post',
  path: `${base}/generate-sample/{id}`,
  summary: 'Draws the sample, or tops it up or trims it',
  description:
    'Without updateOnly the whole sample is replaced: CONFLICT where records are in review, have files or are confirmed, ' +
    'unless `confirm`. With it, records stay, and rows of the queues are added or such taken out as nobody has started.',
  encoding: 'json',
  params: prong,
  body: newSample,
  answer: auditSample,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const previewSample = defineCall({
  ...auditCall,
  id: 'previewSample',
  method: 'post',
  path: `${base}/generate-sample/{id}/preview`,
  summary: 'What a new draw would give, without drawing; reads only',
  description: 'Draw with the seed of the answer to get the same records, while the list stays the same.',
  encoding: 'json',
  params: prong,
  body: newSample,
  answer: z
    .object({
      eligible: z.number().int().describe('Rows that can be drawn, after the filter.'),
      always: z.number().int().describe('Rows that are reviewed without being drawn, beside them.'),
      seed: z.number().int(),
      strata: z.array(stratum),
      quotas: z.array(quota),
      removed: z.number().int().describe('Records of the sample that is there, which would be removed.'),
      lost: z
        .string()
        .nullable()
        .describe('What of their work would be removed, in words; null for nothing.'),
    })
    .meta({ id: 'PlannedSample' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const addSampleStudent = defineCall({
  ...auditCall,
  id: 'addSampleStudent',
  method: 'get',
  path: `${base}/sample-data/add/{prongId}/{studentId}`,
  summary: 'Adds a row of the list to the sample by hand',
  changesData: true,
  description: 'CONFLICT where over 20 % of the sample would be chosen by hand, unless `confirm`.',
  params: z.object({ typeKey, prongId: rowId, studentId: rowId.describe('Id of the row of the list.') }),
  query: z.object({
    reason: reason.describe('Required.'),
    confirm: z.enum(['true', 'false']).default('false'),
  }),
  answer: auditSample,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteSample = defineCall({
  ...auditCall,
  id: 'deleteSample',
  method: 'post',
  path: `${base}/student-sample/delete/{prongId}`,
  summary: 'Deletes the whole sample, which leads back to the list',
  description: 'Only before a record is in review.',
  params: ofProng,
  answer: auditSample,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteSampleRecord = defineCall({
  ...auditCall,
  id: 'deleteSampleRecord',
  method: 'post',
  path: `${base}/student-record/delete/{id}`,
  summary: 'Takes one record out of the sample, with a reason',
  encoding: 'json',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  body: z.object({ reason, version: z.number().int() }),
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const downloadCertificate = defineCall({
  ...auditCall,
  id: 'downloadCertificate',
  method: 'get',
  path: `${base}/sample-certificate/{prongId}`,
  summary: 'The sampling certificate: with the list, anyone can prove the draw by its JSON',
  description:
    'It names rows by their index in the order of keys, and no child. `npm run verify-draw` checks the JSON; the PDF is for reading.',
  params: ofProng,
  query: z.object({ format: z.enum(['json', 'pdf']).default('json') }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
