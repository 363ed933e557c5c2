import { caseStudyAreas } from '@portal/domain'
import type { AnswerOf, getCaseStudy } from '@portal/rest-contract'
import { allegany, selfAssessmentSteps, type Refusal } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'

export type CaseStudy = AnswerOf<typeof getCaseStudy>

const monitor = 'monitor@state.example'

/** A student of the studies. */
export const maria = { studentId: 'S-10001234', firstName: 'María', lastName: 'García' }

const whole = {
  question: 'Was María served?',
  timeline: [
    { id: 'b', date: '2026-03-01', source: 'Log', event: 'García moved with Ann.', document: '' },
    { id: 'a', date: '2025-09-02', source: 'Log', event: 'Enrolled.', document: '' },
  ],
  interviews: [
    { id: 'i', role: 'Teacher', person: 'Ms. Alvarez', date: '2026-03-02', notes: 'Alvarez agrees.' },
  ],
  conclusions: 'She was.',
  ratings: Object.keys(caseStudyAreas).map((area) => ({ area, rating: 3, note: '' })),
}

/** The steps of case studies; a monitor begins them for Allegany. */
export function caseStudySteps(api: TestApi) {
  const steps = selfAssessmentSteps(api)
  const send = <Body = CaseStudy & Refusal>(user: string, method: string, path: string, body?: object) =>
    steps.send<Body>(user, method, `/api/msde/case-studies${path}`, body)

  async function begin(more: object = {}) {
    const year = await steps.currentYear()
    const first = { leaId: allegany, year, part: 'Part B', theme: 'A move', ...more }
    return (await send(monitor, 'post', '', first)).body
  }

  return {
    send,
    begin,
    /** A draft that lacks nothing. */
    async complete() {
      const { id } = await begin()
      await send(monitor, 'post', `/${id}/students`, { ...maria, version: 1 })
      const { status, body } = await send(monitor, 'put', `/${id}`, { ...whole, version: 2 })
      if (status !== 200 || body.gaps.length > 0) throw new Error(`The study is not complete: ${status}`)
      return body
    },
    move: (user: string, study: Pick<CaseStudy, 'id' | 'version'>, more: object) =>
      send(user, 'post', `/${study.id}/status`, { version: study.version, ...more }),
    comment: (user: string, id: number, more: object = {}) =>
      send(user, 'post', `/${id}/comments`, { body: '<p>Look.</p>', visibility: 'Internal', ...more }),
  }
}
