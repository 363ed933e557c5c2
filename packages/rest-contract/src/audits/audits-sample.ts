import { sampleOrigins } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { allowedAct, personRef } from '../shared.js'
import { assignableUser } from '../self-assessment/self-assessment-shapes.js'
import { auditCall, base, rowId, typeKey } from './audits-call.js'
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

/** A record of the sample, as lists show it. */
export const sampleRecord = z
  .object({
    id: z.number().int(),
    order: z.number().int().describe('Place in the sample, counted from 1.'),
    student: z.string().describe('Masked: initials and the end of the identifier.'),
    school: z.string(),
    grade: z.string(),
    disability: z.string(),
    age: z.number().int().nullable(),
    flags: z.array(z.string()),
    origin: z.enum(sampleOrigins),
    status: z.number().int().describe('0 Not started to 8 Removed.'),
    reason: z.string().describe('Why it was added, or is not in the sample any more.'),
    assignedMonitorId: z.string().nullable(),
    assignedMonitor: personRef.nullable().describe('State monitor who reviews it; null for nobody.'),
    secondReaderId: z.string().nullable().describe('The monitor who reads it again; for the state.'),
    assignSecondReader: allowedAct.describe('Whether the caller may choose the second reader now.'),
    assignees: z.array(personRef).describe('Local users who work on it.'),
    leaConfirmedEnrolled: z.boolean().nullable().describe('Null while the agency has said nothing.'),
    leftOn: z.string().nullable().describe('Day on which the child left.'),
    note: z.string().describe('For the state; empty for others.'),
    documents: z.number().int().describe('Its documents.'),
    noDocumentReason: z.string().describe('Why the agency has none; empty where it has given no reason.'),
    upload: allowedAct.describe('Whether the caller may upload documents, or say why there are none.'),
    takeOut: allowedAct.describe('Whether the caller may replace or remove it now.'),
    confirmEnrolment: allowedAct.describe('Whether the caller may say that the child is served, or left.'),
    version: z.number().int(),
  })
  .meta({ id: 'SampleRecord' })

export const listSampleRecords = defineCall({
  ...auditCall,
  id: 'listSampleRecords',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/students`,
  summary: 'Records of the sample, and those that left it',
  description:
    'Local users get those that they are assigned to. What a caller sees follows from their rights, whatever isStateMonitor says.',
  params: ofProng,
  query: z.object({ isStateMonitor: z.string().max(10).optional().describe('Has no effect.') }),
  answer: z.array(sampleRecord),
  errors: ['NOT_FOUND'],
})

export const updateSampleRecord = defineCall({
  ...auditCall,
  id: 'updateSampleRecord',
  method: 'patch',
  path: `${base}/sample-audit/student/{id}`,
  summary: 'Assigns a monitor, confirms enrolment, replaces the record, or notes something',
  description:
    'What is left out stays. Monitors assign, note and replace (`status` 7, with a reason: the next of the same stratum ' +
    'comes); local administrators say whether the child is served, and if not, since when; whoever uploads documents says ' +
    'why there are none.',
  encoding: 'json',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  body: z.object({
    assignedMonitorId: z.string().max(100).nullable().optional(),
    secondReaderId: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('Another state monitor than the one who submitted it.'),
    leaConfirmedEnrolled: z.boolean().optional(),
    leftOn: z.iso.date('Enter a date.').nullable().optional(),
    status: z.literal(7, 'A record is only replaced by hand.').optional(),
    reason: z.string().trim().max(2000).optional().describe('Required with a status.'),
    note: z.string().trim().max(2000, 'Note can have at most 2,000 characters.').optional(),
    noDocumentReason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').optional(),
    version: z.number().int(),
  }),
  answer: sampleRecord,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const confirmEnrolments = defineCall({
  ...auditCall,
  id: 'confirmEnrolments',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/confirm-enrolment`,
  summary: 'Says that every child of the sample of whom nothing was said yet is still served',
  params: ofProng,
  answer: z.array(sampleRecord),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listRecordPeople = defineCall({
  ...auditCall,
  id: 'listRecordPeople',
  method: 'get',
  path: `${base}/sample-audit/{prongId}/people`,
  summary: 'Local users of the agency, marked where they work on a record of the sample',
  params: ofProng,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignRecords = defineCall({
  ...auditCall,
  id: 'assignRecords',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/assign`,
  summary: 'Assigns a local user to records, or takes them off',
  description: 'All or none. Local users see and do for these records what local administrators do for all.',
  encoding: 'json',
  params: ofProng,
  body: z.object({
    recordIds: z.array(z.number().int().positive()).min(1, 'Choose a record.').max(200),
    userId: z.string().max(100),
    assigned: z.boolean(),
  }),
  answer: z.array(sampleRecord),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const revealRecords = defineCall({
  ...auditCall,
  id: 'revealRecords',
  method: 'post',
  path: `${base}/sample-audit/{prongId}/reveal`,
  summary: 'Names and identifiers of records, which is recorded',
  encoding: 'json',
  params: ofProng,
  body: z.object({
    recordIds: z.array(z.number().int().positive()).min(1, 'Choose a record.').max(200),
  }),
  answer: z.array(
    z
      .object({
        id: z.number().int(),
        values: z.record(z.string(), z.string()).describe('By field: those that say who it is.'),
      })
      .meta({ id: 'RevealedRecord' }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
