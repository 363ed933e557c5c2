import { queueMail } from '../notifications/notifications-store.js'
import type { Addressee } from './self-assessment-assignees-read-model.js'
import type { Command } from './self-assessment-command.js'

/** What the mails of this room name: never a student, only names of agencies, numbers and a link (9.1). */
interface Subject {
  selfAssessmentId: number
  year: number
  part: string
  agency: string
}

const schoolYear = (year: number) => `${year} - ${year + 1}`
const linkTo = (publicUrl: string, id: number) => `${publicUrl}/user/dashboard/self-assessment/${id}`

/** To the local administrators when the state activates. */
export async function mailActivation(
  { tx, ctx }: Command,
  publicUrl: string,
  subject: Subject & { dueOn: string; version: number },
  to: readonly Addressee[],
): Promise<void> {
  for (const person of to) {
    await queueMail(
      tx,
      {
        key: `self-assessment-activated:${subject.selfAssessmentId}:${subject.version}:${person.id}`,
        to: person.email,
        subject: `Self-assessment ${schoolYear(subject.year)}, ${subject.part}: activated`,
        text: [
          `Hello ${person.fullName},`,
          `the state has activated the ${subject.part} self-assessment ${schoolYear(subject.year)} of ${subject.agency}. It is due on ${subject.dueOn}.`,
          `Start it here: ${linkTo(publicUrl, subject.selfAssessmentId)}`,
        ].join('\n\n'),
      },
      ctx.now,
    )
  }
}

/** To the person who was assigned. */
export async function mailAssignment(
  { tx, ctx, actor }: Command,
  publicUrl: string,
  subject: Subject & { subsectionResponseId: number; subsectionNumber: string },
  to: Addressee,
): Promise<void> {
  const place = `${linkTo(publicUrl, subject.selfAssessmentId)}/subsection/${subject.subsectionResponseId}`
  await queueMail(
    tx,
    {
      key: `subsection-assigned:${subject.subsectionResponseId}:${to.id}:${ctx.requestId}`,
      to: to.email,
      subject: `Self-assessment ${schoolYear(subject.year)}, ${subject.part}: subsection ${subject.subsectionNumber} is assigned to you`,
      text: [
        `Hello ${to.fullName},`,
        `${actor.fullName} has assigned subsection ${subject.subsectionNumber} of the ${subject.part} self-assessment ${schoolYear(subject.year)} of ${subject.agency} to you.`,
        `Answer it here: ${place}`,
      ].join('\n\n'),
    },
    ctx.now,
  )
}

/** To a person who was assigned to several subsections at once. */
export async function mailAssignments(
  { tx, ctx, actor }: Command,
  publicUrl: string,
  subject: Subject & { numbers: readonly string[] },
  to: Addressee,
): Promise<void> {
  const { selfAssessmentId, year, part, agency, numbers } = subject
  const these = `${numbers.length === 1 ? 'subsection' : 'subsections'} ${numbers.join(', ')}`
  await queueMail(
    tx,
    {
      key: `subsections-assigned:${selfAssessmentId}:${to.id}:${ctx.requestId}`,
      to: to.email,
      subject: `Self-assessment ${schoolYear(year)}, ${part}: ${numbers.length === 1 ? 'a subsection is' : `${numbers.length} subsections are`} assigned to you`,
      text: [
        `Hello ${to.fullName},`,
        `${actor.fullName} has assigned ${these} of the ${part} self-assessment ${schoolYear(year)} of ${agency} to you.`,
        `Answer here: ${linkTo(publicUrl, selfAssessmentId)}`,
      ].join('\n\n'),
    },
    ctx.now,
  )
}

/** To the monitor who activated, when the agency submits. */
export async function mailSubmission(
  { tx, ctx }: Command,
  publicUrl: string,
  subject: Subject & { version: number; answered: number; documents: number },
  to: Addressee,
): Promise<void> {
  await queueMail(
    tx,
    {
      key: `self-assessment-submitted:${subject.selfAssessmentId}:${subject.version}`,
      to: to.email,
      subject: `Self-assessment ${schoolYear(subject.year)}, ${subject.part}: ${subject.agency} has submitted`,
      text: [
        `Hello ${to.fullName},`,
        `${subject.agency} has submitted its ${subject.part} self-assessment ${schoolYear(subject.year)}: ${subject.answered} answers, ${subject.documents} documents.`,
        `Read it here: ${linkTo(publicUrl, subject.selfAssessmentId)}`,
      ].join('\n\n'),
    },
    ctx.now,
  )
}
