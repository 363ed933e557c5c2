import { allowed, badInput, wrongState } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { runAs } from '../../testing/run-as.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { saveItem } from './save-item.js'

// An invented activity: visitors say of each bed of a garden whether it blooms, with fields of their own.

const fields = z.object({
  value: z.enum(['Y', 'N', 'NA']).nullable(),
  remark: z.string(),
  counted: z.record(z.string(), z.number()),
})
type Bed = z.infer<typeof fields> & { version: number; isClosed: boolean }
const empty: Bed = { value: null, remark: '', counted: {}, version: 0, isClosed: false }
let bed: Bed = empty
let writes = 0

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  bed = empty
  writes = 0
})

const save = (version: number, sent: Partial<z.infer<typeof fields>>) =>
  runAs(api, 'user@allegany.example', (command) =>
    saveItem(
      command,
      bed,
      { version, sent },
      {
        action: 'saveComplianceStrategyItem',
        fields,
        stored: { value: bed.value, remark: bed.remark, counted: bed.counted },
        may: bed.isClosed ? wrongState('The garden is closed.') : allowed,
        check: ({ value, remark }) => [
          value === 'N' && remark === '' ? badInput('Say why it does not bloom.', 'remark') : allowed,
        ],
        changed: { by: 'Ada Lane', on: command.ctx.now },
        adjust: (input) => Promise.resolve(input.value === 'NA' ? { ...input, counted: {} } : input),
        write(answer) {
          writes += 1
          bed = { ...bed, ...answer, version: bed.version + 1 }
          return Promise.resolve(bed)
        },
        target: { targetType: 'gardenBed', targetId: '7/1' },
        kept: ({ value, counted }) => ({ value, counted }),
      },
    ),
  )

it('saves what is sent, keeps what is left out, and writes the history', async () => {
  await save(0, { value: 'Y', counted: { roses: 3 } })
  const saved = await save(1, { remark: 'Red ones.' })
  expect(saved).toMatchObject({ value: 'Y', counted: { roses: 3 }, remark: 'Red ones.', version: 2 })
  const [first] = await auditOf(api, 'gardenBed', '7/1')
  expect(first).toMatchObject({
    before: { value: null, counted: {} },
    after: { value: 'Y', counted: { roses: 3 } },
  })
})

it('changes nothing when it saves what is stored', async () => {
  await save(0, { value: 'Y', counted: { roses: 3 } })
  const same = await save(1, { value: 'Y', counted: { roses: 3 } })
  expect([same.version, writes]).toEqual([1, 1])
})

it('stores what the activity makes of an answer', async () => {
  const saved = await save(0, { value: 'NA', counted: { roses: 3 } })
  expect(saved.counted).toEqual({})
})

it('refuses closed records, answers that the item does not take, and versions that are over', async () => {
  await expect(save(0, { value: 'N' })).rejects.toThrow('Say why')
  await save(0, { value: 'Y' })
  await expect(save(0, { value: 'NA' })).rejects.toMatchObject({ code: 'CONFLICT' })
  bed = { ...bed, isClosed: true }
  await expect(save(1, { value: 'NA' })).rejects.toThrow('closed')
})
