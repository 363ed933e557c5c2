import type {
  ComplianceStrategyItemFieldsFragment,
  SelfAssessmentFieldsFragment,
  SubsectionResponseFieldsFragment,
  SubsectionSummaryFieldsFragment,
} from '../self-assessment.generated'
import type { SelfAssessmentRowFieldsFragment } from '../list/self-assessment-list.generated'

type Typed<T> = T & { __typename: string }

export const yes = { __typename: 'AllowedAct', allowed: true, reason: null }
export const no = (reason: string) => ({ __typename: 'AllowedAct', allowed: false, reason })

const lea = {
  __typename: 'Lea',
  id: 1,
  code: '01',
  name: 'Allegany County Public Schools',
  shortName: 'Allegany',
  cohort: 1,
}

/** A row of the state list: Part B of Allegany, in progress. */
export function aRow(
  over: Partial<SelfAssessmentRowFieldsFragment> = {},
): Typed<SelfAssessmentRowFieldsFragment> {
  return {
    __typename: 'SelfAssessmentRow',
    id: 11,
    lea,
    leaId: 1,
    year: 2026,
    part: 'Part B',
    questionnaireTitle: 'Local self-assessment - Part B',
    submitState: 3,
    isActive: true,
    dueOn: '2027-03-16',
    responseDueOn: null,
    dueDerivation: 'Set by the state: March 16, 2027.',
    subsectionsReady: 1,
    subsectionsTotal: 2,
    answered: 3,
    answerable: 4,
    documents: 1,
    documentsReceived: 1,
    documentsNeeded: 4,
    subsectionsReviewed: 0,
    subsectionsSent: 0,
    notApplicableRequests: 0,
    selectiveRounds: 0,
    finalReportId: null,
    finalReportOn: null,
    lead: null,
    monitors: [],
    submittedOn: null,
    lastActivityOn: '2026-11-10T15:00:00Z',
    activate: no('This self-assessment is already activated.'),
    version: 5,
    ...over,
  }
}

export function aSubsectionSummary(
  over: Partial<SubsectionSummaryFieldsFragment> = {},
): Typed<SubsectionSummaryFieldsFragment> {
  return {
    __typename: 'SubsectionSummary',
    id: 101,
    subsectionId: 1,
    number: '1.1',
    title: 'Child find and evaluation',
    state: 1,
    notApplicable: null,
    assignees: [],
    isAssignedToCurrentUser: false,
    answered: 1,
    answerable: 2,
    documents: 0,
    itemsFlagged: 0,
    dueOn: '2027-03-16',
    ...over,
  }
}

/** The self-assessment of Allegany, in progress, as its local administrator sees it. */
export function aSelfAssessment(
  over: Partial<SelfAssessmentFieldsFragment> = {},
): Typed<SelfAssessmentFieldsFragment> {
  const { activate: _, ...row } = aRow()
  return {
    ...row,
    __typename: 'SelfAssessment',
    shortDescription: 'Part B Self-Assessment',
    intro: 'Rate how fully each requirement is carried out.',
    activatedBy: { id: 'm1', fullName: 'Renee Castillo' },
    activatedOn: '2026-11-01T12:00:00Z',
    locallyActivatedBy: null,
    locallyActivatedOn: null,
    localLead: null,
    plan: no('Only a local administrator can plan the self-assessment.'),
    submittedBy: null,
    statementName: null,
    statementTitle: null,
    documentsReason: null,
    sections: [aSection()],
    gaps: [],
    activate: no('Only a state monitor can activate a self-assessment.'),
    resetActivation: no('Only a state monitor can reset an activation.'),
    start: no('This self-assessment has already been started.'),
    submit: yes,
    recall: no('This self-assessment is not submitted.'),
    responseDueOn: null,
    resubmit: no('The state has not asked for a response.'),
    ...over,
  }
}

export function aSection(
  over: Partial<SelfAssessmentFieldsFragment['sections'][number]> = {},
): Typed<SelfAssessmentFieldsFragment['sections'][number]> {
  return {
    __typename: 'SectionSummary',
    id: 1,
    number: '1',
    title: 'General Supervision',
    intro: '',
    subsections: [
      aSubsectionSummary(),
      aSubsectionSummary({ id: 102, number: '1.2', title: 'Data quality', state: 0 }),
    ],
    ...over,
  }
}

export const ratingScale = [
  { __typename: 'RatingChoice', value: 4, label: 'Fully implemented' },
  { __typename: 'RatingChoice', value: 3, label: 'Mostly implemented' },
  { __typename: 'RatingChoice', value: 2, label: 'Partly implemented' },
  { __typename: 'RatingChoice', value: 1, label: 'Not implemented' },
  { __typename: 'RatingChoice', value: 0, label: 'Not applicable' },
]

/** An item that nobody has answered. */
export function anItem(
  over: Partial<ComplianceStrategyItemFieldsFragment> = {},
): Typed<ComplianceStrategyItemFieldsFragment> {
  return {
    __typename: 'ComplianceStrategyItem',
    id: 1,
    lineageId: `item-${over.id ?? 1}`,
    number: '1.1.1',
    text: 'Does the agency look for every child who may need special education?',
    guidance: 'Look for a written plan.',
    acceptableEvidence: ['Child find procedure'],
    citations: [],
    indicatorCode: null,
    responseType: 'Rating',
    ratingScale,
    narrativeRequired: 'when not top rating',
    evidenceRequired: true,
    rating: null,
    narrative: '',
    carriedFromYear: null,
    confirmedThisYear: false,
    recheck: null,
    answeredBy: null,
    answeredOn: null,
    gaps: ['Choose a rating.'],
    documents: [],
    version: 0,
    ...over,
  }
}

/** A subsection with two items, as a person sees it who may answer. */
export function aSubsection(
  over: Partial<SubsectionResponseFieldsFragment> = {},
): Typed<SubsectionResponseFieldsFragment> {
  return {
    __typename: 'SubsectionResponse',
    id: 101,
    selfAssessmentId: 11,
    lea,
    leaId: 1,
    year: 2026,
    part: 'Part B',
    submitState: 3,
    dueOn: '2027-03-16',
    dueDerivation: 'Set by the state: March 16, 2027.',
    subsectionId: 1,
    sectionNumber: '1',
    sectionTitle: 'General Supervision',
    number: '1.1',
    title: 'Child find and evaluation',
    intro: '',
    state: 1,
    assignees: [],
    isAssignedToCurrentUser: false,
    reviewerComment: null,
    notApplicable: null,
    stateRequest: null,
    items: [
      anItem(),
      anItem({ id: 2, number: '1.1.2', text: 'Are first evaluations finished within 60 days?' }),
    ],
    documents: [],
    relatedDocuments: [],
    answer: yes,
    assign: yes,
    markReady: no('2 items are not complete.'),
    approve: no('This subsection is not marked ready.'),
    return: no('This subsection is not marked ready.'),
    send: no('This questionnaire is submitted as a whole.'),
    recallSent: no('This subsection was not sent.'),
    requestNotApplicable: no('Only a local administrator can say that a subsection does not apply.'),
    withdrawNotApplicable: no('The state has nothing to decide here.'),
    approveNotApplicable: no('Only a state monitor can decide this.'),
    refuseNotApplicable: no('Only a state monitor can decide this.'),
    version: 2,
    ...over,
  }
}

/** A required document that a subsection names. */
export const relatedDocument = {
  __typename: 'RelatedDocument' as const,
  id: 'r1',
  title: 'Roster',
  fileName: 'roster.pdf',
  size: 86_016,
  scanState: 'NotScanned',
  category: 'Confidentiality',
  createdBy: { __typename: 'PersonRef' as const, id: 'u2', fullName: 'Grace Holloway' },
  createdOn: '2026-11-04T12:00:00Z',
  downloadPath: '/files/required-documents/r1',
}
