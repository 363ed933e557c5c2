import { cell, heading, paragraph, table, type ReportDocument } from '@portal/domain'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createHeavyWork, mostHeavyRequests } from './heavy-work.js'
import { GivenUp, HeavyWorkers } from './heavy-workers.js'

const heavy = createHeavyWork()
afterAll(() => heavy.close())

/** Takes half a second or more to print. */
const longReport: ReportDocument = {
  kind: 'other',
  title: 'A long report',
  facts: ['Allegany County'],
  blocks: Array.from({ length: 30 }, (_, at) => [
    heading(2, `Part ${at}`),
    paragraph('Words that fill a line of the page. '.repeat(40)),
    table(
      `Table ${at}`,
      ['Item', 'Rating'],
      Array.from({ length: 20 }, () => [cell('An item'), cell('4 Fully')]),
    ),
  ]).flat(),
}
const at = new Date('2026-11-23T12:00:00Z')
const made = { by: 'Somebody', at }

/** Takes so long; when it began. */
async function busyFor(ms: number): Promise<number> {
  const began = performance.now()
  await pause(ms)
  return began
}

/** A promise that a test settles. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { ended, end }
}

describe('a worker', () => {
  it('renders a long report while the answering thread goes on turning', async () => {
    await heavy.turn('a', (run) => run('reportPdf', { report: { ...longReport, blocks: [] }, at }))
    let turns = 0
    const clock = setInterval(() => (turns += 1), 1)
    const rendered = await heavy.turn('a', (run) => run('reportPdf', { report: longReport, at }))
    clearInterval(clock)
    expect(Buffer.from(rendered).subarray(0, 5).toString()).toBe('%PDF-')
    // Were it rendered here, the loop would stand still for all of it.
    expect(turns).toBeGreaterThan(20)
  })

  it('makes workbooks, and refuses in the words of its task', async () => {
    const bytes = await heavy.turn('a', (run) => run('reportXlsx', { report: longReport, ...made }))
    expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK')
    const limits = { rows: 10, columns: 5, csv: true, unreadable: 'Unreadable.', tooManyRows: 'Too many.' }
    const file = Buffer.from(','.repeat(4_900_000))
    const read = heavy.turn('a', (run) => run('readTables', { bytes: file, limits }))
    await expect(read).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { file: ['The file has too many columns.'] },
    })
  })

  it('that takes too long is stopped, says so, and has a successor', async () => {
    const workers = new HeavyWorkers(1, 2)
    const texts = Array.from({ length: 40 }, () => '<'.repeat(390_000))
    const stuck = workers.run('cleanRichTexts', texts)
    await expect(stuck).rejects.toBeInstanceOf(GivenUp)
    await expect(stuck).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 60 })
    expect(await untilAnswered(() => workers.run('cleanRichTexts', ['<p>a</p>']))).toEqual(['<p>a</p>'])
    await workers.close()
  })
})

/** A new thread may take longer to load than this test's limit. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error
    }
  }
}

describe('a person', () => {
  it('has a few heavy requests at once; the next is told when to come again, and others are not', async () => {
    const { ended, end } = held()
    const running = Array.from({ length: mostHeavyRequests }, () => heavy.request('busy', () => ended))
    const refused = heavy.request('busy', async () => 'never')
    await expect(refused).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 })
    expect(await heavy.request('another', async () => 'done')).toBe('done')
    end()
    await Promise.all(running)
    expect(await heavy.request('busy', async () => 'again')).toBe('again')
  })

  it('gets the place back when the work fails', async () => {
    for (let time = 0; time <= mostHeavyRequests; time += 1)
      await expect(heavy.request('unlucky', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })

  it('takes turns with others, however many times it asks', async () => {
    const { ended, end } = held()
    const order: string[] = []
    const one = createHeavyWork(1)
    const first = one.turn('busy', () => ended)
    const rest = ['busy', 'busy', 'busy', 'other'].map((who) =>
      one.turn(who, async () => void order.push(who)),
    )
    end()
    await Promise.all([first, ...rest])
    expect(order).toEqual(['other', 'busy', 'busy', 'busy'])
  })

  it('rests after each turn while several requests are under way, as long for each of the others', async () => {
    const wide = createHeavyWork(4)
    /** When the turns of one person with so many parallel requests began, in milliseconds after the first. */
    const begins = async (who: string, requests: number) => {
      const times: number[] = []
      const several = Array.from({ length: requests }, () =>
        wide.request(who, () => wide.turn(who, async () => void times.push(await busyFor(40)))),
      )
      await Promise.all(several)
      return times.map((time) => time - (times[0] ?? 0))
    }
    const [, second = 0, third = 0] = await begins('greedy', 3)
    expect(second).toBeGreaterThanOrEqual(40 * 3 - 5)
    expect(third - second).toBeGreaterThanOrEqual(40 * 2 - 5)
    await begins('modest', 1)
    const again = performance.now()
    await begins('modest', 1)
    expect(performance.now() - again).toBeLessThan(80)
  })
})
