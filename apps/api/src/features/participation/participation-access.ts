import { csvDocument } from '@portal/domain'
import type { Attempts, Prepare } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                       record   | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listParticipation          own      | 401  401  401  | all  all  own  all  own  own  | 403
listParticipation          missing  | 401  401  401  | 404  404  404  404  404  404  | 403
getParticipation           own      | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getParticipation           foreign  | 401  401  401  | ok   ok   404  ok   404  404  | 403
getParticipation           missing  | 401  401  401  | 404  404  404  404  404  404  | 403
saveParticipationRates     own      | 401  401  401  | ok   ok   403  403  ok   403  | 403
saveParticipationRates     foreign  | 401  401  401  | ok   ok   404  403  404  404  | 403
saveParticipationRates     missing  | 401  401  401  | 404  404  404  404  404  404  | 403
importParticipationRates   own      | 401  401  401  | ok   ok   403  403  403  403  | 403
importParticipationRates   missing  | 401  401  401  | 404  404  403  403  403  403  | 403
saveJustification          own      | 401  401  401  | 403  403  403  403  may  403  | 403
saveJustification          foreign  | 401  401  401  | 403  403  404  403  404  404  | 403
saveJustification          missing  | 401  401  401  | 404  404  404  404  404  404  | 403
submitJustification        own      | 401  401  401  | 403  403  403  403  may  403  | 403
submitJustification        foreign  | 401  401  401  | 403  403  404  403  404  404  | 403
submitJustification        missing  | 401  401  401  | 404  404  404  404  404  404  | 403
decideJustifications       own      | 401  401  401  | may  may  403  403  403  403  | 403
decideJustifications       foreign  | 401  401  401  | may  may  403  403  403  403  | 403
decideJustifications       missing  | 401  401  401  | 404  404  403  403  403  403  | 403
getJustificationPublication own     | 401  401  401  | ok   ok   403  403  403  403  | 403
getJustificationPublication foreign | 401  401  401  | ok   ok   403  403  403  403  | 403
getJustificationPublication missing | 401  401  401  | 404  404  403  403  403  403  | 403
decideJustificationWords   own      | 401  401  401  | may  may  403  403  403  403  | 403
decideJustificationWords   foreign  | 401  401  401  | may  may  403  403  403  403  | 403
decideJustificationWords   missing  | 401  401  401  | 404  404  403  403  403  403  | 403
publishJustification       own      | 401  401  401  | may  may  403  403  403  403  | 403
publishJustification       foreign  | 401  401  401  | may  may  403  403  403  403  | 403
publishJustification       missing  | 401  401  401  | 404  404  403  403  403  403  | 403
withdrawJustification      own      | 401  401  401  | may  may  403  403  403  403  | 403
withdrawJustification      foreign  | 401  401  401  | may  may  403  403  403  403  | 403
withdrawJustification      missing  | 401  401  401  | 404  404  403  403  403  403  | 403
listPublishedJustifications -       | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
exportPublishedJustifications -     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getPublishedJustification  own      | 401  401  401  | 404  404  404  404  404  404  | 403
getPublishedJustification  foreign  | 401  401  401  | 404  404  404  404  404  404  | 403
getPublishedJustification  missing  | 401  401  401  | 404  404  404  404  404  404  | 403
exportPublishedJustification own    | 401  401  401  | 404  404  404  404  404  404  | 403
exportPublishedJustification foreign | 401  401  401 | 404  404  404  404  404  404  | 403
exportPublishedJustification missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const missing = 999_999

const onAgency =
  (more: object = {}): Prepare =>
  (world, record) => ({
    params: { year: world.year, leaId: record === 'missing' ? missing : (world.leas[record] ?? 0) },
    ...more,
  })

const yearOf = (record: string, year: number) => ({ year: record === 'missing' ? missing : year })

export const attempts: Attempts = {
  listParticipation: (world, record) => ({ params: yearOf(record, world.year) }),
  getParticipation: onAgency(),
  async saveParticipationRates(world, record) {
    const { params } = await onAgency()(world, record, 'SM')
    const { body } = await world.steps.send<{ version?: number }>(
      'monitor@state.example',
      'get',
      `/api/msde/participation/${params?.['year']}/${params?.['leaId']}`,
    )
    return {
      ...(params && { params }),
      body: { science: { tested: 900, alternate: 8 }, version: body.version ?? 0 },
    }
  },
  saveJustification: onAgency({ body: { why: 'Seen.', version: 0 } }),
  submitJustification: onAgency({ body: { version: 0 } }),
  decideJustifications: (world, record) => ({
    params: { year: world.year },
    body: { leaIds: [record === 'missing' ? missing : (world.leas[record] ?? 0)], decision: 'Accept' },
  }),
  getJustificationPublication: onAgency(),
  decideJustificationWords: onAgency({ body: { words: [{ word: 'Ann', decision: 'Keep' }] } }),
  publishJustification: onAgency({ body: { version: 0 } }),
  withdrawJustification: onAgency({ body: { reason: 'A name.', version: 0 } }),
  listPublishedJustifications: () => ({}),
  exportPublishedJustifications: () => ({}),
  getPublishedJustification: onAgency(),
  exportPublishedJustification: onAgency(),
  importParticipationRates(world, record) {
    const form = new FormData()
    const file = csvDocument(
      ['Agency', 'Subject', 'Students tested', 'Alternate assessment'],
      [['01', 'Math', 900, 8]],
    )
    form.append('file', new Blob([file]), 'rates.csv')
    return { params: yearOf(record, world.year), form }
  },
}
