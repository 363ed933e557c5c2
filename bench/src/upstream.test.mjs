import * as contract from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentsInAll, itemsInAll } from './questionnaire-data.mjs'
import { accessTokenOf, dashboardRequest, restRequests, securityCode, startUpstream } from './upstream.mjs'

/** @type {Awaited<ReturnType<typeof startUpstream>>} */
let upstream
beforeAll(async () => {
  upstream = await startUpstream({ port: 0 })
})
afterAll(() => upstream.close())

const username = 'monitor@state.example'
const authorization = `Bearer ${accessTokenOf(username)}`

/** @param {{ method: string, path: string, body?: string | undefined }} request */
async function ask({ method, path, body }, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${upstream.port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, json: await answer.json() }
}

describe('the REST upstream of the benchmarks', () => {
  it.each([
    ['viewer', contract.getMe],
    ['leas', contract.listLeas],
    ['years', contract.listComplianceYears],
    ['rows', contract.listSelfAssessments],
    ['report', contract.getSelfAssessmentReport],
    ['questionnaire', contract.getSelfAssessmentReport],
    ['categories', contract.listRequiredDocumentCategoriesOfResponse],
  ])('answers %s exactly as the contract says', async (name, call) => {
    const request = restRequests[/** @type {keyof typeof restRequests} */ (name)]
    const { status, json } = await ask(request, { authorization })
    expect(status).toBe(200)
    expect(call.answer?.parse(json)).toEqual(json)
  })

  it('refuses a call without the access token', async () => {
    const { status, json } = await ask(restRequests.leas)
    expect(status).toBe(401)
    expect(contract.apiErrorBody.parse(json).code).toBe('UNAUTHENTICATED')
  })

  it('signs in only with the security code', async () => {
    const request = { method: 'POST', path: contract.validateMfaCode.path }
    const form = (/** @type {string} */ mfaCode) => new URLSearchParams({ username, mfaCode }).toString()
    const wrong = await ask({ ...request, body: form('000000') })
    const right = await ask({ ...request, body: form(securityCode) })
    expect(contract.tokenAnswer.parse(wrong.json).accessToken).toBeUndefined()
    expect(contract.tokenAnswer.parse(right.json).accessToken).toBe(accessTokenOf(username))
  })

  it('answers the three sizes that the questions are named after', async () => {
    const { json: list } = await ask(restRequests.rows, { authorization })
    const { json: report } = await ask(restRequests.report, { authorization })
    expect(list).toHaveLength(100)
    expect(JSON.stringify(report).length).toBeGreaterThan(38_000)
    expect(JSON.stringify(report).length).toBeLessThan(43_000)
  })
  it('answers the rows of the named agencies in each year of the dashboard, one for each part', async () => {
    const { status, json } = await ask(dashboardRequest(2024, [3, 7]), { authorization })
    expect(status).toBe(200)
    const rows = contract.listSelfAssessments.answer?.parse(json) ?? []
    expect(rows).toEqual(json)
    expect(rows.map(({ leaId, part, year }) => `${leaId} ${part} ${year}`)).toEqual([
      '3 Part B 2024',
      '3 Part C 2024',
      '7 Part B 2024',
      '7 Part C 2024',
    ])
  })

  it('has a questionnaire of 200 items with 300 documents', () => {
    expect([itemsInAll, documentsInAll]).toEqual([200, 300])
  })

  it('counts the calls that it answers, and begins anew when it is asked', async () => {
    upstream.takeCalls()
    await ask(restRequests.leas)
    await ask(restRequests.leas, { authorization })
    await ask(restRequests.years, { authorization })
    expect(upstream.takeCalls()).toBe(2)
    expect(upstream.takeCalls()).toBe(0)
  })
})
