import { cell, paragraph, table, type ReportDocument } from '../../reports/report-document.js'
import { longDay } from '../../text-days.js'
import { complianceYearName } from '../../years/compliance-year.js'
import { auditLetterNames, type AuditLetterKind } from './audit-letters.js'

/** Merge fields that the letters after a review share, under the names of 6.3; never a student. Days are YYYY-MM-DD. */
export interface ResultLetterFacts {
  typeLabel: string
  agency: string
  part: string
  year: number
  letterDate: string
  signatureName: string
  signatureTitle: string
}

/** A finding as a report names it. */
export interface LetterFinding {
  number: string
  reference: string
  title: string
  cases: number
  systemic: boolean
  dueOn: string
}

/** What a review of newer data said about one finding. */
export interface LetterOutcome {
  number: string
  outcome: 'passed' | 'failed' | 'noneApplies'
}

interface Letter {
  subject: string
  document: ReportDocument
}

/** The report: the written notification of every finding at once, from which the year for the correction runs (1.1). */
export function reportLetter(
  facts: ResultLetterFacts,
  {
    findings,
    correctedBefore,
    correctBy,
  }: { findings: readonly LetterFinding[]; correctedBefore: number; correctBy: string | null },
): Letter {
  const dueOn = findings[0]?.dueOn
  return letter('Report', facts, [
    paragraph(
      findings.length === 0
        ? 'The state has reviewed the records of your agency and found no noncompliance that needs a finding.'
        : `The state has reviewed the records of your agency and found noncompliance. This letter is the written notification of ${counted(findings.length, 'finding', 'findings')}.`,
    ),
    ...(correctedBefore === 0
      ? []
      : [
          paragraph(
            `${counted(correctedBefore, 'instance', 'instances')} of noncompliance was corrected and verified before this letter, and is not issued as a finding.`,
          ),
        ]),
    ...(dueOn === undefined
      ? []
      : [
          table(
            'Findings',
            ['Finding', 'Requirement', 'Individual cases#', 'Corrective action plan'],
            findings.map(({ number, reference, title, cases, systemic }) => [
              cell(number),
              cell(`${reference}, ${title}`),
              { text: String(cases), number: cases, basis: null },
              cell(systemic ? 'Required' : 'None'),
            ]),
          ),
          paragraph(
            `Correct them as soon as possible and no later than ${longDay(dueOn)}, one year from this notification. Federal rules allow no extension.`,
          ),
          ...(correctBy === null
            ? []
            : [
                paragraph(
                  `Individual cases are corrected in the portal by ${longDay(correctBy)}. What was wrong in each record is shown there.`,
                ),
              ]),
          paragraph(
            'Correction is verified in two steps. First, each individual case. Second, the state reviews newer data, and every record in it must be compliant.',
          ),
        ]),
  ])
}

/** Asks for the newer list that a review of newer data is drawn from, or for the revised documents where nothing is drawn. */
export function newerDataLetter(
  facts: ResultLetterFacts,
  {
    findings,
    periodFrom,
    dueOn,
    hasList,
  }: {
    findings: readonly string[]
    periodFrom: string
    dueOn: string
    /** The records are drawn from a list; otherwise the agency sends its revised documents. */
    hasList: boolean
  },
): Letter {
  return letter('NewerData', facts, [
    paragraph(
      `The state will review newer data about ${counted(findings.length, 'finding', 'findings')}: ${findings.join(', ')}. It looks only at the requirements of these findings.`,
    ),
    ...(hasList
      ? [
          paragraph(
            `Upload a new list in the portal when the state asks for it. Only records from ${longDay(periodFrom)} on count: after the report and the last correction.`,
          ),
          paragraph(
            `The list and the documents of the records that are drawn from it are due ${longDay(dueOn)}.`,
          ),
        ]
      : [
          paragraph(
            `Upload the revised documents in the portal, and what shows that they are followed since ${longDay(periodFrom)}. They are due ${longDay(dueOn)}.`,
          ),
        ]),
  ])
}

/** What a review of newer data found. */
export function newerDataResultsLetter(facts: ResultLetterFacts, outcomes: readonly LetterOutcome[]): Letter {
  return letter('NewerDataResults', facts, [
    paragraph('The state has reviewed newer data of your agency.'),
    table(
      'Results',
      ['Finding', 'Result'],
      outcomes.map(({ number, outcome }) => [cell(number), cell(outcomeWords[outcome])]),
    ),
    ...(outcomes.some(({ outcome }) => outcome === 'failed')
      ? [
          paragraph(
            'Records that are not compliant need individual corrections. The state then reviews newer data again.',
          ),
        ]
      : []),
  ])
}

const outcomeWords: Record<LetterOutcome['outcome'], string> = {
  passed: 'Every record is compliant.',
  failed: 'Not every record is compliant.',
  noneApplies: 'The requirement applied to no record. More records are reviewed.',
}

/** The end of an audit. */
export function auditClosureLetter(facts: ResultLetterFacts, { findings }: { findings: number }): Letter {
  return letter('Closure', facts, [
    paragraph(
      findings === 0
        ? 'The audit gave no finding and is closed.'
        : `The correction of ${counted(findings, 'finding', 'findings')} is verified and closed. The audit is closed.`,
    ),
  ])
}

function letter(kind: AuditLetterKind, facts: ResultLetterFacts, blocks: ReportDocument['blocks']): Letter {
  const { typeLabel, agency, part, year, letterDate, signatureName, signatureTitle } = facts
  const about = `${typeLabel}, ${part}, ${complianceYearName(year)}`
  return {
    subject: `${auditLetterNames[kind]}: ${about}`,
    document: {
      kind: 'letter',
      title: auditLetterNames[kind],
      facts: [agency, about, longDay(letterDate)],
      blocks: [
        ...blocks,
        paragraph(signatureName),
        ...(signatureTitle.trim() === '' ? [] : [paragraph(signatureTitle)]),
      ],
    },
  }
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
