import { complianceYearName, shortDay } from '@portal/domain'
import { noticeTitle, selfAssessmentPath, sendNotice, type NoticeSubject } from '../self-assessment-mails.js'
import type { Command } from '../../../server/command.js'

/** As in the other notices of this feature: agencies, numbers and a link, never a case (9.1). */
interface Subject extends NoticeSubject {
  /** Version of the self-assessment after the step; makes the key of the notice. */
  version: number
}

const counted = (n: number) => (n === 1 ? '1 subsection' : `${n} subsections`)
const keyOf = (kind: string, { selfAssessmentId, version }: Subject) =>
  `self-assessment-${kind}:${selfAssessmentId}:${version}`

/** To the local administrators and assignees: whose turn it is, and until when. */
export async function notifyOfSelectiveReport(
  command: Command,
  subject: Subject,
  letter: { dueOn: string; subsectionResponseIds: readonly number[] },
): Promise<void> {
  const { part, year, agency } = subject
  await sendNotice(command, subject, {
    kind: 'selectiveReportIssued',
    key: keyOf('selective-report', subject),
    subsectionResponseIds: letter.subsectionResponseIds,
    title: `${noticeTitle(subject)}: response needed`,
    text: [
      `the state has reviewed the ${part} self-assessment ${complianceYearName(year)} of ${agency} and asks for a response in ${counted(letter.subsectionResponseIds.length)} until ${shortDay(letter.dueOn)}.`,
      `Read the selective report here: ${command.ctx.publicUrl}/compliance/reports`,
    ],
    link: { words: 'Respond here' },
  })
}

/** To the local administrators: the report is there to be acknowledged. */
export async function notifyOfFinalReport(command: Command, subject: Subject): Promise<void> {
  const { part, year, agency } = subject
  await sendNotice(command, subject, {
    kind: 'finalReportIssued',
    key: keyOf('final-report', subject),
    title: `${noticeTitle(subject)}: final report issued`,
    text: [
      `the state has issued the final report on the ${part} self-assessment ${complianceYearName(year)} of ${agency}.`,
    ],
    link: { path: '/compliance/reports', words: 'Read and acknowledge it here' },
  })
}

/** To the monitor who leads the review: the responses are there. */
export async function notifyOfResubmission(
  command: Command,
  subject: Subject,
  { leadId, subsections }: { leadId: string | null; subsections: number },
): Promise<void> {
  const { part, year, agency } = subject
  await sendNotice(command, subject, {
    kind: 'selfAssessmentResubmitted',
    key: keyOf('resubmission', subject),
    leadId,
    title: `${noticeTitle(subject)}: ${agency} has responded`,
    text: [
      `${agency} has responded in ${counted(subsections)} of its ${part} self-assessment ${complianceYearName(year)}.`,
    ],
    link: {
      path: `${selfAssessmentPath(subject.selfAssessmentId)}/review`,
      words: 'Review the responses here',
    },
  })
}

/** To the agency whose submission the state gave back. */
export async function notifyOfReopening(command: Command, subject: Subject): Promise<void> {
  const { part, year, agency, selfAssessmentId } = subject
  await sendNotice(command, subject, {
    kind: 'selfAssessmentReopened',
    key: keyOf('reopened', subject),
    selfAssessmentId,
    title: `${noticeTitle(subject)}: sent back`,
    text: [
      `the state has sent the ${part} self-assessment ${complianceYearName(year)} of ${agency} back for changes.`,
    ],
    link: { words: 'Change it here' },
  })
}
