import { SubmitState, SubsectionState } from '@portal/domain'
import { and, eq } from 'drizzle-orm'
import { csiResponses, questionnaireResponses, subsectionResponses } from '../db/schema/index.js'
import { attempts } from './access/access-files.js'
import { personInput, userNames, type AccessWorld } from './access/access-world.js'
import { dueOn, firstSubsection } from './self-assessment-steps.js'

/** A record as a read answers it: the fields of the body by their names, and its version. */
type Stored = Record<string, unknown>

/** One record that an update changes. */
export interface UpdateSubject {
  /** Values of the path of the update. */
  params: Record<string, string | number>
  /** Every optional field of the body, each with a value that can be lost. */
  fields: Record<string, unknown>
  /** What has to be sent with every change, beside the version. */
  beside?: Record<string, unknown>
  read: () => Promise<Stored>
}

export interface UpdateCase {
  call: string
  user: string
  subject: (world: AccessWorld) => Promise<UpdateSubject>
  /** Where the body keeps the fields, if not at its top. */
  inside?: 'fields'
}

const sysadmin = 'sysadmin@state.example'
const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

async function get<Body = Stored>({ steps }: AccessWorld, user: string, path: string): Promise<Body> {
  const { status, body } = await steps.send<Body>(user, 'get', path)
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body
}

async function made<Body = { id: number }>(
  { steps }: AccessWorld,
  user: string,
  path: string,
  body: object,
): Promise<Body> {
  const answer = await steps.send<Body>(user, 'post', path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The record of the valid request that everybody's rights are tried with. */
async function ofAttempt(world: AccessWorld, call: string): Promise<Record<string, string | number>> {
  const attempt = await attempts[call]?.(world, 'own', 'SA')
  if (!attempt?.params) throw new Error(`There is no request for ${call} that names a record.`)
  return attempt.params
}

const onUser =
  (fields: (world: AccessWorld) => Record<string, unknown>, given: object) => async (world: AccessWorld) => {
    const { id } = await made<{ id: string }>(world, sysadmin, '/api/account/users', {
      ...personInput(`${world.next()}@person.example`, {}),
      ...given,
    })
    return {
      params: { id },
      fields: fields(world),
      read: () => get(world, sysadmin, `/api/account/users/${id}`),
    }
  }

const localPerson = ({ next, leas }: AccessWorld) => ({
  email: `${next()}@person.example`,
  fullName: 'Lee Local',
  title: 'Director',
  jobTitle: 'Director of services',
  phoneNumber: '410-555-0111',
  roles: ['LocalAdmin'],
  leaId: leas['own'],
})
const statePerson = ({ leas }: AccessWorld) => ({
  preferredLeaId: leas['own'],
  selectedLeas: [leas['own'], leas['foreign']],
})

/** A self-assessment that the state has taken up. */
async function inReview({ api, selfAssessments, subsections }: AccessWorld) {
  const { inStateReview: submitState } = SubmitState
  const id = selfAssessments['foreign'] ?? 0
  await api.db.update(questionnaireResponses).set({ submitState }).where(eq(questionnaireResponses.id, id))
  await api.db
    .update(subsectionResponses)
    .set({ state: SubsectionState.inStateReview })
    .where(eq(subsectionResponses.responseId, id))
  return { id, subsection: subsections['foreign'] ?? 0 }
}

const contents = '/api/msde/content'
const named = '/api/msde/self-assessment'
interface Draft {
  id: number
  nodes: { nodeKind: string; contentId: string; fields: Stored; version: number }[]
}

/** The draft of a kind of content: a version of it is made once. */
async function draftOf(world: AccessWorld, kind: string): Promise<Draft> {
  const base = `${contents}/${kind}/versions`
  const versions = await get<{ id: number; state: string; part: string }[]>(world, monitor, base)
  const known = versions.find(({ state }) => state === 'Draft')
  const from = versions.find(({ state, part }) => state === 'Published' && part === 'Part B')
  const wanted = { fromId: from?.id, year: world.year }
  const draft: { id: number } = known ?? (await made(world, monitor, base, wanted))
  return get<Draft>(world, monitor, `${base}/${draft.id}`)
}

const contentFields = {
  questionnaire: {
    title: 'Questions',
    shortDescription: 'All of it.',
    intro: 'Read this first.',
    rollingSubmission: true,
    ratingScale: ['4 All', '1 None'],
  },
  section: { number: '7', title: 'Families', intro: 'About families.', areaId: 3 },
  subsection: { number: '7.7', title: 'Notices', intro: 'About notices.', areaId: 2 },
  item: {
    number: '7.7.7',
    text: 'In time?',
    guidance: 'See the log.',
    acceptableEvidence: ['A log'],
    indicatorCode: 'B11',
    responseType: 'Rating',
    ratingScale: ['4 All', '1 None'],
    narrativeRequired: 'always',
    evidenceRequired: true,
  },
  category: {
    title: 'Policies',
    group: 'Papers',
    description: 'Written policies.',
    help: 'One file each.',
    required: true,
    defaultMaximum: 7,
    dueRule: 'By June',
  },
}

/** A place of the draft, with links to others where its kind has them. */
async function placeIn(world: AccessWorld, kind: string, nodeKind: keyof typeof contentFields) {
  const { id, nodes } = await draftOf(world, kind)
  const read = async () => {
    const found = (await draftOf(world, kind)).nodes.find((node) => node.nodeKind === nodeKind)
    return { ...found?.fields, version: found?.version }
  }
  const place = nodes.find((node) => node.nodeKind === nodeKind)
  const citations = nodes.flatMap(({ fields }) => fields['citations'] ?? []).slice(0, 1)
  const links = {
    questionnaire: {},
    section: {},
    subsection: { requiredDocumentCategoryIds: ['policies'] },
    item: { citations },
    category: { subsectionIds: ['b-child-find'] },
  }
  const fields = { ...contentFields[nodeKind], ...links[nodeKind] }
  return { id, contentId: place?.contentId ?? '', fields, read }
}

const onPlace =
  (nodeKind: 'subsection' | 'item'): UpdateCase['subject'] =>
  async (world) => {
    const { fields, read, ...params } = await placeIn(world, 'self-assessment', nodeKind)
    return { params: { kind: 'self-assessment', ...params }, fields, read }
  }

const onNamedPlace =
  (nodeKind: 'questionnaire' | 'section' | 'item' | 'category'): UpdateCase['subject'] =>
  async (world) => {
    const kind = nodeKind === 'category' ? 'required-documents' : 'self-assessment'
    const { id, fields, read } = await placeIn(world, kind, nodeKind)
    const first = async (path: string) =>
      (await get<{ id: number }[]>(world, monitor, `${named}/${path}`))[0]?.id ?? 0
    const row = {
      questionnaire: () => Promise.resolve(id),
      section: () => first(`sections?questionnaireId=${id}`),
      category: () => first(`required-documents/sections?versionId=${id}`),
      item: async () => {
        const section = await first(`sections?questionnaireId=${id}`)
        const subsection = await first(`subsections?sectionId=${section}`)
        const { places } = await get<{ places: { id: number }[] }>(
          world,
          monitor,
          `${named}/subsection/${subsection}`,
        )
        return places[0]?.id ?? 0
      },
    }[nodeKind]
    return { params: { id: await row() }, fields, read }
  }

const event = {
  subject: 'Storm',
  eventType: 2,
  school: 'Mill School',
  eventDescription: 'Delayed Opening 1 hour',
  part: 'Part B',
  startTime: '2027-02-09',
  endTime: '2027-02-10',
  description: 'No school.',
  location: 'Mill Road',
}
const onEvent =
  (fields: Record<string, unknown>): UpdateCase['subject'] =>
  async (world) => {
    const { id = 0 } = await ofAttempt(world, 'updateCalendarEvent')
    const path = `/api/msde/desk-audit/dashboard/currentEvents/${world.leas['own']}/false`
    const read = async () => {
      const days = 'startDate=2027-02-01&endDate=2027-02-28'
      const { value } = await get<{ value: Stored[] }>(world, monitor, `${path}?${days}`)
      return value.find((one) => one['id'] === String(id)) ?? {}
    }
    return { params: { id }, fields, read }
  }

/** Every call that changes a record, with one that it changes. */
export const updateCases: readonly UpdateCase[] = [
  { call: 'updateUser', user: sysadmin, subject: onUser(localPerson, { leaId: 1 }) },
  { call: 'updateUser', user: sysadmin, subject: onUser(statePerson, { roles: ['StateMonitor'] }) },
  { call: 'patchUser', user: sysadmin, subject: onUser(localPerson, { leaId: 1 }) },
  { call: 'patchUser', user: sysadmin, subject: onUser(statePerson, { roles: ['StateMonitor'] }) },
  {
    call: 'updateContactInfo',
    user: sysadmin,
    subject: onUser(() => ({ contactInfoDisplayed: true, sortOrder: 7 }), { leaId: 1 }),
  },
  {
    call: 'savePreferences',
    user: monitor,
    subject: async (world) => {
      const read = () => get(world, monitor, '/api/account/users/me/preferences')
      const { homePages } = (await read()) as { homePages: { path: string }[] }
      const fields = {
        notifications: [{ group: 'documents', channel: 'Daily' }],
        onlyPreferredLeas: true,
        theme: 'dark',
        language: 'en',
        homePage: homePages[0]?.path,
      }
      return { params: {}, fields, read }
    },
  },
  {
    call: 'updateRole',
    user: sysadmin,
    subject: async (world) => {
      const { id } = await world.role()
      const fields = { name: `Auditor ${world.next()}`, description: 'Reads.', permissions: ['users.view'] }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/account/roles/${id}`) }
    },
  },
  {
    call: 'updateClient',
    user: sysadmin,
    subject: async (world) => {
      const { id } = await world.client()
      const { leas, api } = world
      const fields = {
        name: `Exchange ${world.next()}`,
        contact: 'us@exchange.example',
        scopes: ['agencies.read'],
        leaIds: [leas['own'], leas['foreign']],
        expiresOn: new Date(api.clock.now().getTime() + 99 * 86_400_000).toISOString().slice(0, 10),
        requestsPerMinute: 77,
      }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/account/clients/${id}`) }
    },
  },
  {
    call: 'updateClient',
    user: sysadmin,
    subject: async (world) => {
      const { id } = await world.client()
      const fields = { allLeas: true, leaIds: [] }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/account/clients/${id}`) }
    },
  },
  {
    call: 'updateLea',
    user: sysadmin,
    subject: async (world) => {
      const code = `Q${world.next()}`.toUpperCase()
      const agency = {
        code,
        name: 'A',
        shortName: 'A',
        kind: 'LEA',
        hasPartB: true,
        hasPartC: true,
        isTest: true,
      }
      const { id } = await made(world, sysadmin, '/api/leas', agency)
      const fields = {
        ...agency,
        name: 'Quince County Schools',
        shortName: 'Quince',
        kind: 'PA',
        region: 'West',
        cohort: 3,
        enrollmentBand: 'L',
        active: true,
        intro: '<p>Welcome.</p>',
        contacts: [
          { name: 'Pat Lee', title: 'Director', email: 'pat@quince.example', phoneNumber: '410-555-0100' },
        ],
        links: [{ label: 'Schools', url: 'https://quince.example' }],
        schoolYears: [
          { year: world.year, firstDay: `${world.year}-08-30`, lastDay: `${world.year + 1}-06-10` },
        ],
      }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/leas/${id}`) }
    },
  },
  {
    call: 'saveComplianceStrategyItem',
    user: admin,
    subject: async (world) => {
      const { id = 0, itemId = 0 } = await ofAttempt(world, 'saveComplianceStrategyItem')
      const path = `/api/self-assessment/${id}/compliance-strategy-item/${itemId}`
      const read = () => get(world, admin, path)
      const subsectionResponseId = world.subsections['own'] ?? 0
      const answer = { rating: 2, narrative: '<p>Begun.</p>' }
      await world.steps.save(admin, Number(id), Number(itemId), {
        ...answer,
        version: Number((await read())['version']),
      })
      // As if it was taken over: nothing was written last year.
      const taken = { carriedFromYear: world.year - 1, confirmedThisYear: true }
      await world.api.db
        .update(csiResponses)
        .set(taken)
        .where(
          and(
            eq(csiResponses.subsectionResponseId, subsectionResponseId),
            eq(csiResponses.itemId, Number(itemId)),
          ),
        )
      return { params: { id, itemId }, fields: { ...answer, ...taken }, read }
    },
  },
  {
    call: 'planSelfAssessment',
    user: admin,
    subject: async (world) => {
      const id = world.selfAssessments['own'] ?? 0
      const selfAssessment = (await world.steps.get(admin, id)).body
      const subsectionResponseId = firstSubsection(selfAssessment)
      const read = async () => {
        const { localLead, sections, version } = (await world.steps.get(admin, id)).body
        const days = sections.flatMap(({ subsections }) => subsections.map((one) => one.dueOn))
        return { leadId: localLead?.id, dueDates: days, version }
      }
      const fields = {
        leadId: await world.api.userId(userNames.LU ?? ''),
        dueDates: [{ subsectionResponseId, dueOn: '2999-05-28' }],
      }
      return { params: { id }, fields, read }
    },
  },
  {
    call: 'saveSubsectionReview',
    user: monitor,
    subject: async (world) => {
      const { subsection: id } = await inReview(world)
      const fields = {
        sharedComment: 'Seen.',
        strengths: 'Logs.',
        needs: 'Training.',
        internalComment: 'Ask again.',
      }
      return { params: { id }, fields, read: () => get(world, monitor, `${named}/subsection-review/${id}`) }
    },
  },
  {
    call: 'saveItemReview',
    user: monitor,
    subject: async (world) => {
      const { subsection: id } = await inReview(world)
      const read = async () =>
        (await get<{ items: Stored[] }>(world, monitor, `${named}/subsection-review/${id}`)).items[0] ?? {}
      const fields = {
        stateRating: 3,
        stateComment: 'Late.',
        toProvide: 'The log.',
        internalComment: 'Call them.',
      }
      return { params: { id, itemId: Number((await read())['itemId']) }, fields, read }
    },
  },
  {
    call: 'saveReportDraft',
    user: monitor,
    subject: async (world) => {
      const { id, subsection } = await inReview(world)
      const read = async () =>
        (await get<{ drafts: Stored[] }>(world, monitor, `${named}/review/${id}`)).drafts[0] ?? { version: 0 }
      const fields = {
        subsectionResponseIds: [subsection],
        dueOn,
        note: 'Please answer.',
        recommendations: 'Keep the log.',
        nextSteps: 'Train the staff.',
      }
      return { params: { id, kind: 'selective' }, fields, beside: { toReview: false }, read }
    },
  },
  {
    call: 'saveCohort',
    user: monitor,
    subject: async (world) => {
      const { userId = '' } = await ofAttempt(world, 'saveCohort')
      const { year } = world
      const read = () => get(world, monitor, `${named}/cohorts/${userId}?year=${year}`)
      return { params: { userId }, fields: { cohortNumber: 2, leaIds: [1, 13] }, beside: { year }, read }
    },
  },
  { call: 'saveContentNode', user: monitor, inside: 'fields', subject: onPlace('subsection') },
  { call: 'saveContentNode', user: monitor, inside: 'fields', subject: onPlace('item') },
  { call: 'updateQuestionnaire', user: monitor, inside: 'fields', subject: onNamedPlace('questionnaire') },
  { call: 'updateQuestionnaireSection', user: monitor, inside: 'fields', subject: onNamedPlace('section') },
  { call: 'updateStrategyItem', user: monitor, inside: 'fields', subject: onNamedPlace('item') },
  {
    call: 'updateRequiredDocumentSection',
    user: monitor,
    inside: 'fields',
    subject: onNamedPlace('category'),
  },
  {
    call: 'updateFinding',
    user: monitor,
    subject: async (world) => {
      const { id, cases } = await world.finding('own', 'draft')
      const read = async () => {
        const { citation, owner, ...row } = (await world.findings.get(monitor, id)).body
        const cases = row.cases.map(({ id: caseId, studentReference, requiredAction, correctable }) => ({
          id: caseId,
          studentReference,
          requiredAction,
          correctable,
        }))
        return { ...row, cases, citationId: citation?.id, ownerMonitorId: owner?.id }
      }
      const { citationId, discoveredOn } = await read()
      const fields = {
        citationId,
        indicatorCode: 'B11',
        countingMode: 'Individual',
        description: 'Late notices.',
        evidenceSummary: 'The log.',
        systemic: true,
        discoveredOn,
        ownerMonitorId: await world.api.userId('monitor2@state.example'),
        cases: [
          { id: cases[0]?.id, studentReference: '77', requiredAction: 'Do it.', correctable: 'TimelineOnly' },
        ],
      }
      return { params: { id }, fields, read }
    },
  },
  {
    call: 'saveFindingCorrection',
    user: admin,
    subject: async (world) => {
      const { id, cases } = await world.finding('own', 'issued')
      const read = async (): Promise<Stored> => ({ ...(await world.findings.get(admin, id)).body.cases[0] })
      const day = world.findings.today()
      const fields = { correctedOn: day, narrative: 'Done.', leftJurisdictionOn: day }
      return { params: { id, caseId: cases[0]?.id ?? 0 }, fields, beside: { submit: false }, read }
    },
  },
  {
    call: 'saveNote',
    user: monitor,
    subject: async (world) => {
      const id = await world.note(world.leas['own'] ?? 0)
      const fields = {
        leaId: world.leas['foreign'],
        year: world.year,
        category: 3,
        part: 'Part B',
        textNote: '<p>Met.</p>',
      }
      return {
        params: {},
        fields,
        beside: { id },
        read: () => get(world, monitor, `/api/msde/notepad/note/${id}`),
      }
    },
  },
  {
    call: 'updateNoteTemplate',
    user: monitor,
    subject: async (world) => {
      const { id = 0 } = await ofAttempt(world, 'updateNoteTemplate')
      const fields = { title: 'Call', category: 2, textNote: '<p>Called.</p>' }
      return { params: { id }, fields, read: () => get(world, monitor, `/api/msde/notepad/template/${id}`) }
    },
  },
  {
    call: 'updateAnnouncement',
    user: sysadmin,
    subject: async (world) => {
      const { id = 0 } = await ofAttempt(world, 'updateAnnouncement')
      const fields = {
        title: 'Closed',
        body: '<p>All day.</p>',
        severity: 'Important',
        roles: ['LocalUser'],
        leaIds: [1],
        fromDay: '2021-01-01',
        toDay: '2998-12-31',
        dismissible: true,
      }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/announcements/${id}`) }
    },
  },
  { call: 'updateCalendarEvent', user: monitor, subject: onEvent(event) },
  {
    call: 'moveCalendarEvent',
    user: monitor,
    subject: onEvent({ startTime: event.startTime, endTime: event.endTime }),
  },
  {
    call: 'updateTrainingItem',
    user: monitor,
    subject: async (world) => {
      const { id } = await world.trainingItem(false)
      const fields = {
        title: 'Film',
        summary: 'How it goes.',
        kind: 'Video',
        module: 'Calendar',
        roles: ['LocalUser'],
        routes: ['/compliance/findings'],
        body: '<p>See.</p>',
        url: 'https://films.example',
        transcript: 'Hello.',
        durationMin: 5,
      }
      const read = async () =>
        (await get<{ items: Stored[] }>(world, monitor, '/api/help/tutorials')).items.find(
          (one) => one['id'] === id,
        ) ?? {}
      return { params: { id }, fields, read }
    },
  },
]

/** Optional fields that are no part of a record, so that there is nothing to keep. */
export const notStored: Record<string, readonly string[]> = {
  // What is said with an act: the next act says it anew.
  submitSelfAssessment: ['statementName', 'statementTitle', 'documentsReason'],
  setSubsectionState: ['comment'],
  setSubsectionApplicability: ['reason'],
  setAuditStatus: ['reason'],
  judgeFindingCorrection: ['comment'],
  // They begin something, in a row of its own or once.
  startSelfAssessment: ['leadId', 'dueDates', 'people'],
  recordFindingRound: ['recordsNotApplicable', 'note', 'newCases'],
  saveNote: ['version'],
  // How an act is done.
  updateAnnouncement: ['showAgain'],
  markNoticesRead: ['ids', 'upToId', 'alike'],
  // It follows another field, or is counted.
  updateUser: ['userName'],
  updateRole: ['usersCount'],
}
