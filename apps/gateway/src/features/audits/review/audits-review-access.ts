import type { Attempts } from '../../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../../testing/access/graphql-world.js'

/**
 * Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. No record is submitted
 * yet, so that what monitors may do is refused over its state.
 */
export const verdicts = `
field                record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditSecondReading   own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditSecondReading   foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditSecondReading   missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditAgreement       own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditAgreement       foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditAgreement       missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditRecordSummary   own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditRecordSummary   foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditRecordSummary   missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditPreviousAnswers own     | 401  401  401 | ok   ok   ok   ok   403  404  | 403
auditPreviousAnswers foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditPreviousAnswers missing | 401  401  401 | 404  404  404  404  404  404  | 403
answerSecondReading  own     | 401  401  401 | may  may  403  403  403  404  | 403
answerSecondReading  foreign | 401  401  401 | may  may  404  403  404  404  | 403
answerSecondReading  missing | 401  401  401 | 404  404  404  404  404  404  | 403
finishSecondReading  own     | 401  401  401 | may  may  403  403  403  404  | 403
finishSecondReading  foreign | 401  401  401 | may  may  404  403  404  404  | 403
finishSecondReading  missing | 401  401  401 | 404  404  404  404  404  404  | 403
settleSecondReading  own     | 401  401  401 | may  may  403  403  403  404  | 403
settleSecondReading  foreign | 401  401  401 | may  may  404  403  404  404  | 403
settleSecondReading  missing | 401  401  401 | 404  404  404  404  404  404  | 403
reopenRecord         own     | 401  401  401 | may  may  403  403  403  404  | 403
reopenRecord         foreign | 401  401  401 | may  may  404  403  404  404  | 403
reopenRecord         missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

const ofRecord = async (world: GraphqlWorld, record: string) => ({
  typeKey,
  recordId: (await world.sampled(record)).id,
})

export const attempts: Attempts = {
  auditSecondReading: ofRecord,
  auditAgreement: (world, record) => ({
    typeKey,
    prongId: record === 'missing' ? 999_999 : (world.keptAudit(record).prongs[0]?.id ?? 0),
  }),
  auditRecordSummary: ofRecord,
  auditPreviousAnswers: ofRecord,
  answerSecondReading: async (world, record) => ({
    input: { ...(await ofRecord(world, record)), itemId: 'dab-4-01', value: 'Y', version: 0 },
  }),
  finishSecondReading: async (world, record) => ({
    input: { ...(await ofRecord(world, record)), version: 0 },
  }),
  settleSecondReading: async (world, record) => ({
    input: { ...(await ofRecord(world, record)), itemId: 'dab-4-01', value: 'Y', version: 0 },
  }),
  reopenRecord: async (world, record) => ({
    input: { ...(await ofRecord(world, record)), reason: 'Page 3 is missing.', version: 0 },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
EarlierAnswer: answer comment counts lineageId
EarlierAnswers: items recordId year
ProngAgreement: equal kappa pairs percent prongId read waiting
RecordExtraField: key label max min required type
RecordItemExtra: key value
RecordSummary: grade id met notApplicable notMet open school secondReader sections setup status student submittedBy submittedOn
RecordSummaryExtra: label value
RecordSummaryItem: answer citations comment counts extras id notApplicable number text
RecordSummarySection: id items number title
RecordSummarySetup: answer text
SecondReading: assign due equal finishedOn firstReader id items kappa knowing pairs percent read secondReader sendBack settle status submittedOn version
SecondReadingItem: choices differs first guidance itemId number second sectionTitle settled settledBy settledOn text version
SecondReadingPayload: errors reading
`
