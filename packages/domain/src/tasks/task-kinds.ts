import { can, flagsOf, type Actor } from '../accounts/actor.js'
import { reviews } from '../self-assessment/review-acts.js'

/** Areas that make work, in the words of the list. */
export const taskAreas = ['Self-assessment', 'Required documents', 'Findings', 'Reports', 'Years'] as const
export type TaskArea = (typeof taskAreas)[number]

interface Rule {
  area: TaskArea
  /** Whose work it is. */
  turn: 'state' | 'agency'
  /** Only those who do it see that it is there: the other side is not told of what the state has in preparation. */
  internal?: true
  /** Local users do it where they are assigned; without it, it is a local administrator's. */
  assignees?: true
  /** How it is said: n is how many there are of what the task is about, `subject` what it is called. */
  label: (n: number, subject: string) => string
  /** How several of one kind about one agency, year and part are said as one line; without it each is a line of its own. */
  group?: (n: number) => string
  /** What is done for many agencies alike stands in one line for all of them. */
  acrossAgencies?: true
}

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`
/** Of a record that names no subject of its own. */
const about = (subject: string) => (subject === '' ? '' : `: ${subject}`)

/**
 * Which state of which record makes which task. There is a task as long as its record is in that state: nothing is stored,
 * nothing is ticked off (domain definition 7.2, 7.3).
 */
export const taskRules = {
  // Self-assessment (8.2, 8.3)
  activate: {
    area: 'Self-assessment',
    turn: 'state',
    label: (_n, part) => `Activate the self-assessment, ${part}`,
    group: (n) => `${many(n, 'self-assessment')} to activate`,
    acrossAgencies: true,
  },
  openReview: {
    area: 'Self-assessment',
    turn: 'state',
    label: (_n, what) => `Open the review of the ${what}`,
  },
  review: {
    area: 'Self-assessment',
    turn: 'state',
    internal: true,
    label: (n) => `Review ${many(n, 'subsection')} of the self-assessment`,
  },
  issueReport: {
    area: 'Self-assessment',
    turn: 'state',
    internal: true,
    label: () => 'Issue the report: every subsection is reviewed',
  },
  secondRead: {
    area: 'Self-assessment',
    turn: 'state',
    internal: true,
    label: (n) => `Read ${many(n, 'review')} as second reader`,
  },
  takeUp: {
    area: 'Self-assessment',
    turn: 'state',
    label: (n) => `Take up ${many(n, 'subsection')} sent before the whole`,
  },
  decideApplies: {
    area: 'Self-assessment',
    turn: 'state',
    label: (_n, subject) => `Decide whether it applies${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to decide on`,
  },
  closeAssessment: {
    area: 'Self-assessment',
    turn: 'state',
    label: () => 'Close the self-assessment: its final report is issued',
  },
  decideVersion: {
    area: 'Self-assessment',
    turn: 'state',
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
    assignees: true,
    label: (n, subject) =>
      n === 0 ? `Mark ready${about(subject)}` : `Answer ${many(n, 'item')}${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to answer`,
  },
  confirm: {
    area: 'Self-assessment',
    turn: 'agency',
    assignees: true,
    label: (n, subject) => `Confirm ${many(n, 'text')} of last year${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} with texts of last year to confirm`,
  },
  recheck: {
    area: 'Self-assessment',
    turn: 'agency',
    assignees: true,
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
    assignees: true,
    label: (_n, subject) => `Respond to the state${about(subject)}`,
    group: (n) => `${many(n, 'subsection')} to respond to`,
  },
  resubmit: {
    area: 'Self-assessment',
    turn: 'agency',
    label: () => 'Resubmit: every response is complete',
  },
  // Required documents (8.6)
  uploadDocument: {
    area: 'Required documents',
    turn: 'agency',
    assignees: true,
    label: (_n, subject) => `Upload${about(subject)}`,
    group: (n) => `${many(n, 'required document')} to upload`,
  },
  receiveDocuments: {
    area: 'Required documents',
    turn: 'state',
    label: (n) => `Look at ${many(n, 'document')} not marked Received`,
  },
  // Findings (1.3)
  issueFinding: {
    area: 'Findings',
    turn: 'state',
    internal: true,
    label: (_n, number) => `Issue or withdraw the draft ${number}`,
    group: (n) => `${many(n, 'draft finding')} to issue or withdraw`,
  },
  correct: {
    area: 'Findings',
    turn: 'agency',
    assignees: true,
    label: (n, number) => `Submit ${many(n, 'correction')} of ${number}`,
    group: (n) => `${many(n, 'finding')} to submit corrections of`,
  },
  verify: {
    area: 'Findings',
    turn: 'state',
    label: (n, number) => `Verify ${many(n, 'correction')} of ${number}`,
    group: (n) => `${many(n, 'finding')} with corrections to verify`,
  },
  requestVerification: {
    area: 'Findings',
    turn: 'agency',
    label: (_n, number) => `Ask for the review of newer data of ${number}`,
    group: (n) => `${many(n, 'finding')} to ask for the review of newer data of`,
  },
  reviewNewerData: {
    area: 'Findings',
    turn: 'state',
    label: (_n, number) => `Review newer data of ${number}`,
    group: (n) => `${many(n, 'finding')} with newer data to review`,
  },
  closeFinding: {
    area: 'Findings',
    turn: 'state',
    internal: true,
    label: (_n, number) => `Close ${number}: both prongs are verified`,
    group: (n) => `${many(n, 'finding')} to close`,
  },
  // Reports (6.1)
  acknowledge: {
    area: 'Reports',
    turn: 'agency',
    label: (_n, title) => `Acknowledge${about(title)}`,
    group: (n) => `${many(n, 'report')} to acknowledge`,
  },
  // Years (8.5)
  launchYear: {
    area: 'Years',
    turn: 'state',
    internal: true,
    label: (_n, year) => `Launch the compliance year ${year}`,
  },
  publishContent: {
    area: 'Years',
    turn: 'state',
    internal: true,
    label: (_n, what) => `Publish the draft: ${what}`,
  },
} as const satisfies Record<string, Rule>

export type TaskKind = keyof typeof taskRules
export const taskKinds = /* @__PURE__ */ Object.keys(taskRules) as TaskKind[]

/** What is done, in words for lists and files. */
export function taskLabel({ kind, n, subject }: { kind: TaskKind; n: number; subject: string }): string {
  const rule: Rule = taskRules[kind]
  return rule.label(n, subject)
}

/** Several tasks of one kind in one line; null for a kind whose tasks each have their own. */
export function taskGroupLabel(kind: TaskKind, n: number, agency: string | null): string | null {
  const { group }: Rule = taskRules[kind]
  return group ? `${group(n)}${agency === null ? '' : ` for ${agency}`}` : null
}

/** Kinds whose tasks stand together for all agencies. */
export const tasksAcrossAgencies = /* @__PURE__ */ taskKinds.filter(
  (kind) => 'acrossAgencies' in taskRules[kind],
)

/** Kinds whose tasks stand together. */
export const groupedTaskKinds = /* @__PURE__ */ taskKinds.filter((kind) => 'group' in taskRules[kind])

/** Which kinds of tasks are whose: all there are of a kind, or only those that name the person. */
export interface TaskRights {
  kinds: readonly TaskKind[]
  /** Only tasks to which the person is assigned. */
  assignedOnly: boolean
}

const none: TaskRights = { kinds: [], assignedOnly: false }
const ofTurn = (turn: Rule['turn']) => taskKinds.filter((kind) => taskRules[kind].turn === turn)

/** What a monitor needs beside the role, by kind; kinds that are not listed ask for the role alone. */
const asksFor: Partial<Record<TaskKind, (actor: Actor) => boolean>> = {
  activate: (actor) => can(actor, 'self-assessments.activate'),
  openReview: reviews,
  review: reviews,
  issueReport: reviews,
  secondRead: reviews,
  takeUp: reviews,
  decideApplies: reviews,
  closeAssessment: reviews,
  launchYear: (actor) => can(actor, 'years.launch'),
  decideVersion: (actor) => can(actor, 'content.manage'),
  publishContent: (actor) => can(actor, 'content.manage'),
}

/**
 * What a person has to do: monitors the state's side, local administrators the whole of their agency's, local users what
 * they are assigned to. Who only reads, and clients of other systems, have nothing to do.
 */
export function tasksOf(actor: Actor): TaskRights {
  if (actor.client) return none
  const flags = flagsOf(actor)
  if (flags.isStateMonitor)
    return { kinds: ofTurn('state').filter((kind) => asksFor[kind]?.(actor) ?? true), assignedOnly: false }
  if (actor.leaId === null) return none
  if (flags.isLocalAdmin && can(actor, 'jurisdiction-questions.answer'))
    return { kinds: ofTurn('agency'), assignedOnly: false }
  if (!flags.isLocalAdmin && !flags.isLocalUser) return none
  const answers = can(actor, 'assigned-questions.answer')
  const kinds = taskKinds.filter((kind) => 'assignees' in taskRules[kind] && (answers || kind === 'correct'))
  return { kinds, assignedOnly: true }
}

/**
 * What a person waits for: the work of the other side about the agencies that they see. Readers of the state see both
 * sides; what the state has in preparation is told to nobody who does not do it.
 */
export function waitingFor(actor: Actor): readonly TaskKind[] {
  if (actor.client) return []
  const flags = flagsOf(actor)
  const open = taskKinds.filter((kind) => !('internal' in taskRules[kind]))
  if (flags.isStateMonitor) return ofTurn('agency')
  if (flags.isLocalAdmin || flags.isLocalUser)
    return open.filter((kind) => taskRules[kind].turn === 'state' && kind !== 'activate')
  return flags.isLiaison ? open : []
}
