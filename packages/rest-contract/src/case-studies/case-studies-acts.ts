import { caseStudyMoveNames, wordDecisions } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { commentCalls } from '../comments.js'
import {
  byCaseStudy,
  caseStudiesBase as base,
  caseStudy,
  caseStudyCall,
  caseStudyWord,
  revealedStudent,
  versionSeen,
} from './case-studies-shapes.js'

const day = z.iso.date('Enter a date.')
const conflicts = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const

export const addCaseStudyStudent = defineCall({
  ...caseStudyCall,
  id: 'addCaseStudyStudent',
  method: 'post',
  path: `${base}/{id}/students`,
  summary: 'Names one more student, five at most',
  description:
    'BAD_USER_INPUT with fields: studentId, firstName, lastName. The history keeps the masked student.',
  encoding: 'json',
  params: byCaseStudy,
  body: z.object({
    studentId: z.string().max(1000),
    firstName: z.string().max(1000),
    lastName: z.string().max(1000),
    version: versionSeen,
  }),
  status: 201,
  answer: caseStudy,
  errors: conflicts,
})

export const removeCaseStudyStudent = defineCall({
  ...caseStudyCall,
  id: 'removeCaseStudyStudent',
  method: 'delete',
  path: `${base}/{id}/students/{studentRowId}`,
  summary: 'Takes a student out of a draft',
  params: byCaseStudy.extend({ studentRowId: z.string().max(40) }),
  query: z.object({ version: z.coerce.number().int() }),
  answer: caseStudy,
  errors: conflicts,
})

export const revealCaseStudyStudents = defineCall({
  ...caseStudyCall,
  id: 'revealCaseStudyStudents',
  method: 'post',
  path: `${base}/{id}/reveal`,
  summary: 'Names and identifiers of the students, which is recorded; for state monitors',
  params: byCaseStudy,
  answer: z.array(revealedStudent),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const moveCaseStudy = defineCall({
  ...caseStudyCall,
  id: 'moveCaseStudy',
  method: 'post',
  path: `${base}/{id}/status`,
  summary: 'Sends a case study for review, takes it back, makes it final, reopens it, or shares its summary',
  description:
    'Backward steps need a reason; sending for review needs a second monitor. Sharing puts a summary without names into the library of the agency, where this installation shares case studies at all.',
  encoding: 'json',
  params: byCaseStudy,
  body: z.object({
    move: z.enum(caseStudyMoveNames),
    reason: z.string().max(5000).default(''),
    reviewerId: z.string().max(100).nullable().default(null),
    version: versionSeen,
  }),
  answer: caseStudy,
  errors: conflicts,
})

export const referCaseStudy = defineCall({
  ...caseStudyCall,
  id: 'referCaseStudy',
  method: 'post',
  path: `${base}/{id}/audit`,
  summary:
    'Creates a targeted desk audit of the agency from a final case study; the agency is not notified yet',
  description: 'BAD_USER_INPUT with fields: plannedStart, documentsDueOn, plannedEnd, leadMonitorId.',
  encoding: 'json',
  params: byCaseStudy,
  body: z.object({
    plannedStart: day,
    documentsDueOn: day.nullable().default(null),
    plannedEnd: day.nullable().default(null),
    leadMonitorId: z.string().max(100),
    version: versionSeen,
  }),
  status: 201,
  answer: caseStudy,
  errors: conflicts,
})

export const listCaseStudyWords = defineCall({
  ...caseStudyCall,
  id: 'listCaseStudyWords',
  method: 'get',
  path: `${base}/{id}/words`,
  summary: 'Capitalised words that no sentence begins with, and what was decided about each',
  description:
    'Names that the record knows are removed from files without being asked: students, their identifiers, people who were interviewed, staff.',
  params: byCaseStudy,
  answer: z.array(caseStudyWord),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const decideCaseStudyWords = defineCall({
  ...caseStudyCall,
  id: 'decideCaseStudyWords',
  method: 'put',
  path: `${base}/{id}/words`,
  summary: 'Decides whether words stay in files without names; kept for the next file',
  encoding: 'json',
  params: byCaseStudy,
  body: z.object({
    words: z
      .array(z.object({ word: z.string().min(1).max(200), decision: z.enum(wordDecisions) }))
      .min(1, 'Choose a word.')
      .max(2000),
  }),
  answer: z.array(caseStudyWord),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportCaseStudy = defineCall({
  ...caseStudyCall,
  id: 'exportCaseStudy',
  method: 'get',
  path: `${base}/{id}/file`,
  summary: 'One case study as PDF with a structure tree; every download is recorded',
  description:
    'Without names, once every capitalised word is decided; CONFLICT before that. With names for a reason alone.',
  params: byCaseStudy,
  query: z.object({
    names: z.enum(['true', 'false']).default('false'),
    reason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').default(''),
  }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

const comments = commentCalls({
  feature: caseStudyCall.feature,
  name: 'CaseStudy',
  noun: 'a case study',
  path: `${base}/{id}`,
  answer: caseStudy,
})

export const addCaseStudyComment = comments.add
export const editCaseStudyComment = comments.edit
export const resolveCaseStudyComment = comments.resolve
