import { caseCorrections, caseEvents, scanStates } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { changes } from '../../changes.js'
import { correctionFields } from '../../findings/findings-corrections.js'
import { text } from '../../findings/findings-inputs.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const correctionFile = z
  .object({
    id: z.uuid(),
    title: z.string(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes.'),
    scanState: z.enum(scanStates),
    createdBy: personRef,
    createdOn: z.string().describe('Instant.'),
    remove: allowedAct.describe('Whether the caller may delete it now.'),
  })
  .meta({ id: 'AuditCorrectionFile' })

const correctionEvent = z
  .object({
    act: z.enum(caseEvents),
    by: personRef.nullable().describe('Null for the portal itself.'),
    on: z.string().describe('Instant.'),
    note: z.string().nullable().describe('Why it was returned or undone, in the words of the state.'),
  })
  .meta({ id: 'AuditCorrectionEvent' })

/** One correction that a review asks for. */
export const auditCorrection = z
  .object({
    id: z.number().int(),
    findingId: z.number().int(),
    findingNumber: z.string(),
    findingIssuedOn: z.string().nullable().describe('Day of the written notification.'),
    findingDueOn: z.string().nullable().describe('Day by which the whole finding is corrected.'),
    recordId: z.number().int(),
    student: z.string().describe('Masked.'),
    school: z.string().describe('Empty where the list names none.'),
    itemId: z.string(),
    itemNumber: z.string(),
    text: z.string(),
    citation: z.string(),
    wrong: z.string().describe('What was wrong, in the words of the state.'),
    requiredAction: z.string(),
    correctable: z.enum(caseCorrections),
    foundOn: z.string().describe('Day of the review: the earliest day of a correction.'),
    dueOn: z.string().nullable().describe('Day.'),
    dueRule: z.string().nullable().describe('How it came about.'),
    state: z.number().int().describe('0 Required to 6 Left jurisdiction.'),
    narrative: z.string().describe('What was done. Empty for the state while it is a draft of the agency.'),
    correctedOn: z.string().nullable().describe('Day.'),
    leftJurisdictionOn: z.string().nullable().describe('Day.'),
    compensatoryNeeded: z.boolean(),
    compensatoryText: z.string().describe('Which they are, in the words of the agency.'),
    compensatoryAsked: z
      .string()
      .describe('Services to make up for what the child missed that the state asks for; empty for none.'),
    stateComment: z.string().nullable(),
    submittedOn: z.string().nullable().describe('Instant.'),
    verifiedOn: z.string().nullable().describe('Instant.'),
    files: z.number().int(),
    history: z.array(correctionEvent).describe('What happened with it, the newest first.'),
    write: allowedAct.describe('Whether the caller may write it now.'),
    recall: allowedAct.describe('Whether the caller may take it back.'),
    judge: allowedAct.describe('Whether the caller may verify or return it.'),
    undo: allowedAct.describe('Whether the caller may take a verification back.'),
    askServices: allowedAct.describe('Whether the caller may ask for compensatory services.'),
    version: z.number().int(),
  })
  .meta({ id: 'AuditCorrection' })

const answer = z
  .object({
    prongId: z.number().int(),
    status: z.number().int().describe('0 None required to 6 Overdue, of all together.'),
    corrections: z.array(auditCorrection),
  })
  .meta({ id: 'AuditCorrections' })

const ofCorrection = z.object({ typeKey, id: rowId.describe('Id of the correction.') })

export const listAuditCorrections = defineCall({
  ...auditCall,
  id: 'listAuditCorrections',
  method: 'get',
  path: `${base}/corrections/{id}`,
  summary: 'Corrections of a prong; local users see those of their records',
  params: z.object({ typeKey, id: rowId.describe('Id of the prong.') }),
  answer,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const updateAuditCorrection = defineCall({
  ...auditCall,
  id: 'updateAuditCorrection',
  method: 'post',
  path: `${base}/update-corrections/{id}`,
  summary:
    'One step of a correction: the agency writes, submits or recalls it, the state verifies or returns it',
  description:
    'The agency: save, submit, recall. The state: open, which ends the recall, verify, return and undo; the last two with a ' +
    'comment; askServices sets the compensatory services that it asks for, none with an empty text. A day on which the child left claims that it is no longer served here.',
  encoding: 'json',
  params: ofCorrection,
  body: changes(
    correctionFields.extend({
      compensatoryNeeded: z.boolean(),
      compensatoryText: text('Compensatory services', 4000),
    }),
  ).extend({
    act: z.enum(['save', 'submit', 'recall', 'open', 'verify', 'return', 'undo', 'askServices']),
    compensatoryAsked: text('Compensatory services', 4000).optional().describe('With askServices.'),
    comment: text('Comment', 4000).optional(),
    version: z.number().int(),
  }),
  answer: auditCorrection,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const setCorrectionStatus = defineCall({
  ...auditCall,
  id: 'setCorrectionStatus',
  method: 'post',
  path: `${base}/correction/status/{prongId}/{status}`,
  summary: 'Moves corrections of a prong, one or many: those that were seen',
  description:
    '3: the agency submits those that are ready. 4: the state returns, 5: it verifies those that are submitted. All or nothing: ' +
    'CONFLICT when one of them has changed since it was seen.',
  encoding: 'json',
  params: z.object({ typeKey, prongId: rowId, status: z.coerce.number().int().min(0).max(6) }),
  body: z.object({
    comment: text('Comment', 4000).default('').describe('Required to return.'),
    seen: z
      .array(z.object({ id: z.number().int().positive(), version: z.number().int() }))
      .min(1, 'Choose at least one correction.')
      .max(5000)
      .describe('The corrections, each with the version that the caller has seen.'),
  }),
  answer,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listCorrectionFiles = defineCall({
  ...auditCall,
  id: 'listCorrectionFiles',
  method: 'get',
  path: `${base}/corrections-file-list/{id}`,
  summary: 'Files of a correction; their bytes are those of the finding',
  params: ofCorrection,
  answer: z.array(correctionFile),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const deleteCorrectionFile = defineCall({
  ...auditCall,
  id: 'deleteCorrectionFile',
  method: 'get',
  path: `${base}/corrections-file/delete/{id}`,
  summary: 'Deletes a file of a correction that is not submitted',
  changesData: true,
  params: z.object({ typeKey, id: z.uuid() }),
  answer: z.array(correctionFile),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
