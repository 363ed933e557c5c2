import { draftedReports, reportKinds } from '@portal/domain'
import { z } from 'zod'
import { letterDraft } from '../letters.js'
import { notApplicableState, subsectionState, submitState } from './self-assessment-shapes.js'
import { allowedAct, personRef } from '../shared.js'

const rating = z.number().int().min(0).max(4).nullable()

/** Plain text of a review, with at most `most` characters. */
export const reviewText = (label: string, most = 4000) =>
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
  note: reviewText('Note'),
  recommendations: reviewText('Recommendations', 10_000),
  nextSteps: reviewText('Next steps', 10_000),
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
