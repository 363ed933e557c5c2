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

const row = {
  inSample: false,
  student: 'A. B. ****0001',
  values: { grade: '04' },
  flags: ['discipline'],
  age: 10,
}

it.each([1, 20])('a page of %d rows of a list makes one REST call', async (length) => {
  gateway.upstream.answers.set('filterPopulation', (_request, response) =>
    response.json({
      columns: [{ name: 'Grade', field: 'grade' }],
      total: length,
      rows: Array.from({ length }, (_, id) => ({ id, ...row })),
    }),
  )
  const { data, errors } = await browser.query(
    `query ($filter: PopulationFilterInput) {
      auditPopulation(typeKey: "desk-audit", prongId: 3, page: 1, pageSize: 25, filter: $filter) {
        total rows { student values { field value } }
      }
    }`,
    { filter: { ageFrom: 3, values: [{ field: 'school', values: ['North'] }] } },
  )
  expect(errors).toBeUndefined()
  const population = data?.['auditPopulation'] as { rows: unknown[] }
  expect(population.rows).toHaveLength(length)
  expect(population.rows[0]).toEqual({ student: row.student, values: [{ field: 'grade', value: '04' }] })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['filterPopulation'])
  expect(gateway.upstream.last('filterPopulation').body).toEqual({
    age: { from: 3 },
    values: { school: ['North'] },
    flags: [],
  })
})

it('a list is sent, its problems and its template are fetched, and nothing at a wrong address', async () => {
  const checked = { rowCount: 2, errors: [], warnings: [] }
  gateway.upstream.answers.set('uploadStudentList', (_request, response) => response.json(checked))
  for (const call of ['downloadListProblems', 'downloadListTemplate'])
    gateway.upstream.answers.set(call, (_request, response) => response.send('a,b'))
  const body = new FormData()
  body.append('file', new Blob(['a,b']), 'list.csv')
  const headers = { 'apollo-require-preflight': '1' }
  const sent = await browser.fetch('/files/audits/desk-audit/lists/3', { method: 'POST', headers, body })
  expect([sent.status, await sent.json()]).toEqual([200, checked])
  for (const file of ['problems', 'template.xlsx'])
    expect((await browser.fetch(`/files/audits/desk-audit/lists/3/${file}`)).status).toBe(200)
  expect(gateway.upstream.last('downloadListTemplate')).toMatchObject({
    params: { typeKey: 'desk-audit', id: '3' },
    query: { format: 'xlsx' },
  })
  expect((await browser.fetch('/files/audits/desk-audit/lists/x/problems')).status).toBe(404)
})

it('a refused list answers why', async () => {
  gateway.upstream.answers.set('uploadStudentList', (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'The list has 1 error.'),
  )
  const body = new FormData()
  body.append('file', new Blob(['a,b']), 'list.csv')
  const headers = { 'apollo-require-preflight': '1' }
  const sent = await browser.fetch('/files/audits/desk-audit/lists/3', { method: 'POST', headers, body })
  expect([sent.status, await sent.json()]).toMatchObject([
    400,
    { errors: [{ message: 'The list has 1 error.' }] },
  ])
})
