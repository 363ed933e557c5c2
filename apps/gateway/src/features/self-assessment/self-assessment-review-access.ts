import {
  byId,
  type Arguments,
  type Attempts,
  type FieldVerdict,
  type Prepare,
} from '../../testing/access/graphql-kit.js'
import { onSelfAssessment } from './self-assessment-access.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
selfAssessmentReview         own      | 401  401  401 | ok     ok     ok     ok     403    403   | 403
selfAssessmentReview         foreign  | 401  401  401 | ok     ok     404    ok     403    403   | 403
selfAssessmentReview         missing  | 401  401  401 | 404    404    404    404    403    403   | 403
subsectionReview             own      | 401  401  401 | ok     ok     ok     ok     403    403   | 403
subsectionReview             foreign  | 401  401  401 | ok     ok     404    ok     403    403   | 403
subsectionReview             missing  | 401  401  401 | 404    404    404    404    403    403   | 403
selectiveReportPreview       own      | 401  401  401 | ok     ok     403    403    403    403   | 403
selectiveReportPreview       missing  | 401  401  401 | 404    404    403    403    403    403   | 403
finalReportPreview           own      | 401  401  401 | ok     ok     403    403    403    403   | 403
finalReportPreview           missing  | 401  401  401 | 404    404    403    403    403    403   | 403
openSelfAssessmentReview     own      | 401  401  401 | may    may    403    403    403    403   | 403
openSelfAssessmentReview     foreign  | 401  401  401 | may    may    403    403    403    403   | 403
openSelfAssessmentReview     missing  | 401  401  401 | 404    404    403    403    403    403   | 403
saveSubsectionReview         own      | 401  401  401 | may    may    403    403    403    403   | 403
saveSubsectionReview         foreign  | 401  401  401 | may    may    403    403    403    403   | 403
saveSubsectionReview         missing  | 401  401  401 | 404    404    403    403    403    403   | 403
saveItemReview               own      | 401  401  401 | may    may    403    403    403    403   | 403
saveItemReview               foreign  | 401  401  401 | may    may    403    403    403    403   | 403
saveItemReview               missing  | 401  401  401 | 404    404    403    403    403    403   | 403
acceptAllRatings             own      | 401  401  401 | may    may    403    403    403    403   | 403
acceptAllRatings             foreign  | 401  401  401 | may    may    403    403    403    403   | 403
acceptAllRatings             missing  | 401  401  401 | 404    404    403    403    403    403   | 403
markSecondReading            own      | 401  401  401 | may    may    403    403    403    403   | 403
markSecondReading            foreign  | 401  401  401 | may    may    403    403    403    403   | 403
markSecondReading            missing  | 401  401  401 | 404    404    403    403    403    403   | 403
issueSelectiveReport         own      | 401  401  401 | may    may    403    403    403    403   | 403
issueSelectiveReport         foreign  | 401  401  401 | may    may    403    403    403    403   | 403
issueSelectiveReport         missing  | 401  401  401 | 404    404    403    403    403    403   | 403
issueFinalReport             own      | 401  401  401 | may    may    403    403    403    403   | 403
issueFinalReport             foreign  | 401  401  401 | may    may    403    403    403    403   | 403
issueFinalReport             missing  | 401  401  401 | 404    404    403    403    403    403   | 403
saveReportDraft              own      | 401  401  401 | may    may    403    403    403    403   | 403
saveReportDraft              foreign  | 401  401  401 | may    may    403    403    403    403   | 403
saveReportDraft              missing  | 401  401  401 | 404    404    403    403    403    403   | 403
readReportDraft              own      | 401  401  401 | may    may    403    403    403    403   | 403
readReportDraft              foreign  | 401  401  401 | may    may    403    403    403    403   | 403
readReportDraft              missing  | 401  401  401 | 404    404    403    403    403    403   | 403
closeSelfAssessment          own      | 401  401  401 | may    may    403    403    403    403   | 403
closeSelfAssessment          foreign  | 401  401  401 | may    may    403    403    403    403   | 403
closeSelfAssessment          missing  | 401  401  401 | 404    404    403    403    403    403   | 403
reopenSelfAssessment         own      | 401  401  401 | may    may    403    403    403    403   | 403
reopenSelfAssessment         foreign  | 401  401  401 | may    may    403    403    403    403   | 403
reopenSelfAssessment         missing  | 401  401  401 | 404    404    403    403    403    403   | 403
resubmitSelfAssessment       own      | 401  401  401 | 403    403    403    403    may    403   | 403
resubmitSelfAssessment       foreign  | 401  401  401 | 403    403    403    403    404    403   | 403
resubmitSelfAssessment       missing  | 401  401  401 | no     403    403    403    404    403   | 403
`

const letter =
  (more: Arguments): Prepare =>
  (world, record) => ({ input: { selfAssessmentId: world.selfAssessments[record], ...more } })

export const attempts: Attempts = {
  selfAssessmentReview: byId(({ selfAssessments }) => selfAssessments),
  subsectionReview: byId(({ subsections }) => subsections),
  selectiveReportPreview: letter({ subsectionResponseIds: [], dueOn: '2999-06-28', note: '' }),
  finalReportPreview: letter({ recommendations: '', nextSteps: '', acknowledgeBy: '2999-06-28' }),
  openSelfAssessmentReview: onSelfAssessment(),
  saveSubsectionReview: (world, record) => ({
    input: {
      id: world.subsections[record],
      sharedComment: '',
      strengths: '',
      needs: '',
      internalComment: '',
      version: 0,
    },
  }),
  saveItemReview: async (world, record) => {
    const known = record === 'missing' ? 'own' : record
    const { items } = await world.ask<{ items: { id: number }[] }>(
      'SA',
      'query ($id: Int!) { subsectionResponse(id: $id) { items { id } } }',
      { id: world.subsections[known] },
    )
    return {
      input: {
        subsectionResponseId: world.subsections[record],
        itemId: items[0]?.id,
        stateRating: 3,
        stateComment: '',
        toProvide: '',
        internalComment: '',
        version: 0,
      },
    }
  },
  acceptAllRatings: (world, record) => ({ input: { id: world.subsections[record], version: 9999 } }),
  markSecondReading: byId(({ subsections }) => subsections),
  issueSelectiveReport: letter({
    subsectionResponseIds: [],
    dueOn: '2999-06-28',
    note: '',
    version: 9999,
  }),
  issueFinalReport: letter({
    recommendations: '',
    nextSteps: '',
    acknowledgeBy: '2999-06-28',
    version: 9999,
  }),
  saveReportDraft: letter({
    kind: 'final',
    subsectionResponseIds: [],
    dueOn: null,
    note: '',
    recommendations: '',
    nextSteps: '',
    toReview: false,
    version: 9999,
  }),
  readReportDraft: letter({ kind: 'final', agrees: true, comment: '', version: 9999 }),
  closeSelfAssessment: onSelfAssessment(),
  reopenSelfAssessment: onSelfAssessment({ reason: 'A part was missing.' }),
  resubmitSelfAssessment: onSelfAssessment(),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
ItemReview: changedBy changedOn itemId previous stateComment stateRating toProvide version
ItemReviewPayload: errors item
PreviousAnswer: narrative rating stateRating year
ReportDraft: dueOn issue kind nextSteps note read readBy readOn readerComment recommendations save state subsectionResponseIds version writtenBy writtenOn
ReviewFinding: description id itemNumber number status
SelfAssessmentReview: bothRatings close drafts dueDerivation equalRatings id issueFinalReport issueSelectiveReport lea leaId lead open openedOn part reopen responseDueOn reviewed round shortDescription submitState subsections version year
SelfAssessmentReviewPayload: errors review
SubsectionReview: accept acceptAll askForResponse changedBy changedOn findings id items needs reconsider reviewedBy reviewedOn secondRead secondReadBy secondReadOn selfAssessmentId sharedComment state stateVersion strengths version write
SubsectionReviewPayload: errors review
SubsectionReviewRow: both equal id items notApplicable number rated requests reviewedBy secondReadBy sectionNumber sectionTitle state title
`

export const fieldsWithVerdicts: Record<string, FieldVerdict> = {
  // Internal comments of monitors are closed to liaisons too; local users and clients cannot read a review at all.
  'ItemReview.internalComment': {
    query:
      'query ($subsection: Int!) { subsectionReview(id: $subsection) { rows: items { internalComment } } }',
    readers: ['SA', 'SM'],
    others: ['LI', 'DRS'],
  },
  // The same rule for the same record; proved at the API.
  'SubsectionReview.internalComment': { query: '', readers: [], others: [] },
}
