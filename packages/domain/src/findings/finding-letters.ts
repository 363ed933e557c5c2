/** Kinds of letters about a finding; one fixed template for each. */
export const findingLetterKinds = ['Issued', 'Reminder', 'CorrectionsVerified', 'Closed'] as const
export type FindingLetterKind = (typeof findingLetterKinds)[number]

export const findingLetterNames: Record<FindingLetterKind, string> = {
  Issued: 'Notification of a finding',
  Reminder: 'Reminder',
  CorrectionsVerified: 'Individual corrections verified',
  Closed: 'Closure of a finding',
}

/** What letters are merged from; never a student. Days are YYYY-MM-DD. */
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
  letterDate: string
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 3, 2026' */
function inWords(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`))
}

/** Subject and paragraphs of a letter: the state's written words, the same for every agency. */
export function findingLetter(
  kind: FindingLetterKind,
  facts: FindingLetterFacts,
): { subject: string; body: string } {
  const { number, agency, part, year } = facts
  const about = `finding ${number} (${part}, ${year} - ${year + 1})`
  return {
    subject: `${findingLetterNames[kind]}: ${number}`,
    body: [`To: ${agency}`, `Re: ${about}`, ...paragraphs(kind, facts)].join('\n\n'),
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
        `Correct it as soon as possible and no later than ${inWords(dueOn)}, one year from this notification. Federal rules allow no extension.`,
        `Correction is verified in two steps. First, ${individual(facts.cases)}. Second, the state reviews newer data, and every record in it must be compliant.`,
      ]
    case 'Reminder':
      return [
        `On ${inWords(issuedOn)} the state notified your agency of noncompliance with ${citation.reference}, ${citation.title}.`,
        facts.casesOpen > 0
          ? `${counted(facts.casesOpen, 'individual case is', 'individual cases are')} not verified yet.`
          : 'The review of newer data is not complete yet.',
        `The correction must be complete and verified by ${inWords(dueOn)}.`,
      ]
    case 'CorrectionsVerified':
      return [
        `The state has verified the correction of ${counted(facts.cases, 'individual case', 'individual cases')} of noncompliance with ${citation.reference}, ${citation.title}.`,
        `The finding stays open until a review of newer data shows that every record is compliant. That review must be complete by ${inWords(dueOn)}.`,
      ]
    case 'Closed':
      return [
        `On ${inWords(issuedOn)} the state notified your agency of noncompliance with ${citation.reference}, ${citation.title}.`,
        'The state has verified that each individual case is corrected and that your agency now implements the requirement correctly: every record in a review of newer data was compliant.',
        `The finding is closed as of ${inWords(facts.letterDate)}.`,
      ]
  }
}

function individual(cases: number): string {
  return cases === 0
    ? 'no individual case has to be corrected'
    : `${counted(cases, 'individual case has', 'individual cases have')} to be corrected`
}

function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}
