import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desc, eq } from 'drizzle-orm'
import { auditEvents, users } from '../../../db/schema/index.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const id = await api.userId('user@howard.example')
  await api.db
    .update(users)
    .set({
      title: '',
      phoneNumber: '+1 410',
      fullName: '=1+1',
      lastLoginAt: new Date('2026-07-01T03:05:00Z'),
    })
    .where(eq(users.id, id))
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'

async function exported(user: string, query: string): Promise<Response> {
  return fetch(`${api.url}/api/account/users/export?${query}`, {
    headers: { authorization: `Bearer ${await api.tokenFor(user)}` },
  })
}

interface Printed {
  headings: string[]
  about: [string, string][]
  rows: (string | null)[][]
}

describe('the export of the list of users', () => {
  it('holds what the list shows: its filters, order and columns, and the standing of each account', async () => {
    const answer = await exported(monitor, 'leaId=13&sort=-userName&columns=fullName,userName,lastLoginDate')
    expect(answer.headers.get('content-disposition')).toMatch(/filename=accounts-users-\d{8}\.csv$/)
    const lines = Buffer.from(await answer.arrayBuffer())
      .toString('utf8')
      .split('\r\n')
    expect(lines[0]).toBe('\uFEFFUser Name,Full Name,Last Login Date,Status')
    expect(lines[1]).toBe("user@howard.example,'=1+1,2026-06-30 23:05,Active")
    expect(lines.find((line) => line.startsWith('disabled@'))).toMatch(/,Disabled$/)
    expect(lines.filter((line) => line.includes('allegany'))).toEqual([])
  })

  it('is an XLSX file with typed cells, texts that are no formulas, and a sheet About', async () => {
    const answer = await exported(monitor, 'leaId=13&show=active&format=xlsx')
    const file = Buffer.from(await answer.arrayBuffer())
    const [list, about] = await readXlsxFile(file)
    const row = list?.data.find(([userName]) => userName === 'user@howard.example')
    expect(row?.slice(1, 5)).toEqual(['=1+1', 'user@howard.example', '+1 410', 'Howard County'])
    expect(row?.[6]).toEqual(new Date('2026-06-30T23:05:00Z'))
    expect(list?.data.flat()).not.toContain('disabled@howard.example')
    expect(about?.data).toContainEqual(['Show', 'Active Users'])
    expect(about?.data).toContainEqual(['Exported by', 'Helen Marsh'])
  })

  it('can be had as cells for printing', async () => {
    const body = (await (await exported(monitor, 'format=json&q=tanaka')).json()) as Printed
    expect(body.headings.at(-1)).toBe('Status')
    expect(body.about).toContainEqual(['Search', 'tanaka'])
    expect(body.rows).toEqual([])
    const all = (await (await exported(monitor, 'format=json')).json()) as Printed
    expect(all.rows.length).toBeGreaterThan(10)
  })

  it('is of the own agency for local administrators, recorded, and refused to all others', async () => {
    const own = (await (await exported('admin@allegany.example', 'format=json')).json()) as Printed
    expect(new Set(own.rows.map((row) => row[4]))).toEqual(new Set(['Allegany County']))
    const [newest] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(newest).toMatchObject({ action: 'exportUsers', after: { users: own.rows.length, format: 'json' } })
    const foreign = (await (
      await exported('admin@allegany.example', 'format=json&leaId=13')
    ).json()) as Printed
    expect(foreign.rows).toEqual([])
    expect((await exported('user@allegany.example', '')).status).toBe(403)
  })

  it.each(['format=pdf', 'columns=passwordHash', 'columns=', 'sort=passwordHash', 'q=x'])(
    'refuses %s',
    async (query) => {
      expect((await exported(monitor, query)).status).toBe(422)
    },
  )
})
