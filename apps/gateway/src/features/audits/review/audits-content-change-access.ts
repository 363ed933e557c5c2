import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/**
 * Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. No newer content is
 * published and nothing is to be confirmed, so that what monitors may do is refused over its state.
 */
export const verdicts = `
field               record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditContentChange  own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditContentChange  foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditContentChange  missing | 401  401  401 | 404  404  404  404  404  404  | 403
chooseRecordContent own     | 401  401  401 | may  may  403  403  403  404  | 403
chooseRecordContent foreign | 401  401  401 | may  may  404  403  404  404  | 403
chooseRecordContent missing | 401  401  401 | 404  404  404  404  404  404  | 403
confirmItemRecheck  own     | 401  401  401 | may  may  403  403  403  404  | 403
confirmItemRecheck  foreign | 401  401  401 | may  may  404  403  404  404  | 403
confirmItemRecheck  missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

const ofRecord = async (world: GraphqlWorld, record: string) => ({
  typeKey,
  recordId: (await world.sampled(record)).id,
})

export const attempts: Attempts = {
  auditContentChange: ofRecord,
  chooseRecordContent: async (world, record) => ({
    input: { ...(await ofRecord(world, record)), choice: 'Keep', contentId: 1, version: 0 },
  }),
  confirmItemRecheck: async (world, record) => ({
    input: { ...(await ofRecord(world, record)), itemId: 'dab-4-01', version: 0 },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AuditContentChange: added answersLost changed choose from id kept missing removed setupLost to version
AuditContentChangePayload: change errors
AuditContentQuestion: key text
AuditContentVersion: id number publishedOn
AuditItemName: id number text
AuditQuestionChange: after before field
ChangedAuditItem: fields id number recheck text
ContentLostAnswer: id number removed value
KeptAuditContent: by on
NewerAuditContent: id kept number publishedOn
`
