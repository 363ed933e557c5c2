import { noAgencyTexts } from '@portal/domain'
import type {
  AnswerOf,
  getMe,
  getSelfAssessment,
  getSubsectionResponse,
  listLeas,
  listRequiredDocumentCategories,
  listSelfAssessments,
} from '@portal/rest-contract'

type User = AnswerOf<typeof getMe>
type Lea = AnswerOf<typeof listLeas>[number]
type Row = AnswerOf<typeof listSelfAssessments>[number]
type SelfAssessment = AnswerOf<typeof getSelfAssessment>
type Subsection = AnswerOf<typeof getSubsectionResponse>
type Category = AnswerOf<typeof listRequiredDocumentCategories>[number]
type Required = Category['documents'][number]
type Item = Subsection['items'][number]
type Document = Subsection['documents'][number]

export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u-1',
    userName: 'admin@allegany.example',
    fullName: 'Ana Alder',
    email: 'admin@allegany.example',
    phoneNumber: null,
    title: null,
    jobTitle: 'Director',
    sortOrder: 0,
    contactInfoDisplayed: false,
    leaId: 1,
    leaName: 'Allegany County Public Schools',
    roles: ['LocalAdmin'],
    permissions: ['jurisdiction-questions.answer'],
    selectedLeas: [],
    isEnabled: true,
    lastLoginDate: '2026-09-01T12:00:00.000Z',
    configuration: {},
    listColumns: [],
    version: 1,
    ...overrides,
  }
}

export function aLea(id: number, overrides: Partial<Lea> = {}): Lea {
  return {
    id,
    code: String(id).padStart(2, '0'),
    name: `Agency ${id} Public Schools`,
    shortName: `Agency ${id}`,
    kind: 'LEA',
    hasPartB: true,
    hasPartC: true,
    ...noAgencyTexts,
    cohort: null,
    enrollmentBand: 'S',
    isTest: false,
    active: true,
    version: 1,
    ...overrides,
  }
}

const yes = { allowed: true, reason: null }

export function aRow(id: number, overrides: Partial<Row> = {}): Row {
  return {
    id,
    leaId: id,
    year: 2026,
    part: 'Part B',
    questionnaireId: 1,
    questionnaireTitle: 'Self-Assessment Part B',
    shortDescription: 'The yearly self-assessment.',
    submitState: 0,
    isActive: false,
    dueOn: null,
    responseDueOn: null,
    subsectionsReady: 0,
    subsectionsTotal: 3,
    answered: 0,
    answerable: 12,
    documents: 0,
    documentsReceived: 0,
    documentsNeeded: 0,
    subsectionsReviewed: 0,
    subsectionsSent: 0,
    notApplicableRequests: 0,
    selectiveRounds: 0,
    finalReportId: null,
    finalReportOn: null,
    lead: null,
    monitors: [],
    submittedBy: null,
    submittedOn: null,
    lastActivityOn: null,
    activate: yes,
    version: 1,
    ...overrides,
  }
}

export function aSelfAssessment(id: number, overrides: Partial<SelfAssessment> = {}): SelfAssessment {
  return {
    ...aRow(id),
    intro: '<p>Welcome.</p>',
    activatedBy: null,
    activatedOn: null,
    locallyActivatedBy: null,
    locallyActivatedOn: null,
    localLead: null,
    plan: yes,
    statementName: null,
    statementTitle: null,
    documentsReason: null,
    sections: [],
    gaps: [],
    resetActivation: yes,
    start: yes,
    submit: yes,
    recall: yes,
    responseDueOn: null,
    resubmit: yes,
    ...overrides,
  }
}

export function aDocument(id: string, overrides: Partial<Document> = {}): Document {
  return {
    id,
    title: 'Procedure manual',
    fileName: 'manual.pdf',
    size: 12,
    mime: 'application/pdf',
    sha256: 'a'.repeat(64),
    scanState: 'Clean',
    itemId: null,
    createdBy: { id: 'u-1', fullName: 'Ana Alder' },
    createdOn: '2026-10-01T08:00:00.000Z',
    remove: yes,
    ...overrides,
  }
}

export function aRequiredDocument(id: string, overrides: Partial<Required> = {}): Required {
  const { itemId: _none, ...document } = aDocument(id)
  return {
    ...document,
    categoryResponseId: 7,
    createdOnText: 'Oct 1, 2026',
    aboutDate: '2026-10-01',
    originYear: null,
    stateMonitor: '',
    stateMonitorBool: false,
    relatedSubsections: [],
    changeTitle: yes,
    changeStateMonitor: { allowed: false, reason: 'Only a state monitor can change this.' },
    version: 1,
    ...overrides,
  }
}

export function aCategory(id: number, overrides: Partial<Category> = {}): Category {
  return {
    id,
    documentCount: 1,
    maximum: 5,
    requiredDocumentCategory: {
      id: 70,
      documentCategory: 'Child find procedure',
      group: 'General supervision',
      description: 'How the agency looks for children.',
      help: 'Include dates.',
      required: true,
      dueRule: 'With the self-assessment',
    },
    documentCategoryResponseAssignments: [{ user: { id: 'u-2', fullName: 'Lee Uhl' } }],
    stateMonitorComments: 'Add the visits.',
    documents: [aRequiredDocument('11111111-1111-4111-8111-111111111111')],
    questionnaireResponse: {
      id: 1,
      leaId: 1,
      year: 2026,
      questionnaire: { id: 3, shortDescription: 'The yearly self-assessment.' },
    },
    upload: yes,
    changeMaximum: yes,
    changeComments: { allowed: false, reason: 'Only a state monitor can change this.' },
    assign: yes,
    version: 2,
    ...overrides,
  }
}

export function anItem(id: number, overrides: Partial<Item> = {}): Item {
  return {
    id,
    lineageId: `item-${id}`,
    number: `1.1.${id}`,
    text: 'Does the agency find every child?',
    guidance: '',
    acceptableEvidence: ['Child find procedures'],
    citations: [{ reference: '34 CFR 300.111', title: 'Child find', plainText: 'Find every child.' }],
    indicatorCode: null,
    responseType: 'Rating',
    ratingScale: [{ value: 4, label: 'Fully implemented' }],
    recheck: null,
    narrativeRequired: 'always',
    evidenceRequired: false,
    rating: null,
    narrative: '',
    carriedFromYear: null,
    confirmedThisYear: false,
    answeredBy: null,
    answeredOn: null,
    gaps: ['Choose a rating.'],
    documents: [],
    version: 0,
    ...overrides,
  }
}

export function aSubsection(id: number, overrides: Partial<Subsection> = {}): Subsection {
  return {
    id,
    selfAssessmentId: 1,
    leaId: 1,
    year: 2026,
    part: 'Part B',
    submitState: 3,
    dueOn: '2027-03-01',
    subsectionId: 11,
    sectionNumber: '1',
    sectionTitle: 'General Supervision',
    number: '1.1',
    title: 'Child find',
    intro: '',
    state: 1,
    assignees: [],
    isAssignedToCurrentUser: false,
    reviewerComment: null,
    rollingSubmission: false,
    notApplicable: null,
    stateRequest: null,
    relatedDocuments: [],
    items: [anItem(1)],
    documents: [aDocument('11111111-1111-4111-8111-111111111111')],
    answer: yes,
    assign: yes,
    markReady: yes,
    approve: yes,
    return: yes,
    send: yes,
    recallSent: yes,
    requestNotApplicable: yes,
    withdrawNotApplicable: yes,
    approveNotApplicable: yes,
    refuseNotApplicable: yes,
    version: 4,
    ...overrides,
  }
}
