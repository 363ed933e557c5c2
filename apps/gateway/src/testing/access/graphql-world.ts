import { randomUUID } from 'node:crypto'
import { calendarDay, clientScopes } from '@portal/domain'
import { Browser } from '../browser.js'
import { TestGateway, unhurried } from '../gateway.js'
import { auditSteps } from './audit-steps.js'
import type { CallerName } from './graphql-legend.js'
import { startSystemOfRecord } from './system-of-record.js'

const password = 'Compliance#2026'

/** The user of each column; nobody signs in for the first. */
export const userNames = {
  half: 'admin2@allegany.example',
  dis: 'user@howard.example',
  SA: 'sysadmin@state.example',
  SM: 'monitor@state.example',
  LI: 'liaison@state.example',
  DRS: 'disputes@state.example',
  LA: 'admin@allegany.example',
  LU: 'user@allegany.example',
} as const

export type Row = Record<string, unknown> & { id: string; version: number }

interface CategoryRow {
  id: number
  version: number
}

export interface FindingRow {
  id: number
  version: number
  discoveredOn: string
  cases: { id: number; version: number }[]
  fileId?: string
}

export interface AuditOfWorld {
  id: number
  leaId: number
  part: string
  year: number
  prongs: { id: number; version: number }[]
}

export type GraphqlWorld = Awaited<ReturnType<typeof buildGraphqlWorld>>

/** The whole portal without its web client: the system of record as a separate process behind a gateway. */
export async function buildGraphqlWorld() {
  const api = await startSystemOfRecord()
  const gateway = await TestGateway.start({ config: { apiUrl: api.url }, limits: unhurried })

  async function signedIn(userName: string): Promise<Browser> {
    const browser = gateway.browser()
    await browser.signIn(password, userName)
    const mails = (await (await browser.fetch('/dev/mail.json')).json()) as { to: string; text: string }[]
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === userName)?.text ?? '')?.[0]
    const { data } = await browser.verify(code)
    if (!JSON.stringify(data).includes('"viewer":{')) throw new Error(`${userName} could not sign in.`)
    return browser
  }

  const browsers = new Map<CallerName, Browser>([['anon', gateway.browser()]])
  for (const [caller, userName] of Object.entries(userNames) as [CallerName, string][])
    if (caller !== 'half') browsers.set(caller, await signedIn(userName))
  const half = gateway.browser()
  await half.signIn(password, userNames.half)
  browsers.set('half', half)

  /** Runs an operation as a user and returns the first field of the response. Throws when it is refused. */
  async function ask<T = Row>(
    caller: CallerName,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<T> {
    const { data, errors } = (await browsers.get(caller)?.query(query, variables)) ?? {}
    const [value] = Object.values(data ?? {})
    const refusals = (value as { errors?: unknown[] } | undefined)?.errors ?? []
    if (errors !== undefined || refusals.length > 0)
      throw new Error(`${query}: ${JSON.stringify(errors ?? refusals)}`)
    return value as T
  }

  const user = (userName: string): Promise<Row> =>
    ask('SA', `query ($name: String!) { userByUserName(userName: $name) { ${userFields} } }`, {
      name: userName,
    })
  const liaison = await user(userNames.LI)
  await ask(
    'SA',
    'mutation ($input: PatchUserInput!) { patchUser(input: $input) { errors { code message } } }',
    {
      input: { id: liaison.id, version: liaison.version, selectedLeas: [1] },
    },
  )
  await ask('SA', 'mutation ($id: ID!) { disableUser(id: $id) { errors { code message } } }', {
    id: (await user(userNames.dis)).id,
  })

  for (const userName of [userNames.LA, 'admin@howard.example']) {
    const { id, version } = await user(userName)
    await ask(
      'SA',
      'mutation ($input: UpdateContactInfoInput!) { updateContactInfo(input: $input) { errors { code message } } }',
      {
        input: { id, version, contactInfoDisplayed: true, sortOrder: 1 },
      },
    )
  }

  const years = await ask<{ id: number }[]>('SA', '{ complianceYears { id } }')
  const year = Math.max(...years.map(({ id }) => id))
  const all = await ask<{ id: number; leaId: number }[]>(
    'SA',
    `{ selfAssessments(year: ${year}) { id leaId } }`,
  )
  const idOf = (leaId: number): number => all.find((row) => row.leaId === leaId)?.id ?? 0
  const ids = { own: idOf(1), foreign: idOf(13), missing: 999_999 } as Record<string, number>
  await ask(
    'SM',
    'mutation ($input: ActivateSelfAssessmentsInput!) { activateSelfAssessments(input: $input) { errors { code message } } }',
    {
      input: { ids: [ids['own'], ids['foreign']], dueOn: '2999-06-28' },
    },
  )
  const selfAssessment = (record: string): Promise<Row> =>
    ask(
      'SA',
      'query ($id: Int!) { selfAssessment(id: $id) { id version sections { subsections { id } } } }',
      { id: ids[record] },
    )
  const admins = { own: browsers.get('LA'), foreign: await signedIn('admin@howard.example') }
  for (const record of ['own', 'foreign'] as const) {
    const { version } = await selfAssessment(record)
    const { data } =
      (await admins[record]?.query(
        'mutation ($input: StartSelfAssessmentInput!) { startSelfAssessment(input: $input) { errors { code message } } }',
        { input: { id: ids[record], version } },
      )) ?? {}
    if (JSON.stringify(data) !== '{"startSelfAssessment":{"errors":[]}}')
      throw new Error(`The self-assessment was not started: ${JSON.stringify(data)}`)
  }

  const registered = (name: string) =>
    ask<{ client: Row; secret: string }>(
      'SA',
      'mutation ($input: RegisterClientInput!) { registerClient(input: $input) { secret client { id version } errors { code message } } }',
      { input: clientInput(name, 1) },
    )
  const { client, secret } = await registered('Access')
  browsers.set('CL', new ClientBrowser(gateway.url, () => tokenOf(api.url, client.id, secret)))

  const firstSubsection = async (record: string): Promise<number> => {
    const { sections } = (await selfAssessment(record)) as unknown as {
      sections: { subsections: { id: number }[] }[]
    }
    return sections[0]?.subsections[0]?.id ?? 0
  }

  /** A required document category of the agency. */
  async function category(record: 'own' | 'foreign', name: string): Promise<CategoryRow> {
    const found = await ask<(CategoryRow & { requiredDocumentCategory: { documentCategory: string } })[]>(
      'SA',
      'query ($leaId: Int!, $year: Int!) { requiredDocumentCategories(leaId: $leaId, year: $year) { id version requiredDocumentCategory { documentCategory } } }',
      { leaId: record === 'own' ? 1 : 13, year },
    )
    const one = found.find(({ requiredDocumentCategory }) =>
      requiredDocumentCategory.documentCategory.startsWith(name),
    )
    if (one === undefined) throw new Error(`The agency has no category ${name}.`)
    return one
  }

  /** A new required document, uploaded by an administrator of the agency. */
  async function requiredDocument(record: 'own' | 'foreign'): Promise<string> {
    const form = new FormData()
    form.append(
      'requiredDocumentCategoryResponseId',
      String((await category(record, 'Evidence of correction')).id),
    )
    form.append('titles', 'A plan')
    form.append('documents', new Blob(['%PDF-1.4\n%%EOF\n']), 'plan.pdf')
    const answer = await admins[record]?.fetch('/files/required-documents', {
      method: 'POST',
      headers: { 'apollo-require-preflight': '1' },
      body: form,
    })
    const text = (await answer?.text()) ?? ''
    if (answer?.status !== 201) throw new Error(`The upload was refused: ${text}`)
    return (JSON.parse(text) as { id: string }[])[0]?.id ?? ''
  }

  const relatable = { own: await requiredDocument('own'), foreign: await requiredDocument('foreign') }

  const discoveredOn = calendarDay(new Date())
  const findingFields = 'id version discoveredOn cases { id version files { id } }'
  const [citation] = await ask<{ id: number }[]>('SA', '{ findingCitations { id } }')

  /** A new finding with one case. */
  async function finding(record: string, stage: 'draft' | 'issued'): Promise<FindingRow> {
    const drafted = await ask<{ finding: FindingRow }>(
      'SA',
      `mutation ($input: DraftFindingInput!) { draftFinding(input: $input) { finding { ${findingFields} } errors { code message } } }`,
      {
        input: {
          source: 'Other',
          leaId: record === 'foreign' ? 13 : 1,
          year,
          part: 'Part B',
          citationId: citation?.id,
          description: 'Late.',
          discoveredOn,
          cases: [{ studentReference: '1', requiredAction: 'Correct it.' }],
        },
      },
    )
    if (stage === 'draft') return drafted.finding
    const { id, version } = drafted.finding
    const issued = await ask<{ finding: FindingRow }>(
      'SA',
      `mutation ($input: IssueFindingInput!) { issueFinding(input: $input) { finding { ${findingFields} } errors { code message } } }`,
      {
        input: {
          id,
          version,
          issuedOn: discoveredOn,
          template: 'Issued',
          signatureName: 'Mona Tor',
          signatureTitle: 'Monitor',
        },
      },
    )
    return issued.finding
  }
  /** A comment of the system administrator on a new finding. */
  async function comment(record: string): Promise<{ id: number; commentId: number }> {
    const { id } = await finding(record, 'issued')
    const visibility = record === 'internal' ? 'Internal' : 'Shared'
    const said = await ask<{ finding: { comments: { id: number }[] } }>(
      'SA',
      `mutation ($input: AddFindingCommentInput!) { addFindingComment(input: $input) { finding { comments { id } } errors { code message } } }`,
      { input: { id, body: '<p>Seen.</p>', visibility } },
    )
    return { id, commentId: said.finding.comments[0]?.id ?? 0 }
  }
  /** With a file of its case that the agency has not submitted: nobody else can see it. */
  async function withFile(record: 'own' | 'foreign'): Promise<FindingRow> {
    const issued = await finding(record, 'issued')
    const form = new FormData()
    form.append('findingId', String(issued.id))
    form.append('caseId', String(issued.cases[0]?.id))
    form.append('titles', 'Proof')
    form.append('documents', new Blob(['%PDF-1.4\n%%EOF\n']), 'proof.pdf')
    const answer = await admins[record]?.fetch('/files/findings', {
      method: 'POST',
      headers: { 'apollo-require-preflight': '1' },
      body: form,
    })
    if (answer?.status !== 201) throw new Error(`The upload was refused: ${await answer?.text()}`)
    const [file] = (await answer.json()) as { id: string }[]
    return { ...issued, fileId: file?.id ?? '' }
  }
  const kept = { own: await withFile('own'), foreign: await withFile('foreign') }

  const auditFields = 'id leaId part year prongs { id version }'
  const newAudit = async (record: string, typeKey = 'desk-audit') => ({
    typeKey,
    year,
    leaIds: [record === 'missing' ? 9999 : record === 'foreign' ? 13 : 1],
    parts: ['Part B'],
    reason: 'Targeted',
    plannedStart: discoveredOn,
    leadMonitorId: (await user(userNames.SM)).id,
  })
  /** A new audit; notified ones are seen by their agency. */
  async function audit(
    record: string,
    stage: 'planned' | 'notified',
    typeKey?: string,
  ): Promise<AuditOfWorld> {
    const input = await newAudit(record === 'foreign' ? record : 'own', typeKey)
    const created = await ask<{ audits: AuditOfWorld[] }>(
      'SA',
      `mutation ($input: CreateAuditsInput!) { createAudits(input: $input) { audits { ${auditFields} } errors { code message } } }`,
      { input },
    )
    const [planned] = created.audits
    if (!planned) throw new Error('The audit was not created.')
    const { id, leaId, part } = planned
    if (stage === 'notified')
      await ask(
        'SA',
        'mutation ($input: NotifyOfAuditInput!) { notifyOfAudit(input: $input) { errors { code message } } }',
        { input: { typeKey: input.typeKey, id, leaId, part, year, userId: input.leadMonitorId } },
      )
    return planned
  }
  const audits = auditSteps(ask)
  /** A prong of a new audit that was brought so far. */
  async function prongWith(what: 'list' | 'sample', record: string): Promise<number> {
    if (record === 'missing') return 999_999
    const owner = record === 'foreign' ? record : 'own'
    const [prong] = (await audit(owner, 'notified')).prongs
    if (!prong) throw new Error('The audit has no prong.')
    return what === 'list' ? audits.withList(admins[owner], prong) : audits.withSample(admins[owner], prong)
  }
  /** A record of a new sample, and a row of its list that is not in it. */
  async function sampled(record: string) {
    const prongId = await prongWith('sample', record)
    const missing = { id: 999_999, version: 1, studentId: 999_999 }
    return { prongId, ...(record === 'missing' ? missing : await audits.recordAndRow(prongId)) }
  }
  const services = auditSteps(ask, 'services')
  /** A record about a service, whose document is there. */
  async function serviceLine(record: string): Promise<{ prongId: number; id: number }> {
    if (record === 'missing') return { prongId: 999_999, id: 999_999 }
    const owner = record === 'foreign' ? record : 'own'
    const [prong] = (await audit(owner, 'notified', 'services')).prongs
    if (!prong) throw new Error('The audit has no prong.')
    const prongId = await services.withSample(admins[owner], prong)
    const [first] = await ask<{ id: number }[]>(
      'SA',
      'query ($prongId: Int!) { relatedServices(prongId: $prongId) { id } }',
      { prongId },
    )
    const id = first?.id ?? 0
    await services.uploadFile(admins[owner], id)
    return { prongId, id }
  }
  /** The record of a document set whose agency is asked for its documents. */
  async function documentSet(record: string): Promise<number> {
    if (record === 'missing') return 999_999
    const typeKey = 'policies-procedures'
    const [prong] = (await audit(record === 'foreign' ? record : 'own', 'notified', typeKey)).prongs
    if (!prong) throw new Error('The audit has no prong.')
    await ask(
      'SA',
      'mutation ($input: SetAuditStatusInput!) { setAuditStatus(input: $input) { errors { code message } } }',
      { input: { typeKey, prongId: prong.id, status: 3, version: prong.version } },
    )
    const [first] = await ask<{ id: number }[]>(
      'SA',
      'query ($typeKey: String!, $prongId: Int!) { auditRecords(typeKey: $typeKey, prongId: $prongId) { id } }',
      { typeKey, prongId: prong.id },
    )
    return first?.id ?? 0
  }
  const keptAudits = { own: await audit('own', 'notified'), foreign: await audit('foreign', 'notified') }

  // The demonstration has one of each of the two agencies.
  const { rows } = await ask<{ rows: { id: number; leaId: number }[] }>(
    'SA',
    '{ publishedReports(page: 1, pageSize: 25) { rows { id leaId } } }',
  )
  const reportOf = (leaId: number) => rows.find((row) => row.leaId === leaId)?.id ?? 0

  let serial = 0
  const next = (): string => `g${(serial += 1)}`
  const noteInput = (leaId: number) => ({
    id: randomUUID(),
    leaId,
    year,
    category: 1,
    textNote: `<p>${next()}</p>`,
  })

  return {
    gateway,
    documentSet,
    serviceLine,
    /** A session of a user who is in no column. */
    foreignSession: async (): Promise<string> => {
      const { data } = (await admins.foreign.query('{ ownSessions { sessions { id } } }')) ?? {}
      return /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? ''
    },
    browsers,
    ask,
    user,
    next,
    year,
    leas: { own: 1, foreign: 13, missing: 9999 } as Record<string, number>,
    reports: { own: reportOf(1), foreign: reportOf(13), missing: 999_999 } as Record<string, number>,
    selfAssessments: ids,
    selfAssessment,
    subsections: {
      own: await firstSubsection('own'),
      foreign: await firstSubsection('foreign'),
      missing: 999_999,
    } as Record<string, number>,
    category: (record: 'own' | 'foreign') => category(record, 'Evidence of correction'),
    requiredDocument,
    newAudit,
    audit,
    prongWith,
    sampled,
    /** Uploads a document of a record, so that its review can begin. */
    documentOf: (record: string, id: number) =>
      audits.uploadFile(admins[record === 'foreign' ? record : 'own'], id),
    /** A record with documents whose setup is answered. */
    async readyRecord(record: string): Promise<number> {
      const { id } = await sampled(record)
      if (record === 'missing') return id
      await audits.uploadFile(admins[record === 'foreign' ? record : 'own'], id)
      await audits.setUp(id)
      return id
    },
    /** A document of a record of a new sample, uploaded by its agency. */
    recordFile: async (record: string): Promise<string> =>
      record === 'missing'
        ? '99999999-9999-4999-8999-999999999999'
        : audits.uploadFile(admins[record === 'foreign' ? record : 'own'], (await sampled(record)).id),
    keptAudit: (record: string): AuditOfWorld => keptAudits[record === 'foreign' ? 'foreign' : 'own'],
    finding,
    /** Findings that are not changed. */
    comment,
    keptFinding: (record: string): FindingRow => kept[record === 'foreign' ? 'foreign' : 'own'],
    today: discoveredOn,
    /** A new event. */
    calendarEvent: async (record: string): Promise<string> =>
      (
        await ask<{ event: { id: string } }>(
          'SA',
          'mutation ($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { event { id } errors { code message } } }',
          {
            input: {
              leaId: record === 'foreign' ? 13 : 1,
              subject: 'Snow',
              eventType: 1,
              school: '',
              eventDescription: 'Holiday',
              part: '',
              startTime: '2027-02-08',
              description: '',
              location: '',
            },
          },
        )
      ).event.id,
    /** A feed address of the state administrator. */
    calendarFeed: async (): Promise<number> =>
      (
        await ask<{ feed: { id: number } }>(
          'SA',
          'mutation { createCalendarFeed(leaId: 1) { feed { id } errors { code message } } }',
        )
      ).feed.id,
    /** A required document that is not changed. */
    relatable: (record: 'own' | 'foreign') => relatable[record],
    noteInput,
    /** A new note. */
    note: async (leaId: number): Promise<string> => {
      const input = noteInput(leaId)
      await ask(
        'SM',
        'mutation ($input: SaveNoteInput!) { saveNote(input: $input) { errors { code message } } }',
        { input },
      )
      return input.id
    },
    /** A new training item, published unless it is a draft. */
    async trainingItem(published: boolean): Promise<{ id: number; version: number }> {
      const { item } = await ask<{ item: { id: number; version: number } }>(
        'SM',
        'mutation ($input: CreateTrainingItemInput!) { createTrainingItem(input: $input) { errors { code message } item { id version } } }',
        { input: trainingInput },
      )
      if (!published) return item
      const shown = await ask<{ item: { id: number; version: number } }>(
        'SM',
        'mutation ($id: Int!, $version: Int!) { publishTrainingItem(id: $id, published: true, version: $version) { errors { code message } item { id version } } }',
        { ...item },
      )
      return shown.item
    },
    /** A new announcement; 'foreign' is for users of the other agency. */
    announcement: async (record: string): Promise<number> =>
      (
        await ask<{ announcement: { id: number } }>(
          'SM',
          'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } errors { code message } } }',
          { input: { ...announcementInput, leaIds: record === 'foreign' ? [13] : [] } },
        )
      ).announcement.id,
    /** A new template. */
    noteTemplate: async (): Promise<number> =>
      (
        await ask<{ template: { id: number } }>(
          'SM',
          'mutation ($input: CreateNoteTemplateInput!) { createNoteTemplate(input: $input) { template { id } errors { code message } } }',
          { input: noteTemplateInput },
        )
      ).template.id,
    /** A new user of the agency. */
    person: async (leaId: number): Promise<Row> =>
      (
        await ask<{ user: Row }>(
          'SA',
          `mutation ($input: CreateUserInput!) { createUser(input: $input) { user { ${userFields} } errors { code message } } }`,
          { input: personInput(`${next()}@person.example`, leaId) },
        )
      ).user,
    role: async (): Promise<Row> =>
      (
        await ask<{ role: Row }>(
          'SA',
          'mutation ($input: CreateRoleInput!) { createRole(input: $input) { role { id version name } errors { code message } } }',
          { input: { name: `Role ${next()}`, description: 'x', permissions: ['users.view'] } },
        )
      ).role,
    /** A new client. */
    client: async (): Promise<Row> => (await registered(`Client ${next()}`)).client,
    async stop(): Promise<void> {
      await gateway.stop()
      await api.stop()
    },
  }
}

const userFields =
  'id version userName email fullName title phoneNumber leaId preferredLeaId roles selectedLeas'

export const trainingInput = {
  title: 'Guide',
  summary: 'Short',
  kind: 'FAQ',
  module: 'Findings',
  body: '<p>Yes.</p>',
}

export const announcementInput = {
  title: 'Office closed',
  body: '<p>On Friday.</p>',
  severity: 'Information',
  roles: [],
  leaIds: [],
  fromDay: '2020-01-01',
  toDay: '2999-12-31',
  dismissible: true,
}
export const noteTemplateInput = { title: 'Visit', category: 1, textNote: '<p>Seen</p>' }

export function personInput(email: string, leaId: number) {
  return {
    email,
    fullName: `Person ${email}`,
    title: 'Ms.',
    phoneNumber: '410-555-0199',
    roles: ['LocalUser'],
    leaId,
  }
}

/** Input that registers a client of one agency with every scope that is not for all agencies. */
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

/** A client of another system: it keeps no cookies and sends its token. */
class ClientBrowser extends Browser {
  #token = ''
  #renewAt = 0

  constructor(
    url: string,
    private readonly newToken: () => Promise<string>,
  ) {
    super(url)
  }

  override async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    // A token is valid for five minutes, and on a slow machine the whole table takes longer.
    if (Date.now() > this.#renewAt) {
      this.#token = await this.newToken()
      this.#renewAt = Date.now() + 60_000
    }
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${this.#token}`)
    return super.fetch(address, { ...init, headers })
  }
}

async function tokenOf(apiUrl: string, clientId: string, secret: string): Promise<string> {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret }
  const answer = await fetch(`${apiUrl}/api/auth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return accessToken
}
