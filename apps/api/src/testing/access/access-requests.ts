import { csvDocument, noContentFields } from '@portal/domain'
import type { AnswerOf, getLea, getUser, previewUserImport } from '@portal/rest-contract'
import { dueOn, type SelfAssessment, type Subsection } from '../self-assessment-steps.js'
import type { Finding } from '../finding-steps.js'
import { testPassword } from '../test-config.js'
import type { TestRequest } from '../test-api.js'
import { aPdf } from '../upload-steps.js'
import type { CallerName } from './access-checker.js'
import {
  clientInput,
  noteTemplateInput,
  personInput,
  trainingInput,
  announcementInput,
  userNames,
  type AccessWorld,
} from './access-world.js'

type UserRow = AnswerOf<typeof getUser>

const callsOnOneself = new Set(['changePassword', 'applyUserImport', 'endOwnSession', 'forgetOwnDevice'])

/** Whose attempts nobody else can repeat, because they name the caller or what the caller made. */
export function isOnesOwn({ call, record }: { call: string; record: string }): boolean {
  return record.startsWith('self') || callsOnOneself.has(call)
}

/** What is sent to try a call: values of the path, and the rest of the request. */
export interface Attempt extends Omit<TestRequest, 'token'> {
  params?: Record<string, string | number>
  query?: string
}

type Prepare = (world: AccessWorld, record: string, caller: CallerName) => Attempt | Promise<Attempt>

const admin = { own: 'admin@allegany.example', foreign: 'admin@howard.example' } as Record<string, string>
const sysadmin = 'sysadmin@state.example'
const uuid = '99999999-9999-4999-8999-999999999999'
const anEvent = {
  subject: 'Snow',
  eventType: 1,
  school: '',
  eventDescription: 'Holiday',
  part: '',
  startTime: '2027-02-08',
  endTime: null,
  description: '',
  location: '',
}

/** Whose session or device it is; where nobody signed in, anybody's. */
const sessionOwner = (record: string, caller: CallerName): string =>
  (record === 'own' ? userNames[caller] : undefined) ?? 'admin@howard.example'

/** An event of its own for each attempt. */
const onEvent =
  (request: () => Omit<Attempt, 'params'>): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : await world.calendarEvent(record) },
    ...request(),
  })

/** An announcement of its own for each attempt: for everybody, or for the people of the other agency. */
const onAnnouncement =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : await world.announcement(record) },
    ...request,
  })

const calendarOf: Prepare = (world, record) => ({
  params: { leaId: world.leas[record] ?? 0, year: world.year, isStateMonitor: 'true' },
})

const inYear: Prepare = (world) => ({ query: `?year=${world.year}` })
const inAgencyAndYear: Prepare = (world, record) => ({
  params: { leaId: world.leas[record] ?? 0, year: world.year },
})

const form = { grant_type: 'password', username: 'nobody@x.example', password: 'x', client_id: 'portal-web' }
/** No version at all: an allowed act is then refused for its contents, and leaves the record to the others. */
const spared = (allowed: boolean, version: number): number => (allowed ? version + 1000 : version)
const isState = (caller: CallerName): boolean => caller === 'SA' || caller === 'SM'

async function somebody(world: AccessWorld, record: string, caller: CallerName): Promise<UserRow> {
  if (record.startsWith('self')) return world.user(userNames[caller] ?? sysadmin)
  if (record === 'sysadmin') return world.administrator()
  return world.person(world.leas[record === 'foreign' ? 'foreign' : 'own'] ?? 0)
}

const onUser =
  (request: (row: UserRow, record: string) => Omit<Attempt, 'params'> = () => ({})): Prepare =>
  async (world, record, caller) => {
    const row = await somebody(world, record, caller)
    return { params: { id: record === 'missing' ? uuid : row.id }, ...request(row, record) }
  }

function editedUser(row: UserRow, record: string): object {
  const { email, fullName, phoneNumber, leaId, preferredLeaId, selectedLeas, version } = row
  const promotion = record.endsWith('promoted')
    ? { roles: row.roles.includes('StateAdmin') ? ['StateMonitor'] : ['StateAdmin'], leaId: null }
    : {}
  const roles = record === 'promoted' ? { roles: ['StateMonitor'], leaId: null } : promotion
  return {
    email,
    fullName,
    phoneNumber,
    leaId,
    preferredLeaId,
    selectedLeas,
    version,
    roles: row.roles,
    title: row.title ?? 'Ms.',
    ...roles,
  }
}

const onUsers: Prepare = async (world, record) => ({
  body: { ids: [record === 'missing' ? uuid : (await world.person(world.leas[record] ?? 0)).id] },
})

const onLea =
  (
    request: (
      lea: AnswerOf<typeof getLea>,
      caller: CallerName,
      world: AccessWorld,
    ) => Omit<Attempt, 'params'>,
  ): Prepare =>
  async (world, record, caller) => {
    const known = world.leas[record === 'missing' ? 'own' : record]
    const { body } = await world.steps.send<AnswerOf<typeof getLea>>(sysadmin, 'get', `/api/leas/${known}`)
    return { params: { id: world.leas[record] ?? 0 }, ...request(body, caller, world) }
  }

const selfAssessment = (world: AccessWorld, record: string): Promise<SelfAssessment> =>
  world.steps
    .get(sysadmin, world.selfAssessments[record === 'foreign' ? 'foreign' : 'own'] ?? 0)
    .then(({ body }) => body)

const onSelfAssessment =
  (request: (row: SelfAssessment, caller: CallerName) => object): Prepare =>
  async (world, record, caller) => ({
    params: { id: world.selfAssessments[record] ?? 0 },
    body: request(await selfAssessment(world, record), caller),
  })

const selectiveLetter: Prepare = (world, record) => ({
  body: {
    selfAssessmentId: world.selfAssessments[record],
    subsectionResponseIds: [world.subsections[record]],
    dueOn,
    note: '',
    version: 1,
  },
})

const finalLetter: Prepare = (world, record) => ({
  body: {
    selfAssessmentId: world.selfAssessments[record],
    recommendations: '',
    nextSteps: '',
    acknowledgeBy: dueOn,
    version: 1,
  },
})

const monitorId = (world: AccessWorld, record: string): Promise<string> =>
  record === 'missing' ? Promise.resolve(uuid) : world.api.userId('monitor2@state.example')

/** The yearly report, or the summary that is for the state. */
const liveReport =
  (more: Attempt['params']): Prepare =>
  (world, record) => ({
    params: {
      id: world.selfAssessments[record === 'summary' ? 'own' : record] ?? 0,
      kind: record === 'summary' ? 'summary' : 'yearly',
      ...more,
    },
  })

const subsection = (world: AccessWorld, record: string): Promise<Subsection> =>
  world.steps
    .subsection(
      sysadmin,
      world.subsections[record === 'missing' ? 'own' : record] ?? world.subsections['own'] ?? 0,
    )
    .then(({ body }) => body)

const onItem: Prepare = async (world, record) => {
  const { selfAssessmentId, items } = await subsection(world, record)
  const [item] = items
  return {
    params: {
      id: record === 'missing' ? 999_999 : selfAssessmentId,
      itemId: record === 'missing' ? 999_999 : (item?.id ?? 0),
    },
    body: { rating: 3, narrative: '<p>On file.</p>', version: item?.version ?? 0 },
  }
}

const onAssignment: Prepare = async (world, record) => {
  const userOf = record === 'foreign' || record === 'foreign-user' ? 'user@howard.example' : userNames.LU
  return {
    params: {
      id: world.subsections[record] ?? world.subsections['own'] ?? 0,
      userId: record === 'missing-user' ? uuid : await world.api.userId(userOf ?? ''),
    },
  }
}

const byId =
  (ids: (world: AccessWorld) => Record<string, number>): Prepare =>
  (world, record) => ({ params: { id: ids(world)[record] ?? 0 } })

const onDocument: Prepare = async (world, record) => {
  if (record === 'missing') return { params: { id: uuid } }
  const created = record === 'created'
  const creator = created ? (userNames.LU ?? '') : (admin[record] ?? '')
  return {
    params: { id: await world.document(creator, world.subsections[created ? 'assigned' : record] ?? 0) },
  }
}

const onRequiredDocument =
  (request: Omit<Attempt, 'params'> & { more?: Attempt['params'] } = {}): Prepare =>
  async (world, record) => {
    const { more, ...rest } = request
    const created = record === 'created'
    const creator = created ? (userNames.LU ?? '') : (admin[record] ?? '')
    const category = world.categories[created ? 'assigned' : record]
    const id = record === 'missing' ? uuid : await world.requiredDocument(creator, category ?? 0)
    return { params: { id, ...more }, ...rest }
  }

const onRelation: Prepare = (world, record) => ({
  params: {
    // A relation uses no document up: one of each agency serves all.
    id: record === 'missing' ? uuid : world.relatable(record === 'foreign' ? 'foreign' : 'own'),
    subId: world.subsections[record] ?? 0,
  },
})

const onCategoryUser: Prepare = async (world, record) => ({
  params: {
    id: world.categories[record] ?? 0,
    userId: await world.api.userId((record === 'foreign' ? 'user@howard.example' : userNames.LU) ?? ''),
  },
})

const onCategory =
  (more: Record<string, number>, body: object): Prepare =>
  async (world, record) => {
    const { version } = await world.category(world.leas[record === 'foreign' ? 'foreign' : 'own'] ?? 0)
    return { params: { id: world.categories[record] ?? 0, ...more }, body: { ...body, version } }
  }

/** A finding of its own for each attempt; with `kept` the one that stays. */
const onFinding =
  (
    stage: 'draft' | 'issued' | 'kept',
    request: (
      finding: Finding,
      world: AccessWorld,
      record: string,
    ) => Omit<Attempt, 'params'> & { more?: Attempt['params'] } = () => ({}),
  ): Prepare =>
  async (world, record) => {
    const stays = stage === 'kept' || record === 'missing'
    const finding = stays ? world.keptFinding(record) : await world.finding(record, stage)
    if (record === 'assigned')
      await world.steps.send(
        'admin@allegany.example',
        'post',
        `/api/findings/${finding.id}/users/${await world.api.userId(userNames.LU ?? '')}`,
        { assigned: true },
      )
    const { more, ...rest } = request(finding, world, record)
    return { params: { id: record === 'missing' ? 999_999 : finding.id, ...more }, ...rest }
  }

/** A comment of the monitor on a finding of its own. */
const onComment =
  (body: object): Prepare =>
  async (world, record) => {
    if (record === 'missing') return { params: { id: world.keptFinding('own').id, commentId: 999_999 }, body }
    const finding = await world.finding(record, 'issued')
    const visibility = record === 'internal' ? 'Internal' : 'Shared'
    const said = await world.findings.comment('monitor@state.example', finding, { visibility })
    return { params: { id: finding.id, commentId: said.body.comments[0]?.id ?? 0 }, body }
  }

const draftOf = (finding: Finding) => ({
  citationId: finding.citation?.id ?? null,
  description: 'Changed.',
  discoveredOn: finding.discoveredOn,
})
const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }
const reason = 'Staff was trained on the timeline.'
const caseOf = ({ cases }: Finding) => ({ caseId: cases[0]?.id ?? 0 })
const fileOf = ({ cases }: Finding) => ({ id: cases[0]?.files[0]?.id ?? uuid })
const thisFfy = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)

/** The next year of one of the three cycles. */
/** A published version of the content, which nobody may change: whoever may edit hears that. */
const contentVersion = async (world: AccessWorld, record: string): Promise<{ kind: string; id: number }> => ({
  kind: 'self-assessment',
  id: record === 'missing' ? 999_999 : (await world.steps.rowOf(world.leas['own'] ?? 0)).questionnaireId,
})

const onContentVersion =
  (body?: object): Prepare =>
  async (world, record) => ({ params: await contentVersion(world, record), ...(body && { body }) })

const onContentNode =
  (body?: object): Prepare =>
  async (world, record) => ({
    params: { ...(await contentVersion(world, record)), contentId: 'b-cf-60-days' },
    ...(body && { body }),
  })

type PlaceKind = 'questionnaire' | 'section' | 'subsection' | 'item'

/** The row id of the first place of a kind in that version. */
async function placeId(world: AccessWorld, record: string, kind: PlaceKind): Promise<number> {
  const { id } = await contentVersion(world, record)
  if (record === 'missing' || kind === 'questionnaire') return id
  const of = async (path: string) =>
    (await world.steps.send<{ id: number }[]>(sysadmin, 'get', `/api/msde/self-assessment/${path}`)).body[0]
      ?.id ?? 0
  const section = await of(`sections?questionnaireId=${id}`)
  if (kind === 'section') return section
  const subsection = await of(`subsections?sectionId=${section}`)
  if (kind === 'subsection') return subsection
  const { body } = await world.steps.send<{ places: { id: number }[] }>(
    sysadmin,
    'get',
    `/api/msde/self-assessment/subsection/${subsection}`,
  )
  return body.places[0]?.id ?? 0
}

const onPlace =
  (kind: PlaceKind, body?: object): Prepare =>
  async (world, record) => ({ params: { id: await placeId(world, record, kind) }, ...(body && { body }) })

/** The published categories of the newest year; nobody may change them either. */
async function categories(world: AccessWorld): Promise<{ id: number; sections: { id: number }[] }> {
  const get = async <Body>(path: string) =>
    (await world.steps.send<Body>(sysadmin, 'get', `/api/msde/self-assessment/required-documents/${path}`))
      .body
  const { id } = await get<{ id: number }>(`contents?year=${world.year}`)
  return { id, sections: await get<{ id: number }[]>(`sections?versionId=${id}`) }
}

const onEditedCategory =
  (body?: object): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : ((await categories(world)).sections[0]?.id ?? 0) },
    ...(body && { body }),
  })

const launchPreview =
  (years: string): Prepare =>
  async (world) => {
    const { body } = await world.steps.send<{ id: number }[]>(sysadmin, 'get', years)
    return { params: { year: Math.max(...body.map(({ id }) => id)) + 1 } }
  }

/** Whoever may launch names a year that is not next; the others the one that is. */
const launch =
  (years: string): Prepare =>
  (world, record, caller) =>
    isState(caller) ? { params: { year: 1999 } } : launchPreview(years)(world, record, caller)

const complianceYears = '/api/leas/years'
const determinationYears = '/api/msde/local-determinations/years'
const disputeYears = '/api/msde/dispute-resolution/years'

async function importPreview(world: AccessWorld, token: string | undefined): Promise<string> {
  const { body } = await world.api.call<AnswerOf<typeof previewUserImport>>(
    'post',
    '/api/account/users/import',
    {
      ...(token !== undefined && { token }),
      form: importForm(world),
    },
  )
  return body.id
}

function importForm(world: AccessWorld): FormData {
  const heading = ['Email', 'Full Name', 'Title', 'Phone Number', 'Role', 'Jurisdiction']
  const row = [`${world.next()}@import.example`, 'New Person', 'Ms.', '410-555-0100', 'Local User', '01']
  const body = new FormData()
  body.append('file', new Blob([csvDocument(heading, [row])]), 'people.csv')
  return body
}

const leaQuery: Prepare = (world, record) => ({
  query: record === '-' ? '?pageSize=200' : `?leaId=${world.leas[record]}&pageSize=200`,
})

const roleOf = async (
  world: AccessWorld,
  record: string,
): Promise<{ id: string; version: number; name: string }> => {
  if (record !== 'beyond-own') return world.role()
  const { body } = await world.steps.send<{ id: string; version: number; name: string }>(
    sysadmin,
    'get',
    '/api/account/roles/name/StateAdmin',
  )
  return body
}

const onClient =
  (more: (world: AccessWorld) => object): Prepare =>
  async (world, record) => {
    const { id, version } = await world.client()
    return { params: { id: record === 'missing' ? uuid : id }, body: { ...more(world), version } }
  }

const newClient = (world: AccessWorld) => clientInput(`Client ${world.next()}`, world.leas['own'] ?? 0)

const inLeaOf = (world: AccessWorld, record: string): number => world.leas[record] ?? 0

const onNote =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? uuid : await world.note(inLeaOf(world, record)) },
    ...request,
  })

const onNoteTemplate =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : await world.noteTemplate() },
    ...request,
  })

const onTraining =
  (
    request: (version: number) => Omit<Attempt, 'params'> = () => ({}),
    more: Attempt['params'] = {},
  ): Prepare =>
  async (world, record) => {
    const { id, version } = await world.trainingItem(record !== 'draft')
    return { params: { id: record === 'missing' ? 999_999 : id, ...more }, ...request(version) }
  }
const ofVersion = (version: number) => ({ body: { version } })

/** How each call is tried. A record of the name in the table; without an entry the call takes nothing. */
export const attempts: Record<string, Prepare> = {
  createTrainingItem: () => ({ body: trainingInput }),
  updateTrainingItem: onTraining((version) => ({ body: { ...trainingInput, version } })),
  publishTrainingItem: onTraining((version) => ({ body: { published: false, version } })),
  deleteTrainingItem: onTraining(ofVersion),
  restoreTrainingItem: onTraining(ofVersion),
  orderTrainingItems: async (world) => ({ body: { ids: [(await world.trainingItem(true)).id] } }),
  recordTrainingUse: onTraining(() => ({ body: { opened: true } })),
  uploadTrainingFile: async (world, record) => {
    const { id } = await world.trainingItem(true)
    const form = new FormData()
    form.append('itemId', String(record === 'missing' ? 999_999 : id))
    form.append('place', 'file')
    form.append('titles', 'Guide')
    form.append('documents', new Blob([aPdf]), 'guide.pdf')
    return { form }
  },
  downloadTrainingFile: onTraining(undefined, { place: 'file' }),
  search: () => ({ query: '?q=howard&pageSize=100' }),
  readTogether: () => ({ body: [{ call: 'listLeas' }, { call: 'getMe' }] }),
  rememberSearch: () => ({ body: { q: 'howard' } }),
  listNotes: () => ({ query: '?pageSize=200' }),
  listAgencyNotes: (world, record) => ({ params: { leaId: inLeaOf(world, record), year: world.year } }),
  getNote: onNote(),
  saveNote: (world, record) => ({ body: world.noteInput(inLeaOf(world, record)) }),
  deleteNote: onNote({ body: { version: 1 } }),
  restoreNote: onNote({ body: { version: 1 } }),
  getNoteTemplate: onNoteTemplate(),
  handOverWork: () => ({ body: { fromUserId: 'nobody', toUserId: 'nobody' } }),
  listTasks: (world, record) => ({
    query: record === 'foreign' ? `?show=waiting&leaId=${world.leas['foreign']}` : '?pageSize=200',
  }),
  dismissAnnouncement: onAnnouncement(),
  getAnnouncement: onAnnouncement(),
  createAnnouncement: () => ({ body: announcementInput }),
  updateAnnouncement: onAnnouncement({ body: { ...announcementInput, version: 1 } }),
  deleteAnnouncement: onAnnouncement({ body: { version: 1 } }),
  restoreAnnouncement: onAnnouncement({ body: { version: 1 } }),
  createNoteTemplate: () => ({ body: noteTemplateInput }),
  updateNoteTemplate: onNoteTemplate({ body: { ...noteTemplateInput, version: 1 } }),
  deleteNoteTemplate: onNoteTemplate({ query: '?version=1' }),
  restoreNoteTemplate: onNoteTemplate({ body: { version: 1 } }),
  listFindings: () => ({ query: '?pageSize=200' }),
  getFindingNumbers: (world) => ({
    query: `?ffy=${thisFfy(world.findings.today())}&part=Part%20B`,
  }),
  getFinding: async (world, record) =>
    record === 'draft'
      ? { params: { id: (await world.finding('own', 'draft')).id } }
      : onFinding('kept')(world, record, 'SA'),
  draftFinding: (world, record) => ({
    body: {
      source: 'Other',
      leaId: world.leas[record],
      year: world.year,
      part: 'Part B',
      citationId: null,
      description: 'x',
      discoveredOn: world.findings.today(),
    },
  }),
  updateFinding: onFinding('draft', (finding) => ({
    body: { ...draftOf(finding), cases: [], version: finding.version },
  })),
  issueFinding: onFinding('draft', ({ version, discoveredOn }) => ({
    body: { issuedOn: discoveredOn, template: 'Issued', ...signature, version },
  })),
  decideFinding: onFinding('issued', ({ version }) => ({
    body: { decision: 'withdraw', reason: 'Wrong agency.', version },
  })),
  closeFinding: onFinding('kept', ({ version }) => ({ body: { ...signature, version } })),
  saveFindingCorrection: onFinding('issued', (finding) => ({
    more: caseOf(finding),
    body: {
      correctedOn: null,
      narrative: 'Begun.',
      leftJurisdictionOn: null,
      submit: false,
      version: finding.cases[0]?.version ?? 1,
    },
  })),
  judgeFindingCorrection: onFinding('kept', (finding) => ({
    more: caseOf(finding),
    body: { verdict: 'return', comment: 'Add the date.', version: 9999 },
  })),
  requestFindingVerification: onFinding('kept', () => ({ body: { note: reason, version: 9999 } })),
  addFindingComment: onFinding('issued', (_finding, _world, record) => ({
    body: { body: '<p>Seen.</p>', visibility: record === 'internal' ? 'Internal' : 'Shared' },
  })),
  editFindingComment: onComment({ body: '<p>Changed.</p>', version: 9999 }),
  resolveFindingComment: onComment({ resolved: true, version: 9999 }),
  revealFindingReferences: onFinding('issued'),
  recordFindingRound: onFinding('kept', ({ issuedOn, version }) => ({
    body: { periodFrom: issuedOn, periodTo: issuedOn, recordsReviewed: 1, recordsCompliant: 1, version },
  })),
  remindOfFindings: (world, record) => ({
    body: { ids: [record === 'missing' ? 999_999 : world.keptFinding(record).id] },
  }),
  assignFindingOwner: async (world, record) => ({
    body: {
      ids: [record === 'missing' ? 999_999 : world.keptFinding(record).id],
      ownerMonitorId: await world.api.userId('monitor@state.example'),
    },
  }),
  listFindingUsers: onFinding('kept'),
  assignFindingUser: async (world, record) => ({
    params: {
      id: record === 'missing' ? 999_999 : world.keptFinding(record).id,
      userId: await world.api.userId('admin2@allegany.example'),
    },
    body: { assigned: true },
  }),
  uploadFindingFiles: async (world, record) => {
    const finding = record === 'missing' ? undefined : await world.finding(record, 'issued')
    const form = new FormData()
    form.append('findingId', String(finding?.id ?? 999_999))
    if (record === 'evidence') form.append('evidence', 'true')
    else form.append('caseId', String(finding?.cases[0]?.id ?? 999_999))
    form.append('titles', 'Proof')
    form.append('documents', new Blob([aPdf]), 'proof.pdf')
    return { form }
  },
  downloadFindingFile: (world, record) => ({
    params: record === 'missing' ? { id: uuid } : fileOf(world.keptFinding(record)),
  }),
  deleteFindingFile: (world, record) => ({
    params: record === 'missing' ? { id: uuid } : fileOf(world.keptFinding(record)),
  }),
  token: () => ({ form }),
  tokenMfa: () => ({ form }),
  validateMfaCode: () => ({ form: { ...form, mfaToken: 'none', mfaCode: '123456' } }),
  revokeToken: () => ({ form: { token: 'none' } }),
  recoverPassword: () => ({ body: { email: 'nobody@x.example' } }),
  resetPassword: () => ({ body: { id: 'nobody@x.example', password: 'short', token: 'none' } }),
  endOwnSession: async (world, record, caller) => ({
    params: { id: record === 'missing' ? uuid : await world.session(sessionOwner(record, caller)) },
  }),
  forgetOwnDevice: async (world, record, caller) => ({
    params: { id: record === 'missing' ? uuid : await world.device(sessionOwner(record, caller)) },
  }),
  changePassword: async (world, record, caller) => {
    const own = userNames[caller] ?? 'user@howard.example'
    const userId =
      record === 'missing' ? uuid : await world.api.userId(record === 'own' ? own : 'user@howard.example')
    // Too weak to be taken.
    return { params: { userId }, body: { id: userId, currentPassword: testPassword, newPassword: 'weak' } }
  },
  confirmPassword: () => ({ body: { password: testPassword } }),
  confirmPasswordCode: () => ({ body: { code: '000000' } }),
  listUsers: leaQuery,
  listUsersPage: () => ({ params: { page: 1, pageSize: 200 } }),
  listJurisdictionUsers: leaQuery,
  listContactUsers: leaQuery,
  getUser: onUser(),
  getUserByUserName: async (world, record, caller) => ({
    params: {
      userName: record === 'missing' ? 'nobody@x.example' : (await somebody(world, record, caller)).userName,
    },
  }),
  createUser: (world, record) => {
    const roles = { monitor: ['StateMonitor'], sysadmin: ['StateAdmin'] }[record]
    const given = roles === undefined ? { leaId: world.leas[record] ?? 0 } : { roles }
    return { body: personInput(`${world.next()}@person.example`, given) }
  },
  confirmEmailChange: () => ({ body: { token: 'none' } }),
  updateUser: onUser((row, record) => ({ body: editedUser(row, record) })),
  patchUser: onUser((row, record) => {
    const roles = record.endsWith('promoted')
      ? { roles: row.roles.includes('StateAdmin') ? ['StateMonitor'] : ['StateAdmin'], leaId: null }
      : { title: row.title ?? 'Ms.' }
    return { body: { ...roles, version: row.version } }
  }),
  updateContactInfo: onUser(({ version }) => ({
    body: { contactInfoDisplayed: false, sortOrder: 1, version },
  })),
  disableUser: onUser(),
  enableUser: onUser(),
  deleteUser: onUser(),
  restoreUser: onUser(),
  unblockUser: onUser(),
  adminResetPassword: onUser(),
  exportActiveUsers: (world, record) => ({ body: record === '-' ? {} : { leaId: world.leas[record] } }),
  exportUsers: (world, record) => ({ query: record === '-' ? '' : `?leaId=${world.leas[record]}` }),
  previewUserImport: (world) => ({ form: importForm(world) }),
  applyUserImport: async (world, record, caller) => {
    if (record === 'missing') return { params: { id: uuid } }
    const mayPreview = isState(caller) || caller === 'LA'
    // Somebody else's: the monitor's for everybody but the monitor.
    const other = caller === 'SM' ? 'SA' : 'SM'
    const by = record === 'own' && mayPreview ? caller : other
    return { params: { id: await importPreview(world, world.tokens.get(by)) } }
  },
  previewBulkDisable: onUsers,
  bulkDisableUsers: onUsers,
  markNoticesRead: () => ({ body: { ids: [1] } }),
  mailAgencies: (world, record) => ({
    body: { leaIds: [world.leas[record]], subject: 'News', text: 'News.' },
  }),
  saveListColumns: () => ({ params: { list: 'users' }, body: { hidden: ['email'] } }),
  savePreferences: () => ({
    body: { notifications: [], theme: 'system', language: 'en', homePage: null, version: 999 },
  }),
  listRolesPage: () => ({ params: { page: 1, pageSize: 10 } }),
  getRole: async (world, record) => ({
    params: { id: record === 'missing' ? uuid : (await world.role()).id },
  }),
  getRoleByName: (_world, record) => ({
    params: { roleName: record === 'missing' ? 'Nobody' : 'LocalUser' },
  }),
  createRole: (world, record) => ({
    body: {
      name: `Role ${world.next()}`,
      description: 'x',
      permissions: record === 'beyond-own' ? ['administrators.manage'] : ['users.view'],
    },
  }),
  updateRole: async (world, record) => {
    const { id, version, name } = await roleOf(world, record)
    const { body } = await world.steps.send<{ permissions: string[] }>(
      sysadmin,
      'get',
      `/api/account/roles/${id}`,
    )
    return {
      params: { id: record === 'missing' ? uuid : id },
      body: { name, description: 'Other words.', permissions: body.permissions, version },
    }
  },
  deleteRole: async (world, record) => ({
    params: { id: record === 'missing' ? uuid : (await world.role()).id },
  }),
  getLea: byId(({ leas }) => leas),
  getLeaName: (world, record) => ({ params: { leaId: world.leas[record] ?? 999_999 } }),
  createLea: (world) => ({
    body: {
      code: `N${world.next()}`,
      name: 'A public agency',
      shortName: 'Agency',
      kind: 'PA',
      hasPartB: true,
      hasPartC: false,
      isTest: true,
    },
  }),
  updateLea: onLea((lea) => {
    const { id: _id, logo: _logo, changedBy: _by, changedOn: _on, edit: _edit, ...input } = lea
    return { body: input }
  }),
  uploadLeaLogo: onLea((lea, caller, { pixel }) => {
    const logo = new FormData()
    logo.append('version', String(spared(isState(caller), lea.version)))
    logo.append('file', new Blob([pixel]), 'logo.png')
    return { form: logo }
  }),
  deleteLeaLogo: onLea((lea, caller) => ({ query: `?version=${spared(isState(caller), lea.version)}` })),
  downloadLeaLogo: byId(({ leas }) => leas),
  listYearFigures: (_world, record) => ({
    params: { kind: record === 'missing' ? 'nothing' : 'compliance' },
  }),
  previewComplianceYearLaunch: launchPreview(complianceYears),
  launchComplianceYear: launch(complianceYears),
  previewDeterminationYearLaunch: launchPreview(determinationYears),
  launchDeterminationYear: launch(determinationYears),
  previewDisputeYearLaunch: launchPreview(disputeYears),
  launchDisputeYear: launch(disputeYears),
  listSelfAssessments: (world, record) => ({
    params: { year: world.year },
    body: record === '-' ? [] : [world.leas[record]],
  }),
  listVisibleSelfAssessments: (world) => ({ query: `?year=${world.year}` }),
  listSelfAssessmentsOfLea: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0, year: world.year },
  }),
  listQuestionnaireResponses: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0 },
    query: `?year=${world.year}`,
  }),
  getSelfAssessment: byId(({ selfAssessments }) => selfAssessments),
  activateSelfAssessments: (world, record) => ({ body: { ids: [world.selfAssessments[record]], dueOn } }),
  setSelfAssessmentDueDates: (world, record) => ({ body: { ids: [world.selfAssessments[record]], dueOn } }),
  remindOfSelfAssessments: (world, record) => ({ body: { ids: [world.selfAssessments[record]] } }),
  resetSelfAssessmentActivation: onSelfAssessment(({ version }, caller) => ({
    reason: 'Wrong agency.',
    version: spared(isState(caller), version),
  })),
  startSelfAssessment: onSelfAssessment(({ version }) => ({ version })),
  planSelfAssessment: onSelfAssessment(({ version }) => ({ version, dueDates: [] })),
  submitSelfAssessment: onSelfAssessment(({ version }) => ({
    submitted: true,
    statementName: 'Pat Lee',
    statementTitle: 'Director',
    documentsReason: 'They follow by mail.',
    version,
  })),
  getSubsectionResponse: byId(({ subsections }) => subsections),
  getPresence: ({ subsections }, record) => {
    const [whose = '', review] = record.split('-')
    return {
      params: { kind: review ? 'subsection-review' : 'subsection', id: subsections[whose] ?? 999_999 },
    }
  },
  setSubsectionState: async (world, record) => ({
    params: { id: world.subsections[record] ?? 0, state: 2 },
    body: { version: (await subsection(world, record)).version },
  }),
  setSubsectionApplicability: (world, record) => ({
    params: { id: world.subsections[record] ?? 0 },
    body: { step: 'request', reason: 'None here.', version: 9999 },
  }),
  submitForReview: (world, record) => ({
    body: { subsections: [{ id: world.subsections[record] ?? 0, version: 9999 }] },
  }),
  submitForReview2: (world, record) => ({
    params: { id: world.subsections[record] ?? 0, value: 1 },
    body: { version: 9999 },
  }),
  getComplianceStrategyItem: onItem,
  confirmComplianceStrategyItem: onItem,
  saveComplianceStrategyItem: onItem,
  listAssignableUsers: (world, record) => ({
    params: { id: world.subsections[record] ?? 0, leaId: world.leas[record] ?? 0 },
  }),
  listLastYearAnswers: byId(({ subsections }) => subsections),
  listAssignmentSuggestions: byId(({ selfAssessments }) => selfAssessments),
  // A subsection of another self-assessment, which has no suggestion here.
  assignSuggested: (world, record) => ({
    params: { id: world.selfAssessments[record] ?? 0 },
    body: { subsectionResponseIds: [world.subsections['foreign'] ?? 0] },
  }),
  assignUser: onAssignment,
  removeUser: onAssignment,
  getSelfAssessmentReport: byId(({ selfAssessments }) => selfAssessments),
  getSelfAssessmentReview: byId(({ selfAssessments }) => selfAssessments),
  getSubsectionReview: byId(({ subsections }) => subsections),
  openSelfAssessmentReview: onSelfAssessment(({ version }) => ({ version })),
  saveSubsectionReview: (world, record) => ({
    params: { id: world.subsections[record] ?? 0 },
    body: { sharedComment: '', strengths: '', needs: '', internalComment: '', version: 0 },
  }),
  saveItemReview: async (world, record) => ({
    params: {
      id: world.subsections[record] ?? 0,
      itemId: (await subsection(world, record)).items[0]?.id ?? 0,
    },
    body: { stateRating: 3, stateComment: '', toProvide: '', internalComment: '', version: 0 },
  }),
  acceptAllRatings: (world, record) => ({
    params: { id: world.subsections[record] ?? 0 },
    body: { version: 1 },
  }),
  markSecondReading: byId(({ subsections }) => subsections),
  previewSelectiveReport: selectiveLetter,
  issueSelectiveReport: selectiveLetter,
  previewFinalReport: finalLetter,
  issueFinalReport: finalLetter,
  saveReportDraft: (world, record) => ({
    params: { id: world.selfAssessments[record] ?? 0, kind: 'final' },
    body: {
      subsectionResponseIds: [],
      dueOn: null,
      note: '',
      recommendations: '',
      nextSteps: '',
      toReview: false,
      version: 9999,
    },
  }),
  readReportDraft: (world, record) => ({
    params: { id: world.selfAssessments[record] ?? 0, kind: 'final' },
    body: { agrees: true, comment: '', version: 9999 },
  }),
  closeSelfAssessment: onSelfAssessment(({ version }) => ({ version })),
  reopenSelfAssessment: onSelfAssessment(({ version }) => ({ version, reason: 'A part was missing.' })),
  resubmitSelfAssessment: onSelfAssessment(({ version }) => ({ version })),
  listPublishedReports: (world, record) => ({
    query: record === '-' ? '?pageSize=100' : `?leaId=${world.leas[record]}&pageSize=100`,
  }),
  getPublishedReport: byId(({ reports }) => reports),
  downloadPublishedReport: (world, record) => ({
    params: { id: world.reports[record] ?? 0, format: 'xlsx' },
  }),
  acknowledgeReport: (world, record, caller) => ({
    params: { id: world.reports[record] ?? 0 },
    body: { version: spared(caller === 'LA', 1) },
  }),
  withdrawReport: (world, record, caller) => ({
    params: { id: world.reports[record] ?? 0 },
    body: { reason: 'Wrong agency.', version: spared(isState(caller), 1) },
  }),
  resendReport: (world, record, caller) => ({
    params: { id: world.reports[record] ?? 0 },
    body: { version: spared(isState(caller), 1) },
  }),
  uploadReport: (world, record) => {
    const files = new FormData()
    files.append('leaId', String(world.leas[record] ?? 0))
    files.append('year', String(world.year))
    files.append('module', 'Other')
    files.append('audience', 'Agency admins')
    files.append('titles', 'A plan')
    files.append('documents', new Blob([aPdf]), 'plan.pdf')
    return { form: files }
  },
  downloadReportFile: byId(({ uploadedReports }) => uploadedReports),
  getStateStanding: inYear,
  getStateCharts: inYear,
  listStateDays: inYear,
  listStateActivity: inYear,
  getLocalStanding: inAgencyAndYear,
  getLocalNews: inAgencyAndYear,
  listLocalTeam: inAgencyAndYear,
  getLanding: (world, record) => ({
    query: `?year=${world.year}${record === '-' ? '' : `&leaId=${world.leas[record] ?? 0}`}`,
  }),
  putVisit: () => ({ params: { place: 'state-dashboard' }, body: {} }),
  listCohorts: inYear,
  getCohort: async (world, record) => ({
    params: { userId: await monitorId(world, record) },
    query: `?year=${world.year}`,
  }),
  saveCohort: async (world, record) => ({
    params: { userId: await monitorId(world, record) },
    body: { year: world.year, cohortNumber: null, leaIds: [], version: 9999 },
  }),
  getSelfAssessmentDocument: liveReport({}),
  downloadSelfAssessmentDocument: liveReport({ format: 'xlsx' }),
  downloadDocumentInventory: byId(({ selfAssessments }) => selfAssessments),
  exportReviewComments: byId(({ selfAssessments }) => selfAssessments),
  getYearlyReport: byId(({ selfAssessments }) => selfAssessments),
  getSummaryReport: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0 },
    query: `?year=${world.year}`,
  }),
  publishQuestionnaire: async (world, record) => ({
    params: {
      id: record === 'missing' ? 999_999 : (await world.steps.rowOf(world.leas['own'] ?? 0)).questionnaireId,
    },
  }),
  getQuestionnaire: (world, record) => ({
    query: `?year=${record === 'missing' ? 1999 : world.year}&part=Part%20B`,
  }),
  getEditQuestionnaire: onPlace('questionnaire'),
  updateQuestionnaire: onPlace('questionnaire', { fields: { title: 'B' }, version: 1 }),
  listQuestionnaireSections: async (world, record) => ({
    query: `?questionnaireId=${await placeId(world, record, 'questionnaire')}`,
  }),
  listQuestionnaireSubsections: async (world, record) => ({
    query: `?sectionId=${await placeId(world, record, 'section')}`,
  }),
  getQuestionnaireSection: onPlace('section'),
  getQuestionnaireSubsection: onPlace('subsection'),
  updateQuestionnaireSection: onPlace('section', { fields: { title: 'One' }, version: 1 }),
  updateStrategyItem: onPlace('item', { fields: { text: 'In time?' }, version: 1 }),
  addQuestionnaireSection: onPlace('questionnaire', {}),
  addQuestionnaireSubsection: onPlace('section', {}),
  deleteQuestionnaireSection: onPlace('section'),
  deleteStrategyItem: onPlace('item'),
  getRequiredDocumentContents: (world, record) => ({
    query: `?year=${record === 'missing' ? 1999 : world.year}`,
  }),
  listRequiredDocumentSections: async (world, record) => ({
    query: `?versionId=${record === 'missing' ? 999_999 : (await categories(world)).id}`,
  }),
  getRequiredDocumentSection: onEditedCategory(),
  updateRequiredDocumentSection: onEditedCategory({ fields: { title: 'One' }, version: 1 }),
  addRequiredDocumentItem: async (world, record) => ({
    body: { versionId: record === 'missing' ? 999_999 : (await categories(world)).id },
  }),
  deleteRequiredDocumentSection: onEditedCategory(),
  listContentVersions: (_world, record) => ({
    params: { kind: record === 'missing' ? 'nothing' : 'self-assessment' },
  }),
  getContentVersion: onContentVersion(),
  checkContentChanges: (world, record) => ({
    params: {
      kind: 'self-assessment',
      selfAssessmentId: record === 'missing' ? 999_999 : (world.selfAssessments['own'] ?? 0),
    },
  }),
  listContentUpgrades: onContentVersion(),
  decideContentUpgrades: onContentVersion({ decision: 'Keep', selfAssessmentIds: [999_999] }),
  createContentVersion: async (world, record) => {
    const { id: fromId, kind } = await contentVersion(world, record)
    return { params: { kind }, body: { fromId, year: (await world.steps.currentYear()) + 1 } }
  },
  deleteContentVersion: onContentVersion(),
  publishContentVersion: onContentVersion({ applyToNotStarted: false }),
  applyContentVersion: onContentVersion(),
  exportContentVersion: onContentVersion(),
  previewContentImport: async (world, record) => ({
    params: await contentVersion(world, record),
    form: importForm(world),
  }),
  applyContentImport: async (world, record) => ({
    params: { ...(await contentVersion(world, record)), importId: uuid },
  }),
  renumberContent: onContentVersion({ within: null, numbers: [] }),
  addContentNode: onContentVersion({ parentId: 'b-child-find', copyOf: null }),
  saveContentNode: onContentNode({ fields: noContentFields, version: 1 }),
  moveContentNode: onContentNode({ parentId: 'b-child-find', position: 0 }),
  retireContentNode: onContentNode({ retired: true }),
  deleteContentNode: onContentNode(),
  uploadSupportingFiles: (world, record) => {
    const files = new FormData()
    files.append('subSectionResponseId', String(world.subsections[record]))
    files.append('titles', 'A plan')
    files.append('documents', new Blob([aPdf]), 'plan.pdf')
    return { form: files }
  },
  downloadSupportingDocument: onDocument,
  deleteSupportingDocument: onDocument,
  listRequiredDocumentCategories: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0 },
    query: `?year=${world.year}`,
  }),
  listRequiredDocumentCategoriesOfResponse: (world, record) => ({
    params: {
      leaId: world.leas[record] ?? 0,
      questionnaireResponseId: world.selfAssessments[record] ?? 0,
    },
    query: `?year=${world.year}`,
  }),
  listRequiredDocuments: byId(({ categories }) => categories),
  listAllRequiredDocuments: byId(({ selfAssessments }) => selfAssessments),
  uploadRequiredFiles: (world, record) => {
    const files = new FormData()
    files.append('requiredDocumentCategoryResponseId', String(world.categories[record]))
    files.append('titles', 'A plan')
    files.append('documents', new Blob([aPdf]), 'plan.pdf')
    return { form: files }
  },
  downloadRequiredDocument: onRequiredDocument(),
  deleteRequiredDocument: onRequiredDocument(),
  listDocumentAssignableUsers: (world, record) => ({
    params: { id: world.categories[record] ?? 0, leaId: world.leas[record] ?? 0 },
  }),
  assignDocumentUser: onCategoryUser,
  removeDocumentUser: onCategoryUser,
  listCloneCategories: byId(({ categories }) => categories),
  listCloneDocuments: (world, record) => ({
    params: { originId: world.categories['own'] ?? 0, destinationId: world.categories[record] ?? 0 },
  }),
  cloneRequiredDocuments: (world, record) => ({
    body: { requiredDocumentCategoryResponseId: world.categories[record], documents: [uuid] },
  }),
  listRelatedRequiredDocuments: byId(({ subsections }) => subsections),
  relateRequiredDocument: onRelation,
  unrelateRequiredDocument: onRelation,
  listSupportingDocuments: byId(({ subsections }) => subsections),
  changeRequiredDocumentMaximum: onCategory({ max: 20 }, {}),
  changeRequiredDocumentTitle: onRequiredDocument({ more: { text: 'Other' }, body: { version: 1 } }),
  changeRequiredDocumentStateMonitor: onRequiredDocument({ more: { value: 'true' }, body: { version: 1 } }),
  changeRequiredDocumentComments: onCategory({}, { comments: 'Fine.' }),
  getClient: onClient(() => ({})),
  registerClient: (world) => ({ body: newClient(world) }),
  updateClient: onClient(newClient),
  rotateClientSecret: onClient(() => ({ keepPrevious: true })),
  revokeClient: onClient(() => ({})),
  getRecordHistory: (world, record) => ({
    params: { targetType: 'selfAssessment', targetId: world.selfAssessments[record] ?? 0 },
  }),
  listCurrentEvents: calendarOf,
  listAllCurrentEvents: async (world) => {
    for (const record of ['own', 'foreign']) await world.calendarEvent(record)
    return { query: '?startDate=2027-02-08&endDate=2027-02-08' }
  },
  createCalendarEvent: (world, record) => ({ body: { ...anEvent, leaId: world.leas[record] } }),
  updateCalendarEvent: onEvent(() => ({ body: { ...anEvent, version: 1 } })),
  moveCalendarEvent: onEvent(() => ({ body: { startTime: '2027-02-09', endTime: null, version: 1 } })),
  deleteCalendarEvent: onEvent(() => ({ query: '?version=1' })),
  restoreCalendarEvent: onEvent(() => ({ body: { version: 1 } })),
  getCalendar: calendarOf,
  downloadCalendar: calendarOf,
  createCalendarFeed: (world, record) => ({ body: { leaId: world.leas[record] } }),
  revokeCalendarFeed: async (world, record, caller) => {
    const own = record === 'self' ? (userNames[caller] ?? sysadmin) : sysadmin
    return { params: { id: record === 'missing' ? 999_999 : await world.calendarFeed(own) } }
  },
  readCalendarFeed: () => ({ body: { secret: 'none' } }),
}
