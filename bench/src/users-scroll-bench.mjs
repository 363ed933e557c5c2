import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../tools/lib/browser.mjs'
import { startPart, untilReady } from '../../tools/lib/portal.mjs'
import { goal } from './goals.mjs'
import { ratio, spread } from './statistics.mjs'
import { drawByHand, scrollThrough } from './users-scroll-page.mjs'

/** @typedef {{ task: number, script: number, layout: number, frames: number, longestFrame: number, blank: number }} Scroll */
/** @typedef {import('@playwright/test').Page} Page */

const mostRowsOfAFile = 5000

/**
 * @typedef {object} Plan
 * @property {number} firstPort
 * @property {number} rounds
 * @property {number} users
 * @property {(line: string) => void} log
 */

/**
 * Scrolls through the list of users, built for production, from the first row to the last, and through the same rows in
 * a hand-written virtual list, alternating. Both show the same cells in the same styles; the time of the page's main
 * thread is compared. The first pass, in which the list fetches its pages, is reported separately.
 *
 * @param {Plan} plan
 */
export async function runUsersScrollBench({ firstPort, rounds, users, log }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  /** @type {import('../../tools/lib/portal.mjs').Part[]} */
  const parts = []
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    const origin = await startPortal(parts, firstPort, dataDir)
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await signIn(context.request)
    await importUsers(context.request, users, log)
    const page = await context.newPage()
    await page.goto('/admin/users')
    await page.getByRole('row').nth(20).waitFor()
    const byHand = await context.newPage()
    await byHand.goto('/admin/users')
    await byHand.getByRole('row').nth(20).waitFor()
    const rows = await byHand.evaluate(drawByHand, '/files/exports/users.json')
    if (rows < users) throw new Error(`The list has ${rows} users instead of ${users}.`)

    const first = await scroll(page)
    log(`scrolled through ${rows} users while they arrive`)
    /** @type {Record<'portal' | 'by hand', Scroll[]>} */
    const measured = { portal: [], 'by hand': [] }
    for (let round = 0; round < rounds; round++) {
      const turns =
        round % 2 === 0
          ? /** @type {const} */ (['portal', 'by hand'])
          : /** @type {const} */ (['by hand', 'portal'])
      for (const turn of turns) measured[turn].push(await scroll(turn === 'portal' ? page : byHand))
      log(`scrolled through ${rows} users, round ${round + 1} of ${rounds}`)
    }
    const against = (/** @type {keyof Scroll} */ what) =>
      ratio(
        measured.portal.map((one) => one[what]),
        measured['by hand'].map((one) => one[what]),
      )
    const figures = (/** @type {Scroll[]} */ all) => ({
      taskMs: spread(all.map(({ task }) => task)),
      scriptMs: spread(all.map(({ script }) => script)),
      layoutMs: spread(all.map(({ layout }) => layout)),
      longestFrameMs: spread(all.map(({ longestFrame }) => longestFrame)),
      framesWithoutRows: spread(all.map(({ blank }) => blank)),
    })
    return {
      users: rows,
      screens: {
        'portal, pages arriving': figures([first]),
        portal: figures(measured.portal),
        'by hand': figures(measured['by hand']),
      },
      goals: [goal('scrolling 10,000 users against a window written by hand', 2, against('task'))],
    }
  } finally {
    await browser.close()
    for (const part of parts.toReversed()) await part.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Starts API and gateway of the production build.
 *
 * @param {import('../../tools/lib/portal.mjs').Part[]} parts started parts are added to this list
 * @param {number} firstPort
 * @param {string} dataDir
 * @param {string} [upstream] origin of a proxy between gateway and API, if there is one
 */
export async function startPortal(parts, firstPort, dataDir, upstream) {
  const url = `http://localhost:${firstPort}`
  const apiUrl = `http://127.0.0.1:${firstPort + 1}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    MFA: 'off',
    PORT: String(firstPort),
    API_PORT: String(firstPort + 1),
    API_URL: upstream ?? apiUrl,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_MS: '0',
    RATE_LIMITS: 'request.client=999999999/60,request.address=999999999/60',
  }
  for (const [name, at] of /** @type {const} */ ([
    ['api', apiUrl],
    ['gateway', `http://127.0.0.1:${firstPort}`],
  ])) {
    const part = startPart(name, { url: at, env, print: () => undefined })
    parts.push(part)
    await untilReady(part)
  }
  return url
}

/** @typedef {import('@playwright/test').APIRequestContext} Requests */

/** Makes a request one that a foreign page cannot send. */
export const headers = { 'apollo-require-preflight': '1' }

/** @param {Requests} requests @param {string} query @param {object} variables */
async function mutate(requests, query, variables) {
  const answer = await requests.post('/graphql', { headers, data: { query, variables }, timeout: 120_000 })
  /** @type {{ data?: Record<string, { errors: unknown[] }> }} */
  const { data } = await answer.json()
  const [payload] = Object.values(data ?? {})
  if (payload?.errors.length !== 0) throw new Error(`Refused: ${await answer.text()}`)
}

/** Signs the monitor in. @param {Requests} requests */
export function signIn(requests) {
  return mutate(
    requests,
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { errors { code message } } }',
    {
      input: {
        username: 'monitor@state.example',
        password: process.env.DEMO_PASSWORD ?? 'Compliance#2026',
      },
    },
  )
}

/**
 * Creates users from files, as the state does each August.
 *
 * @param {Requests} requests
 * @param {number} users
 * @param {(line: string) => void} log
 */
export async function importUsers(requests, users, log) {
  for (let begin = 0; begin < users; begin += mostRowsOfAFile) {
    const rows = Array.from({ length: Math.min(mostRowsOfAFile, users - begin) }, (_, at) => {
      const number = begin + at
      return `person${number}@allegany.example,Person Number ${number},Ms.,Local User,01,410-555-${1000 + (number % 9000)}`
    })
    const csv = `Email,Full Name,Title,Role,Jurisdiction,Phone Number\r\n${rows.join('\r\n')}\r\n`
    const preview = await requests.post('/files/user-imports', {
      headers,
      multipart: { file: { name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) } },
      timeout: 120_000,
    })
    /** @type {{ id: string | null, badRows: number }} */
    const { id, badRows } = await preview.json()
    if (badRows !== 0) throw new Error(`Refused: ${(await preview.text()).slice(0, 500)}`)
    await mutate(
      requests,
      'mutation Apply($id: ID!) { applyUserImport(id: $id) { errors { code message } } }',
      { id },
    )
    log(`created ${begin + rows.length} users`)
  }
}

/** Scrolls a page from top to end and measures its main thread. @param {Page} page @returns {Promise<Scroll>} */
async function scroll(page) {
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (/** @type {string} */ name) =>
      (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return {
      task: value('TaskDuration'),
      script: value('ScriptDuration'),
      layout: value('LayoutDuration') + value('RecalcStyleDuration'),
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
  const before = await read()
  const seen = await page.evaluate(scrollThrough)
  const after = await read()
  await session.detach()
  return {
    task: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
    ...seen,
  }
}
