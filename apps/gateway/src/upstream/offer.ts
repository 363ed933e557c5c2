import { portalFeatures, type PortalFeature } from '@portal/domain'
import {
  createCalendarEvent,
  getCalendar,
  countUnreadNotices,
  getContentVersion,
  getFinding,
  getLanding,
  getLea,
  getLocalStanding,
  getNote,
  getPreferences,
  getSelfAssessment,
  getStateStanding,
  getSubsectionResponse,
  launchComplianceYear,
  launchDeterminationYear,
  launchDisputeYear,
  listAnnouncements,
  listAuditEvents,
  listClients,
  listComplianceYears,
  listContentVersions,
  listCurrentEvents,
  listDeterminationYears,
  listDisputeYears,
  listFindings,
  listNotes,
  listNotices,
  listRoles,
  listSelfAssessments,
  listTraining,
  listTasks,
  listUsers,
  markNoticesRead,
  saveContentNode,
  saveNote,
  savePreferences,
  search,
  type Call,
} from '@portal/rest-contract'
import { z } from 'zod'
import type { Transport } from './transport.js'
import { parseJson } from './upstream-errors.js'

/** Calls without which a part of the portal shows nothing. */
const needed: Record<PortalFeature, readonly Call[]> = {
  'self-assessment': [listSelfAssessments, getSelfAssessment, getSubsectionResponse],
  findings: [listFindings, getFinding],
  notes: [listNotes, getNote, saveNote],
  notices: [listNotices, countUnreadNotices, markNoticesRead],
  calendar: [getCalendar, listCurrentEvents, createCalendarEvent],
  search: [search],
  help: [listTraining],
  tasks: [listTasks],
  announcements: [listAnnouncements],
  dashboards: [getStateStanding, getLocalStanding, getLanding],
  'agency-content': [getLea],
  content: [listContentVersions, getContentVersion, saveContentNode],
  'audit-trail': [listAuditEvents],
  preferences: [getPreferences, savePreferences],
  users: [listUsers],
  roles: [listRoles],
  clients: [listClients],
  'compliance-years': [listComplianceYears, launchComplianceYear],
  'determination-years': [listDeterminationYears, launchDeterminationYear],
  'dispute-years': [listDisputeYears, launchDisputeYear],
}

/** What a system without a document is not taken to offer: the specification names no calls, or no fields, for it. */
const unspecified: readonly PortalFeature[] = [
  'self-assessment',
  'findings',
  'notes',
  'notices',
  'calendar',
  'search',
  'help',
  'tasks',
  'announcements',
  'dashboards',
  'agency-content',
  'content',
  'audit-trail',
  'preferences',
  'clients',
]

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const askedAgainAfterMs = 60_000
const deadlineMs = 2000

/**
 * Which parts of the portal the system of record can serve: those whose calls stand in its OpenAPI document, or, when
 * it has none, those whose calls and fields the specification names. While it does not answer, nothing counts as missing.
 */
export class Offer {
  #read: ({ text: string } & ReadOffer) | undefined
  #known: { missing: Promise<readonly PortalFeature[]>; until: number } | undefined

  constructor(
    private readonly transport: Pick<Transport, 'text'>,
    private readonly now: () => number = Date.now,
  ) {}

  async missingRooms(): Promise<readonly PortalFeature[]> {
    if (this.#known === undefined || this.#known.until <= this.now())
      this.#known = { missing: this.#ask(), until: this.now() + askedAgainAfterMs }
    const asked = this.#known
    try {
      return await asked.missing
    } catch {
      // The calls themselves say that the system is down; the next request asks again.
      if (this.#known === asked) this.#known = undefined
      return []
    }
  }

  /** Whether a call that is no part of the specification can be made. Until the document was read, it cannot. */
  has({ method, path }: Call): boolean {
    return this.#read?.calls.has(nameOf(method, path)) ?? false
  }

  async #ask(): Promise<readonly PortalFeature[]> {
    const answer = await this.transport.text({
      name: 'openapi',
      method: 'get',
      path: '/api/openapi.json',
      headers: {},
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (answer.status >= 500 && answer.status !== 501) throw new Error(`answered ${answer.status}`)
    const text = answer.status < 300 ? answer.text : ''
    // It is long and seldom another; reading it holds up everybody else.
    if (this.#read?.text !== text) this.#read = { text, ...readOffer(text) }
    return this.#read.missing
  }
}

interface ReadOffer {
  calls: ReadonlySet<string>
  missing: readonly PortalFeature[]
}

function readOffer(text: string): ReadOffer {
  const document = openApi.safeParse(parseJson(text))
  if (!document.success) return { calls: new Set(), missing: unspecified }
  const calls = new Set(
    Object.entries(document.data.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => nameOf(method, path)),
    ),
  )
  const missing = portalFeatures.filter((feature) =>
    needed[feature].some(({ method, path }) => !calls.has(nameOf(method, path))),
  )
  return { calls, missing }
}

/** Parameters may have any name. */
function nameOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`
}
