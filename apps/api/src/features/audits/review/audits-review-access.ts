import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'

/**
 * Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. No record is submitted
 * yet, so that what monitors may do is refused over its state.
 */
export const verdicts = `
call                record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
reopenRecord        own     | 401  401  401  | may  may  403  403  403  404  | 403
reopenRecord        foreign | 401  401  401  | may  may  404  403  404  404  | 403
reopenRecord        missing | 401  401  401  | 404  404  404  404  404  404  | 403
getSecondReading    own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getSecondReading    foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getSecondReading    missing | 401  401  401  | 404  404  404  404  404  404  | 403
answerSecondReading own     | 401  401  401  | may  may  403  403  403  404  | 403
answerSecondReading foreign | 401  401  401  | may  may  404  403  404  404  | 403
answerSecondReading missing | 401  401  401  | 404  404  404  404  404  404  | 403
finishSecondReading own     | 401  401  401  | may  may  403  403  403  404  | 403
finishSecondReading foreign | 401  401  401  | may  may  404  403  404  404  | 403
finishSecondReading missing | 401  401  401  | 404  404  404  404  404  404  | 403
settleSecondReading own     | 401  401  401  | may  may  403  403  403  404  | 403
settleSecondReading foreign | 401  401  401  | may  may  404  403  404  404  | 403
settleSecondReading missing | 401  401  401  | 404  404  404  404  404  404  | 403
getProngAgreement   own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
getProngAgreement   foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getProngAgreement   missing | 401  401  401  | 404  404  404  404  404  404  | 403
getRecordSummary    own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getRecordSummary    foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getRecordSummary    missing | 401  401  401  | 404  404  404  404  404  404  | 403
exportRecordSummary own     | 401  401  401  | ok   ok   403  403  403  404  | 403
exportRecordSummary foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
exportRecordSummary missing | 401  401  401  | 404  404  404  404  404  404  | 403
getStudentContent   own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getStudentContent   foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getStudentContent   missing | 401  401  401  | 404  404  404  404  404  404  | 403
getPreviousAnswers  own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getPreviousAnswers  foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getPreviousAnswers  missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

interface Kept {
  id: number
  prongId: number
}

/** A record whose documents are there, of each agency; nothing here changes it. */
const keptOf = new WeakMap<AccessWorld, Map<string, Promise<Kept>>>()

function kept(world: AccessWorld, record: string): Promise<Kept> {
  if (record === 'missing') return Promise.resolve({ id: missing, prongId: missing })
  const known = keptOf.get(world) ?? new Map<string, Promise<Kept>>()
  keptOf.set(world, known)
  const found = known.get(record) ?? world.audits.withDocument(world.leas[record] ?? 0)
  known.set(record, found)
  return found
}

const ofRecord =
  (body?: object): Prepare =>
  async (world, record) => ({
    params: { typeKey, id: (await kept(world, record)).id },
    ...(body && { body }),
  })

export const attempts: Attempts = {
  reopenRecord: async (world, record) => ({
    params: { typeKey, studentId: (await kept(world, record)).id },
    body: { reason: 'Page 3 is missing.', version: 0 },
  }),
  getSecondReading: ofRecord(),
  answerSecondReading: ofRecord({ itemId: 'dab-4-01', value: 'Y', version: 0 }),
  finishSecondReading: ofRecord({ version: 0 }),
  settleSecondReading: ofRecord({ itemId: 'dab-4-01', value: 'Y', version: 0 }),
  getProngAgreement: async (world, record) => ({
    params: { typeKey, prongId: (await kept(world, record)).prongId },
  }),
  getRecordSummary: ofRecord(),
  async exportRecordSummary(world, record) {
    return { params: { typeKey, id: (await kept(world, record)).id }, query: '?format=xlsx' }
  },
  getStudentContent: async (world, record) => ({
    params: { typeKey, studentId: (await kept(world, record)).id },
  }),
  getPreviousAnswers: ofRecord(),
}
