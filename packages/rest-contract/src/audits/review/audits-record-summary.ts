import { z } from 'zod'
import { defineCall } from '../../call.js'
import { recordContent } from './audits-answers.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const ofRecord = z.object({ typeKey, id: rowId.describe('Id of the record.') })
const part = z.string().max(10).optional().describe('Has no effect: the record has a part.')

const summaryItem = z
  .object({
    id: z.string(),
    number: z.string(),
    text: z.string(),
    citations: z.array(z.string()),
    answer: z.string().describe('In words; empty while there is none.'),
    counts: z
      .enum(['met', 'notMet', 'excluded', 'open'])
      .describe('How it counts in scores; open: no answer, or it waits for documents.'),
    notApplicable: z.string().nullable().describe('Why it does not apply; null where it does.'),
    comment: z.string(),
    extras: z
      .array(z.object({ label: z.string(), value: z.string() }).meta({ id: 'RecordSummaryExtra' }))
      .describe('Fields beside the answer that are filled in.'),
  })
  .meta({ id: 'RecordSummaryItem' })

/** Report d: all answers of one record (domain definition 2.12). */
export const recordSummary = z
  .object({
    id: z.number().int(),
    student: z.string().describe('Masked.'),
    school: z.string(),
    grade: z.string(),
    status: z.number().int().describe('Status of the record.'),
    submittedBy: z.string().describe('Name; empty before it is submitted.'),
    submittedOn: z.string().nullable().describe('Instant.'),
    secondReader: z.string().describe('Name of who read it again; empty where nobody has.'),
    met: z.number().int(),
    notMet: z.number().int(),
    notApplicable: z.number().int(),
    open: z.number().int(),
    setup: z.array(
      z
        .object({ text: z.string(), answer: z.string().describe('In words; empty while there is none.') })
        .meta({ id: 'RecordSummarySetup' }),
    ),
    sections: z.array(
      z
        .object({ id: z.string(), number: z.string(), title: z.string(), items: z.array(summaryItem) })
        .meta({ id: 'RecordSummarySection' }),
    ),
  })
  .meta({ id: 'RecordSummary' })

export const getRecordSummary = defineCall({
  ...auditCall,
  id: 'getRecordSummary',
  method: 'get',
  path: `${base}/student/{id}/summary`,
  summary: 'All answers of one record with its setup, and why items do not apply; for the state',
  description: 'Not for its second reader before that reading is finished.',
  params: ofRecord,
  query: z.object({ part }),
  answer: recordSummary,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportRecordSummary = defineCall({
  ...auditCall,
  id: 'exportRecordSummary',
  method: 'get',
  path: `${base}/student/{id}/summary/file`,
  summary: 'The summary of one record as PDF with a structure tree, or as XLSX',
  description: 'The student is masked. Every download is recorded.',
  params: ofRecord,
  query: z.object({ part, format: z.enum(['pdf', 'xlsx']) }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getStudentContent = defineCall({
  ...auditCall,
  id: 'getStudentContent',
  method: 'get',
  path: `${base}/content/{studentId}`,
  summary: 'Sections and items of a record with their answers, without naming its prong; for the state',
  params: z.object({ typeKey, studentId: rowId.describe('Id of the record.') }),
  query: z.object({ part }),
  answer: recordContent,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getPreviousAnswers = defineCall({
  ...auditCall,
  id: 'getPreviousAnswers',
  method: 'get',
  path: `${base}/student/{id}/previous-answers`,
  summary:
    'What was answered about the same child in an earlier year, by lineage of the items; for the state',
  description: 'From the last complete record of an earlier year that the caller may see.',
  params: ofRecord,
  answer: z
    .object({
      recordId: z.number().int().describe('Id of the record that was asked about.'),
      year: z.number().int().nullable().describe('Year of the answers; null where there are none.'),
      items: z.array(
        z
          .object({
            lineageId: z.string(),
            answer: z.string().describe('In words.'),
            counts: z.enum(['met', 'notMet', 'excluded', 'open']),
            comment: z.string(),
          })
          .meta({ id: 'EarlierAnswer' }),
      ),
    })
    .meta({ id: 'EarlierAnswers' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
