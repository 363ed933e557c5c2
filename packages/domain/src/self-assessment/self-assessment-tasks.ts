import { can } from '../accounts/actor.js'
import { about, many, type TaskRule } from '../tasks/task-rule.js'
import { reviews } from './review-acts.js'

/** The tasks that this feature makes (domain definition 7.2, 8.2, 8.3). */
export const selfAssessmentTasks = {
  activate: {
    area: 'Self-assessment',
    turn: 'state',
    agencyWaits: false,
    needs: (actor) => can(actor, 'self-assessments.activate'),
    label: (_n, part) => `Activate the self-assessment, ${part}`,
    group: (n) => `${many(n, 'self-assessment')} to activate`,
    acrossAgencies: true,
  },
  openReview: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    label: (_n, what) => `Open the review of the ${what}`,
  },
  review: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    internal: true,
    label: (n) => `Review ${many(n, 'subsection')} of the self-assessment`,
  },
  issueReport: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    internal: true,
    label: () => 'Issue the report: every subsection is reviewed',
  },
  secondRead: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    internal: true,
    label: (n) => `Read ${many(n, 'review')} as second reader`,
  },
  takeUp: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    label: (n) => `Take up ${many(n, 'subsection')} sent before the whole`,
  },
  decideApplies: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    label: (_n, subject) => `Decide whether it applies${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to decide on`,
  },
  closeAssessment: {
    area: 'Self-assessment',
    turn: 'state',
    needs: reviews,
    label: () => 'Close the self-assessment: its final report is issued',
  },
  decideVersion: {
    area: 'Self-assessment',
    turn: 'state',
    needs: (actor) => can(actor, 'content.manage'),
    internal: true,
    label: (_n, version) => `Keep its questions or upgrade to ${version}`,
  },
  start: {
    area: 'Self-assessment',
    turn: 'agency',
    label: (_n, part) => `Start the self-assessment, ${part}`,
  },
  answer: {
    area: 'Self-assessment',
    turn: 'agency',
    assignees: 'answering',
    label: (n, subject) =>
      n === 0 ? `Mark ready${about(subject)}` : `Answer ${many(n, 'item')}${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to answer`,
  },
  confirm: {
    area: 'Self-assessment',
    turn: 'agency',
    assignees: 'answering',
    label: (n, subject) => `Confirm ${many(n, 'text')} of last year${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} with texts of last year to confirm`,
  },
  recheck: {
    area: 'Self-assessment',
    turn: 'agency',
    assignees: 'answering',
    label: (n, subject) => `Re-check ${many(n, 'answer')}${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} with answers to re-check`,
  },
  approve: {
    area: 'Self-assessment',
    turn: 'agency',
    label: (_n, subject) => `Approve or return${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to approve or return`,
  },
  submit: {
    area: 'Self-assessment',
    turn: 'agency',
    label: () => 'Submit the self-assessment: every subsection is approved',
  },
  respond: {
    area: 'Self-assessment',
    turn: 'agency',
    assignees: 'answering',
    label: (_n, subject) => `Respond to the state${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to respond to`,
  },
  resubmit: {
    area: 'Self-assessment',
    turn: 'agency',
    label: () => 'Resubmit: every response is complete',
  },
} as const satisfies Record<string, TaskRule>
