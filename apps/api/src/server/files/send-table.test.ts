import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import express from 'express'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TableCell } from '@portal/domain'
import { createHeavyWork } from '../heavy/heavy-work.js'
import { insistOnSheetSize, sendTable } from './send-table.js'

let written = 0
const few = 1500
const many = 60_000

/** Long texts, so that no buffer on the way holds all of them. */
async function* portions(total: number): AsyncGenerator<TableCell[][]> {
  for (let at = 0; at < total; at += 500) {
    yield Array.from({ length: 500 }, (_, index): TableCell[] => [
      `Person ${(at + index) * 7919} `.padEnd(600, String(at + index)),
      at + index,
      new Date(Date.UTC(2026, 0, 1) + (at + index) * 61_000),
    ])
    written += 500
  }
}

const heavy = createHeavyWork()
const app = express()
let failed: unknown
app.get('/:format/:rows', async (req, res) => {
  const format = req.params.format === 'xlsx' ? 'xlsx' : req.params.format === 'json' ? 'json' : 'csv'
  const table = { format, name: ['people'], now: new Date('2026-08-31T12:00:00Z'), title: 'People' } as const
  await sendTable(res, { actor: { userId: 'somebody' }, heavy }, async () => ({
    ...table,
    headings: ['Name', 'Number', 'At'],
    about: [],
    portions: portions(Number(req.params.rows)),
  })).catch((error: unknown) => (failed = error))
})
const server = createServer(app)
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await heavy.close()
})

it('writes every row in every format', async () => {
  const csv = await (await fetch(`${url}/csv/${few}`)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(few + 1)
  const json = (await (await fetch(`${url}/json/${few}`)).json()) as { rows: unknown[] }
  expect(json.rows).toHaveLength(few)
  const answer = await fetch(`${url}/xlsx/${few}`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=people-20260831.xlsx')
  const [sheet] = await readXlsxFile(Buffer.from(await answer.arrayBuffer()))
  expect(sheet?.data).toHaveLength(few + 1)
  expect(sheet?.data.at(-1)?.[1]).toBe(few - 1)
})

it.each(['csv', 'xlsx'])(
  'waits for a slow reader of %s, and stops when the reader goes away',
  async (format) => {
    const before = written
    const request = get(`${url}/${format}/${many}`, { agent: false })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    await new Promise((resolve) => answer.once('readable', resolve))
    request.destroy()
    const stopped = await settled()
    expect(stopped - before).toBeLessThan(many)
    expect(failed).toBeUndefined()
  },
)

/** Rows written once nothing is written any more. */
async function settled(): Promise<number> {
  for (;;) {
    const known = written
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (known === written) return known
  }
}

it('refuses a sheet with more rows than its format holds, but no text file', () => {
  expect(() => insistOnSheetSize('xlsx', 1_048_576)).toThrow('An Excel file holds at most 1,048,575 rows')
  expect(() => insistOnSheetSize('json', 20_001)).toThrow('Printing takes at most 20,000 rows')
  expect(() => insistOnSheetSize('csv', 5_000_000)).not.toThrow()
})
