import { complianceYearName, type JustificationDecision } from '@portal/domain'
import type { Command } from '../../server/command.js'
import { notify, type Notice } from '../notifications/notifications-notices-store.js'
import type { Place } from './participation-read-model.js'

type Words = Pick<Notice, 'kind' | 'title' | 'text' | 'leadId'>
type Subject = Place & { version: number }

/** Tells the administrators of an agency that its numbers need a justification, and by when. */
export async function notifyOfRequirement(
  command: Command,
  subject: Subject & { dueOn: string | null },
): Promise<void> {
  const year = complianceYearName(subject.year)
  await tell(command, subject, 'required', {
    kind: 'justificationRequired',
    title: `Justification of alternate assessments ${year} required`,
    text: [
      `a subject of ${year} is above the limit of alternate assessments. Please write the justification${subject.dueOn ? ` by ${subject.dueOn}` : ''}.`,
    ],
  })
}

/** Tells the monitors of the agency that a justification waits for them. */
export async function notifyOfSubmission(command: Command, subject: Subject): Promise<void> {
  const year = complianceYearName(subject.year)
  await tell(command, subject, 'submitted', {
    kind: 'justificationSubmitted',
    title: `Justification of alternate assessments ${year} submitted`,
    text: [`an agency submitted the justification of its alternate assessments of ${year}.`],
    leadId: null,
  })
}

/** Tells the administrators of an agency that the state accepted or returned its justification. */
export async function notifyOfDecision(
  command: Command,
  subject: Subject,
  decision: JustificationDecision,
): Promise<void> {
  const year = complianceYearName(subject.year)
  const outcome = decision === 'Accept' ? 'accepted' : 'returned'
  await tell(command, subject, outcome, {
    kind: 'justificationDecided',
    title: `Justification of alternate assessments ${year} ${outcome}`,
    text: [`the state ${outcome} the justification of your alternate assessments of ${year}.`],
  })
}

/** Tells the administrators of an agency that its justification was published or withdrawn. */
export async function notifyOfPublication(
  command: Command,
  subject: Subject,
  outcome: 'published' | 'withdrawn',
): Promise<void> {
  const year = complianceYearName(subject.year)
  await tell(command, subject, outcome, {
    kind: 'justificationPublication',
    title: `Justification of alternate assessments ${year} ${outcome}`,
    text: [
      outcome === 'published'
        ? `the state published the justification of your alternate assessments of ${year}, without information that identifies students.`
        : `the state withdrew the published justification of your alternate assessments of ${year}.`,
    ],
  })
}

async function tell(
  { tx, actor, ctx }: Command,
  { year, leaId, version }: Subject,
  event: string,
  words: Words,
): Promise<void> {
  await notify(tx, ctx, {
    ...words,
    key: `justification-${event}:${year}-${leaId}:${version}`,
    link: {
      path: `/user/dashboard/alternate-framework/participation/${year}-${leaId}/justification`,
      words: 'Open it here',
    },
    leaId,
    except: actor.userId,
  })
}
