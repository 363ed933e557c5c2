import type {
  AnswerOf,
  getSelfAssessment,
  getSubsectionResponse,
  listSelfAssessments,
  saveComplianceStrategyItem,
} from '@portal/rest-contract'
import type { TestAnswer, TestApi } from './test-api.js'

export type Row = AnswerOf<typeof listSelfAssessments>[number]
export type SelfAssessment = AnswerOf<typeof getSelfAssessment>
export type Subsection = AnswerOf<typeof getSubsectionResponse>
export type Item = AnswerOf<typeof saveComplianceStrategyItem>
/** A refusal as tests read it. */
export interface Refusal {
  code: string
  message: string
  fields?: Record<string, string[]>
  current?: unknown
}

export const allegany = 1
export const howard = 13
const monitor = 'monitor@state.example'
export const dueOn = '2999-06-28'

/** The steps of the main job, each taken by one named person. */
export function selfAssessmentSteps(api: TestApi) {
  const as = async (user: string) => ({ token: await api.tokenFor(user) })

  async function send<Body>(
    user: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<TestAnswer<Body>> {
    return api.call<Body>(method, path, { ...(await as(user)), ...(body !== undefined && { body }) })
  }

  async function currentYear(): Promise<number> {
    const years = await send<{ id: number }[]>(monitor, 'get', '/api/leas/years')
    return years.body.at(-1)?.id ?? 0
  }

  const steps = {
    send,
    currentYear,
    list: async (user: string, leaIds: number[] = [], year?: number) =>
      send<Row[]>(
        user,
        'post',
        `/api/self-assessment/dashboard/lealist/${year ?? (await currentYear())}`,
        leaIds,
      ),
    /** The row of one agency and part in the current year, as the monitor sees it. */
    async rowOf(leaId: number, part: Row['part'] = 'Part B'): Promise<Row> {
      const { body } = await steps.list(monitor, [leaId])
      const row = body.find((one) => one.part === part)
      if (!row) throw new Error(`No ${part} self-assessment of agency ${leaId}.`)
      return row
    },
    get: (user: string, id: number) => send<SelfAssessment>(user, 'get', `/api/self-assessment/${id}`),
    activate: (user: string, ids: number[], due = dueOn) =>
      send<Row[]>(user, 'post', '/api/msde/self-assessment/activation', { ids, dueOn: due }),
    reset: (user: string, id: number, version: number, reason = 'Wrong agency.') =>
      send<SelfAssessment>(user, 'post', `/api/msde/self-assessment/reset-activation/${id}`, {
        reason,
        version,
      }),
    start: (user: string, id: number, version: number) =>
      send<SelfAssessment>(user, 'post', `/api/self-assessment/${id}/local-activation`, { version }),
    submit: (
      user: string,
      id: number,
      version: number,
      statement: Record<string, string> = {
        statementName: 'Pat Lee',
        statementTitle: 'Director',
        documentsReason: 'They follow by mail.',
      },
    ) =>
      send<SelfAssessment>(user, 'put', `/api/self-assessment/${id}`, {
        submitted: true,
        ...statement,
        version,
      }),
    recall: (user: string, id: number, version: number) =>
      send<SelfAssessment>(user, 'put', `/api/self-assessment/${id}`, { submitted: false, version }),
    subsection: (user: string, id: number) =>
      send<Subsection>(user, 'get', `/api/msde/self-assessment/subsectionresponse/${id}`),
    save: (
      user: string,
      id: number,
      itemId: number,
      answer: {
        rating: number | null
        narrative: string
        carriedFromYear?: number
        confirmedThisYear?: boolean
        version: number
      },
    ) => send<Item>(user, 'put', `/api/self-assessment/${id}/compliance-strategy-item/${itemId}`, answer),
    move: (user: string, subsectionId: number, state: number, version: number, comment?: string) =>
      send<Subsection>(user, 'put', `/api/msde/self-assessment/subsections/${subsectionId}/${state}`, {
        version,
        ...(comment !== undefined && { comment }),
      }),
    assign: async (admin: string, subsectionId: number, user: string) =>
      send<{ id: string; isAssigned: boolean }[]>(
        admin,
        'post',
        `/api/msde/self-assessment/assignuser/${subsectionId}/${await api.userId(user)}`,
      ),

    /** Activated by the monitor and started by the local administrator; answers the self-assessment as the latter sees it. */
    async open(leaId: number, admin: string, part: Row['part'] = 'Part B'): Promise<SelfAssessment> {
      const row = await steps.rowOf(leaId, part)
      await steps.activate(monitor, [row.id])
      const { body } = await steps.start(admin, row.id, row.version + 1)
      return body
    },
    /** Answers every item of a subsection so that no gap is left. */
    async complete(user: string, subsectionId: number): Promise<Subsection> {
      const { body } = await steps.subsection(user, subsectionId)
      for (const item of body.items) {
        await steps.save(user, body.selfAssessmentId, item.id, {
          rating: 4,
          narrative: '<p>On file.</p>',
          version: item.version,
        })
      }
      return (await steps.subsection(user, subsectionId)).body
    },
    /** Answers, marks ready and approves every subsection. */
    async approveAll(admin: string, id: number): Promise<SelfAssessment> {
      const { body } = await steps.get(admin, id)
      for (const { id: subsectionId } of body.sections.flatMap((section) => section.subsections)) {
        const { version } = await steps.complete(admin, subsectionId)
        await steps.move(admin, subsectionId, 2, version)
        await steps.move(admin, subsectionId, 3, version + 1)
      }
      return (await steps.get(admin, id)).body
    },
  }
  return steps
}

/** First subsection of a self-assessment. */
export function firstSubsection(selfAssessment: SelfAssessment): number {
  const id = selfAssessment.sections[0]?.subsections[0]?.id
  if (id === undefined) throw new Error('The self-assessment shows no subsection.')
  return id
}
