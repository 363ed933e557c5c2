import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import express, { type ErrorRequestHandler } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insistOnShallow, quickJson } from './quick-json.js'

let server: Server
let url: string
beforeAll(async () => {
  const app = express()
  app.post('/', quickJson(express.json({ limit: 1000, verify: insistOnShallow }), 1000), (req, res) => {
    res.json({ body: (req.body ?? 'none') as unknown })
  })
  const failed: ErrorRequestHandler = (error: { type: string }, _req, res, _next) => {
    res.status(400).json({ type: error.type })
  }
  app.use(failed)
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

async function send(body: RequestInit['body'], headers: Record<string, string> = {}): Promise<unknown> {
  const all = { 'content-type': 'application/json', ...headers }
  return (await fetch(url, { method: 'POST', body, headers: all })).json()
}

describe('a JSON body', () => {
  it('is read in whatever form it is allowed to come', async () => {
    const body = { a: [1, 'é'] }
    const text = JSON.stringify(body)
    expect(await send(text)).toEqual({ body })
    expect(await send(text, { 'content-type': 'application/json; charset=utf-8' })).toEqual({ body })
    expect(await send(gzipSync(text), { 'content-encoding': 'gzip' })).toEqual({ body })
    expect(await send('[]')).toEqual({ body: [] })
  })

  it.each(['{', '1', 'null', '"text"'])(
    'is refused when it is neither an object nor a list: %s',
    async (text) => {
      expect(await send(text)).toEqual({ type: 'entity.parse.failed' })
    },
  )

  it('is refused before it is parsed when it is nested too deeply', async () => {
    const deep = '['.repeat(65) + ']'.repeat(65)
    expect(await send(deep)).toEqual({ type: 'entity.parse.failed' })
    expect(await send(gzipSync(deep), { 'content-encoding': 'gzip' })).toEqual({
      type: 'entity.parse.failed',
    })
  })

  it('is refused when it is too long', async () => {
    expect(await send(JSON.stringify('x'.repeat(1001)))).toEqual({ type: 'entity.too.large' })
  })

  it('is empty when nothing is sent, and none when something else is', async () => {
    expect(await send(null)).toEqual({ body: {} })
    expect(await send('text', { 'content-type': 'text/plain' })).toEqual({ body: 'none' })
  })
})
