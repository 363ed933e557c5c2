import {
  auditParts,
  caseStudyLimits,
  caseStudyMoveNames,
  caseStudyStatuses,
  wordDecisions,
} from '@portal/domain'
import { z } from 'zod'
import { recordComment } from '../comments.js'
import { allowedAct, personRef } from '../shared.js'

export const caseStudiesBase = '/api/msde/case-studies'
export const caseStudyCall = { feature: 'case-studies', access: 'signed-in' } as const

export const byCaseStudy = z.object({ id: z.coerce.number().int().positive() })
export const versionSeen = z.number().int().describe('Version that the caller saw.')

// Wide bounds against hostile sizes; the rules name the exact ones beside their fields.
const line = z.string().max(1000)
const text = z.string().max(20_000)
const entryId = z
  .string()
  .min(1)
  .max(40)
  .describe('Made by the client, the same as long as the entry is there.')
const day = z.string().max(10).describe('YYYY-MM-DD; empty while it is not known.')

/** What happened, when, and where it is written. */
const event = z
  .object({
    id: entryId,
    date: day,
    source: line.describe('Where it is known from: a log, a letter, a person.'),
    event: text.describe('What happened.'),
    document: line.describe('The document that says so.'),
  })
  .meta({ id: 'CaseStudyEvent' })

const interview = z
  .object({
    id: entryId,
    role: line.describe('What the person is to the student.'),
    person: line.describe('Name as it was given; never in files without names.'),
    date: day,
    notes: text,
  })
  .meta({ id: 'CaseStudyInterview' })

const rating = z
  .object({
    area: z.string().max(40).describe('Key of the area.'),
    rating: z
      .number()
      .int()
      .nullable()
      .describe('1 Not evident, 2 Partly evident, 3 Evident, 4 Strong; null is not rated.'),
    note: text,
  })
  .meta({ id: 'CaseStudyRating' })

const recommendation = z.object({ id: entryId, text }).meta({ id: 'CaseStudyRecommendation' })

/** What monitors write. */
export const caseStudyFields = z.object({
  theme: line.describe('What it is about, in one line.'),
  question: text.describe('What the study asks.'),
  methodNotes: text.describe('How it was done.'),
  timeline: z
    .array(event)
    .max(caseStudyLimits.events * 2)
    .describe('In the order in which they were entered; shown by date.'),
  interviews: z.array(interview).max(caseStudyLimits.interviews * 2),
  strengths: text,
  concerns: text,
  conclusions: text,
  ratings: z.array(rating).max(50).describe('One for each area that is rated.'),
  recommendations: z.array(recommendation).max(caseStudyLimits.recommendations * 2),
  referToAudit: z.boolean().describe('Whether the study recommends a desk audit.'),
})

/** Lists whose entries are changed by their id: what an entry leaves out stays as it is, and a new one is begun empty. */
export const caseStudyEntryChanges = {
  timeline: z
    .array(event.partial().required({ id: true }))
    .max(caseStudyLimits.events * 2)
    .optional()
    .describe('The whole timeline; an event that is left out is removed.'),
  interviews: z
    .array(interview.partial().required({ id: true }))
    .max(caseStudyLimits.interviews * 2)
    .optional()
    .describe('All interviews; one that is left out is removed.'),
  recommendations: z
    .array(recommendation.partial().required({ id: true }))
    .max(caseStudyLimits.recommendations * 2)
    .optional()
    .describe('All recommendations; one that is left out is removed.'),
}

export const caseStudyRow = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    year: z.number().int().describe('Compliance year.'),
    part: z.enum(auditParts),
    theme: z.string(),
    status: z.enum(caseStudyStatuses),
    author: personRef.describe('Who began it.'),
    reviewer: personRef.nullable().describe('The second monitor; null before it was sent for review.'),
    students: z.number().int().describe('How many students it is about.'),
    changedBy: personRef,
    changedOn: z.string().describe('Instant in UTC.'),
    version: z.number().int(),
  })
  .meta({ id: 'CaseStudyRow' })

const student = z
  .object({ id: z.string(), label: z.string().describe('Masked: initials and the end of the identifier.') })
  .meta({ id: 'CaseStudyStudent' })

const step = z
  .object({
    move: z.enum(caseStudyMoveNames),
    needsReason: z.boolean(),
    allowed: z.boolean(),
    reason: z.string().nullable().describe('Why not, in words for the person; null when allowed.'),
  })
  .meta({ id: 'CaseStudyStep' })

export const caseStudy = caseStudyRow
  .omit({ students: true })
  .extend({
    ...caseStudyFields.omit({ theme: true }).shape,
    students: z.array(student),
    gaps: z.array(z.string()).describe('What it lacks before it can be reviewed, a sentence each.'),
    undecided: z
      .number()
      .int()
      .describe('Words of which nobody decided whether they stay in files without names.'),
    lastReason: z.string().nullable().describe('Reason of the last backward step; null after a forward one.'),
    audit: z
      .object({
        id: z.number().int(),
        typeKey: z.string(),
        prongId: z.number().int().describe('Its newest review.'),
      })
      .nullable()
      .describe('The audit that came of it.'),
    reportId: z
      .number()
      .int()
      .nullable()
      .describe('The summary in the library of reports, while it is shared.'),
    createdOn: z.string().describe('Instant in UTC.'),
    edit: allowedAct,
    reveal: allowedAct,
    exportFile: allowedAct.describe('As a file without names.'),
    exportNames: allowedAct.describe('As a file with names, for a reason.'),
    decideWords: allowedAct,
    refer: allowedAct.describe('Creating a targeted audit.'),
    commentInternally: allowedAct,
    steps: z.array(step).describe('The steps out of its status.'),
    comments: z.array(recordComment).describe('Of the state among its own.'),
  })
  .meta({ id: 'CaseStudy' })

export const revealedStudent = z
  .object({ id: z.string(), studentId: z.string(), firstName: z.string(), lastName: z.string() })
  .meta({ id: 'RevealedCaseStudent' })

export const caseStudyWord = z
  .object({
    word: z.string(),
    times: z.number().int().describe('How often it stands in the study.'),
    around: z.string().describe('The words around its first place; known names are removed.'),
    decision: z.enum(wordDecisions).nullable(),
  })
  .meta({ id: 'CaseStudyWord' })
