import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditOf } from '../../testing/audits/test-audit.js'
import { runAs } from '../../testing/run-as.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { exportedList, type ExportColumns } from './exported-list.js'

// An invented list: gardens and their roses.

interface Garden {
  name: string
  roses: number
}
const columns: ExportColumns<'name' | 'roses', Garden> = {
  roses: { heading: 'Roses', cell: ({ roses }) => roses },
  name: { heading: 'Garden', cell: ({ name }) => name },
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const exported = (query: { format: 'csv' | 'xlsx'; columns?: string }) =>
  runAs(api, 'monitor@state.example', (caller) =>
    exportedList({ db: caller.tx }, caller, query, {
      order: ['name', 'roses'],
      columns,
      always: [{ heading: 'Open', cell: () => true }],
      title: 'Gardens',
      name: ['gardens', 'list'],
      history: { action: 'exportNotes', targetType: 'garden', leaId: null, counted: 'gardens' },
      read: () =>
        Promise.resolve({
          rows: [{ name: 'Hill', roses: 3 }],
          filters: [
            ['Town', 'Bel Air'],
            ['Search', ''],
          ],
          about: [['Gardens', '1']],
        }),
    }),
  )

it('writes the chosen columns in the order of the list, and those that are always there', async () => {
  const all = await exported({ format: 'csv' })
  expect(all.headings).toEqual(['Garden', 'Roses', 'Open'])
  const some = await exported({ format: 'csv', columns: 'roses' })
  expect(some.headings).toEqual(['Roses', 'Open'])
  for await (const portion of some.portions) expect(portion).toEqual([[3, true]])
})

it('says what the file holds, and records that it was taken away', async () => {
  const { about } = await exported({ format: 'xlsx', columns: 'name' })
  expect(about.map(([label]) => label)).toEqual(['Town', 'Exported by', 'Exported at', 'Gardens'])
  const entries = await auditOf(api, 'garden', 'export')
  expect(entries.at(-1)?.after).toEqual({ format: 'xlsx', columns: 'name', gardens: 1 })
})
