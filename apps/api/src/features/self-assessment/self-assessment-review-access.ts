import { byId, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import { dueOn } from '../../testing/self-assessment-steps.js'
import { onSelfAssessment, subsection } from './self-assessment-access.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
getSelfAssessmentReview   own           | 401  401  401  | ok   ok   ok         ok     403     403       | 403
getSelfAssessmentReview   foreign       | 401  401  401  | ok   ok   404        ok     403     403       | 403
getSelfAssessmentReview   missing       | 401  401  401  | 404  404  404        404    403     403       | 403
getSubsectionReview       own           | 401  401  401  | ok   ok   ok         ok     403     403       | 403
getSubsectionReview       foreign       | 401  401  401  | ok   ok   404        ok     403     403       | 403
getSubsectionReview       missing       | 401  401  401  | 404  404  404        404    403     403       | 403
openSelfAssessmentReview  own           | 401  401  401  | may  may  403        403    403     403       | 403
openSelfAssessmentReview  foreign       | 401  401  401  | may  may  403        403    403     403       | 403
openSelfAssessmentReview  missing       | 401  401  401  | 404  404  403        403    403     403       | 403
saveSubsectionReview      own           | 401  401  401  | may  may  403        403    403     403       | 403
saveSubsectionReview      foreign       | 401  401  401  | may  may  403        403    403     403       | 403
saveSubsectionReview      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
saveItemReview            own           | 401  401  401  | may  may  403        403    403     403       | 403
saveItemReview            foreign       | 401  401  401  | may  may  403        403    403     403       | 403
saveItemReview            missing       | 401  401  401  | 404  404  403        403    403     403       | 403
acceptAllRatings          own           | 401  401  401  | may  may  403        403    403     403       | 403
acceptAllRatings          foreign       | 401  401  401  | may  may  403        403    403     403       | 403
acceptAllRatings          missing       | 401  401  401  | 404  404  403        403    403     403       | 403
markSecondReading         own           | 401  401  401  | may  may  403        403    403     403       | 403
markSecondReading         foreign       | 401  401  401  | may  may  403        403    403     403       | 403
markSecondReading         missing       | 401  401  401  | 404  404  403        403    403     403       | 403
issueSelectiveReport      own           | 401  401  401  | may  may  403        403    403     403       | 403
issueSelectiveReport      foreign       | 401  401  401  | may  may  403        403    403     403       | 403
issueSelectiveReport      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
issueFinalReport          own           | 401  401  401  | may  may  403        403    403     403       | 403
issueFinalReport          foreign       | 401  401  401  | may  may  403        403    403     403       | 403
issueFinalReport          missing       | 401  401  401  | 404  404  403        403    403     403       | 403
saveReportDraft           own           | 401  401  401  | may  may  403        403    403     403       | 403
saveReportDraft           foreign       | 401  401  401  | may  may  403        403    403     403       | 403
saveReportDraft           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
readReportDraft           own           | 401  401  401  | may  may  403        403    403     403       | 403
readReportDraft           foreign       | 401  401  401  | may  may  403        403    403     403       | 403
readReportDraft           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
closeSelfAssessment       own           | 401  401  401  | may  may  403        403    403     403       | 403
closeSelfAssessment       foreign       | 401  401  401  | may  may  403        403    403     403       | 403
closeSelfAssessment       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
reopenSelfAssessment      own           | 401  401  401  | may  may  403        403    403     403       | 403
reopenSelfAssessment      foreign       | 401  401  401  | may  may  403        403    403     403       | 403
reopenSelfAssessment      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
previewSelectiveReport    own           | 401  401  401  | ok   ok   403        403    403     403       | 403
previewSelectiveReport    foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
previewSelectiveReport    missing       | 401  401  401  | 404  404  403        403    403     403       | 403
previewFinalReport        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
previewFinalReport        foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
previewFinalReport        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
resubmitSelfAssessment    own           | 401  401  401  | 403  403  403        403    may     403       | 403
resubmitSelfAssessment    foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
resubmitSelfAssessment    missing       | 401  401  401  | no   403  403        403    404     403       | 403
`

const selectiveLetter: Prepare = (world, record) => ({
  body: {
    selfAssessmentId: world.selfAssessments[record],
    subsectionResponseIds: [world.subsections[record]],
    dueOn,
    note: '',
    version: 1,
  },
})

const finalLetter: Prepare = (world, record) => ({
  body: {
    selfAssessmentId: world.selfAssessments[record],
    recommendations: '',
    nextSteps: '',
    acknowledgeBy: dueOn,
    version: 1,
  },
})

export const attempts: Attempts = {
  getSelfAssessmentReview: byId(({ selfAssessments }) => selfAssessments),
  getSubsectionReview: byId(({ subsections }) => subsections),
  openSelfAssessmentReview: onSelfAssessment(({ version }) => ({ version })),
  saveSubsectionReview: (world, record) => ({
    params: { id: world.subsections[record] ?? 0 },
    body: { sharedComment: '', strengths: '', needs: '', internalComment: '', version: 0 },
  }),
  saveItemReview: async (world, record) => ({
    params: {
      id: world.subsections[record] ?? 0,
      itemId: (await subsection(world, record)).items[0]?.id ?? 0,
    },
    body: { stateRating: 3, stateComment: '', toProvide: '', internalComment: '', version: 0 },
  }),
  acceptAllRatings: (world, record) => ({
    params: { id: world.subsections[record] ?? 0 },
    body: { version: 1 },
  }),
  markSecondReading: byId(({ subsections }) => subsections),
  issueSelectiveReport: selectiveLetter,
  issueFinalReport: finalLetter,
  saveReportDraft: (world, record) => ({
    params: { id: world.selfAssessments[record] ?? 0, kind: 'final' },
    body: {
      subsectionResponseIds: [],
      dueOn: null,
      note: '',
      recommendations: '',
      nextSteps: '',
      toReview: false,
      version: 9999,
    },
  }),
  readReportDraft: (world, record) => ({
    params: { id: world.selfAssessments[record] ?? 0, kind: 'final' },
    body: { agrees: true, comment: '', version: 9999 },
  }),
  closeSelfAssessment: onSelfAssessment(({ version }) => ({ version })),
  reopenSelfAssessment: onSelfAssessment(({ version }) => ({ version, reason: 'A part was missing.' })),
  previewSelectiveReport: selectiveLetter,
  previewFinalReport: finalLetter,
  resubmitSelfAssessment: onSelfAssessment(({ version }) => ({ version })),
}
