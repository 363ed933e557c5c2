import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { createLog } from '../log.js'

interface Line {
  requestId?: string
  call?: string
  statement?: string
}

const lines: Line[] = []
let api: TestApi

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line)
      done()
    },
  })
  api = await startTestApi({ log: createLog('debug', sink) })
})
afterAll(() => api.close())

it('stands beside every statement of its request, and no value of a person does', async () => {
  const ask = async (id: string, user: string, path: string) =>
    api.call('get', path, { token: await api.tokenFor(user), headers: { 'x-request-id': id } })
  const answers = await Promise.all([
    ask('from-browser-1', 'monitor@state.example', '/api/leas'),
    ask('from-browser-2', 'admin@howard.example', '/api/account/users?q=tanaka'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const of = (id: string) => lines.filter((line) => line.requestId === id && line.statement !== undefined)
  const first = of('from-browser-1')
  const second = of('from-browser-2')
  expect(first.some(({ statement }) => statement?.includes('from "leas"'))).toBe(true)
  expect(new Set(first.map(({ call }) => call))).toEqual(new Set(['listLeas']))
  expect(new Set(second.map(({ call }) => call))).toEqual(new Set(['listUsers']))
  expect(second.some(({ statement }) => statement?.includes('from "users"'))).toBe(true)
  expect(JSON.stringify(lines)).not.toContain('tanaka')
})
