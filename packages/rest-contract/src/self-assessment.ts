import { z } from 'zod'
import { defineCall } from './call.js'
import { allowedAct, personRef } from './shared.js'

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
    subsectionsReady: z.number().int().describe('Subsections marked ready, approved or further.'),
    subsectionsTotal: z.number().int(),
    answered: z.number().int().describe('Answered required items; numerator of the completion.'),
    answerable: z.number().int().describe('Required items that apply; denominator of the completion.'),
    documents: z.number().int().describe('Supporting documents uploaded.'),
    submittedBy: personRef.nullable(),
    submittedOn: z.string().nullable().describe('Instant, ISO 8601 in UTC.'),
    lastActivityOn: z.string().nullable(),
    activate: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'SelfAssessmentRow' })

/** A subsection as the agency page lists it. */
export const subsectionSummary = z
  .object({
    id: z.number().int().describe('Subsection response id.'),
    subsectionId: z.number().int(),
    number: z.string(),
    title: z.string(),
    state: subsectionState,
    assignees: z.array(personRef),
    isAssignedToCurrentUser: z.boolean(),
    answered: z.number().int(),
    answerable: z.number().int(),
    documents: z.number().int(),
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

/** What still keeps a self-assessment from being submitted. */
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
    statementName: z.string().nullable().describe('Name under the statement of accuracy.'),
    statementTitle: z.string().nullable(),
    sections: z.array(sectionSummary),
    gaps: z.array(submissionGap),
    resetActivation: allowedAct,
    start: allowedAct.describe('Local activation.'),
    submit: allowedAct,
    recall: allowedAct,
    responseDueOn: z.string().nullable().describe('Day by which a selective report wants a response.'),
    resubmit: allowedAct.describe('Handing the responses to a selective report to the state.'),
  })
  .meta({ id: 'SelfAssessment' })

/** A file as screens show it; the bytes come from the download call. */
export const supportingDocument = z
  .object({
    id: z.string(),
    title: z.string(),
    fileName: z.string(),
    size: z.number().int().describe('Bytes.'),
    mime: z.string(),
    sha256: z.string(),
    scanState: z.enum(['Pending', 'Clean', 'Infected', 'Failed', 'NotScanned']),
    itemId: z.number().int().nullable(),
    createdBy: personRef,
    createdOn: z.string(),
    remove: allowedAct,
  })
  .meta({ id: 'SupportingDocument' })

/** One question with the answer of one agency (compliance strategy item, 8.1). */
export const complianceStrategyItem = z
  .object({
    id: z.number().int().describe('Item id.'),
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
    answeredBy: personRef.nullable(),
    answeredOn: z.string().nullable(),
    gaps: z.array(z.string()).describe('What this answer still lacks, in words for the person.'),
    documents: z.array(supportingDocument),
    version: z.number().int().describe('Version of the answer; 0 before the first save.'),
  })
  .meta({ id: 'ComplianceStrategyItem' })

/** What the latest selective report asks in a subsection, as it was issued. */
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
    stateRequest: stateRequest.nullable().describe('What the state asks for in this subsection.'),
    items: z.array(complianceStrategyItem),
    documents: z
      .array(supportingDocument)
      .describe('Documents of the subsection that belong to no single item.'),
    answer: allowedAct,
    assign: allowedAct,
    markReady: allowedAct,
    approve: allowedAct,
    return: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'SubsectionResponse' })

export const assignableUser = z
  .object({ id: z.string(), fullName: z.string(), roles: z.array(z.string()), isAssigned: z.boolean() })
  .meta({ id: 'AssignableUser' })

const idParam = z.object({ id: z.coerce.number().int().positive() })
const leaYear = z.object({ leaId: z.coerce.number().int(), year: z.coerce.number().int() })
const room = 'self-assessment'

export const listSelfAssessments = defineCall({
  id: 'listSelfAssessments',
  room,
  method: 'post',
  path: '/api/self-assessment/dashboard/lealist/{year}',
  summary: 'Self-assessments of many agencies in one year, for lists and dashboards',
  description: 'Reads only. An empty list of agencies means all that the caller may see.',
  access: 'signed-in',
  clients: 'self-assessments.read',
  encoding: 'json',
  params: z.object({ year: z.coerce.number().int() }),
  body: z.array(z.number().int()),
  answer: z.array(selfAssessmentRow),
})

export const listSelfAssessmentsOfLea = defineCall({
  id: 'listSelfAssessmentsOfLea',
  room,
  method: 'get',
  path: '/api/self-assessment/dashboard/{leaId}/{year}',
  summary: 'Self-assessments of one agency in one year, one for each part',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: leaYear,
  answer: z.array(selfAssessmentRow),
  errors: ['NOT_FOUND'],
})

export const getSelfAssessment = defineCall({
  id: 'getSelfAssessment',
  room,
  method: 'get',
  path: '/api/self-assessment/{id}',
  summary: 'One self-assessment with its sections, subsections and gaps',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: idParam,
  answer: selfAssessment,
  errors: ['NOT_FOUND'],
})

export const activateSelfAssessments = defineCall({
  id: 'activateSelfAssessments',
  room,
  method: 'post',
  path: '/api/msde/self-assessment/activation',
  summary: 'Activates self-assessments for their agencies, one or many',
  description: 'All or nothing: one refused row refuses the whole request.',
  access: ['self-assessments.activate'],
  encoding: 'json',
  body: z.object({
    ids: z.array(z.number().int()).min(1, 'Choose at least one agency.').max(200),
    dueOn: z.iso.date('Enter a due date.'),
  }),
  answer: z.array(selfAssessmentRow),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const resetSelfAssessmentActivation = defineCall({
  id: 'resetSelfAssessmentActivation',
  room,
  method: 'post',
  path: '/api/msde/self-assessment/reset-activation/{id}',
  summary: 'Takes an activation back; answers are kept, hidden, and come back with the next activation',
  access: ['self-assessments.activate'],
  encoding: 'json',
  params: idParam,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Reason is required.')
      .max(2000, 'Reason can have at most 2000 characters.'),
    version: z.number().int(),
  }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const startSelfAssessment = defineCall({
  id: 'startSelfAssessment',
  room,
  method: 'post',
  path: '/api/self-assessment/{id}/local-activation',
  summary: 'Local activation: the local administrator opens the self-assessment for answers',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: idParam,
  body: z.object({ version: z.number().int() }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const submitSelfAssessment = defineCall({
  id: 'submitSelfAssessment',
  room,
  method: 'put',
  path: '/api/self-assessment/{id}',
  summary: 'Submits a self-assessment to the state, or recalls it until its review begins',
  access: 'signed-in',
  encoding: 'json',
  params: idParam,
  body: z.object({
    submitted: z.boolean().describe('true submits, false recalls.'),
    statementName: z
      .string()
      .trim()
      .max(200, 'Name can have at most 200 characters.')
      .optional()
      .describe('Required to submit.'),
    statementTitle: z
      .string()
      .trim()
      .max(200, 'Title can have at most 200 characters.')
      .optional()
      .describe('Required to submit.'),
    version: z.number().int(),
  }),
  answer: selfAssessment,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getSubsectionResponse = defineCall({
  id: 'getSubsectionResponse',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/subsectionresponse/{id}',
  summary: 'One subsection with its items, answers and documents',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: idParam,
  answer: subsectionResponse,
  errors: ['NOT_FOUND'],
})

export const setSubsectionState = defineCall({
  id: 'setSubsectionState',
  room,
  method: 'put',
  path: '/api/msde/self-assessment/subsections/{id}/{state}',
  summary:
    'Moves a subsection on: for the agency 2 marks it ready, 3 approves it, 1 returns it; for the state 6 accepts it, 7 asks for a response, 5 takes it up again',
  access: 'signed-in',
  encoding: 'json',
  params: z.object({
    id: z.coerce.number().int().positive(),
    state: z.coerce.number().pipe(subsectionState),
  }),
  body: z.object({
    comment: z.string().trim().max(4000, 'Comment can have at most 4000 characters.').optional(),
    version: z.number().int(),
  }),
  answer: subsectionResponse,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getComplianceStrategyItem = defineCall({
  id: 'getComplianceStrategyItem',
  room,
  method: 'get',
  path: '/api/self-assessment/{id}/compliance-strategy-item/{itemId}',
  summary: 'One item with its answer',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: idParam.extend({ itemId: z.coerce.number().int().positive() }),
  answer: complianceStrategyItem,
  errors: ['NOT_FOUND'],
})

export const saveComplianceStrategyItem = defineCall({
  id: 'saveComplianceStrategyItem',
  room,
  method: 'put',
  path: '/api/self-assessment/{id}/compliance-strategy-item/{itemId}',
  summary: 'Saves the rating and the narrative of one item',
  description:
    'Saved as given, complete or not; what is missing is told in gaps. The narrative is sanitised.',
  access: ['assigned-questions.answer', 'jurisdiction-questions.answer'],
  encoding: 'json',
  params: idParam.extend({ itemId: z.coerce.number().int().positive() }),
  body: z.object({
    rating: z.number().int().min(0).max(4).nullable(),
    narrative: z.string().max(50_000, 'The explanation can have at most 50000 characters.'),
    carriedFromYear: z
      .number()
      .int()
      .nullable()
      .default(null)
      .describe(
        "Year of the last-year call when its explanation was taken over; null for a text of one's own.",
      ),
    confirmedThisYear: z.boolean().default(false).describe('Counts where something was taken over.'),
    version: z.number().int().min(0),
  }),
  answer: complianceStrategyItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listLastYearAnswers = defineCall({
  id: 'listLastYearAnswers',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/lastyear/{id}',
  summary: 'What the agency wrote to the same questions in the latest earlier year, as suggestions',
  description: 'Of one subsection. Empty where LAST_YEAR_NARRATIVES is off.',
  access: 'signed-in',
  params: idParam,
  answer: z.array(
    z
      .object({
        itemId: z.number().int(),
        year: z.number().int(),
        rating: z.number().int().min(0).max(4).nullable(),
        narrative: z.string().describe('Sanitised HTML.'),
      })
      .meta({ id: 'LastYearAnswer' }),
  ),
  errors: ['NOT_FOUND'],
})

const assignmentParams = z.object({ id: z.coerce.number().int().positive(), userId: z.string() })

export const listAssignableUsers = defineCall({
  id: 'listAssignableUsers',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/assignmentlist/{id}/{leaId}',
  summary: 'Users of the agency with a mark for those assigned to the subsection',
  access: ['jurisdiction-questions.answer'],
  params: z.object({ id: z.coerce.number().int().positive(), leaId: z.coerce.number().int() }),
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignUser = defineCall({
  id: 'assignUser',
  room,
  method: 'post',
  path: '/api/msde/self-assessment/assignuser/{id}/{userId}',
  summary: 'Assigns a user to a subsection',
  access: ['jurisdiction-questions.answer'],
  params: assignmentParams,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const removeUser = defineCall({
  id: 'removeUser',
  room,
  method: 'post',
  path: '/api/msde/self-assessment/removeuser/{id}/{userId}',
  summary: 'Takes a user off a subsection',
  access: ['jurisdiction-questions.answer'],
  params: assignmentParams,
  answer: z.array(assignableUser),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

/** People of an earlier year who could work on the same subsections again; nobody is assigned by that. */
export const assignmentSuggestion = z
  .object({
    subsectionResponseId: z.number().int(),
    number: z.string(),
    title: z.string(),
    year: z.number().int().describe('Year in which they were assigned.'),
    users: z.array(personRef).describe('Enabled people of the agency who are not assigned yet.'),
  })
  .meta({ id: 'AssignmentSuggestion' })

export const listAssignmentSuggestions = defineCall({
  id: 'listAssignmentSuggestions',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/assignmentsuggestions/{id}',
  summary: 'Who worked on the subsections of this self-assessment in the latest earlier year',
  access: ['jurisdiction-questions.answer'],
  params: idParam,
  answer: z.array(assignmentSuggestion),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const assignSuggested = defineCall({
  id: 'assignSuggested',
  room,
  method: 'post',
  path: '/api/msde/self-assessment/assignmentsuggestions/{id}',
  summary: 'Assigns the suggested people to the chosen subsections, all or none',
  description: 'Everybody gets one mail, however many subsections it is about.',
  access: ['jurisdiction-questions.answer'],
  encoding: 'json',
  params: idParam,
  body: z.object({
    subsectionResponseIds: z.array(z.number().int()).min(1, 'Choose at least one subsection.').max(500),
  }),
  answer: z.array(assignmentSuggestion).describe('What is left.'),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const getSelfAssessmentReport = defineCall({
  id: 'getSelfAssessmentReport',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/report',
  summary: 'Detailed report: every answer and document, with the stamp of the submission',
  access: 'signed-in',
  clients: 'self-assessments.read',
  params: idParam,
  answer: z
    .object({ selfAssessment, subsections: z.array(subsectionResponse), generatedOn: z.string() })
    .meta({ id: 'SelfAssessmentReport' }),
  errors: ['NOT_FOUND'],
})

/** A questionnaire as the state manages it. */
export const questionnaireRow = z
  .object({
    id: z.number().int(),
    year: z.number().int(),
    part: z.enum(['Part B', 'Part C']),
    title: z.string(),
    state: z.enum(['Draft', 'Published', 'Archived']),
    isLaunched: z
      .boolean()
      .describe('Its year is launched, so that agencies get it as soon as it is published.'),
    publish: allowedAct,
  })
  .meta({ id: 'QuestionnaireRow' })

export const listQuestionnaires = defineCall({
  id: 'listQuestionnaires',
  room,
  method: 'get',
  path: '/api/msde/self-assessment/questionnaires',
  summary: 'Questionnaires of every year, newest first, with whether each can be published',
  access: ['content.manage'],
  answer: z.array(questionnaireRow),
  errors: ['FORBIDDEN'],
})

export const publishQuestionnaire = defineCall({
  id: 'publishQuestionnaire',
  room,
  method: 'post',
  path: '/api/msde/self-assessment/questionnaires/{id}/publish',
  summary: 'Publishes a draft; in a launched year every active agency of its part gets its self-assessment',
  description: 'CONFLICT: it is not a draft, or has a section without questions.',
  access: ['content.manage'],
  params: idParam,
  answer: z
    .object({
      id: z.number().int(),
      year: z.number().int(),
      part: z.enum(['Part B', 'Part C']),
      title: z.string(),
      state: z.enum(['Draft', 'Published', 'Archived']),
      selfAssessments: z.number().int().describe('Self-assessments that were made.'),
    })
    .meta({ id: 'PublishedQuestionnaire' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const selfAssessmentCalls = [
  listSelfAssessments,
  listSelfAssessmentsOfLea,
  getSelfAssessment,
  activateSelfAssessments,
  resetSelfAssessmentActivation,
  startSelfAssessment,
  submitSelfAssessment,
  getSubsectionResponse,
  setSubsectionState,
  getComplianceStrategyItem,
  saveComplianceStrategyItem,
  listLastYearAnswers,
  listAssignableUsers,
  assignUser,
  removeUser,
  listAssignmentSuggestions,
  assignSuggested,
  getSelfAssessmentReport,
  listQuestionnaires,
  publishQuestionnaire,
]
