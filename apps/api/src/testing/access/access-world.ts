import { randomUUID } from 'node:crypto'
import { clientScopes } from '@portal/domain'
import type { AnswerOf, createRole, getLea, getUser, registerClient } from '@portal/rest-contract'
import { inArray, eq } from 'drizzle-orm'
import { publishedReports, users } from '../../db/schema/index.js'
import { trustDevice } from '../../features/session/sign-in/session-devices-store.js'
import { startFamily } from '../../features/session/tokens/session-refresh-store.js'
import { auditSteps, type Audit } from '../audits/audit-steps.js'
import { findingSteps, type Finding } from '../finding-steps.js'
import { requiredDocumentSteps, type Category } from '../required-document-steps.js'
import { allegany, firstSubsection, howard, selfAssessmentSteps } from '../self-assessment-steps.js'
import { firstStep } from '../sign-in.js'
import type { TestApi } from '../test-api.js'
import { aPdf, upload } from '../upload-steps.js'
import type { CallerName } from './access-legend.js'

type UserRow = AnswerOf<typeof getUser>
type Role = AnswerOf<typeof createRole>
type ClientSecret = AnswerOf<typeof registerClient>
type LeaContent = AnswerOf<typeof getLea>

/** Who stands behind a column; undefined for those who are no user at all. */
export const userNames: Record<CallerName, string | undefined> = {
  anon: undefined,
  half: undefined,
  dis: 'disabled@howard.example',
  SA: 'sysadmin@state.example',
  SM: 'monitor@state.example',
  LI: 'liaison@state.example',
  DRS: 'disputes@state.example',
  LA: 'admin@allegany.example',
  LU: 'user@allegany.example',
  CL: undefined,
}

const monitor = 'monitor@state.example'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>

/**
 * Two agencies with the same records: 'own', to which the liaison is limited and the local people belong, and
 * 'foreign'. Steps make records that a request may use up.
 */
export async function buildAccessWorld(api: TestApi) {
  const steps = selfAssessmentSteps(api)
  const { send } = steps
  await api.db
    .update(users)
    .set({ selectedLeas: [allegany] })
    .where(eq(users.userName, 'liaison@state.example'))
  await api.db
    .update(users)
    .set({ contactInfoDisplayed: true })
    .where(inArray(users.userName, ['admin@allegany.example', 'admin@howard.example', monitor]))

  const own = await steps.open(allegany, 'admin@allegany.example')
  const foreign = await steps.open(howard, 'admin@howard.example')
  const [, assigned] = own.sections.flatMap(({ subsections }) => subsections)
  if (assigned === undefined) throw new Error('The self-assessment has one subsection only.')
  await steps.assign('admin@allegany.example', assigned.id, 'user@allegany.example')
  for (const leaId of [allegany, howard]) {
    const form = new FormData()
    const { version } = (await send<LeaContent>(monitor, 'get', `/api/leas/${leaId}`)).body
    form.append('version', String(version))
    form.append('file', new Blob([pixel]), 'logo.png')
    await api.call('post', `/api/leas/${leaId}/logo`, { token: await api.tokenFor(monitor), form })
  }

  const documents = requiredDocumentSteps(api)
  /** A category that holds what many requests add. */
  const category = (leaId: number): Promise<Category> =>
    documents.category('sysadmin@state.example', leaId, 'Evidence of correction')

  const shared = await documents.category('sysadmin@state.example', allegany, 'Special education policies')
  await send(
    'admin@allegany.example',
    'post',
    `/api/msde/self-assessment/documentassignuser/${shared.id}/${await api.userId('user@allegany.example')}`,
  )

  const policies = await documents.category('sysadmin@state.example', howard, 'Special education policies')
  const relatable = {
    own: (await documents.upload('admin@allegany.example', shared.id, ['A policy'])).body[0]?.id ?? '',
    foreign: (await documents.upload('admin@howard.example', policies.id, ['A policy'])).body[0]?.id ?? '',
  }

  const tokens = new Map<CallerName, string>()
  for (const [caller, userName] of Object.entries(userNames) as [CallerName, string | undefined][])
    if (userName !== undefined) tokens.set(caller, await api.tokenFor(userName))
  tokens.set('half', (await firstStep(api, 'user@howard.example')).body.mfaToken ?? '')

  const { secret, client } = (
    await send<ClientSecret>(
      'sysadmin@state.example',
      'post',
      '/api/account/clients',
      clientInput('Access', allegany),
    )
  ).body
  const signedIn = await api.call<{ accessToken: string }>('post', '/api/auth/token', {
    form: { grant_type: 'client_credentials', client_id: client.id, client_secret: secret ?? '' },
  })
  tokens.set('CL', signedIn.body.accessToken)

  const findings = findingSteps(api)
  const oneCase = { cases: [{ studentReference: '1', requiredAction: 'Correct it.' }] }
  const issued = async (leaId: number): Promise<Finding> =>
    (await findings.issue(monitor, await findings.other(leaId, oneCase))).body
  /** A finding whose one correction is submitted, with its file. */
  async function submitted(leaId: number): Promise<Finding> {
    const who = leaId === allegany ? 'admin@allegany.example' : 'admin@howard.example'
    const finding = await issued(leaId)
    await findings.upload(who, finding.id, finding.cases[0]?.id)
    return (await findings.correct(who, finding)).body
  }
  const kept = { own: await submitted(allegany), foreign: await submitted(howard) }

  const audits = auditSteps(api)
  /** An audit that nothing else needs; its agency knows of it. */
  async function notifiedAudit(leaId: number): Promise<Audit> {
    return (await audits.notify(monitor, await audits.targeted(leaId))).body
  }
  const keptAudits = { own: await notifiedAudit(allegany), foreign: await notifiedAudit(howard) }

  /** A report in the library of an agency, as any feature may issue one. */
  async function report(leaId: number, given: Partial<typeof publishedReports.$inferInsert> = {}) {
    const [row] = await api.db
      .insert(publishedReports)
      .values({
        leaId,
        year: await steps.currentYear(),
        part: 'Part B',
        module: 'Self-assessment',
        title: 'Final report',
        document: { kind: 'final', title: 'Final report', facts: [], blocks: [] },
        requests: [],
        audience: 'All agency users',
        state: 'Issued',
        issuedBy: await api.userId(monitor),
        issuedOn: new Date(),
        requiresAcknowledgement: true,
        ...given,
      })
      .returning({ id: publishedReports.id })
    return row?.id ?? 0
  }
  const reports: Record<string, number> = {
    own: await report(allegany),
    admins: await report(allegany, { audience: 'Agency admins' }),
    withdrawn: await report(allegany, { state: 'Withdrawn' }),
    foreign: await report(howard),
    missing: 999_999,
  }
  /** A report in the library of an agency that was made elsewhere. */
  async function uploaded(leaId: number, audience: string): Promise<number> {
    const fields = [
      ['leaId', String(leaId)],
      ['year', String(await steps.currentYear())],
      ['module', 'Other'],
      ['audience', audience],
      ['titles', 'A plan'],
    ] as const
    const { body } = await upload<{ reportId: number }[]>(api, monitor, {
      fields,
      files: [{ name: 'plan.pdf', bytes: aPdf }],
      to: '/api/msde/reports',
    })
    return body[0]?.reportId ?? 0
  }
  const uploadedReports: Record<string, number> = {
    own: await uploaded(allegany, 'All agency users'),
    admins: await uploaded(allegany, 'Agency admins'),
    foreign: await uploaded(howard, 'All agency users'),
    missing: 999_999,
  }

  let serial = 0
  const next = () => `p${(serial += 1)}`
  const year = await steps.currentYear()
  const noteInput = (leaId: number) => ({
    id: randomUUID(),
    leaId,
    year,
    category: 1,
    textNote: `<p>${next()}</p>`,
  })

  async function created<Body>(path: string, body: unknown): Promise<Body> {
    const answer = await send<Body>('sysadmin@state.example', 'post', path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  return {
    api,
    steps,
    tokens,
    /** Another token for somebody whose sessions have ended. */
    renewToken: async (caller: CallerName): Promise<void> => {
      const userName = userNames[caller]
      if (userName !== undefined && tokens.has(caller)) tokens.set(caller, await api.tokenFor(userName))
    },
    session: async (userName: string): Promise<string> => {
      const userId = await api.userId(userName)
      const start = {
        ip: '127.0.0.1',
        userAgent: '',
        now: api.clock.now(),
        deviceId: null,
        passwordGivenAt: null,
      }
      return (await api.db.transaction((tx) => startFamily(tx, userId, start))).sessionId
    },
    device: async (userName: string): Promise<string> => {
      const device = { id: randomUUID(), userId: await api.userId(userName) }
      const use = { ip: '127.0.0.1', userAgent: '', now: api.clock.now() }
      await api.db.transaction((tx) => trustDevice(tx, device, use))
      return device.id
    },
    next,
    pixel,
    year,
    noteInput,
    /** A note that nothing else needs. */
    note: async (leaId: number): Promise<string> => {
      const input = noteInput(leaId)
      await send(monitor, 'post', '/api/msde/notepad/note/update', input)
      return input.id
    },
    /** An announcement that nothing else needs; 'foreign' is for the people of the other agency. */
    announcement: async (record: string): Promise<number> => {
      const leaIds = record === 'foreign' ? [howard] : []
      return (await created<{ id: number }>('/api/announcements', { ...announcementInput, leaIds })).id
    },
    /** A template that nothing else needs. */
    noteTemplate: async (): Promise<number> =>
      (await created<{ id: number }>('/api/msde/notepad/templates', noteTemplateInput)).id,
    /** A training item that nothing else needs, published with a file unless it is a draft. */
    async trainingItem(published: boolean): Promise<{ id: number; version: number }> {
      const item = await created<{ id: number; version: number }>('/api/help/tutorials', trainingInput)
      await upload(api, monitor, {
        to: `${api.url}/api/help/tutorials/files`,
        fields: [
          ['itemId', String(item.id)],
          ['place', 'file'],
          ['titles', 'Guide'],
        ],
        files: [{ name: 'guide.pdf', bytes: aPdf }],
      })
      if (!published) return { ...item, version: item.version + 1 }
      const { body } = await send<{ id: number; version: number }>(
        monitor,
        'post',
        `/api/help/tutorials/items/${item.id}/publish`,
        { published: true, version: item.version + 1 },
      )
      return body
    },
    /** By the name of the record in the table. */
    leas: { own: allegany, foreign: howard, training: 99, missing: 9999 } as Record<string, number>,
    selfAssessments: { own: own.id, foreign: foreign.id, missing: 999_999 } as Record<string, number>,
    subsections: {
      own: firstSubsection(own),
      assigned: assigned.id,
      foreign: firstSubsection(foreign),
      missing: 999_999,
    } as Record<string, number>,
    categories: {
      own: (await category(allegany)).id,
      foreign: (await category(howard)).id,
      assigned: shared.id,
      missing: 999_999,
    } as Record<string, number>,
    category,
    reports,
    uploadedReports,
    findings,
    /** Findings that stay. */
    keptFinding: (record: string): Finding => kept[record === 'foreign' ? 'foreign' : 'own'],
    audits,
    keptAudit: (record: string): Audit => keptAudits[record === 'foreign' ? 'foreign' : 'own'],
    /** An audit that nothing else needs. */
    audit: (record: string, stage: 'planned' | 'notified'): Promise<Audit> => {
      const leaId = record === 'foreign' ? howard : allegany
      return stage === 'planned' ? audits.targeted(leaId) : notifiedAudit(leaId)
    },
    /** A finding that nothing else needs. */
    finding: (record: string, stage: 'draft' | 'issued'): Promise<Finding> => {
      const leaId = record === 'foreign' ? howard : allegany
      return stage === 'draft' ? findings.other(leaId, oneCase) : issued(leaId)
    },
    /** A required document that stays. */
    relatable: (record: 'own' | 'foreign') => relatable[record],
    /** A required document that nothing else needs. */
    requiredDocument: async (user: string, categoryResponseId: number): Promise<string> =>
      (await documents.upload(user, categoryResponseId, ['A plan'])).body[0]?.id ?? '',
    /** An event that nothing else needs. */
    calendarEvent: async (record: string): Promise<number> => {
      const event = {
        leaId: record === 'foreign' ? howard : allegany,
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
      return Number((await created<{ id: string }>('/api/calendar/events', event)).id)
    },
    /** A feed address of somebody; the one before is revoked. */
    calendarFeed: async (user: string): Promise<number> =>
      (await send<{ id: number }>(user, 'post', '/api/calendar/feeds', { leaId: allegany })).body.id,
    /** A user of the agency whom nothing else needs. */
    person: (leaId: number): Promise<UserRow> =>
      created('/api/account/users', personInput(`${next()}@person.example`, { leaId })),
    /** A system administrator whom nothing else needs. */
    administrator: (): Promise<UserRow> =>
      created('/api/account/users', personInput(`${next()}@person.example`, { roles: ['StateAdmin'] })),
    role: (): Promise<Role> =>
      created('/api/account/roles', {
        name: `Role ${next()}`,
        description: 'x',
        permissions: ['users.view'],
      }),
    /** A client that nothing else needs. */
    client: async () =>
      (await created<ClientSecret>('/api/account/clients', clientInput(`Client ${next()}`, allegany))).client,
    user: async (userName: string): Promise<UserRow> =>
      (await send<UserRow>('sysadmin@state.example', 'get', `/api/account/users/username/${userName}`)).body,
    document: async (user: string, subsectionId: number): Promise<string> => {
      const fields = [
        ['subSectionResponseId', String(subsectionId)],
        ['titles', 'A plan'],
      ] as const
      const { body } = await upload(api, user, { fields, files: [{ name: 'plan.pdf', bytes: aPdf }] })
      return body[0]?.id ?? ''
    },
  }
}

export const trainingInput = { title: 'Guide', summary: 'Short', kind: 'Guide PDF', module: 'Findings' }
export const announcementInput = {
  title: 'Office closed',
  body: '<p>On Friday.</p>',
  severity: 'Information',
  roles: [],
  leaIds: [] as number[],
  fromDay: '2020-01-01',
  toDay: '2999-12-31',
  dismissible: true,
}
export const noteTemplateInput = { title: 'Visit', category: 1, textNote: '<p>Seen</p>' }

/** What the editor sends to create a user. */
export function personInput(email: string, given: { leaId?: number | null; roles?: string[] }) {
  return {
    email,
    fullName: `Person ${email}`,
    title: 'Ms.',
    phoneNumber: '410-555-0199',
    roles: ['LocalUser'],
    leaId: null,
    ...given,
  }
}

/** What registers a client of one agency with every scope that is not for all of them. */
export function clientInput(name: string, leaId: number) {
  return {
    name,
    contact: 'it@agency.example',
    scopes: clientScopes.filter((scope) => !('stateWide' in scope)).map(({ value }) => value),
    allLeas: false,
    leaIds: [leaId],
    expiresOn: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
    requestsPerMinute: 6000,
  }
}
