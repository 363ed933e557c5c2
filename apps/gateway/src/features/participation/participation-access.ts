import type { Attempts } from '../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                   record   | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
participation           own      | 401  401  401 | all  all  own  all  own  own  | 403
participation           missing  | 401  401  401 | 404  404  404  404  404  404  | 403
agencyParticipation     own      | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
agencyParticipation     foreign  | 401  401  401 | ok   ok   404  ok   404  404  | 403
agencyParticipation     missing  | 401  401  401 | 404  404  404  404  404  404  | 403
saveParticipationRates  own      | 401  401  401 | ok   ok   403  403  ok   403  | 403
saveParticipationRates  foreign  | 401  401  401 | ok   ok   404  403  404  404  | 403
saveParticipationRates  missing  | 401  401  401 | 404  404  404  404  404  404  | 403
saveJustification       own      | 401  401  401 | 403  403  403  403  may  403  | 403
saveJustification       foreign  | 401  401  401 | 403  403  404  403  404  404  | 403
saveJustification       missing  | 401  401  401 | 404  404  404  404  404  404  | 403
submitJustification     own      | 401  401  401 | 403  403  403  403  may  403  | 403
submitJustification     foreign  | 401  401  401 | 403  403  404  403  404  404  | 403
submitJustification     missing  | 401  401  401 | 404  404  404  404  404  404  | 403
decideJustifications    own      | 401  401  401 | may  may  403  403  403  403  | 403
decideJustifications    foreign  | 401  401  401 | may  may  403  403  403  403  | 403
decideJustifications    missing  | 401  401  401 | 404  404  403  403  403  403  | 403
justificationPublication own     | 401  401  401 | ok   ok   403  403  403  403  | 403
justificationPublication foreign | 401  401  401 | ok   ok   403  403  403  403  | 403
justificationPublication missing | 401  401  401 | 404  404  403  403  403  403  | 403
decideJustificationWords own     | 401  401  401 | may  may  403  403  403  403  | 403
decideJustificationWords foreign | 401  401  401 | may  may  403  403  403  403  | 403
decideJustificationWords missing | 401  401  401 | 404  404  403  403  403  403  | 403
publishJustification    own      | 401  401  401 | may  may  403  403  403  403  | 403
publishJustification    foreign  | 401  401  401 | may  may  403  403  403  403  | 403
publishJustification    missing  | 401  401  401 | 404  404  403  403  403  403  | 403
withdrawJustification   own      | 401  401  401 | may  may  403  403  403  403  | 403
withdrawJustification   foreign  | 401  401  401 | may  may  403  403  403  403  | 403
withdrawJustification   missing  | 401  401  401 | 404  404  403  403  403  403  | 403
publishedJustifications -        | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
publishedJustification  own      | 401  401  401 | 404  404  404  404  404  404  | 403
publishedJustification  foreign  | 401  401  401 | 404  404  404  404  404  404  | 403
publishedJustification  missing  | 401  401  401 | 404  404  404  404  404  404  | 403
`

const missing = 999_999

const placeOf = (world: GraphqlWorld, record: string) => ({
  year: world.year,
  leaId: record === 'missing' ? missing : (world.leas[record] ?? 0),
})

export const attempts: Attempts = {
  participation: (world, record) => ({ year: record === 'missing' ? missing : world.year }),
  agencyParticipation: placeOf,
  saveJustification: (world, record) => ({ input: { ...placeOf(world, record), why: 'Seen.', version: 0 } }),
  submitJustification: (world, record) => ({ input: { ...placeOf(world, record), version: 0 } }),
  decideJustifications(world, record) {
    const { year, leaId } = placeOf(world, record)
    return { input: { year, leaIds: [leaId], decision: 'Accept' } }
  },
  justificationPublication: placeOf,
  decideJustificationWords: (world, record) => ({
    input: { ...placeOf(world, record), words: [{ word: 'Ann', decision: 'Keep' }] },
  }),
  publishJustification: (world, record) => ({ input: { ...placeOf(world, record), version: 0 } }),
  withdrawJustification: (world, record) => ({
    input: { ...placeOf(world, record), reason: 'A name.', version: 0 },
  }),
  publishedJustifications: () => ({}),
  publishedJustification: placeOf,
  async saveParticipationRates(world, record) {
    const place = placeOf(world, record)
    if (record === 'missing') return { input: { ...place, version: 0 } }
    const { version } = await world.ask<{ version: number }>(
      'SM',
      'query ($year: Int!, $leaId: Int!) { agencyParticipation(year: $year, leaId: $leaId) { version } }',
      place,
    )
    return { input: { ...place, science: { tested: 900, alternate: 8 }, version } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AgencyParticipation: changedBy changedOn ela enter exceeding id justification lea leaId math science threshold version year
AgencyParticipationPayload: errors participation
DecidedJustificationsPayload: decided errors
Justification: changed confirmed decide decidedBy decidedOn dueOn gaps groupSubject groups guidelines highest plan publication returnReason reviewed status submit submittedBy submittedOn training why write
FlaggedWord: around decision kind times word
JustificationEdition: number publishedBy publishedOn reason withdrawnBy withdrawnOn
JustificationGroup: alternate id tested
JustificationPublication: agency decideWords draft editions id isCurrent leaId publish removed standing version withdraw words year
JustificationPublicationPayload: errors publication
JustificationStanding: dueOn status submittedOn
ParticipationList: importFile rows threshold totals
ParticipationRow: changedOn ela exceeding id justification lea leaId math science
ParticipationTotals: ela exceeding math science
PublicationStanding: edition publishedOn reason state withdrawnOn
PublishedJustification: agency document edition id leaId publishedOn year
PublishedJustificationRow: above agency edition id leaId publishedOn year
TestedCounts: alternate tested
`
