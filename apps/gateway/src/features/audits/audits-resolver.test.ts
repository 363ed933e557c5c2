import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { sampleAnswer } from '../../testing/sample-answers.js'
import { refuse } from '../../testing/stub-upstream.js'

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
function sampleOf<Answer>(id: string): Answer {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return sampleAnswer(call, { items: 1, nulls: false, wrongDates: false }) as Answer
}

const lea = { leaId: 1 }

it.each([1, 20])('a list of %d audits makes two REST calls', async (length) => {
  const [row] = sampleOf<object[]>('listAudits')
  gateway.upstream.answers.set('listAudits', (_request, response) =>
    response.json(Array.from({ length }, (_, id) => ({ ...row, ...lea, id }))),
  )
  const { data, errors } = await browser.query(
    '{ audits(typeKey: "desk-audit", year: 2026) { id lea { shortName } prongs { status } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['audits']).toHaveLength(length)
  expect(gateway.upstream.received.map(({ id }) => id).toSorted()).toEqual(['listAudits', 'listLeas'])
})

it('a prong has its audit with the agency, and one that is not there is null', async () => {
  const prong = sampleOf<{ audit: object }>('getAuditProng')
  gateway.upstream.answers.set('getAuditProng', (_request, response) =>
    response.json({ ...prong, audit: { ...prong.audit, ...lea } }),
  )
  const query = '{ auditProng(typeKey: "desk-audit", id: 3) { audit { lea { id } } allowedActions { to } } }'
  expect((await browser.query(query)).data).toMatchObject({ auditProng: { audit: { lea: { id: 1 } } } })
  gateway.upstream.answers.set('getAuditProng', (_request, response) => refuse(response, 'NOT_FOUND', 'No.'))
  expect((await browser.query(query)).data).toEqual({ auditProng: null })
})

it('a refused step answers its errors, and with CONFLICT the prong as it stands', async () => {
  const prong = sampleOf<{ audit: object }>('getAuditProng')
  const current = { ...prong, audit: { ...prong.audit, ...lea }, status: 2 }
  gateway.upstream.answers.set('setAuditStatus', (_request, response) =>
    refuse(response, 'CONFLICT', 'Draw the sample first.', { current }),
  )
  const { data } = await browser.query(
    `mutation ($input: SetAuditStatusInput!) {
      setAuditStatus(input: $input) { errors { code message } prong { status } }
    }`,
    { input: { typeKey: 'desk-audit', prongId: 3, status: 3, version: 1 } },
  )
  expect(data?.['setAuditStatus']).toEqual({
    errors: [{ code: 'CONFLICT', message: 'Draw the sample first.' }],
    prong: { status: 2 },
  })
})

it('a letter is sent by a mutation, though the call behind it is a GET', async () => {
  const audit = { ...sampleOf<object>('notifyOfAudit'), ...lea }
  gateway.upstream.answers.set('notifyOfAudit', (_request, response) => response.json(audit))
  const { data } = await browser.query(
    `mutation ($input: NotifyOfAuditInput!) { notifyOfAudit(input: $input) { errors { code } audits { leaId } } }`,
    { input: { typeKey: 'desk-audit', id: 1, leaId: 1, part: 'Part B', year: 2026, userId: 'm' } },
  )
  expect(data?.['notifyOfAudit']).toEqual({ errors: [], audits: [lea] })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['notifyOfAudit'])
})
