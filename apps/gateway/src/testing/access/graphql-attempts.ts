import {
  clientInput,
  announcementInput,
  noteTemplateInput,
  trainingInput,
  personInput,
  userNames,
  type FindingRow,
  type GraphqlWorld,
  type Row,
} from './graphql-world.js'
import type { CallerName } from './graphql-access.js'

type Arguments = Record<string, unknown>
type Prepare = (world: GraphqlWorld, record: string, caller: CallerName) => Arguments | Promise<Arguments>

const uuid = '99999999-9999-4999-8999-999999999999'
const isState = (caller: CallerName): boolean => caller === 'SA' || caller === 'SM'

const somebody = (world: GraphqlWorld, record: string): Promise<Row> =>
  world.person(world.leas[record === 'foreign' ? 'foreign' : 'own'] ?? 0)

const onUser: Prepare = async (world, record) => ({
  id: record === 'missing' ? uuid : (await somebody(world, record)).id,
})

const onUserInput =
  (more: (row: Row) => Arguments): Prepare =>
  async (world, record) => {
    const row = await somebody(world, record)
    return { input: { ...more(row), id: record === 'missing' ? uuid : row.id, version: row.version } }
  }

const onUsers: Prepare = async (world, record) => ({
  ids: [record === 'missing' ? uuid : (await somebody(world, record)).id],
})

const onRole: Prepare = async (world, record) => ({
  id: record === 'missing' ? uuid : (await world.role()).id,
})

const byId =
  (ids: (world: GraphqlWorld) => Record<string, number>): Prepare =>
  (world, record) => ({ id: ids(world)[record] ?? 0 })

const onSelfAssessment =
  (more: Arguments = {}): Prepare =>
  async (world, record, caller) => {
    const { version } = await world.selfAssessment(record === 'missing' ? 'own' : record)
    // Whoever may reset names another version, so that the record stays for the others.
    return {
      input: { id: world.selfAssessments[record], version: isState(caller) ? 9999 : version, ...more },
    }
  }

const letter =
  (more: Arguments): Prepare =>
  (world, record) => ({ input: { selfAssessmentId: world.selfAssessments[record], ...more } })

const onAssignment: Prepare = async (world, record) => ({
  input: {
    subsectionResponseId: world.subsections[record],
    userId: (await world.user(record === 'foreign' ? 'user@howard.example' : userNames.LU)).id,
  },
})

const launch: Prepare = (_world, _record, caller) => ({ input: { year: isState(caller) ? 1999 : 2027 } })
const launchPreview: Prepare = (world) => ({ year: world.year + 1 })
const inLea: Prepare = (world, record) =>
  record === '-' ? { pageSize: 200 } : { filter: { leaId: world.leas[record] }, pageSize: 200 }

const onClient =
  (more: (world: GraphqlWorld, row: Row) => Arguments): Prepare =>
  async (world, record) => {
    const row = await world.client()
    return more(world, { ...row, id: record === 'missing' ? uuid : row.id })
  }

const newClient = (world: GraphqlWorld): Arguments =>
  clientInput(`Client ${world.next()}`, world.leas['own'] ?? 0)

const known = (record: string): 'own' | 'foreign' => (record === 'foreign' ? 'foreign' : 'own')

const categoryId = async (world: GraphqlWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : (await world.category(known(record))).id

const onRequiredDocument =
  (more: Arguments): Prepare =>
  async (world, record) => {
    const id = record === 'missing' ? uuid : await world.requiredDocument(known(record))
    return { input: { id, version: 1, ...more } }
  }

const onCategory =
  (more: Arguments): Prepare =>
  async (world, record) => {
    const { version } = await world.category(known(record))
    return { input: { id: await categoryId(world, record), version, ...more } }
  }

const onCategoryUser: Prepare = async (world, record) => ({
  input: {
    categoryResponseId: await categoryId(world, record),
    userId: (await world.user(record === 'foreign' ? 'user@howard.example' : userNames.LU)).id,
  },
})

/** A published version of the content, which nobody may change: whoever may edit hears that. */
const publishedContent = async (world: GraphqlWorld, record: string) => {
  const rows = await world.ask<{ id: number; state: string }[]>(
    'SA',
    '{ contentVersions(kind: "self-assessment") { id state } }',
  )
  const id = record === 'missing' ? 999_999 : (rows.find(({ state }) => state === 'Published')?.id ?? 0)
  return { kind: 'self-assessment', id }
}

const onContentVersion =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({ input: { ...(await publishedContent(world, record)), ...more } })

const onContentNode = (more: Arguments = {}): Prepare =>
  onContentVersion({ contentId: 'b-cf-60-days', ...more })

const onRelation: Prepare = (world, record) => ({
  input: {
    documentId: record === 'missing' ? uuid : world.relatable(known(record)),
    subsectionResponseId: world.subsections[record],
  },
})

const anEvent = {
  subject: 'Snow',
  eventType: 1,
  school: '',
  eventDescription: 'Holiday',
  part: '',
  startTime: '2027-02-08',
  description: '',
  location: '',
}

/** An event of its own for each attempt. */
const onEvent =
  (more: Arguments): Prepare =>
  async (world, record) => ({
    input: { id: record === 'missing' ? '999999' : await world.calendarEvent(record), version: 1, ...more },
  })

const onFinding =
  (stage: 'draft' | 'issued' | 'kept', more: (finding: FindingRow) => Arguments): Prepare =>
  async (world, record) => {
    const stays = stage === 'kept' || record === 'missing'
    const finding = stays ? world.keptFinding(record) : await world.finding(record, stage)
    const id = record === 'missing' ? 999_999 : finding.id
    return { input: { id, version: finding.version, ...more(finding) } }
  }

/** Of a comment of the system administrator. */
const onComment =
  (more: Arguments): Prepare =>
  async (world, record) => {
    const of =
      record === 'missing'
        ? { id: world.keptFinding('own').id, commentId: 999_999 }
        : await world.comment(record)
    return { input: { ...of, version: 9999, ...more } }
  }

const findingId = (world: GraphqlWorld, record: string): number =>
  record === 'missing' ? 999_999 : world.keptFinding(record).id
const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }
const caseOf = ({ cases }: FindingRow) => ({ caseId: cases[0]?.id ?? 0 })
const thisFfy = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)

const noteLea = (world: GraphqlWorld, record: string): number => world.leas[record] ?? 0

const onNote =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({
    id: record === 'missing' ? uuid : await world.note(noteLea(world, record)),
    ...more,
  })

const announcementId = async (world: GraphqlWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : world.announcement(record)

/** An announcement of its own for each attempt: for everybody, or for the people of the other agency. */
const onAnnouncement =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({ id: await announcementId(world, record), ...more })

const templateId = async (world: GraphqlWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : world.noteTemplate()

const onTraining =
  (more: (version: number) => Arguments): Prepare =>
  async (world, record) => {
    const { id, version } = await world.trainingItem(record !== 'draft')
    return { id: record === 'missing' ? 999_999 : id, ...more(version) }
  }
const inInput =
  (prepare: Prepare): Prepare =>
  async (...given) => ({ input: await prepare(...given) })

/** What is given to each root field for a record of the name in the table; without an entry it takes nothing. */
export const graphqlAttempts: Record<string, Prepare> = {
  createTrainingItem: () => ({ input: trainingInput }),
  updateTrainingItem: inInput(onTraining((version) => ({ ...trainingInput, version }))),
  publishTrainingItem: onTraining((version) => ({ published: false, version })),
  deleteTrainingItem: onTraining((version) => ({ version })),
  restoreTrainingItem: onTraining((version) => ({ version })),
  orderTrainingItems: async (world) => ({ ids: [(await world.trainingItem(true)).id] }),
  recordTrainingUse: inInput(onTraining(() => ({ opened: true }))),
  search: () => ({ text: 'howard', pageSize: 100 }),
  rememberSearch: () => ({ text: 'howard' }),
  notes: () => ({ pageSize: 200 }),
  agencyNotes: (world, record) => ({ leaId: noteLea(world, record), year: world.year }),
  note: onNote(),
  saveNote: (world, record) => ({ input: world.noteInput(noteLea(world, record)) }),
  deleteNote: onNote({ version: 1 }),
  restoreNote: onNote({ version: 1 }),
  noteTemplate: async (world, record) => ({ id: await templateId(world, record) }),
  createNoteTemplate: () => ({ input: noteTemplateInput }),
  tasks: (world, record) =>
    record === 'foreign' ? { filter: { show: 'waiting', leaId: world.leas['foreign'] } } : { pageSize: 200 },
  dismissAnnouncement: onAnnouncement(),
  managedAnnouncement: onAnnouncement(),
  createAnnouncement: () => ({ input: announcementInput }),
  updateAnnouncement: async (world, record) => ({
    input: { ...announcementInput, id: await announcementId(world, record), version: 1 },
  }),
  deleteAnnouncement: onAnnouncement({ version: 1 }),
  restoreAnnouncement: onAnnouncement({ version: 1 }),
  updateNoteTemplate: async (world, record) => ({
    input: { ...noteTemplateInput, id: await templateId(world, record), version: 1 },
  }),
  deleteNoteTemplate: async (world, record) => ({ id: await templateId(world, record), version: 1 }),
  restoreNoteTemplate: async (world, record) => ({ id: await templateId(world, record), version: 1 }),
  calendar: (world, record) => ({ leaId: world.leas[record], year: world.year }),
  calendarEvents: (world, record) => ({ leaId: world.leas[record], from: '2027-02-08', to: '2027-02-08' }),
  createCalendarEvent: (world, record) => ({ input: { ...anEvent, leaId: world.leas[record] } }),
  updateCalendarEvent: onEvent(anEvent),
  moveCalendarEvent: onEvent({ startTime: '2027-02-09' }),
  deleteCalendarEvent: onEvent({}),
  restoreCalendarEvent: onEvent({}),
  createCalendarFeed: (world, record) => ({ leaId: world.leas[record] }),
  revokeCalendarFeed: async (world, record) => ({
    id: record === 'missing' ? 999_999 : await world.calendarFeed(),
  }),
  findings: () => ({ pageSize: 200 }),
  findingNumbers: (world) => ({ ffy: thisFfy(world.today), part: 'Part B' }),
  finding: async (world, record) => ({
    id: record === 'draft' ? (await world.finding('own', 'draft')).id : findingId(world, record),
  }),
  findingUsers: (world, record) => ({ id: findingId(world, record) }),
  draftFinding: (world, record) => ({
    input: {
      source: 'Other',
      leaId: world.leas[record],
      year: world.year,
      part: 'Part B',
      description: 'x',
      discoveredOn: world.today,
    },
  }),
  updateFinding: onFinding('draft', ({ discoveredOn }) => ({
    description: 'Changed.',
    discoveredOn,
    cases: [],
  })),
  issueFinding: onFinding('draft', ({ discoveredOn }) => ({
    issuedOn: discoveredOn,
    template: 'Issued',
    ...signature,
  })),
  decideFinding: onFinding('issued', () => ({ decision: 'withdraw', reason: 'Wrong agency.' })),
  closeFinding: onFinding('kept', () => signature),
  saveFindingCorrection: onFinding('issued', (finding) => ({
    ...caseOf(finding),
    narrative: 'Begun.',
    submit: false,
    version: finding.cases[0]?.version,
  })),
  judgeFindingCorrection: onFinding('kept', (finding) => ({
    ...caseOf(finding),
    verdict: 'verify',
    version: 9999,
  })),
  requestFindingVerification: onFinding('kept', () => ({
    note: 'Staff was trained on the timeline.',
    version: 9999,
  })),
  recordFindingRound: onFinding('kept', ({ discoveredOn }) => ({
    periodFrom: discoveredOn,
    periodTo: discoveredOn,
    recordsReviewed: 1,
    recordsCompliant: 1,
    version: 9999,
  })),
  addFindingComment: async (world, record) => ({
    input: {
      id: record === 'missing' ? 999_999 : (await world.finding(record, 'issued')).id,
      body: '<p>Seen.</p>',
      visibility: record === 'internal' ? 'Internal' : 'Shared',
    },
  }),
  editFindingComment: onComment({ body: '<p>Changed.</p>' }),
  resolveFindingComment: onComment({ resolved: true }),
  deleteFindingFile: (world, record) => ({
    id: record === 'missing' ? uuid : (world.keptFinding(record).fileId ?? uuid),
  }),
  revealFindingReferences: (world, record) => ({ id: findingId(world, record) }),
  remindOfFindings: (world, record) => ({ ids: [findingId(world, record)] }),
  assignFindingOwner: async (world, record) => ({
    ids: [findingId(world, record)],
    ownerMonitorId: (await world.user('monitor@state.example')).id,
  }),
  assignFindingUser: async (world, record) => ({
    input: {
      id: findingId(world, record),
      userId: (await world.user('admin2@allegany.example')).id,
      assigned: true,
    },
  }),
  signIn: () => ({ input: { username: 'nobody@x.example', password: 'wrong' } }),
  verifySecurityCode: () => ({ input: { code: '000000' } }),
  requestPasswordReset: () => ({ input: { email: 'nobody@x.example' } }),
  resetPassword: () => ({ input: { email: 'nobody@x.example', password: 'short', token: 'none' } }),
  confirmPassword: () => ({ input: { password: 'Compliance#2026' } }),
  confirmPasswordCode: () => ({ input: { code: '000000' } }),
  endOwnSession: async (world, record) => ({
    id: record === 'missing' ? uuid : await world.foreignSession(),
  }),
  forgetOwnDevice: () => ({ id: uuid }),
  changePassword: () => ({ input: { currentPassword: 'Compliance#2026', newPassword: 'weak' } }),
  users: inLea,
  jurisdictionUsers: inLea,
  contactUsers: inLea,
  user: onUser,
  userByUserName: async (world, record) => ({
    userName: record === 'missing' ? 'nobody@x.example' : (await somebody(world, record))['userName'],
  }),
  createUser: (world, record) => ({
    input: personInput(`${world.next()}@person.example`, world.leas[record] ?? 0),
  }),
  confirmEmailChange: () => ({ input: { token: 'none' } }),
  updateUser: onUserInput((row) => ({
    email: row['email'],
    fullName: 'Other Name',
    title: 'Ms.',
    phoneNumber: row['phoneNumber'],
    roles: row['roles'],
    leaId: row['leaId'],
    selectedLeas: [],
  })),
  patchUser: onUserInput(() => ({ title: 'Dr.' })),
  updateContactInfo: onUserInput(() => ({ contactInfoDisplayed: false, sortOrder: 1 })),
  disableUser: onUser,
  enableUser: onUser,
  deleteUser: onUser,
  restoreUser: onUser,
  unblockUser: onUser,
  adminResetPassword: onUser,
  previewBulkDisable: onUsers,
  bulkDisableUsers: onUsers,
  applyUserImport: () => ({ id: uuid }),
  handOverWork: () => ({ input: { fromUserId: 'nobody', toUserId: 'nobody' } }),
  markNoticesRead: () => ({ input: { ids: [1] } }),
  mailAgencies: (world, record) => ({
    input: { leaIds: [world.leas[record]], subject: 'News', text: 'News.' },
  }),
  saveListColumns: () => ({ input: { list: 'users', hidden: ['email'] } }),
  savePreferences: () => ({ input: { language: 'en', notifications: [], theme: 'system', version: 9999 } }),
  role: onRole,
  roleByName: (_world, record) => ({ name: record === 'missing' ? 'Nobody' : 'LocalUser' }),
  createRole: (world) => ({
    input: { name: `Role ${world.next()}`, description: 'x', permissions: ['users.view'] },
  }),
  updateRole: async (world, record) => {
    const { id, version, name } = await world.role()
    const permissions = ['users.view']
    return { input: { id: record === 'missing' ? uuid : id, version, name, description: 'y', permissions } }
  },
  deleteRole: onRole,
  lea: byId(({ leas }) => leas),
  leaContent: byId(({ leas }) => leas),
  createLea: (world) => ({
    input: {
      code: `N${world.next()}`,
      name: 'A public agency',
      shortName: 'Agency',
      kind: 'PA',
      hasPartB: true,
      hasPartC: false,
      isTest: true,
    },
  }),
  publishQuestionnaire: async (world, record) => {
    const [first] = await world.ask<{ id: number }[]>('SA', '{ questionnaires { id } }')
    return { id: record === 'missing' ? 999_999 : first?.id }
  },
  contentVersions: () => ({ kind: 'self-assessment' }),
  contentVersion: publishedContent,
  contentUpgrades: publishedContent,
  contentUpgrade: (world, record) => ({
    kind: 'self-assessment',
    selfAssessmentId: record === 'missing' ? 999_999 : world.selfAssessments[record],
  }),
  decideContentUpgrades: onContentVersion({ decision: 'Keep', selfAssessmentIds: [999_999] }),
  createContentVersion: async (world, record) => {
    const { kind, id: fromId } = await publishedContent(world, record)
    return { input: { kind, fromId, year: world.year + 1 } }
  },
  deleteContentVersion: onContentVersion(),
  publishContentVersion: onContentVersion({ applyToNotStarted: false }),
  applyContentVersion: onContentVersion(),
  applyContentImport: onContentVersion({ importId: uuid }),
  renumberContent: onContentVersion({ numbers: [] }),
  addContentNode: onContentVersion({ parentId: 'b-child-find' }),
  saveContentNode: onContentNode({ fields: {}, version: 1 }),
  moveContentNode: onContentNode({ parentId: 'b-child-find', position: 0 }),
  retireContentNode: onContentNode({ retired: true }),
  deleteContentNode: onContentNode(),
  updateLea: async (world, record) => {
    const id = world.leas[record === 'missing' ? 'own' : record]
    const lea = await world.ask(
      'SA',
      'query ($id: Int!) { leaContent(id: $id) { version active code cohort enrollmentBand hasPartB hasPartC intro isTest kind name region shortName contacts { name title email phoneNumber } links { label url } schoolYears { year firstDay lastDay } } }',
      { id },
    )
    return { input: { ...lea, id: world.leas[record] } }
  },
  deleteLeaLogo: (world, record) => ({ input: { id: world.leas[record], version: 9999 } }),
  yearFigures: () => ({ kind: 'compliance' }),
  complianceYearLaunchPreview: launchPreview,
  determinationYearLaunchPreview: launchPreview,
  disputeYearLaunchPreview: launchPreview,
  launchComplianceYear: launch,
  launchDeterminationYear: launch,
  launchDisputeYear: launch,
  selfAssessments: (world, record) => ({
    year: world.year,
    ...(record !== '-' && { leaIds: [world.leas[record]] }),
  }),
  selfAssessment: byId(({ selfAssessments }) => selfAssessments),
  selfAssessmentReport: byId(({ selfAssessments }) => selfAssessments),
  activateSelfAssessments: (world, record) => ({
    input: { ids: [world.selfAssessments[record]], dueOn: '2999-06-28' },
  }),
  setSelfAssessmentDueDates: (world, record) => ({
    input: { ids: [world.selfAssessments[record]], dueOn: '2999-06-29' },
  }),
  remindOfSelfAssessments: (world, record) => ({ ids: [world.selfAssessments[record]] }),
  resetSelfAssessmentActivation: onSelfAssessment({ reason: 'Wrong agency.' }),
  startSelfAssessment: onSelfAssessment(),
  planSelfAssessment: onSelfAssessment(),
  submitSelfAssessment: onSelfAssessment({
    statementName: 'Pat Lee',
    statementTitle: 'Director',
    documentsReason: 'They follow by mail.',
  }),
  recallSelfAssessment: onSelfAssessment(),
  selfAssessmentReview: byId(({ selfAssessments }) => selfAssessments),
  subsectionReview: byId(({ subsections }) => subsections),
  selectiveReportPreview: letter({ subsectionResponseIds: [], dueOn: '2999-06-28', note: '' }),
  finalReportPreview: letter({ recommendations: '', nextSteps: '', acknowledgeBy: '2999-06-28' }),
  openSelfAssessmentReview: onSelfAssessment(),
  issueSelectiveReport: letter({
    subsectionResponseIds: [],
    dueOn: '2999-06-28',
    note: '',
    version: 9999,
  }),
  issueFinalReport: letter({
    recommendations: '',
    nextSteps: '',
    acknowledgeBy: '2999-06-28',
    version: 9999,
  }),
  saveReportDraft: letter({
    kind: 'final',
    subsectionResponseIds: [],
    dueOn: null,
    note: '',
    recommendations: '',
    nextSteps: '',
    toReview: false,
    version: 9999,
  }),
  readReportDraft: letter({ kind: 'final', agrees: true, comment: '', version: 9999 }),
  closeSelfAssessment: onSelfAssessment(),
  reopenSelfAssessment: onSelfAssessment({ reason: 'A part was missing.' }),
  resubmitSelfAssessment: onSelfAssessment(),
  saveSubsectionReview: (world, record) => ({
    input: {
      id: world.subsections[record],
      sharedComment: '',
      strengths: '',
      needs: '',
      internalComment: '',
      version: 0,
    },
  }),
  saveItemReview: async (world, record) => {
    const known = record === 'missing' ? 'own' : record
    const { items } = await world.ask<{ items: { id: number }[] }>(
      'SA',
      'query ($id: Int!) { subsectionResponse(id: $id) { items { id } } }',
      { id: world.subsections[known] },
    )
    return {
      input: {
        subsectionResponseId: world.subsections[record],
        itemId: items[0]?.id,
        stateRating: 3,
        stateComment: '',
        toProvide: '',
        internalComment: '',
        version: 0,
      },
    }
  },
  acceptAllRatings: (world, record) => ({ input: { id: world.subsections[record], version: 9999 } }),
  markSecondReading: byId(({ subsections }) => subsections),
  publishedReports: inLea,
  publishedReport: byId(({ reports }) => reports),
  selfAssessmentDocument: (world, record) => ({ id: world.selfAssessments[record], kind: 'yearly' }),
  acknowledgeReport: (world, record) => ({ input: { id: world.reports[record], version: 9999 } }),
  resendReport: (world, record) => ({ input: { id: world.reports[record], version: 9999 } }),
  stateDashboard: (world) => ({ year: world.year }),
  localDashboard: (world, record) => ({ leaId: world.leas[record] ?? 0, year: world.year }),
  landing: (world, record) => ({ year: world.year, ...(record !== '-' && { leaId: world.leas[record] }) }),
  landingPage: (world, record) => ({
    year: world.year,
    ...(record !== '-' && { leaId: world.leas[record] }),
  }),
  rememberVisit: () => ({ place: 'tour' }),
  cohorts: (world) => ({ year: world.year }),
  cohort: async (world, record) => ({
    userId: record === 'missing' ? uuid : (await world.user('monitor2@state.example')).id,
    year: world.year,
  }),
  saveCohort: async (world, record) => ({
    input: {
      userId: record === 'missing' ? uuid : (await world.user('monitor2@state.example')).id,
      year: world.year,
      leaIds: [],
      version: 9999,
    },
  }),
  withdrawReport: (world, record) => ({
    input: { id: world.reports[record], version: 9999, reason: 'Wrong agency.' },
  }),
  subsectionResponse: byId(({ subsections }) => subsections),
  setSubsectionState: (world, record) => ({
    input: { id: world.subsections[record], state: 2, version: 9999 },
  }),
  setSubsectionApplicability: (world, record) => ({
    input: { id: world.subsections[record], step: 'request', reason: 'None here.', version: 9999 },
  }),
  sendSubsection: (world, record) => ({
    input: { id: world.subsections[record], send: true, version: 9999 },
  }),
  confirmComplianceStrategyItem: (world, record) => ({
    input: { selfAssessmentId: world.selfAssessments[record], itemId: 999_999, version: 0 },
  }),
  saveComplianceStrategyItem: async (world, record) => {
    const known = record === 'missing' ? 'own' : record
    const { items } = await world.ask<{ items: { id: number }[] }>(
      'SA',
      'query ($id: Int!) { subsectionResponse(id: $id) { items { id } } }',
      { id: world.subsections[known] },
    )
    const [item] = items
    const itemId = record === 'missing' ? 999_999 : item?.id
    return {
      input: {
        selfAssessmentId: world.selfAssessments[record],
        itemId,
        narrative: '',
        rating: 4,
        version: 0,
      },
    }
  },
  assignableUsers: (world, record) => ({
    subsectionResponseId: world.subsections[record],
    leaId: world.leas[record],
  }),
  lastYearAnswers: (world, record) => ({ subsectionResponseId: world.subsections[record] }),
  assignmentSuggestions: (world, record) => ({ selfAssessmentId: world.selfAssessments[record] }),
  assignSuggested: (world, record) => ({
    input: {
      selfAssessmentId: world.selfAssessments[record],
      subsectionResponseIds: [world.subsections['foreign']],
    },
  }),
  assignUser: onAssignment,
  removeUser: onAssignment,
  deleteSupportingDocument: () => ({ id: uuid }),
  requiredDocumentCategories: (world, record) => ({ leaId: world.leas[record], year: world.year }),
  requiredDocuments: (world, record) => ({ selfAssessmentId: world.selfAssessments[record] }),
  changeRequiredDocumentMaximum: onCategory({ maximum: 20 }),
  changeRequiredDocumentTitle: onRequiredDocument({ title: 'Other' }),
  changeRequiredDocumentStateMonitor: onRequiredDocument({ received: true }),
  changeRequiredDocumentComments: onCategory({ comments: 'Fine.' }),
  deleteRequiredDocument: async (world, record) => ({
    id: record === 'missing' ? uuid : await world.requiredDocument(known(record)),
  }),
  documentAssignableUsers: async (world, record) => ({
    categoryResponseId: await categoryId(world, record),
    leaId: world.leas[record],
  }),
  assignDocumentUser: onCategoryUser,
  removeDocumentUser: onCategoryUser,
  cloneCategories: async (world, record) => ({ categoryResponseId: await categoryId(world, record) }),
  cloneDocuments: async (world, record) => ({
    originId: await categoryId(world, 'own'),
    destinationId: await categoryId(world, record),
  }),
  cloneRequiredDocuments: async (world, record) => ({
    input: { categoryResponseId: await categoryId(world, record), documentIds: [uuid] },
  }),
  relateRequiredDocument: onRelation,
  unrelateRequiredDocument: onRelation,
  client: onClient((_world, { id }) => ({ id })),
  registerClient: (world) => ({ input: newClient(world) }),
  updateClient: onClient((world, { id, version }) => ({ input: { ...newClient(world), id, version } })),
  rotateClientSecret: onClient((_world, { id, version }) => ({ id, version, keepPrevious: true })),
  revokeClient: onClient((_world, { id, version }) => ({ id, version })),
  auditEvents: (world) => ({ filter: { leaId: world.leas['foreign'] }, pageSize: 200 }),
  recordHistory: (world, record) => ({
    targetType: 'selfAssessment',
    targetId: String(world.selfAssessments[record]),
  }),
}
