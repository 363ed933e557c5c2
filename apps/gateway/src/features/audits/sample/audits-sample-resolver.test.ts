import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { refuse } from '../../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const act = { allowed: true, reason: null }
const sample = {
  prongId: 3,
  status: 3,
  population: 12,
  sampled: 5,
  usualSize: 10,
  statisticalSize: 10,
  draw: act,
  remove: act,
  drawn: {
    size: 5,
    seed: 4_294_967_295,
    algorithm: 1,
    strata: [],
    quotas: [],
    changes: 0,
    drawnBy: 'A',
    drawnAt: '2026-01-01T00:00:00.000Z',
  },
}
const record = {
  id: 7,
  order: 1,
  student: 'A. B. ****0001',
  school: '',
  grade: '',
  disability: '',
  age: null,
  flags: [],
  origin: 'Random',
  status: 0,
  reason: '',
  assignedMonitorId: null,
  assignedMonitor: null,
  secondReaderId: null,
  assignSecondReader: { allowed: false, reason: 'It does not wait.' },
  assignees: [],
  leaConfirmedEnrolled: null,
  leftOn: null,
  note: '',
  documents: 0,
  noDocumentReason: '',
  openRequests: 0,
  documentsStatus: 'None',
  requestDocuments: act,
  upload: act,
  takeOut: act,
  confirmEnrolment: act,
  version: 2,
}

const draw = (input: object) =>
  browser.query(
    `mutation ($input: GenerateSampleInput!) {
      generateSample(input: $input) { errors { code field message } sample { sampled drawn { seed } } }
    }`,
    { input: { typeKey: 'desk-audit', prongId: 3, sampleSize: 5, updateOnly: false, ...input } },
  )

it('a draw takes seeds of 32 bits, and what is none is for the API to refuse', async () => {
  gateway.upstream.answers.set('generateSample', (_request, response) => response.json(sample))
  const { data } = await draw({ seed: '4294967295', strataField: 'school' })
  expect(data?.['generateSample']).toEqual({
    errors: [],
    sample: { sampled: 5, drawn: { seed: '4294967295' } },
  })
  expect(gateway.upstream.last('generateSample').body).toMatchObject({
    prongId: 3,
    seed: 4_294_967_295,
    strata: { field: 'school' },
  })
  await draw({ seed: 'x' })
  expect(gateway.upstream.last('generateSample').body['seed']).toBe(-1)
})

it('a refused draw answers its errors, and with CONFLICT the sample as it stands', async () => {
  gateway.upstream.answers.set('generateSample', (_request, response) =>
    refuse(response, 'CONFLICT', '1 record already has answers.', { current: sample }),
  )
  expect((await draw({})).data?.['generateSample']).toEqual({
    errors: [{ code: 'CONFLICT', field: null, message: '1 record already has answers.' }],
    sample: { sampled: 5, drawn: { seed: '4294967295' } },
  })
})

it('a row is added by a mutation, though the call behind it is a GET, and by itself', async () => {
  gateway.upstream.answers.set('addSampleStudent', (_request, response) => response.json(sample))
  const { data } = await browser.query(
    'mutation ($input: AddSampleStudentInput!) { addSampleStudent(input: $input) { errors { code } } }',
    { input: { typeKey: 'desk-audit', prongId: 3, studentId: 9, reason: 'Complaint' } },
  )
  expect(data?.['addSampleStudent']).toEqual({ errors: [] })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['addSampleStudent'])
  const { query } = gateway.upstream.last('addSampleStudent')
  expect(query).toEqual({ reason: 'Complaint', confirm: 'false' })
})

it.each([1, 20])('a list of %d records makes one REST call', async (length) => {
  gateway.upstream.answers.set('listSampleRecords', (_request, response) =>
    response.json(Array.from({ length }, (_, id) => ({ ...record, id }))),
  )
  const { data } = await browser.query('{ auditRecords(typeKey: "desk-audit", prongId: 3) { id student } }')
  expect(data?.['auditRecords']).toHaveLength(length)
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listSampleRecords'])
})

it('a change of a record sends only what it changes', async () => {
  gateway.upstream.answers.set('updateSampleRecord', (_request, response) => response.json(record))
  const change = (input: object) =>
    browser.query(
      'mutation ($input: UpdateSampleRecordInput!) { updateSampleRecord(input: $input) { record { id } } }',
      { input: { typeKey: 'desk-audit', id: 7, version: 2, ...input } },
    )
  expect((await change({ assignedMonitorId: null })).data).toEqual({
    updateSampleRecord: { record: { id: 7 } },
  })
  const sent = () => gateway.upstream.last('updateSampleRecord').body
  expect(sent()).toEqual({ assignedMonitorId: null, version: 2 })
  await change({ leaConfirmedEnrolled: false, leftOn: '2026-01-02' })
  expect(sent()).toEqual({ leaConfirmedEnrolled: false, leftOn: '2026-01-02', version: 2 })
  await change({ replace: true, reason: 'Left' })
  expect(sent()).toEqual({ status: 7, reason: 'Left', version: 2 })
})

it('a removed record answers none, and the certificate is a file', async () => {
  gateway.upstream.answers.set('deleteSampleRecord', (_request, response) => response.status(204).end())
  gateway.upstream.answers.set('downloadCertificate', (_request, response) => response.send('{}'))
  const { data } = await browser.query(
    'mutation ($input: DeleteSampleRecordInput!) { deleteSampleRecord(input: $input) { errors { code } record { id } } }',
    { input: { typeKey: 'desk-audit', id: 7, version: 2, reason: 'Left' } },
  )
  expect(data?.['deleteSampleRecord']).toEqual({ errors: [], record: null })
  expect((await browser.fetch('/files/audits/desk-audit/certificates/3')).status).toBe(200)
})

it('people are read and assigned by one call each', async () => {
  const person = { id: 'u', fullName: 'Ann', roles: ['LocalUser'], isAssigned: false }
  gateway.upstream.answers.set('listRecordPeople', (_request, response) => response.json([person]))
  gateway.upstream.answers.set('assignRecords', (_request, response) => response.json([record]))
  const people = await browser.query(
    '{ auditRecordPeople(typeKey: "desk-audit", prongId: 3) { id isAssigned } }',
  )
  expect(people.data?.['auditRecordPeople']).toEqual([{ id: 'u', isAssigned: false }])
  const input = { typeKey: 'desk-audit', prongId: 3, recordIds: [7], userId: 'u', assigned: true }
  const { data } = await browser.query(
    'mutation ($input: AssignRecordsInput!) { assignRecords(input: $input) { errors { code } records { id } } }',
    { input },
  )
  expect(data?.['assignRecords']).toEqual({ errors: [], records: [{ id: 7 }] })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listRecordPeople', 'assignRecords'])
})

it('names are revealed by a mutation, never by a query', async () => {
  gateway.upstream.answers.set('revealRecords', (_request, response) =>
    response.json([{ id: 7, values: { lastName: 'Ann' } }]),
  )
  const { data } = await browser.query(
    `mutation ($input: RevealRecordsInput!) {
      revealRecords(input: $input) { errors { code } records { id values { field value } } }
    }`,
    { input: { typeKey: 'desk-audit', prongId: 3, recordIds: [7] } },
  )
  expect(data?.['revealRecords']).toEqual({
    errors: [],
    records: [{ id: 7, values: [{ field: 'lastName', value: 'Ann' }] }],
  })
})
