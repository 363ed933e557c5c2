import type { FeedAct } from '../dashboards/feed-act.js'

/** Acts of this feature that stand in the feeds of dashboards (domain definition 7.1, 7.2). */
export const findingsActivity = {
  issueFinding: { one: ['finding', 'issued'], several: 'times issued' },
  submitFindingCorrection: { one: ['correction', 'sent'], several: 'corrections sent' },
  verifyFindingCorrection: { one: ['correction', 'verified'], several: 'corrections verified' },
  returnFindingCorrection: { one: ['correction', 'returned'], several: 'corrections returned' },
  requestFindingVerification: { one: ['request', 'for verification'], several: 'requests for verification' },
  passFindingRound: { one: ['round', 'passed'], several: 'rounds passed' },
  failFindingRound: { one: ['round', 'not passed'], several: 'rounds not passed' },
  closeFinding: { one: ['finding', 'closed'], several: 'times closed' },
  draftFinding: { one: ['draft', 'of a finding'], several: 'drafts of a finding', stateOnly: true },
  uploadFindingFiles: { one: ['upload', 'to a finding'], several: 'uploads to a finding', stateOnly: true },
} as const satisfies Readonly<Record<string, FeedAct>>
