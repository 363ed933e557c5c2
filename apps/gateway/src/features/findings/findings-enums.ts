import {
  caseCorrections,
  countingModes,
  findingOutcomes,
  findingSources,
  findingStatusGroups,
} from '@portal/domain'
import { registerEnumType } from 'type-graphql'

/** The names as a GraphQL enum. */
function enumOf<Name extends string>(names: readonly Name[]): { [Key in Name]: Key } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key }
}

export const FindingSource = enumOf(findingSources)
export const FindingCountingMode = enumOf(countingModes)
export const FindingDecision = enumOf(['withdraw', 'reopen', 'correctedBeforeIssuing'] as const)
export const CorrectionVerdict = enumOf(['verify', 'return', 'undo'] as const)
export const FindingCaseCorrection = enumOf(caseCorrections)
export const FindingStatusGroup = enumOf(findingStatusGroups)
export const FindingOutcome = enumOf(findingOutcomes)

registerEnumType(FindingSource, {
  name: 'FindingSource',
  description: 'Where noncompliance is found.',
  valuesConfig: {
    DeskAudit: { description: 'Review of student records.' },
    Services: { description: 'Audit of services.' },
    Policies: { description: 'Audit of policies and procedures.' },
    AltFramework: { description: 'Audit of the alternate framework.' },
    Restraint: { description: 'Audit of restraint and seclusion.' },
    CaseStudy: { description: 'Case study.' },
    SelfAssessment: { description: 'Review of a self-assessment.' },
    StateComplaint: { description: 'State complaint.' },
    DueProcess: { description: 'Due process decision.' },
    DataReview: { description: 'Review of data.' },
    Fiscal: { description: 'Fiscal monitoring.' },
    Other: { description: 'Another source.' },
  },
})
registerEnumType(FindingCountingMode, {
  name: 'FindingCountingMode',
  description: 'How findings are counted.',
  valuesConfig: {
    Grouped: { description: 'One for an agency and requirement.' },
    Individual: { description: 'One for every instance.' },
  },
})
registerEnumType(FindingCaseCorrection, {
  name: 'FindingCaseCorrection',
  description: 'How a case can be corrected.',
  valuesConfig: {
    Individual: { description: 'Anew, with a file that shows it.' },
    TimelineOnly: { description: 'Not at all: what had to happen has happened, only late.' },
  },
})
registerEnumType(FindingDecision, {
  name: 'FindingDecision',
  description: 'What the state decides about a finding, always with a reason.',
  valuesConfig: {
    withdraw: { description: 'It does not stand and is not counted.' },
    reopen: { description: 'It was closed too early.' },
    correctedBeforeIssuing: { description: 'Both prongs were verified before the letter; it is no finding.' },
  },
})
registerEnumType(CorrectionVerdict, {
  name: 'CorrectionVerdict',
  description: 'What the state says about a correction.',
  valuesConfig: {
    verify: { description: 'The case is corrected, or the child has left the jurisdiction.' },
    return: { description: 'Something is missing; a comment says what.' },
    undo: { description: 'Takes a verification back, with a reason.' },
  },
})
registerEnumType(FindingStatusGroup, {
  name: 'FindingStatusGroup',
  description: 'Findings by where they stand.',
  valuesConfig: {
    open: { description: 'Issued and not closed.' },
    draft: { description: 'Not issued yet.' },
    closed: { description: 'Closed, or corrected before issuing.' },
    withdrawn: { description: 'Withdrawn.' },
    state: { description: 'The state has the next move.' },
    agency: { description: 'The agency has the next move.' },
    preFindingCorrected: { description: 'Corrected before issuing.' },
    issued: { description: 'Issued, and nothing corrected yet.' },
    correctionInProgress: { description: 'Correction in progress.' },
    prong1Verified: { description: 'Individual cases verified.' },
    verificationRequested: { description: 'Verification requested.' },
    prong2Failed: { description: 'Newer data not compliant.' },
    closedTimely: { description: 'Closed, corrected in time.' },
    closedLate: { description: 'Closed, corrected late.' },
  },
})
registerEnumType(FindingOutcome, {
  name: 'FindingOutcome',
  description: 'Findings behind a number of the timely correction.',
  valuesConfig: {
    issued: { description: 'All that count.' },
    timely: { description: 'Corrected within one year.' },
    late: { description: 'Corrected later.' },
    notVerified: { description: 'Not verified yet.' },
  },
})
