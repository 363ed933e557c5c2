import { csvDocument } from '@portal/domain'
import type { AnswerOf, getServiceLine, listRelatedServices } from '@portal/rest-contract'
import { auditSteps } from './audit-steps.js'
import { howard, type Refusal } from '../self-assessment-steps.js'
import type { TestApi } from '../test-api.js'

type Line = AnswerOf<typeof getServiceLine>

const monitor = 'monitor@state.example'
const headings = 'StateStudentId LastName FirstName Service Frequency MinutesPerPeriod Provider StartDate'
const base = '/api/msde/services'

/** Steps of an audit of services, each taken by one named person. */
export function auditLineSteps(api: TestApi) {
  const audits = auditSteps(api, 'services')
  const { send } = audits
  return {
    ...audits,
    line: (user: string, id: number) => send<Line & Refusal>(user, 'get', `${base}/service-line/${id}`),
    saveLine: (user: string, id: number, version: number, given: object) =>
      send<Line & Refusal>(user, 'put', `${base}/service-line/${id}`, { version, ...given }),
    related: (user: string, prongId: number) =>
      send<AnswerOf<typeof listRelatedServices> & Refusal>(
        user,
        'get',
        `/api/msde/related-services/prong/${prongId}`,
      ),
    /** A sample of two lines of 60 minutes a week, the first of which has a document and can be answered. */
    async withLines(leaId: number): Promise<{ prongId: number; id: number }> {
      const admin = leaId === howard ? 'admin@howard.example' : 'admin@allegany.example'
      const { id: prongId } = await audits.awaitingList(leaId)
      const rows = ['Speech-language pathology', 'Occupational therapy'].map((service, at) => [
        String(1_000_000_000 + at),
        'Birch',
        'Ada',
        service,
        'Weekly',
        '60',
        `Therapist ${at + 1}`,
        '09/01/2025',
      ])
      const uploaded = await audits.upload(admin, prongId, csvDocument(headings.split(' '), rows))
      const drawn = await audits.draw(monitor, prongId, 2, { seed: 1 })
      for (const { status, body } of [uploaded, drawn])
        if (status !== 200) throw new Error(`A step was refused: ${body.message}`)
      const id = (await audits.records(monitor, prongId)).body[0]?.id ?? 0
      await audits.uploadFiles(admin, id)
      return { prongId, id }
    },
  }
}
