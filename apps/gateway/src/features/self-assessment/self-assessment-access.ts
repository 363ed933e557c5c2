import {
  byId,
  isState,
  type Arguments,
  type Attempts,
  type Prepare,
} from '../../testing/access/graphql-kit.js'
import { userNames } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
selfAssessments              -        | 401  401  401 | all  all  own    all    own    own   | own
selfAssessments              foreign  | 401  401  401 | all  all  hidden all    hidden hidden | hidden
selfAssessment               own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
selfAssessment               foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
selfAssessment               missing  | 401  401  401 | 404  404  404    404    404    404   | 404
selfAssessmentReport         own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
selfAssessmentReport         foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
selfAssessmentReport         missing  | 401  401  401 | 404  404  404    404    404    404   | 404
activateSelfAssessments      own      | 401  401  401 | may  may  403    403    403    403   | 403
activateSelfAssessments      foreign  | 401  401  401 | may  may  403    403    403    403   | 403
activateSelfAssessments      missing  | 401  401  401 | 404  404  403    403    403    403   | 403
setSelfAssessmentDueDates    own      | 401  401  401 | ok   ok   403    403    403    403   | 403
setSelfAssessmentDueDates    foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
setSelfAssessmentDueDates    missing  | 401  401  401 | 404  404  403    403    403    403   | 403
remindOfSelfAssessments      own      | 401  401  401 | ok   ok   403    403    403    403   | 403
remindOfSelfAssessments      foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
remindOfSelfAssessments      missing  | 401  401  401 | 404  404  403    403    403    403   | 403
resetSelfAssessmentActivation own     | 401  401  401 | may  may  403    403    403    403   | 403
resetSelfAssessmentActivation missing | 401  401  401 | 404  404  403    403    403    403   | 403
planSelfAssessment           own      | 401  401  401 | 403  403  403    403    may    403   | 403
planSelfAssessment           foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
planSelfAssessment           missing  | 401  401  401 | no   403  403    403    404    403   | 403
startSelfAssessment          own      | 401  401  401 | 403  403  403    403    may    403   | 403
startSelfAssessment          foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
startSelfAssessment          missing  | 401  401  401 | no   403  403    403    404    403   | 403
submitSelfAssessment         own      | 401  401  401 | 403  403  403    403    may    403   | 403
submitSelfAssessment         foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
submitSelfAssessment         missing  | 401  401  401 | 404  404  404    404    404    404   | 403
recallSelfAssessment         own      | 401  401  401 | 403  403  403    403    may    403   | 403
recallSelfAssessment         foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
recallSelfAssessment         missing  | 401  401  401 | 404  404  404    404    404    404   | 403
subsectionResponse           own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
subsectionResponse           foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
subsectionResponse           missing  | 401  401  401 | 404  404  404    404    404    404   | 404
setSubsectionApplicability   own      | 401  401  401 | 403  403  403    403    may    403   | 403
setSubsectionApplicability   foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
setSubsectionApplicability   missing  | 401  401  401 | 404  404  404    404    404    404   | 403
sendSubsection               own      | 401  401  401 | 403  403  403    403    may    403   | 403
sendSubsection               foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
sendSubsection               missing  | 401  401  401 | 404  404  404    404    404    404   | 403
setSubsectionState           own      | 401  401  401 | 403  403  403    403    may    403   | 403
setSubsectionState           foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
setSubsectionState           missing  | 401  401  401 | 404  404  404    404    404    404   | 403
confirmComplianceStrategyItem own     | 401  401  401 | no   403  403    403    404    404   | 403
confirmComplianceStrategyItem foreign | 401  401  401 | no   403  403    403    404    404   | 403
confirmComplianceStrategyItem missing | 401  401  401 | no   403  403    403    404    404   | 403
saveComplianceStrategyItem   own      | 401  401  401 | 403  403  403    403    may    403   | 403
saveComplianceStrategyItem   foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
saveComplianceStrategyItem   missing  | 401  401  401 | no   403  403    403    404    404   | 403
lastYearAnswers              own      | 401  401  401 | ok     ok     ok     ok     ok     ok    | 403
lastYearAnswers              foreign  | 401  401  401 | ok     ok     hidden ok     hidden hidden| 403
lastYearAnswers              missing  | 401  401  401 | hidden hidden hidden hidden hidden hidden| 403
assignmentSuggestions        own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignmentSuggestions        foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignmentSuggestions        missing  | 401  401  401 | no   403  403    403    404    403   | 403
assignSuggested              own      | 401  401  401 | 403  403  403    403    404    403   | 403
assignSuggested              foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignSuggested              missing  | 401  401  401 | no   403  403    403    404    403   | 403
assignableUsers              own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignableUsers              foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignableUsers              missing  | 401  401  401 | no   403  403    403    404    403   | 403
assignUser                   own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignUser                   foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignUser                   missing  | 401  401  401 | no   403  403    403    404    403   | 403
removeUser                   own      | 401  401  401 | 403  403  403    403    ok     403   | 403
removeUser                   foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
removeUser                   missing  | 401  401  401 | no   403  403    403    404    403   | 403
questionnaires               -        | 401  401  401 | ok   ok   403    403    403    403   | 403
publishQuestionnaire         own      | 401  401  401 | may  may  403    403    403    403   | 403
publishQuestionnaire         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
`

/** A field about one self-assessment, prepared for the table of verdicts. */
export const onSelfAssessment =
  (more: Arguments = {}): Prepare =>
  async (world, record, caller) => {
    const { version } = await world.selfAssessment(record === 'missing' ? 'own' : record)
    // Callers who may reset send an outdated version, so that the record stays for the others.
    return {
      input: { id: world.selfAssessments[record], version: isState(caller) ? 9999 : version, ...more },
    }
  }

const onAssignment: Prepare = async (world, record) => ({
  input: {
    subsectionResponseId: world.subsections[record],
    userId: (await world.user(record === 'foreign' ? 'user@howard.example' : userNames.LU)).id,
  },
})

export const attempts: Attempts = {
  selfAssessments: (world, record) => ({
    year: world.year,
    ...(record !== '-' && { leaIds: [world.leas[record]] }),
  }),
  selfAssessment: byId(({ selfAssessments }) => selfAssessments),
  selfAssessmentReport: byId(({ selfAssessments }) => selfAssessments),
  activateSelfAssessments: (world, record) => ({
    input: { ids: [world.selfAssessments[record]], dueOn: '2999-06-28' },
  }),
  setSelfAssessmentDueDates: (world, record) => ({
    input: { ids: [world.selfAssessments[record]], dueOn: '2999-06-29' },
  }),
  remindOfSelfAssessments: (world, record) => ({ ids: [world.selfAssessments[record]] }),
  resetSelfAssessmentActivation: onSelfAssessment({ reason: 'Wrong agency.' }),
  planSelfAssessment: onSelfAssessment(),
  startSelfAssessment: onSelfAssessment(),
  submitSelfAssessment: onSelfAssessment({
    statementName: 'Pat Lee',
    statementTitle: 'Director',
    documentsReason: 'They follow by mail.',
  }),
  recallSelfAssessment: onSelfAssessment(),
  subsectionResponse: byId(({ subsections }) => subsections),
  setSubsectionApplicability: (world, record) => ({
    input: { id: world.subsections[record], step: 'request', reason: 'None here.', version: 9999 },
  }),
  sendSubsection: (world, record) => ({
    input: { id: world.subsections[record], send: true, version: 9999 },
  }),
  setSubsectionState: (world, record) => ({
    input: { id: world.subsections[record], state: 2, version: 9999 },
  }),
  confirmComplianceStrategyItem: (world, record) => ({
    input: { selfAssessmentId: world.selfAssessments[record], itemId: 999_999, version: 0 },
  }),
  saveComplianceStrategyItem: async (world, record) => {
    const known = record === 'missing' ? 'own' : record
    const { items } = await world.ask<{ items: { id: number }[] }>(
      'SA',
      'query ($id: Int!) { subsectionResponse(id: $id) { items { id } } }',
      { id: world.subsections[known] },
    )
    const [item] = items
    const itemId = record === 'missing' ? 999_999 : item?.id
    return {
      input: {
        selfAssessmentId: world.selfAssessments[record],
        itemId,
        narrative: '',
        rating: 4,
        version: 0,
      },
    }
  },
  lastYearAnswers: (world, record) => ({ subsectionResponseId: world.subsections[record] }),
  assignmentSuggestions: (world, record) => ({ selfAssessmentId: world.selfAssessments[record] }),
  assignSuggested: (world, record) => ({
    input: {
      selfAssessmentId: world.selfAssessments[record],
      subsectionResponseIds: [world.subsections['foreign']],
    },
  }),
  assignableUsers: (world, record) => ({
    subsectionResponseId: world.subsections[record],
    leaId: world.leas[record],
  }),
  assignUser: onAssignment,
  removeUser: onAssignment,
  publishQuestionnaire: async (world, record) => {
    const [first] = await world.ask<{ id: number }[]>('SA', '{ questionnaires { id } }')
    return { id: record === 'missing' ? 999_999 : first?.id }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
ActivateSelfAssessmentsPayload: errors rows
AssignableUser: fullName id isAssigned roles
AssignmentPayload: errors users
AssignmentSuggestion: number subsectionResponseId title users year
AssignSuggestedPayload: errors suggestions
ChangedQuestion: after before field
Citation: plainText reference title
ComplianceStrategyItem: acceptableEvidence answeredBy answeredOn carriedFromYear citations confirmedThisYear documents evidenceRequired gaps guidance id indicatorCode lineageId narrative narrativeRequired number rating ratingScale recheck responseType text version
ComplianceStrategyItemPayload: errors item
LastYearAnswer: itemId narrative rating year
NotApplicable: reason requestedBy requestedOn state
PublishQuestionnairePayload: errors questionnaires selfAssessments
QuestionnaireRow: id isLaunched onPublish part publish state title year
RatingChoice: label value
SectionSummary: id intro number subsections title
SelfAssessment: activate activatedBy activatedOn answerable answered documents documentsNeeded documentsReason documentsReceived dueDerivation dueOn finalReportId finalReportOn gaps id intro isActive lastActivityOn lea leaId lead localLead locallyActivatedBy locallyActivatedOn monitors notApplicableRequests part plan questionnaireTitle recall resetActivation responseDueOn resubmit sections selectiveRounds shortDescription start statementName statementTitle submit submitState submittedBy submittedOn subsectionsReady subsectionsReviewed subsectionsSent subsectionsTotal version year
SelfAssessmentPayload: errors selfAssessment
SelfAssessmentReport: generatedOn selfAssessment subsections
SelfAssessmentRow: activate answerable answered documents documentsNeeded documentsReceived dueDerivation dueOn finalReportId finalReportOn id isActive lastActivityOn lea leaId lead monitors notApplicableRequests part questionnaireTitle responseDueOn selectiveRounds shortDescription submitState submittedBy submittedOn subsectionsReady subsectionsReviewed subsectionsSent subsectionsTotal version year
SelfAssessmentRowsPayload: errors rows
StateRequest: comment dueOn issuedOn items reportId title
StateRequestItem: number stateComment stateRating toProvide
SubmissionGap: message number subsectionResponseId
SubsectionResponse: answer approve approveNotApplicable assign assignees documents dueDerivation dueOn id intro isAssignedToCurrentUser items lea leaId markReady notApplicable number part recallSent refuseNotApplicable relatedDocuments requestNotApplicable return reviewerComment rollingSubmission sectionNumber sectionTitle selfAssessmentId send state stateRequest submitState subsectionId title version withdrawNotApplicable year
SubsectionResponsePayload: errors subsectionResponse
SubsectionSummary: answerable answered assignees documents dueOn id isAssignedToCurrentUser itemsFlagged notApplicable number state subsectionId title
`
