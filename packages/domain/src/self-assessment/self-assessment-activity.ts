import type { FeedAct } from '../dashboards/feed-act.js'

/** Acts of this feature that stand in the feeds of dashboards (domain definition 7.1, 7.2). */
export const selfAssessmentActivity = {
  activateSelfAssessments: { one: ['self-assessment', 'activated'], several: 'activations' },
  resetSelfAssessmentActivation: { one: ['activation', 'reset'], several: 'resets of the activation' },
  setSelfAssessmentDueDate: { one: ['change', 'to due dates'], several: 'changes to due dates' },
  setSubsectionDueDate: { one: ['change', 'to due dates'], several: 'changes to due dates' },
  startSelfAssessment: { one: ['self-assessment', 'started'], several: 'starts' },
  submitSelfAssessment: { one: ['self-assessment', 'submitted'], several: 'submissions' },
  recallSelfAssessment: { one: ['self-assessment', 'recalled'], several: 'recalls' },
  resubmitSelfAssessment: { one: ['response', 'sent'], several: 'responses' },
  reopenSelfAssessment: { one: ['self-assessment', 'reopened'], several: 'times reopened' },
  closeSelfAssessment: { one: ['self-assessment', 'closed'], several: 'times closed' },
  issueSelectiveReport: { one: ['selective report', 'issued'], several: 'selective reports' },
  issueFinalReport: { one: ['final report', 'issued'], several: 'final reports' },
  markSubsectionReady: { one: ['subsection', 'marked as ready'], several: 'subsections marked as ready' },
  approveSubsection: { one: ['subsection', 'approved'], several: 'approvals of subsections' },
  returnSubsection: { one: ['subsection', 'returned'], several: 'returns of subsections' },
  sendSubsection: { one: ['subsection', 'sent ahead'], several: 'subsections sent ahead' },
  recallSubsection: { one: ['subsection', 'recalled'], several: 'recalls' },
  requestNotApplicable: {
    one: ['request', 'that it does not apply'],
    several: 'requests that it does not apply',
  },
  withdrawNotApplicable: { one: ['request', 'withdrawn'], several: 'requests withdrawn' },
  approveNotApplicable: { one: ['subsection', 'found not to apply'], several: 'times found not to apply' },
  refuseNotApplicable: { one: ['subsection', 'found to apply'], several: 'times found to apply' },
  openSelfAssessmentReview: { one: ['review', 'opened'], several: 'reviews opened', stateOnly: true },
  acceptSubsection: {
    one: ['subsection', 'accepted'],
    several: 'acceptances of subsections',
    stateOnly: true,
  },
  askForResponse: { one: ['request', 'for a response'], several: 'requests for a response', stateOnly: true },
} as const satisfies Readonly<Record<string, FeedAct>>
