import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field             record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditManualSkips  own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditManualSkips  foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditManualSkips  missing | 401  401  401 | 404  404  404  404  404  404  | 403
preCheckSkipLogic own     | 401  401  401 | ok   ok   403  403  403  404  | 403
preCheckSkipLogic foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
preCheckSkipLogic missing | 401  401  401 | 404  404  404  404  404  404  | 403
updateSkipLogic   own     | 401  401  401 | ok   ok   403  403  403  404  | 403
updateSkipLogic   foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
updateSkipLogic   missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

/** A record whose documents are there, with a change of what is skipped. */
async function change(world: GraphqlWorld, record: string) {
  const { id: recordId, version } = await world.sampled(record)
  if (record !== 'missing') await world.documentOf(record, recordId)
  const sections = [{ id: 'dab-goals', reason: 'Reviewed elsewhere.' }]
  return { body: { typeKey, recordId, sections }, version }
}

export const attempts: Attempts = {
  async auditManualSkips(world, record) {
    return { typeKey, recordId: (await world.sampled(record)).id }
  },
  async preCheckSkipLogic(world, record) {
    return { input: (await change(world, record)).body }
  },
  async updateSkipLogic(world, record) {
    const { body, version } = await change(world, record)
    return { input: { ...body, version } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
ManualSkip: kind name reason skippedBy skippedOn targetId
ManualSkips: change id skips version
SkipAnswer: id number value
SkipClosing: id number reason
SkipLogicPayload: errors preview setup skips
SkipOpening: id number
SkipPreview: answersLost answersRestored itemsToNA itemsToOpen text
SkippedByHand: reason skippedBy skippedOn
`
