import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { sampleAnswer } from '../../../testing/sample-answers.js'
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

/** A sample response that matches the contract. */
function sampleOf(id: string, items: number): object {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return Object(sampleAnswer(call, { items, nulls: false, wrongDates: false }))
}

const place = 'typeKey: "desk-audit", prongId: 3'
const reads: readonly [call: string, query: string][] = [
  ['getOverallCompliance', `auditCompliance(${place}) { sections { items { score { percent } } } }`],
  ['listIndividualNoncompliance', `auditNoncompliance(${place}) { student comment }`],
  ['listItemCorrections', `auditItemCorrections(${place}) { number remaining }`],
  ['getAuditComparison', `auditComparison(${place}) { items { first rounds } }`],
  ['getAuditCourse', `auditCourse(${place}) { reviews { items { number } } findings { ready } }`],
  [
    'getAuditMatrix',
    'auditMatrix(typeKey: "desk-audit", year: 2026, part: "Part B") { items { cells { heat } } }',
  ],
  ['listAuditCorrections', `auditCorrections(${place}) { corrections { state write { allowed } } }`],
]

it.each(reads.flatMap(([call, query]) => [1, 20].map((items) => [call, items, query] as const)))(
  '%s of %d rows makes one REST call',
  async (call, items, query) => {
    gateway.upstream.answers.set(call, (_request, response) => response.json(sampleOf(call, items)))
    const { errors } = await browser.query(`{ ${query} }`)
    expect(errors).toBeUndefined()
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual([call])
  },
)

it('a step of a correction sends only what was filled in, and names the refused field', async () => {
  const step = () =>
    browser.query(
      `mutation ($input: UpdateAuditCorrectionInput!) {
        updateAuditCorrection(input: $input) { errors { field } correction { id } }
      }`,
      { input: { typeKey: 'desk-audit', id: 5, act: 'save', narrative: 'Sent.', version: 2 } },
    )
  gateway.upstream.answers.set('updateAuditCorrection', (_request, response) =>
    response.json(sampleOf('updateAuditCorrection', 1)),
  )
  expect((await step()).data?.['updateAuditCorrection']).toMatchObject({ errors: [] })
  expect(gateway.upstream.last('updateAuditCorrection').body).toEqual({
    act: 'save',
    narrative: 'Sent.',
    version: 2,
  })
  gateway.upstream.answers.set('updateAuditCorrection', (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'No.', { fields: { narrative: ['No.'] } }),
  )
  expect((await step()).data?.['updateAuditCorrection']).toEqual({
    errors: [{ field: 'narrative' }],
    correction: null,
  })
})

it('a report that is issued sends its letter, and on a conflict answers the prong as it stands', async () => {
  const prong = sampleOf('issueAuditReport', 1)
  const issue = () =>
    browser.query(
      `mutation ($input: IssueAuditReportInput!) {
        issueAuditReport(input: $input) { errors { code } prong { status } }
      }`,
      {
        input: {
          typeKey: 'desk-audit',
          prongId: 3,
          signatureName: 'Mona Tor',
          signatureTitle: 'Monitor',
          version: 4,
        },
      },
    )
  gateway.upstream.answers.set('issueAuditReport', (_request, response) => response.json(prong))
  expect((await issue()).data?.['issueAuditReport']).toMatchObject({ errors: [] })
  expect(gateway.upstream.last('issueAuditReport').body).toEqual({
    signatureName: 'Mona Tor',
    signatureTitle: 'Monitor',
    version: 4,
  })
  gateway.upstream.answers.set('issueAuditReport', (_request, response) =>
    refuse(response, 'CONFLICT', 'No.', { current: prong }),
  )
  expect((await issue()).data?.['issueAuditReport']).toMatchObject({
    errors: [{ code: 'CONFLICT' }],
    prong: { status: expect.any(Number) },
  })
})

it.each([1, 20])(
  '%d files of a correction make one REST call, each with the address of its bytes',
  async (length) => {
    const file = {
      id: '00000000-0000-4000-8000-000000000000',
      title: 'Notice',
      fileName: 'notice.pdf',
      size: 9,
      scanState: 'Clean',
      createdBy: { id: 'u', fullName: 'Ada Min' },
      createdOn: '2026-11-03T10:00:00.000Z',
      remove: { allowed: true, reason: null },
    }
    gateway.upstream.answers.set('listCorrectionFiles', (_request, response) =>
      response.json(Array.from({ length }, () => file)),
    )
    const { data } = await browser.query(
      '{ auditCorrectionFiles(typeKey: "desk-audit", correctionId: 5) { downloadPath } }',
    )
    expect(data?.['auditCorrectionFiles']).toEqual(
      Array.from({ length }, () => ({ downloadPath: `/files/findings/${file.id}` })),
    )
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listCorrectionFiles'])
  },
)
