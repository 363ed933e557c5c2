import { cell, paragraph, table, type ReportDocument } from '../reports/report-document.js'
import type { ReportModule } from '../reports/published-reports.js'
import { longDay } from '../text-days.js'
import { closedAs } from './finding-clock.js'
import { FindingStatus } from './finding-states.js'
import { complianceYearName } from '../years/compliance-year.js'

/** Kinds of letters about a finding; one fixed template for each. */
export const findingLetterKinds = ['Issued', 'Reminder', 'CorrectionsVerified', 'Closed'] as const
export type FindingLetterKind = (typeof findingLetterKinds)[number]

export const findingLetterNames: Record<FindingLetterKind, string> = {
  Issued: 'Notification of a finding',
  Reminder: 'Reminder',
  CorrectionsVerified: 'Individual corrections verified',
  Closed: 'Closure of a finding',
}

/** Merge fields of the letters; never a student. Days are YYYY-MM-DD. */
export interface FindingLetterFacts {
  number: string
  agency: string
  part: string
  year: number
  citation: { reference: string; title: string; plainText: string }
  description: string
  evidenceSummary: string
  cases: number
  casesOpen: number
  issuedOn: string
  dueOn: string
  /** Day on which both prongs were verified; null before. */
  correctedOn: string | null
  letterDate: string
}

/** Subject and paragraphs of a letter; the wording is the same for every agency. */
export function findingLetter(
  kind: FindingLetterKind,
  facts: FindingLetterFacts,
): { subject: string; body: string } {
  const { number, agency, part, year } = facts
  const about = `finding ${number} (${part}, ${complianceYearName(year)})`
  return {
    subject: `${findingLetterNames[kind]}: ${number}`,
    body: [`To: ${agency}`, `Re: ${about}`, ...paragraphs(kind, facts)].join('\n\n'),
  }
}

/** Entry of a letter in the library of its agency, and whether the agency must acknowledge it. */
export const findingLetterEntries: Record<
  FindingLetterKind,
  { module: ReportModule; requiresAcknowledgement: boolean }
> = {
  Issued: { module: 'Findings letter', requiresAcknowledgement: true },
  Reminder: { module: 'Findings letter', requiresAcknowledgement: false },
  CorrectionsVerified: { module: 'Findings letter', requiresAcknowledgement: false },
  Closed: { module: 'Closure letter', requiresAcknowledgement: true },
}

/** Business days for acknowledging a letter, after which it counts as received (6.1). */
export const acknowledgementDays = 5

/** Number of a letter: that of its finding, and its position among the letters of the finding, from 1. */
export function findingLetterNumber(findingNumber: string, nth: number): string {
  return `${findingNumber}/L${nth}`
}

/** The letter as a printable document: the same wording, with the dates of its clock in a table. */
export function findingLetterDocument(
  kind: FindingLetterKind,
  facts: FindingLetterFacts,
  signed: { letterNumber: string; name: string; title: string },
): ReportDocument {
  const { number, agency, part, year, issuedOn, dueOn, letterDate } = facts
  return {
    kind: 'letter',
    title: findingLetterNames[kind],
    facts: [
      agency,
      `${part}, ${complianceYearName(year)}`,
      `Letter ${signed.letterNumber}`,
      `Finding ${number}`,
      longDay(letterDate),
    ],
    blocks: [
      ...paragraphs(kind, facts).map(paragraph),
      table(
        'Dates of this finding',
        ['What', 'Day'],
        [
          [cell('Written notification'), cell(longDay(issuedOn))],
          [cell('Correction complete and verified by'), cell(longDay(dueOn))],
          ...(kind === 'Closed' && facts.correctedOn !== null
            ? [[cell('Correction complete and verified on'), cell(longDay(facts.correctedOn))]]
            : []),
        ],
      ),
      paragraph(signed.name),
      ...(signed.title.trim() === '' ? [] : [paragraph(signed.title)]),
    ],
  }
}

function paragraphs(kind: FindingLetterKind, facts: FindingLetterFacts): string[] {
  const { citation, description, evidenceSummary, issuedOn, dueOn } = facts
  switch (kind) {
    case 'Issued':
      return [
        `The state has found that your agency is out of compliance with ${citation.reference}, ${citation.title}. ${citation.plainText}`,
        `What was found: ${description}`,
        ...(evidenceSummary.trim() === '' ? [] : [`The data that show it: ${evidenceSummary}`]),
        `Correct it as soon as possible and no later than ${longDay(dueOn)}, one year from this notification. Federal rules allow no extension.`,
        `Correction is verified in two steps. First, ${individual(facts.cases)}. Second, the state reviews newer data, and every record in it must be compliant.`,
      ]
    case 'Reminder':
      return [
        `On ${longDay(issuedOn)} the state notified your agency of noncompliance with ${citation.reference}, ${citation.title}.`,
        facts.casesOpen > 0
          ? `${counted(facts.casesOpen, 'individual case is', 'individual cases are')} not verified yet.`
          : 'The review of newer data is not complete yet.',
        `The correction must be complete and verified by ${longDay(dueOn)}.`,
      ]
    case 'CorrectionsVerified':
      return [
        `The state has verified the correction of ${counted(facts.cases, 'individual case', 'individual cases')} of noncompliance with ${citation.reference}, ${citation.title}.`,
        `The finding stays open until a review of newer data shows that every record is compliant. That review must be complete by ${longDay(dueOn)}.`,
      ]
    case 'Closed':
      return [
        `On ${longDay(issuedOn)} the state notified your agency of noncompliance with ${citation.reference}, ${citation.title}.`,
        'The state has verified that each individual case is corrected and that your agency now implements the requirement correctly: every record in a review of newer data was compliant.',
        ...(facts.correctedOn === null ? [] : [timelinessOf(facts.correctedOn, dueOn)]),
        `The finding is closed as of ${longDay(facts.letterDate)}.`,
      ]
  }
}

/** The same rule as for the status and the numbers: the day of the correction counts, not that of the letter. */
function timelinessOf(correctedOn: string, dueOn: string): string {
  const inTime = closedAs(correctedOn, dueOn) === FindingStatus.closedTimely
  return `The correction was complete and verified on ${longDay(correctedOn)}, ${
    inTime ? 'within one year of' : 'more than one year after'
  } the notification.`
}

function individual(cases: number): string {
  return cases === 0
    ? 'no individual case has to be corrected'
    : `${counted(cases, 'individual case has', 'individual cases have')} to be corrected`
}

function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}
