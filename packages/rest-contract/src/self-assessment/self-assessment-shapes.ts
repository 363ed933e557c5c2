import { z } from 'zod'
import { storedFile } from '../documents/files.js'
import { allowedAct, personRef } from '../shared.js'

export const submitState = z
  .number()
  .int()
  .min(0)
  .max(9)
  .describe('0 Not activated … 4 Submitted … 9 Closed (8.2).')
export const subsectionState = z
  .number()
  .int()
  .min(0)
  .max(10)
  .describe('0 Not started … 3 Approved locally … (8.3).')

/** One agency and part in the state list (8.7). */
export const selfAssessmentRow = z
  .object({
    id: z.number().int().describe('Questionnaire response id.'),
    leaId: z.number().int(),
    year: z.number().int(),
    part: z.enum(['Part B', 'Part C']),
    questionnaireId: z.number().int(),
    questionnaireTitle: z.string(),
    shortDescription: z.string().describe('What the questionnaire is about, in one sentence.'),
    submitState,
    isActive: z.boolean(),
    dueOn: z.string().nullable().describe('Date, YYYY-MM-DD.'),
    responseDueOn: z.string().nullable().describe('Day by which a selective report wants a response.'),
    dueDerivation: z
      .string()
      .nullable()
      .optional()
      .describe(
        'How the due date in force came about, that of a response while one is wanted; null without one.',
      ),
    subsectionsReady: z.number().int().describe('Subsections marked ready, approved or further.'),
    subsectionsTotal: z.number().int(),
    answered: z.number().int().describe('Answered required items; numerator of the completion.'),
    answerable: z.number().int().describe('Required items that apply; denominator of the completion.'),
    documents: z.number().int().describe('Supporting documents uploaded.'),
    documentsReceived: z.number().int().describe('Required categories with a document or more.'),
    documentsNeeded: z.number().int().describe('Required categories.'),
    subsectionsReviewed: z.number().int().describe('Subsections that the state has accepted or returned.'),
    subsectionsSent: z
      .number()
      .int()
      .describe(
        'Subsections that were sent before the whole and are with the state, as far as the caller knows.',
      ),
    notApplicableRequests: z
      .number()
      .int()
      .describe('Subsections of which the state has not decided yet whether they apply.'),
    selectiveRounds: z.number().int().describe('Selective reports issued so far.'),
    finalReportId: z.number().int().nullable().describe('The final report that is in force.'),
    finalReportOn: z.string().nullable().describe('When it was issued.'),
    lead: personRef.nullable().describe('State monitor who reviews it.'),
    monitors: z.array(personRef).describe('State monitors who answer for the agency in this year.'),
    submittedBy: personRef.nullable(),
    submittedOn: z.string().nullable().describe('Instant, ISO 8601 in UTC.'),
    lastActivityOn: z.string().nullable(),
    activate: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'SelfAssessmentRow' })

export const notApplicableState = z
  .enum(['Requested', 'Approved'])
  .describe('Requested: the agency says that it does not apply. Approved: the state agrees.')

/** A subsection as listed on the agency page. */
export const subsectionSummary = z
  .object({
    id: z.number().int().describe('Subsection response id.'),
    subsectionId: z.number().int(),
    number: z.string(),
    title: z.string(),
    state: subsectionState,
    notApplicable: notApplicableState.nullable(),
    assignees: z.array(personRef),
    isAssignedToCurrentUser: z.boolean(),
    answered: z.number().int(),
    answerable: z.number().int(),
    documents: z.number().int(),
    dueOn: z
      .string()
      .nullable()
      .describe('Day by which the agency has to have it done: its own, or that of the whole.'),
    itemsFlagged: z
      .number()
      .int()
      .optional()
      .describe('Items for which the latest selective report asks something.'),
  })
  .meta({ id: 'SubsectionSummary' })

export const sectionSummary = z
  .object({
    id: z.number().int(),
    number: z.string(),
    title: z.string(),
    intro: z.string(),
    subsections: z.array(subsectionSummary),
  })
  .meta({ id: 'SectionSummary' })

/** What still prevents a self-assessment from being submitted. */
export const submissionGap = z
  .object({
    subsectionResponseId: z.number().int().nullable(),
    number: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'SubmissionGap' })

export const selfAssessment = selfAssessmentRow
  .extend({
    intro: z.string(),
    activatedBy: personRef.nullable(),
    activatedOn: z.string().nullable(),
    locallyActivatedBy: personRef.nullable(),
    locallyActivatedOn: z.string().nullable(),
    localLead: personRef.nullable().describe('Who leads the work in the agency.'),
    statementName: z.string().nullable().describe('Name under the statement of accuracy.'),
    statementTitle: z.string().nullable(),
    documentsReason: z
      .string()
      .nullable()
      .describe('Why the agency submitted with empty required document categories.'),
    sections: z.array(sectionSummary),
    gaps: z.array(submissionGap),
    resetActivation: allowedAct,
    start: allowedAct.describe('Local activation.'),
    plan: allowedAct.describe('Naming who leads in the agency, and when each subsection is due.'),
    submit: allowedAct,
    recall: allowedAct,
    resubmit: allowedAct.describe('Handing the responses to a selective report to the state.'),
  })
  .meta({ id: 'SelfAssessment' })

/** A file as shown on screens; its bytes come from the download call. */
export const supportingDocument = z
  .object({
    ...storedFile,
    itemId: z.number().int().nullable(),
    remove: allowedAct,
  })
  .meta({ id: 'SupportingDocument' })

/** A required document that a subsection refers to as evidence of its answers. */
export const relatedDocument = z
  .object({ ...storedFile, category: z.string().describe('Required document category that it lies in.') })
  .meta({ id: 'RelatedDocument' })

/** One question with the answer of one agency (compliance strategy item, 8.1). */
export const complianceStrategyItem = z
  .object({
    id: z.number().int().describe('Item id.'),
    lineageId: z.string().describe('The same question in every version and year.'),
    number: z.string(),
    text: z.string(),
    guidance: z.string(),
    acceptableEvidence: z.array(z.string()),
    citations: z.array(z.object({ reference: z.string(), title: z.string(), plainText: z.string() })),
    indicatorCode: z.string().nullable(),
    responseType: z.enum(['Rating', 'YesNo', 'Narrative', 'Number', 'Checklist']),
    ratingScale: z.array(z.object({ value: z.number().int(), label: z.string() })),
    narrativeRequired: z.enum(['always', 'when not top rating', 'never']),
    evidenceRequired: z.boolean(),
    rating: z
      .number()
      .int()
      .min(0)
      .max(4)
      .nullable()
      .describe('4 Fully implemented … 1 Not implemented, 0 N/A.'),
    narrative: z.string().describe('Sanitised HTML.'),
    carriedFromYear: z
      .number()
      .int()
      .nullable()
      .describe('Year whose explanation was taken over; null where none was.'),
    confirmedThisYear: z.boolean().describe('Whether what was taken over is confirmed for this year.'),
    recheck: z
      .array(
        z
          .object({ field: z.string(), before: z.string(), after: z.string() })
          .meta({ id: 'ChangedQuestion' }),
      )
      .nullable()
      .describe(
        'What an upgrade changed in the question since it was answered; null once the agency confirmed.',
      ),
    answeredBy: personRef.nullable(),
    answeredOn: z.string().nullable(),
    gaps: z.array(z.string()).describe('What this answer still lacks, in words for the person.'),
    documents: z.array(supportingDocument),
    version: z.number().int().describe('Version of the answer; 0 before the first save.'),
  })
  .meta({ id: 'ComplianceStrategyItem' })

/** Requests of the latest selective report for a subsection, as issued. */
export const stateRequest = z
  .object({
    reportId: z.number().int(),
    title: z.string(),
    issuedOn: z.string(),
    dueOn: z.string().nullable(),
    comment: z.string(),
    items: z.array(
      z.object({
        number: z.string(),
        stateRating: z.number().int().nullable(),
        stateComment: z.string(),
        toProvide: z.string(),
      }),
    ),
  })
  .meta({ id: 'StateRequest' })

export const subsectionResponse = z
  .object({
    id: z.number().int(),
    selfAssessmentId: z.number().int(),
    leaId: z.number().int(),
    year: z.number().int(),
    part: z.enum(['Part B', 'Part C']),
    submitState,
    dueOn: z.string().nullable(),
    dueDerivation: z.string().nullable().optional().describe('How the due date in force came about.'),
    subsectionId: z.number().int(),
    sectionNumber: z.string(),
    sectionTitle: z.string(),
    number: z.string(),
    title: z.string(),
    intro: z.string(),
    state: subsectionState,
    assignees: z.array(personRef),
    isAssignedToCurrentUser: z.boolean(),
    reviewerComment: z.string().nullable().describe('Comment of the last return.'),
    rollingSubmission: z
      .boolean()
      .describe('Single subsections may go to the state before the whole is submitted.'),
    notApplicable: z
      .object({
        state: notApplicableState,
        reason: z.string(),
        requestedBy: personRef.nullable(),
        requestedOn: z.string().nullable(),
      })
      .meta({ id: 'NotApplicable' })
      .nullable()
      .describe(
        'That the subsection does not apply; its items then count as not applicable in every number.',
      ),
    stateRequest: stateRequest.nullable().describe('What the state asks for in this subsection.'),
    items: z.array(complianceStrategyItem),
    documents: z
      .array(supportingDocument)
      .describe('Documents of the subsection that belong to no single item.'),
    relatedDocuments: z
      .array(relatedDocument)
      .describe('Required documents that the subsection names: evidence of each of its items.'),
    answer: allowedAct,
    assign: allowedAct,
    markReady: allowedAct,
    approve: allowedAct,
    return: allowedAct,
    send: allowedAct.describe('Sending it to the state before the whole.'),
    recallSent: allowedAct,
    requestNotApplicable: allowedAct,
    withdrawNotApplicable: allowedAct,
    approveNotApplicable: allowedAct,
    refuseNotApplicable: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'SubsectionResponse' })

export const assignableUser = z
  .object({ id: z.string(), fullName: z.string(), roles: z.array(z.string()), isAssigned: z.boolean() })
  .meta({ id: 'AssignableUser' })

/** The parameter of calls about one row of this feature. */
export const selfAssessmentIdParam = z.object({ id: z.coerce.number().int().positive() })
