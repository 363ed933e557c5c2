import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { awaitingListAt, uploadTo } from '../../../testing/child-audit.js'
import { startChildApi, type ChildApi } from '../../../testing/child-api.js'
import { hostileLists } from '../../../testing/hostile-lists.js'
import { studentCsv } from '../../../testing/student-lists.js'
import { testPassword } from '../../../testing/test-config.js'
import { prepareDataDir } from '../../../testing/test-database.js'

/** Memory that reading a file may take beyond what the API had before. */
const mostGrowth = 64 * 1024

it('answers every hostile list with a sentence, in little memory, and keeps the list before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-hostile-'))
  await prepareDataDir(dataDir)
  const api = await startChildApi({ DATA_DIR: dataDir, MFA: 'off', DEMO_PASSWORD: testPassword })
  try {
    const { prongId, admin } = await awaitingListAt(api)
    expect((await uploadTo(admin, prongId, ['list.csv', [studentCsv(12)]])).status).toBe(200)
    // What it keeps of its first large files is no growth.
    const large = [`${studentCsv(1).split('\r\n')[0]}\r\n`, 'a,b\r\n'.repeat(20_000)]
    for (let times = 0; times < 3; times++) await uploadTo(admin, prongId, ['list.csv', large])
    const lists = await hostileLists()
    expect(lists.length).toBeGreaterThanOrEqual(50)
    const grown: [string, number][] = []
    for (const { what, name, pieces, status = 422, says = /./ } of lists) {
      const before = await memoryOf(api, 'VmRSS')
      await forgetPeak(api)
      const answer = await uploadTo(admin, prongId, [name, pieces])
      grown.push([what, (await memoryOf(api, 'VmHWM')) - before])
      expect.soft([what, answer.status]).toEqual([what, status])
      for (const one of answer.sentences) expect.soft(one, what).toMatch(/^[A-Z][^]*[.?]$/)
      expect.soft(answer.sentences.join(' '), what).toMatch(says)
    }
    expect(grown.filter(([, kilobytes]) => kilobytes > mostGrowth)).toEqual([])
    expect((await admin.send('GET', `sample-data/${prongId}`)).body).toMatchObject({ total: 12 })
  } finally {
    await api.end('SIGKILL')
  }
}, 300_000)

const ofProcess = ({ process }: ChildApi, file: string) => `/proc/${process.pid}/${file}`

/** Kilobytes as the system counts them; 0 where it does not. */
async function memoryOf(api: ChildApi, which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(ofProcess(api, 'status'), 'utf8').catch(() => '')
  return Number(new RegExp(`${which}:\\s*(\\d+)`).exec(status)?.[1] ?? 0)
}

/** The system begins to count the highest use anew. */
async function forgetPeak(api: ChildApi): Promise<void> {
  await writeFile(ofProcess(api, 'clear_refs'), '5').catch(() => undefined)
}
