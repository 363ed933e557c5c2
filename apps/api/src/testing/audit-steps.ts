import type { AnswerOf, createAudits, getAuditProng, previewAudits } from '@portal/rest-contract'
import { selfAssessmentSteps, type Refusal } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'

export type Audit = AnswerOf<typeof createAudits>[number]
export type Prong = AnswerOf<typeof getAuditProng>
type Planned = AnswerOf<typeof previewAudits>

const monitor = 'monitor@state.example'
const base = '/api/msde/desk-audit'

/** The steps of an audit, each taken by one named person. */
export function auditSteps(api: TestApi) {
  const { send, currentYear } = selfAssessmentSteps(api)

  /** A cyclical audit of Part B in the current year, unless told. */
  const input = async (leaIds: readonly number[], given: object = {}) => ({
    year: await currentYear(),
    leaIds,
    parts: ['Part B'],
    reason: 'Cyclical',
    plannedStart: '2998-10-01',
    documentsDueOn: '2998-11-02',
    plannedEnd: '2999-03-01',
    leadMonitorId: await api.userId(monitor),
    ...given,
  })

  const steps = {
    send,
    currentYear,
    input,
    preview: async (user: string, leaIds: readonly number[], given: object = {}) =>
      send<Planned & Refusal>(user, 'post', `${base}/audits/preview`, await input(leaIds, given)),
    create: async (user: string, leaIds: readonly number[], given: object = {}) =>
      send<Audit[] & Refusal>(user, 'post', `${base}/audits`, await input(leaIds, given)),
    /** A further audit, of which there can be many. */
    async targeted(leaId: number): Promise<Audit> {
      const [audit] = (await steps.create(monitor, [leaId], { reason: 'Targeted' })).body
      if (!audit) throw new Error('The audit was not created.')
      return audit
    },
    list: async (user: string, leaIds: readonly number[] = [], year?: number) =>
      send<Audit[]>(user, 'post', `${base}/dashboard/lealist/${year ?? (await currentYear())}`, leaIds),
    notifyPath: async ({ id, leaId, part, year }: Audit, contact = monitor): Promise<string> =>
      `${base}/lea-notification/${leaId}/${id}/${await api.userId(contact)}/${encodeURIComponent(part)}/${year}`,
    notify: async (user: string, audit: Audit, contact = monitor) =>
      send<Audit & Refusal>(user, 'get', await steps.notifyPath(audit, contact)),
    prong: (user: string, id: number) => send<Prong & Refusal>(user, 'get', `${base}/prong/${id}`),
    setStatus: (user: string, prong: { id: number; version: number }, status: number, given: object = {}) =>
      send<Prong & Refusal>(user, 'post', `${base}/audit/status/${prong.id}/${status}`, {
        version: prong.version,
        ...given,
      }),
  }
  return steps
}
