import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import {
  activateAndStart,
  readSubsection,
  saveItem,
  subsectionIds,
  type Item,
} from '../../support/self-assessment.js'
import { signInQuietly } from '../../support/sign-in.js'

const portal = usePortal()

/** Random moments that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

async function contextOf(browser: Browser, user: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(context, user)
  return context
}

/** What a writer knows: the last answer that was acknowledged, and the one that was on its way when the kill came. */
interface Written {
  itemId: number
  acknowledged: string
  version: number
  onItsWay: string | undefined
}

/** One round of writing up to a kill. */
class Round {
  acknowledged = 0
  /** Set just before the kill; what is refused earlier than that is a fault. */
  over = false

  /** Waits until so many answers of this round are acknowledged. */
  async until(count: number): Promise<void> {
    await expect
      .poll(() => this.acknowledged, { intervals: [5], timeout: 20_000 })
      .toBeGreaterThanOrEqual(count)
  }
}

/** Saves one answer after the other until the part behind it is gone. */
async function write(
  context: BrowserContext,
  selfAssessmentId: number,
  written: Written,
  round: Round,
): Promise<void> {
  for (let n = 1; !round.over; n++) {
    const narrative = `<p>Version ${written.version}, answer ${n}</p>`
    const item = { id: written.itemId, version: written.version }
    written.onItsWay = narrative
    try {
      const saved = await saveItem(context, selfAssessmentId, item, { rating: 2, narrative })
      written.acknowledged = saved.narrative
      written.version = saved.version
      written.onItsWay = undefined
      round.acknowledged += 1
    } catch (error) {
      if (!round.over) throw error
      return
    }
  }
}

/** Reads the answers back; each is the last acknowledged one, or the one that was on its way. Returns what is missing. */
function missing(items: readonly Item[], all: readonly Written[]): string[] {
  return all.flatMap((written) => {
    const item = items.find(({ id }) => id === written.itemId)
    const kept = item && [written.acknowledged, written.onItsWay].includes(item.narrative)
    if (!kept) return [`item ${written.itemId}: '${written.acknowledged}' became '${item?.narrative}'`]
    if (item.version < written.version) return [`item ${written.itemId}: its version went back`]
    written.acknowledged = item.narrative
    written.version = item.version
    written.onItsWay = undefined
    return []
  })
}

// A few moments here; `npm run soak` does fifty of each part, at once with all other work.
for (const [what, kills, kill, start] of [
  ['the API', 5, () => portal().killApi(), () => portal().startApi()],
  ['the gateway', 8, () => portal().killGateway(), () => portal().startGateway()],
] as const) {
  test(`kill -9 of ${what} at ${kills} moments of writing loses no acknowledged answer`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const leaCode = what === 'the API' ? '01' : '13'
    const monitor = await contextOf(browser, what === 'the API' ? people.monitor : people.monitor2)
    const admin = await contextOf(browser, leaCode === '01' ? people.alleganyAdmin : people.howardAdmin)
    const id = await activateAndStart(monitor, admin, leaCode)
    const [subsection] = await subsectionIds(admin, id)
    if (subsection === undefined) throw new Error('The self-assessment has no subsection.')
    const { items } = await readSubsection(admin, subsection)
    const all: Written[] = items.map((item) => ({
      itemId: item.id,
      acknowledged: item.narrative,
      version: item.version,
      onItsWay: undefined,
    }))

    const random = seeded(20_261_121)
    for (let moment = 1; moment <= kills; moment++) {
      const round = new Round()
      const writers = all.map((written) => write(admin, id, written, round))
      await Promise.race([round.until(1 + Math.floor(random() * 6)), Promise.all(writers)])
      await pause(random() * 40)
      round.over = true
      await kill()
      await Promise.all(writers)
      await start()
      expect(missing((await readSubsection(admin, subsection)).items, all)).toEqual([])
    }
    await Promise.all([monitor.close(), admin.close()])
  })
}

test('kill -9 of the API during uploads leaves no document without its bytes', async ({ browser }) => {
  test.setTimeout(300_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const id = await activateAndStart(monitor, admin, '01')
  const [, subsection] = await subsectionIds(admin, id)
  const random = seeded(7)
  const content = Buffer.alloc(300_000, 'evidence of what we do, line by line\n')
  const acknowledged: string[] = []

  async function upload(round: Round): Promise<void> {
    while (!round.over) {
      try {
        const answer = await admin.request.post('/files/supporting-documents', {
          headers: { 'apollo-require-preflight': '1' },
          multipart: {
            subSectionResponseId: String(subsection),
            titles: 'Evidence',
            documents: { name: 'evidence.txt', mimeType: 'text/plain', buffer: content },
          },
        })
        if (!answer.ok())
          throw new Error(`The upload was answered ${answer.status()}: ${await answer.text()}`)
        const documents = (await answer.json()) as Array<{ downloadPath: string }>
        acknowledged.push(...documents.map(({ downloadPath }) => downloadPath))
        round.acknowledged += 1
      } catch (error) {
        if (!round.over) throw error
      }
    }
  }

  for (let moment = 1; moment <= 3; moment++) {
    const round = new Round()
    const uploads = upload(round)
    await Promise.race([round.until(1 + Math.floor(random() * 3)), uploads])
    await pause(random() * 40)
    round.over = true
    await portal().killApi()
    await uploads
    await portal().startApi()
  }
  const hash = sha256(content)
  for (const path of acknowledged) {
    const answer = await admin.request.get(path, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    expect(sha256(await answer.body())).toBe(hash)
  }
  await Promise.all([monitor.close(), admin.close()])
})

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
