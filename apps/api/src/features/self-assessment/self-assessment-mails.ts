import { complianceYearName, shortDay, type NoticeKind } from '@portal/domain'
import { notify, type Notice } from '../notifications/notifications-notices-store.js'
import type { Command } from '../../server/command.js'

/** What notices of this feature name: never a student, only names of agencies, numbers and a link (9.1). */
export interface NoticeSubject {
  selfAssessmentId: number
  leaId: number
  year: number
  part: string
  agency: string
}

type Subject = NoticeSubject

/** The self-assessment in the subject of a mail: 'Self-assessment 2026-2027, Part B'. */
export const noticeTitle = ({ year, part }: Pick<Subject, 'year' | 'part'>) =>
  `Self-assessment ${complianceYearName(year)}, ${part}`

/** Address of a self-assessment in the client. */
export const selfAssessmentPath = (id: number) => `/user/dashboard/self-assessment/${id}`
const whole = ({ year, part, agency }: Subject) =>
  `the ${part} self-assessment ${complianceYearName(year)} of ${agency}`

/** Notifies those whom the rule of the kind names, except the person who acted. */
export async function sendNotice(
  { tx, ctx, actor }: Command,
  subject: Subject,
  event: Omit<Notice, 'leaId' | 'except' | 'link'> & { link: { path?: string; words: string } },
): Promise<void> {
  const path = event.link.path ?? selfAssessmentPath(subject.selfAssessmentId)
  await notify(tx, ctx, {
    ...event,
    leaId: subject.leaId,
    link: { path, words: event.link.words },
    except: actor.userId,
  })
}

/**
 * To the local administrators when the state activates, to those who were assigned before, and to the monitor who led
 * the review: the due date may be another.
 */
export async function notifyOfActivation(
  command: Command,
  subject: Subject & { dueOn: string; version: number; leadId: string | null },
): Promise<void> {
  await sendNotice(command, subject, {
    kind: 'selfAssessmentActivated',
    key: `self-assessment-activated:${subject.selfAssessmentId}:${subject.version}`,
    leadId: subject.leadId,
    selfAssessmentId: subject.selfAssessmentId,
    title: `${noticeTitle(subject)}: activated`,
    text: [`the state has activated ${whole(subject)}. It is due on ${shortDay(subject.dueOn)}.`],
    link: { words: 'Start it here' },
  })
}

/** To those at work when the state sets another due date. */
export async function notifyOfDueDate(
  command: Command,
  subject: Subject & { dueOn: string; before: string | null; version: number; leadId: string | null },
): Promise<void> {
  const { selfAssessmentId, dueOn, before, version, leadId } = subject
  await sendNotice(command, subject, {
    kind: 'dueChanged',
    key: `self-assessment-due-date:${selfAssessmentId}:${version}`,
    leadId,
    selfAssessmentId,
    title: `${noticeTitle(subject)}: ${subject.agency}, now due ${shortDay(dueOn)}`,
    text: [
      `${command.actor.fullName} has changed the due date of ${whole(subject)}${before ? ` from ${shortDay(before)}` : ''} to ${shortDay(dueOn)}.`,
    ],
    link: { words: 'See it here' },
  })
}

/** To those at work when a monitor reminds them. */
export async function notifyReminder(
  command: Command,
  subject: Subject & { dueOn: string | null; overdue: boolean; what: string; leadId: string | null },
): Promise<void> {
  const { selfAssessmentId, dueOn, overdue, what, leadId } = subject
  await sendNotice(command, subject, {
    kind: overdue ? 'selfAssessmentOverdue' : 'selfAssessmentDue',
    key: `self-assessment-reminder:${selfAssessmentId}:${command.ctx.requestId}`,
    leadId,
    selfAssessmentId,
    title: `${noticeTitle(subject)}: reminder for ${subject.agency}`,
    text: [
      `${command.actor.fullName} reminds you of ${what ? `${what} ` : ''}${whole(subject)}${dueOn ? `, which ${overdue ? 'was' : 'is'} due on ${shortDay(dueOn)}` : ''}.`,
    ],
    link: { words: 'Work on it here' },
  })
}

/** To the other local administrators, those assigned, and the monitor who activated, when the agency begins. */
export async function notifyOfStart(
  command: Command,
  subject: Subject & { version: number; leadId: string | null },
): Promise<void> {
  await sendNotice(command, subject, {
    kind: 'selfAssessmentStarted',
    key: `self-assessment-started:${subject.selfAssessmentId}:${subject.version}`,
    leadId: subject.leadId,
    selfAssessmentId: subject.selfAssessmentId,
    title: `${noticeTitle(subject)}: ${subject.agency} has begun`,
    text: [
      `${subject.agency} has opened its ${subject.part} self-assessment ${complianceYearName(subject.year)} for answers.`,
    ],
    link: { words: 'See it here' },
  })
}

/** To the person who was assigned to a subsection, or taken off. */
export async function notifyOfAssignment(
  command: Command,
  subject: Subject & { subsectionResponseId: number; subsectionNumber: string },
  kind: 'assigned' | 'unassigned',
  userId: string,
): Promise<void> {
  const { subsectionResponseId, subsectionNumber: number } = subject
  const on = kind === 'assigned'
  await sendNotice(command, subject, {
    kind,
    key: `subsection-${kind}:${subsectionResponseId}:${command.ctx.requestId}`,
    userIds: [userId],
    title: `${noticeTitle(subject)}: subsection ${number} is ${on ? '' : 'no longer '}assigned to you`,
    text: [
      on
        ? `${command.actor.fullName} has assigned subsection ${number} of ${whole(subject)} to you.`
        : `${command.actor.fullName} has taken you off subsection ${number} of ${whole(subject)}.`,
    ],
    link: {
      path: `${selfAssessmentPath(subject.selfAssessmentId)}/subsection/${subsectionResponseId}`,
      words: on ? 'Answer it here' : 'See it here',
    },
  })
}

/** To those at work in a subsection when the agency gives it another day. */
export async function notifyOfSubsectionDue(
  command: Command,
  subject: Subject & { subsectionResponseId: number; subsectionNumber: string; dueOn: string | null },
): Promise<void> {
  const { subsectionResponseId, subsectionNumber: number, dueOn } = subject
  await sendNotice(command, subject, {
    kind: 'dueChanged',
    key: `subsection-due-date:${subsectionResponseId}:${command.ctx.requestId}`,
    subsectionResponseIds: [subsectionResponseId],
    title: `${noticeTitle(subject)}: subsection ${number}, now due ${dueOn ? shortDay(dueOn) : ''}`,
    text: [
      `${command.actor.fullName} has changed the due date of subsection ${number} of ${whole(subject)} to ${dueOn ? shortDay(dueOn) : ''}.`,
    ],
    link: {
      path: `${selfAssessmentPath(subject.selfAssessmentId)}/subsection/${subsectionResponseId}`,
      words: 'Answer it here',
    },
  })
}

/** To a person who was assigned to several subsections at once. */
export async function notifyOfAssignments(
  command: Command,
  subject: Subject & { numbers: readonly string[] },
  userId: string,
): Promise<void> {
  const { numbers } = subject
  const one = numbers.length === 1
  await sendNotice(command, subject, {
    kind: 'assigned',
    key: `subsections-assigned:${subject.selfAssessmentId}:${command.ctx.requestId}:${userId}`,
    userIds: [userId],
    title: `${noticeTitle(subject)}: ${one ? 'a subsection is' : `${numbers.length} subsections are`} assigned to you`,
    text: [
      `${command.actor.fullName} has assigned ${one ? 'subsection' : 'subsections'} ${numbers.join(', ')} of ${whole(subject)} to you.`,
    ],
    link: { words: 'Answer here' },
  })
}

/** To the monitor who activated, when the agency submits. */
export async function notifyOfSubmission(
  command: Command,
  subject: Subject & { version: number; answered: number; documents: number; leadId: string | null },
): Promise<void> {
  const { agency, part, year } = subject
  await sendNotice(command, subject, {
    kind: 'selfAssessmentSubmitted',
    key: `self-assessment-submitted:${subject.selfAssessmentId}:${subject.version}`,
    leadId: subject.leadId,
    title: `${noticeTitle(subject)}: ${agency} has submitted`,
    text: [
      `${agency} has submitted its ${part} self-assessment ${complianceYearName(year)}: ${subject.answered} answers, ${subject.documents} documents.`,
    ],
    link: { words: 'Read it here' },
  })
}

/** What can happen to one subsection, in words. */
const steps = {
  subsectionReady: { title: 'is ready', text: 'is marked as ready for your approval', words: 'Read it here' },
  subsectionReturned: { title: 'was returned', text: 'was returned for changes', words: 'Change it here' },
  subsectionSent: { title: 'was submitted', text: 'was submitted ahead of the whole', words: 'Read it here' },
  subsectionRecalled: { title: 'was taken back', text: 'was taken back by the agency', words: 'See it here' },
  notApplicableRequested: {
    title: 'may not apply',
    text: 'does not apply, the agency says. Please decide',
    words: 'Decide here',
  },
  approved: { title: 'does not apply', text: 'does not apply: the state agrees', words: 'See it here' },
  refused: {
    title: 'applies',
    text: 'applies: the state has not agreed that it does not',
    words: 'Answer it here',
  },
} as const

/** To those whom a step of one subsection concerns. */
export async function notifyOfSubsection(
  command: Command,
  subject: Subject & { subsectionResponseId: number; subsectionNumber: string; leadId: string | null },
  kind: NoticeKind,
  step: keyof typeof steps,
): Promise<void> {
  const { subsectionResponseId, subsectionNumber, leadId } = subject
  const { title, text, words } = steps[step]
  await sendNotice(command, subject, {
    kind,
    key: `subsection-${step}:${subsectionResponseId}:${command.ctx.requestId}`,
    leadId,
    subsectionResponseIds: [subsectionResponseId],
    title: `${noticeTitle(subject)}: subsection ${subsectionNumber} of ${subject.agency} ${title}`,
    text: [`subsection ${subsectionNumber} of ${whole(subject)} ${text}.`],
    link: {
      path: `${selfAssessmentPath(subject.selfAssessmentId)}/subsection/${subsectionResponseId}`,
      words,
    },
  })
}
