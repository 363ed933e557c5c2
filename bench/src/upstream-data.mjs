/**
 * The responses of the benchmarks' REST upstream: the shapes of `@portal/rest-contract`, the sizes of a real state, the
 * same bytes in every run.
 */

/** @template {import('@portal/rest-contract').Call} C @typedef {import('@portal/rest-contract').AnswerOf<C>} Answer */
/** @typedef {Answer<typeof import('@portal/rest-contract').getMe>} User */
/** @typedef {Answer<typeof import('@portal/rest-contract').listLeas>[number]} Lea */
/** @typedef {Answer<typeof import('@portal/rest-contract').listSelfAssessments>[number]} SelfAssessmentRow */
/** @typedef {Answer<typeof import('@portal/rest-contract').getSelfAssessmentReport>} Report */
/** @typedef {Report['selfAssessment']} SelfAssessment */
/** @typedef {Report['subsections'][number]} SubsectionResponse */
/** @typedef {SubsectionResponse['items'][number]} Item */
/** @typedef {Item['documents'][number]} SupportingDocument */

const names =
  'Allegany,Anne Arundel,Baltimore County,Calvert,Caroline,Carroll,Cecil,Charles,Dorchester,Frederick,Garrett,' +
  'Harford,Howard,Kent,Montgomery,Prince George’s,Queen Anne’s,St. Mary’s,Somerset,Talbot,Washington,Wicomico,' +
  'Worcester,Baltimore City'

/** The 24 school systems of a state. */
export const leas = names.split(',').map(
  (name, index) =>
    /** @satisfies {Lea} */ ({
      id: index + 1,
      code: String(index + 1).padStart(2, '0'),
      name: `${name} Public Schools`,
      shortName: name,
      kind: 'LEA',
      hasPartB: true,
      hasPartC: index % 3 !== 0,
      region: index % 2 === 0 ? 'Central' : 'Eastern Shore',
      cohort: (index % 6) + 1,
      enrollmentBand: /** @type {const} */ (['S', 'M', 'L'])[index % 3] ?? null,
      isTest: false,
      active: true,
      version: 1,
    }),
)

export const years = [2024, 2025, 2026].map((id) => ({ id, name: `${id} - ${id + 1}` }))

/** @satisfies {User} */
export const me = {
  id: '6d1e8a52-4a3e-4a54-9c6c-0d8a4f5a9f01',
  userName: 'monitor@state.example',
  fullName: 'Morgan Monitor',
  email: 'monitor@state.example',
  phoneNumber: '410-555-0100',
  title: null,
  jobTitle: 'Compliance monitor',
  sortOrder: 1,
  contactInfoDisplayed: true,
  leaId: null,
  leaName: null,
  roles: ['StateMonitor'],
  permissions: [
    'users.view',
    'users.manage',
    'roles.view',
    'roles.manage',
    'roles.assign',
    'self-assessments.view',
    'self-assessments.activate',
    'documents.view',
    'notes.view',
    'notes.write',
    'calendar.manage',
    'reports.view',
  ],
  selectedLeas: [],
  isEnabled: true,
  lastLoginDate: '2026-11-20T13:05:11.000Z',
  configuration: {},
  listColumns: [],
  version: 3,
}

export const allowed = { allowed: true, reason: null }
export const refused = { allowed: false, reason: 'The self-assessment was submitted.' }
export const person = { id: 'b7d4b0de-2c60-4f0b-a0f5-7f2f0b9c1a11', fullName: 'Lee Administrator' }
export const at = '2026-10-15T14:30:00.000Z'

/** A row of the list of 2026. @param {number} index */
export function row(index) {
  return /** @satisfies {SelfAssessmentRow} */ ({
    id: 1000 + index,
    leaId: (index % leas.length) + 1,
    year: 2026,
    part: index % 2 === 0 ? 'Part B' : 'Part C',
    questionnaireId: 1 + (index % 2),
    questionnaireTitle: 'Local self-assessment of special education services',
    shortDescription: 'The yearly self-assessment.',
    submitState: index % 5,
    isActive: index % 5 > 0,
    dueOn: '2027-01-31',
    responseDueOn: null,
    subsectionsReady: index % 9,
    subsectionsTotal: 9,
    answered: index % 60,
    answerable: 60,
    documents: index % 14,
    documentsReceived: index % 7,
    documentsNeeded: 17,
    subsectionsReviewed: index % 5 === 4 ? index % 9 : 0,
    subsectionsSent: 0,
    notApplicableRequests: 0,
    selectiveRounds: 0,
    finalReportId: null,
    finalReportOn: null,
    lead: null,
    monitors: [person],
    submittedBy: index % 5 === 4 ? person : null,
    submittedOn: index % 5 === 4 ? at : null,
    lastActivityOn: at,
    activate: index % 5 === 0 ? allowed : refused,
    version: 2,
  })
}

/** 100 rows over 24 agencies. */
export const rows = Array.from({ length: 100 }, (_, index) => row(index))

/** @param {number} itemId @returns {SupportingDocument} */
export function document(itemId) {
  return {
    id: `0f6f2c1e-58a7-4d0e-8f3e-${String(itemId).padStart(12, '0')}`,
    title: `Evidence of item ${itemId}`,
    fileName: `evidence-${itemId}.pdf`,
    size: 48_211 + itemId,
    mime: 'application/pdf',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    scanState: 'Clean',
    itemId,
    createdBy: person,
    createdOn: at,
    remove: refused,
  }
}

const ratingScale = ['Not applicable', 'Not implemented', 'In part', 'Mostly', 'Fully implemented'].map(
  (label, value) => ({ value, label }),
)

/** @param {number} id @returns {Item} */
export function item(id) {
  return {
    id,
    lineageId: `lineage-${id}`,
    number: `${Math.ceil(id / 8)}.${((id - 1) % 8) + 1}`,
    text: 'The agency evaluates each child suspected of having a disability within 60 days of parental consent.',
    guidance: '<p>Sample ten records of the year; count each day on which the agency was open.</p>',
    acceptableEvidence: ['Evaluation log of the year', 'Prior written notices'],
    citations: [
      {
        reference: '34 CFR 300.301(c)(1)',
        title: 'Initial evaluations',
        plainText: 'Evaluate in time after consent.',
      },
      {
        reference: '34 CFR 300.111(a)',
        title: 'Child find',
        plainText: 'Find every child who may need services.',
      },
    ],
    indicatorCode: 'B11',
    responseType: 'Rating',
    ratingScale,
    narrativeRequired: 'when not top rating',
    evidenceRequired: true,
    rating: 1 + (id % 4),
    narrative: `<p>Of ${20 + id} evaluations, ${18 + id} were in time; <em>two</em> waited for a specialist.</p>`,
    carriedFromYear: null,
    confirmedThisYear: false,
    recheck: null,
    answeredBy: person,
    answeredOn: at,
    gaps: id % 4 === 0 ? ['Explain why the rating is below the highest.'] : [],
    documents: id % 2 === 0 ? [document(id)] : [],
    version: 2,
  }
}

const subsectionsOfReport = 3
const itemsOfSubsection = 8

/** @param {number} index @returns {SubsectionResponse} */
export function subsection(index) {
  return {
    id: 7000 + index,
    selfAssessmentId: 1000,
    leaId: 1,
    year: 2026,
    part: 'Part B',
    submitState: 4,
    dueOn: '2027-01-31',
    subsectionId: 70 + index,
    relatedDocuments: [],
    sectionNumber: '1',
    sectionTitle: 'Child find and evaluation',
    number: `1.${index + 1}`,
    title: 'Timely evaluation',
    intro: '<p>How the agency finds and evaluates children.</p>',
    state: 3,
    assignees: [person],
    isAssignedToCurrentUser: false,
    reviewerComment: null,
    rollingSubmission: false,
    notApplicable: null,
    stateRequest: null,
    items: Array.from({ length: itemsOfSubsection }, (_, place) =>
      item(index * itemsOfSubsection + place + 1),
    ),
    documents: [],
    answer: refused,
    assign: refused,
    markReady: refused,
    approve: refused,
    return: allowed,
    send: refused,
    recallSent: refused,
    requestNotApplicable: refused,
    withdrawNotApplicable: refused,
    approveNotApplicable: refused,
    refuseNotApplicable: refused,
    version: 5,
  }
}

/** One self-assessment with everything in it: about 40 KB of JSON, about 1,500 fields. */
export const report = {
  selfAssessment: /** @satisfies {SelfAssessment} */ ({
    ...row(0),
    submitState: 4,
    intro: '<p>Rate every item and name the evidence.</p>',
    shortDescription: 'Yearly self-assessment',
    activatedBy: person,
    activatedOn: at,
    locallyActivatedBy: person,
    locallyActivatedOn: at,
    statementName: 'Lee Administrator',
    statementTitle: 'Director of special education',
    documentsReason: null,
    sections: [
      {
        id: 1,
        number: '1',
        title: 'Child find and evaluation',
        intro: '<p>How children are found.</p>',
        subsections: Array.from({ length: subsectionsOfReport }, (_, index) => ({
          id: 7000 + index,
          subsectionId: 70 + index,
          number: `1.${index + 1}`,
          title: 'Timely evaluation',
          state: 3,
          notApplicable: null,
          dueOn: null,
          assignees: [person],
          isAssignedToCurrentUser: false,
          answered: itemsOfSubsection,
          answerable: itemsOfSubsection,
          documents: Math.floor(itemsOfSubsection / 2),
        })),
      },
    ],
    gaps: [],
    localLead: null,
    plan: refused,
    resetActivation: refused,
    start: refused,
    submit: refused,
    recall: allowed,
    responseDueOn: null,
    resubmit: refused,
  }),
  subsections: Array.from({ length: subsectionsOfReport }, (_, index) => subsection(index)),
  generatedOn: at,
}
