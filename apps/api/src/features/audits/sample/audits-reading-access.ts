import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'

/**
 * Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. No record waits for a
 * second reader, which each of them says by itself.
 */
export const verdicts = `
call               record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listRecordProgress own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
listRecordProgress foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
listRecordProgress missing | 401  401  401  | 404  404  404  404  404  404  | 403
assignSecondReader own     | 401  401  401  | ok   ok   403  403  403  403  | 403
assignSecondReader foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
assignSecondReader missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const monitor = 'monitor@state.example'

const keptProng: Prepare = (world, record) => ({
  params: { typeKey, prongId: record === 'missing' ? 999_999 : (world.keptAudit(record).prongs[0]?.id ?? 0) },
})

export const attempts: Attempts = {
  listRecordProgress: keptProng,
  async assignSecondReader(world, record) {
    const prongId =
      record === 'missing' ? 999_999 : (await world.audits.withSample(world.leas[record] ?? 0, 2)).id
    const [first] = record === 'missing' ? [] : (await world.audits.records(monitor, prongId)).body
    const secondReaderId = await world.api.userId('monitor2@state.example')
    return { params: { typeKey, prongId }, body: { recordIds: [first?.id ?? 1], secondReaderId } }
  },
}
