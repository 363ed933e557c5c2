import type { Attempts } from '../../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field               record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditRecordProgress own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditRecordProgress foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditRecordProgress missing | 401  401  401 | 404  404  404  404  404  404  | 403
assignSecondReader  own     | 401  401  401 | ok   ok   403  403  403  403  | 403
assignSecondReader  foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
assignSecondReader  missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

export const attempts: Attempts = {
  auditRecordProgress: (world, record) => ({
    typeKey,
    prongId: record === 'missing' ? 999_999 : (world.keptAudit(record).prongs[0]?.id ?? 0),
  }),
  async assignSecondReader(world, record) {
    const { prongId, id } = await world.sampled(record)
    const { id: secondReaderId } = await world.user('monitor2@state.example')
    return { input: { typeKey, prongId, recordIds: [id], secondReaderId } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
RecordProgress: answered applicable id notMet setUp
`
