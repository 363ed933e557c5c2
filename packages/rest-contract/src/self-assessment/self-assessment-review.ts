import { draftedReports, reportKinds } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { letterDraft, letterDraftCalls } from '../letters.js'
import { notApplicableState, selfAssessment, subsectionState, submitState } from './self-assessment-shapes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'self-assessment'
const access = ['self-assessments.review'] as const
const idParam = z.object({ id: z.coerce.number().int().positive() })
const onVersion = z.object({ version: z.number().int() })
const rating = z.number().int().min(0).max(4).nullable()

/** Plain text of a review, with at most `most` characters. */
const text = (label: string, most = 4000) =>
  z.string().trim().max(most, `${label} can have at most ${most} characters.`)

const basis = z.object({ title: z.string(), lines: z.array(z.string()) })

/** A report as it is stored, shown and exported; an issued one is never computed again. */
export const reportDocument = z
  .object({
    kind: z.enum(reportKinds),
    title: z.string(),
    facts: z.array(z.string()),
    blocks: z.array(
      z.object({
        kind: z.enum(['heading', 'paragraph', 'list', 'table']),
        level: z.number().int().nullable().describe('Of headings: 2 to 4.'),
        text: z.string(),
        items: z.array(z.string()),
        columns: z.array(z.object({ label: z.string(), numeric: z.boolean() })),
        rows: z.array(
          z.object({
            cells: z.array(
              z.object({
                text: z.string(),
                number: z.number().nullable(),
                basis: basis.nullable().describe('What a number is made of.'),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ReportDocument' })

/** The state's review of one item. */
export const itemReview = z
  .object({
    itemId: z.number().int(),
    stateRating: rating,
    stateComment: z.string().describe('Shared: the agency reads it once a report is issued.'),
    toProvide: z.string().describe('What the agency must provide; empty when nothing.'),
    internalComment: z.string().nullable().describe('Never leaves the state: null for all but monitors.'),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
    previous: z
      .object({ year: z.number().int(), rating, stateRating: rating, narrative: z.string() })
      .nullable()
      .describe('The same question in the latest earlier year, by lineage.'),
    version: z.number().int().describe('0 before the first save.'),
  })
  .meta({ id: 'ItemReview' })

/** The review of one subsection, beside the answers returned by getSubsectionResponse. */
export const subsectionReview = z
  .object({
    id: z.number().int().describe('Subsection response id.'),
    selfAssessmentId: z.number().int(),
    state: subsectionState,
    sharedComment: z.string(),
    strengths: z.string(),
    needs: z.string(),
    internalComment: z.string().nullable().describe('Never leaves the state: null for all but monitors.'),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
    reviewedBy: personRef.nullable(),
    reviewedOn: z.string().nullable(),
    secondReadBy: personRef.nullable(),
    secondReadOn: z.string().nullable(),
    items: z.array(itemReview),
    findings: z
      .array(
        z.object({
          id: z.number().int(),
          number: z.string(),
          status: z.number().int(),
          description: z.string(),
          itemNumber: z.string().nullable(),
        }),
      )
      .describe('Findings that were drafted here, whatever became of them.'),
    write: allowedAct,
    accept: allowedAct,
    acceptAll: allowedAct.describe("Accepting with the agency's ratings where the state has none."),
    askForResponse: allowedAct,
    reconsider: allowedAct,
    secondRead: allowedAct,
    version: z.number().int().describe('Version of comments and stamps; 0 before the first save.'),
    stateVersion: z.number().int().describe('Version of the subsection, for acts that move it.'),
  })
  .meta({ id: 'SubsectionReview' })

/**
 * The texts of a letter before it is issued; a selective one has no recommendations, a final one chooses no
 * subsections.
 */
export const draftedLetter = z.object({
  subsectionResponseIds: z.array(z.number().int()).max(200),
  dueOn: z.iso
    .date()
    .nullable()
    .describe('Date, YYYY-MM-DD, by which the agency responds or acknowledges; null: not chosen yet.'),
  note: text('Note'),
  recommendations: text('Recommendations', 10_000),
  nextSteps: text('Next steps', 10_000),
})

/** A letter that is not issued yet (6.2). */
export const reportDraft = z
  .object({
    kind: z.enum(draftedReports),
    ...draftedLetter.shape,
    ...letterDraft,
  })
  .meta({ id: 'ReportDraft' })

/** Status of the review of a self-assessment. */
export const selfAssessmentReview = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    year: z.number().int(),
    part: z.enum(['Part B', 'Part C']),
    shortDescription: z.string(),
    submitState,
    lead: personRef.nullable().describe('Who opened the review.'),
    openedOn: z.string().nullable(),
    round: z.number().int().describe('Selective reports issued so far.'),
    responseDueOn: z.string().nullable(),
    dueDerivation: z.string().nullable().optional().describe('How that day came about; null without one.'),
    reviewed: z.number().int().describe('Subsections accepted or in need of a response.'),
    equalRatings: z.number().int().describe('Items with equal ratings of agency and state.'),
    bothRatings: z.number().int().describe('Items with both ratings.'),
    subsections: z.array(
      z.object({
        id: z.number().int(),
        sectionNumber: z.string(),
        sectionTitle: z.string(),
        number: z.string(),
        title: z.string(),
        state: subsectionState,
        notApplicable: notApplicableState.nullable(),
        items: z.number().int().describe('Items that are rated by agencies.'),
        rated: z.number().int().describe('Of these, with a rating of the state.'),
        equal: z.number().int(),
        both: z.number().int(),
        requests: z.number().int().describe('Items for which the agency must provide something.'),
        reviewedBy: personRef.nullable(),
        secondReadBy: personRef.nullable(),
      }),
    ),
    drafts: z.array(reportDraft).describe('Letters that are not issued yet, at most one of a kind.'),
    open: allowedAct,
    issueSelectiveReport: allowedAct,
    issueFinalReport: allowedAct,
    close: allowedAct,
    reopen: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'SelfAssessmentReview' })

export const getSelfAssessmentReview = defineCall({
  id: 'getSelfAssessmentReview',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/review/{id}',
  summary: "Where the state's review of a self-assessment stands, by subsection",
  access: 'signed-in',
  params: idParam,
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const openSelfAssessmentReview = defineCall({
  id: 'openSelfAssessmentReview',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/review/{id}',
  summary: 'Takes a submitted or resubmitted self-assessment up for review; it can no longer be recalled',
  access,
  encoding: 'json',
  params: idParam,
  body: onVersion,
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getSubsectionReview = defineCall({
  id: 'getSubsectionReview',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/subsection-review/{id}',
  summary: "The state's ratings and comments on one subsection, with last year's answers; for the state",
  access: 'signed-in',
  params: idParam,
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const subsectionReviewFields = z.object({
  sharedComment: text('Comment to the agency'),
  strengths: text('Strengths'),
  needs: text('Needs'),
  internalComment: text('Internal comment'),
})

export const saveSubsectionReview = defineCall({
  id: 'saveSubsectionReview',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/subsection-review/{id}',
  summary: 'Saves the comments on a subsection',
  access,
  encoding: 'json',
  params: idParam,
  body: changes(subsectionReviewFields).extend({ version: z.number().int().min(0) }),
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const itemReviewFields = z.object({
  stateRating: rating,
  stateComment: text('Comment to the agency'),
  toProvide: text('What to provide'),
  internalComment: text('Internal comment'),
})

export const saveItemReview = defineCall({
  id: 'saveItemReview',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/subsection-review/{id}/item/{itemId}',
  summary: "Saves the state's rating of one item, its comments, and what the agency must provide",
  access,
  encoding: 'json',
  params: idParam.extend({ itemId: z.coerce.number().int().positive() }),
  body: changes(itemReviewFields).extend({ version: z.number().int().min(0) }),
  answer: itemReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const acceptAllRatings = defineCall({
  id: 'acceptAllRatings',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/subsection-review/{id}/accept-all',
  summary: "Accepts a subsection with the agency's ratings where the state has none",
  access,
  encoding: 'json',
  params: idParam,
  body: onVersion.describe('Version of the subsection.'),
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const markSecondReading = defineCall({
  id: 'markSecondReading',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/subsection-review/{id}/second-reading',
  summary: 'Records that a second monitor has read the review of a subsection',
  access,
  params: idParam,
  answer: subsectionReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const selectiveLetter = {
  selfAssessmentId: z.number().int(),
  subsectionResponseIds: z.array(z.number().int()).max(200),
  dueOn: z.iso.date('Enter a due date.').describe('Day by which the agency answers.'),
  note: text('Note'),
}
const finalLetter = {
  selfAssessmentId: z.number().int(),
  recommendations: text('Recommendations', 10_000),
  nextSteps: text('Next steps', 10_000),
  acknowledgeBy: z.iso.date('Enter a due date.').describe('Day by which the agency acknowledges.'),
}

export const previewSelectiveReport = defineCall({
  id: 'previewSelectiveReport',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/updatesubresponse/selectivereport/preview',
  summary: 'The selective report as it would be issued; reads only',
  access,
  encoding: 'json',
  body: z.object(selectiveLetter),
  answer: reportDocument,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const issueSelectiveReport = defineCall({
  id: 'issueSelectiveReport',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/updatesubresponse/selectivereport',
  summary: 'Issues a selective report: the chosen subsections open again for the agency',
  access,
  encoding: 'json',
  body: z.object({ ...selectiveLetter, version: z.number().int() }),
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const previewFinalReport = defineCall({
  id: 'previewFinalReport',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/updatesubresponse/finalreport/preview',
  summary: 'The final report as it would be issued; reads only',
  access,
  encoding: 'json',
  body: z.object(finalLetter),
  answer: reportDocument,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const issueFinalReport = defineCall({
  id: 'issueFinalReport',
  feature,
  method: 'put',
  path: '/api/msde/self-assessment/updatesubresponse/finalreport',
  summary: 'Issues the final report; every subsection is final',
  access,
  encoding: 'json',
  body: z.object({ ...finalLetter, version: z.number().int() }),
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const draftCalls = letterDraftCalls({
  feature,
  access,
  name: 'ReportDraft',
  path: '/api/msde/self-assessment/report-draft/{id}/{kind}',
  params: idParam.extend({ kind: z.enum(draftedReports) }),
  fields: draftedLetter,
  answer: selfAssessmentReview,
})

export const saveReportDraft = draftCalls.save
export const readReportDraft = draftCalls.read

export const closeSelfAssessment = defineCall({
  id: 'closeSelfAssessment',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/closing/{id}',
  summary: 'Closes a self-assessment after its final report',
  access,
  encoding: 'json',
  params: idParam,
  body: onVersion,
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const reopenSelfAssessment = defineCall({
  id: 'reopenSelfAssessment',
  feature,
  method: 'post',
  path: '/api/msde/self-assessment/reopening/{id}',
  summary: 'Gives a submitted self-assessment back to the agency; a final report is superseded',
  access,
  encoding: 'json',
  params: idParam,
  body: onVersion.extend({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(2000, 'Reason can have at most 2000 characters.'),
  }),
  answer: selfAssessmentReview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const resubmitSelfAssessment = defineCall({
  id: 'resubmitSelfAssessment',
  feature,
  method: 'post',
  path: '/api/self-assessment/{id}/resubmission',
  summary: 'Hands the responses to a selective report to the state',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: idParam,
  body: onVersion,
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
