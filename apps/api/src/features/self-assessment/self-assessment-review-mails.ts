import { complianceYearName } from '@portal/domain'
import { queueMails } from '../notifications/notifications-store.js'
import type { Addressee } from './self-assessment-assignees-read-model.js'
import type { Command } from './self-assessment-command.js'

/** As in the other mails of this room: agencies, numbers and a link, never a case (9.1). */
interface Subject {
  selfAssessmentId: number
  year: number
  part: string
  agency: string
  /** Version of the self-assessment after the step; makes the key of the mail. */
  version: number
}

const name = ({ year, part }: Subject) => `Self-assessment ${complianceYearName(year)}, ${part}`
const linkTo = (publicUrl: string, id: number) => `${publicUrl}/user/dashboard/self-assessment/${id}`
const counted = (n: number) => (n === 1 ? '1 subsection' : `${n} subsections`)

/** To the local administrators and assignees: whose turn it is, and until when. */
export async function mailSelectiveReport(
  command: Command,
  publicUrl: string,
  subject: Subject,
  letter: { dueOn: string; subsections: number; to: readonly Addressee[] },
): Promise<void> {
  await send(command, 'selective-report', subject, `${name(subject)}: response needed`, letter.to, [
    `the state has reviewed the ${subject.part} self-assessment ${complianceYearName(subject.year)} of ${subject.agency} and asks for a response in ${counted(letter.subsections)} until ${letter.dueOn}.`,
    `Read the selective report here: ${publicUrl}/compliance/reports`,
    `Respond here: ${linkTo(publicUrl, subject.selfAssessmentId)}`,
  ])
}

/** To the local administrators: the report is there to be acknowledged. */
export async function mailFinalReport(
  command: Command,
  publicUrl: string,
  subject: Subject,
  to: readonly Addressee[],
): Promise<void> {
  await send(command, 'final-report', subject, `${name(subject)}: final report issued`, to, [
    `the state has issued the final report on the ${subject.part} self-assessment ${complianceYearName(subject.year)} of ${subject.agency}.`,
    `Read and acknowledge it here: ${publicUrl}/compliance/reports`,
  ])
}

/** To the monitor who leads the review: the responses are there. */
export async function mailResubmission(
  command: Command,
  publicUrl: string,
  subject: Subject,
  { to, subsections }: { to: Addressee; subsections: number },
): Promise<void> {
  await send(
    command,
    'resubmission',
    subject,
    `${name(subject)}: ${subject.agency} has responded`,
    [to],
    [
      `${subject.agency} has responded in ${counted(subsections)} of its ${subject.part} self-assessment ${complianceYearName(subject.year)}.`,
      `Review the responses here: ${linkTo(publicUrl, subject.selfAssessmentId)}/review`,
    ],
  )
}

async function send(
  { tx, ctx }: Command,
  kind: string,
  { selfAssessmentId, version }: Subject,
  title: string,
  to: readonly Addressee[],
  lines: readonly string[],
): Promise<void> {
  const mails = to.map((person) => ({
    key: `self-assessment-${kind}:${selfAssessmentId}:${version}:${person.id}`,
    to: person.email,
    subject: title,
    text: [`Hello ${person.fullName},`, ...lines].join('\n\n'),
  }))
  if (mails.length > 0) await queueMails(tx, mails, ctx.now)
}
