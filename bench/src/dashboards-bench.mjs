import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../tools/lib/browser.mjs'
import { accessToken, startCounter, timed } from './calls-of-gateway.mjs'
import { fillAgencies } from './dashboards-data.mjs'
import { goal } from './goals.mjs'
import { ratio, spread } from './statistics.mjs'
import { signIn, startPortal } from './users-scroll-bench.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'few' | 'all'} Size agencies of the seeded state (cohort 1), or all of the bench */

const headers = { 'content-type': 'application/json', 'apollo-require-preflight': '1' }
/** The calls of one state dashboard, without the list of years. */
const restPaths = ['', '/charts', '/days', '/activity']

const question = `query Bench($year: Int!, $cohort: Int) {
  complianceYears { id name }
  stateDashboard(year: $year, cohort: $cohort) {
    standing { asOf since agencies {
      leaId code name shortName cohort mine monitors { id fullName }
      selfAssessments { id part submitState dueOn answered answerable subsectionsReady subsectionsTotal documentsReceived documentsNeeded }
      selfAssessmentsOverdue subsectionsWaiting documentsWaiting newUploads audits { id prongId typeKey status waitsForState progress { of done total } dueOn } auditsWaiting findingsOpen findingsOverdue lastActivityOn idle
    } }
    charts {
      funnel { state stands reached } audits { typeKey steps { state stands reached } } months { month issued closed } clock { id findings }
      areas { leaId areaId rated fully }
    }
    days { on until kind id recordKind leaId lea part name }
    activity { seq at action targetType targetId recordKind placeId leaId lea by }
  }
}`

/**
 * @typedef {object} Plan
 * @property {number} firstPort
 * @property {number} rounds
 * @property {number} agencies
 * @property {(line: string) => void} log
 */

/**
 * The state dashboard over the 24 agencies of the state and over all that the bench seeds, alternating on the same
 * portal: REST calls behind one GraphQL request, its time against the same calls made directly, and the browser's time
 * to show and to sort.
 *
 * @param {Plan} plan
 */
export async function runDashboardsBench({ firstPort, rounds, agencies, log }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  /** @type {import('../../tools/lib/portal.mjs').Part[]} */
  const parts = []
  const counter = await startCounter(firstPort + 2, firstPort + 1)
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    await startPortal(parts, firstPort, dataDir)
    for (const part of parts.splice(0).toReversed()) await part.stop()
    const engine = await PGlite.create({ dataDir: path.join(dataDir, 'db') })
    const year = await fillAgencies(engine, agencies)
    await engine.close()
    log(`seeded ${agencies} agencies`)
    const origin = await startPortal(parts, firstPort, dataDir, counter.url)
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await signIn(context.request)

    const { ask, askDirectly } = await questions({ context, apiPort: firstPort + 1, year })

    /** @type {Record<Size, number>} */
    const calls = { few: 0, all: 0 }
    /** @type {Record<Size, number>} */
    const rows = { few: 0, all: 0 }
    for (const size of /** @type {const} */ (['few', 'all'])) {
      await ask(size)
      counter.reset()
      rows[size] = await ask(size)
      calls[size] = counter.calls()
    }
    log(`${calls.few} REST calls for ${rows.few} agencies, ${calls.all} for ${rows.all}`)

    /** @type {Record<string, number[]>} */
    const times = {}
    const note = (/** @type {string} */ what, /** @type {number} */ ms) => (times[what] ??= []).push(ms)
    for (let round = 0; round < rounds; round++)
      for (const size of inTurns(round)) {
        note(`${size} one question`, await timed(() => ask(size)))
        note(`${size} calls directly`, await timed(() => askDirectly(size)))
      }
    log(`asked ${rounds} rounds`)
    for (let round = 0; round < rounds; round++)
      for (const size of inTurns(round)) {
        const page = await context.newPage()
        const seen = await visit(page, size)
        for (const [what, ms] of Object.entries(seen)) note(`${size} ${what}`, ms)
        await page.close()
      }
    log(`visited ${rounds} rounds`)

    return {
      year,
      agencies: rows,
      restCalls: calls,
      milliseconds: Object.fromEntries(Object.entries(times).map(([what, all]) => [what, spread(all)])),
      goals: goalsOf(calls, times),
    }
  } finally {
    await browser.close()
    for (const part of parts.toReversed()) await part.stop()
    await counter.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** @param {number} round @returns {readonly Size[]} */
const inTurns = (round) => (round % 2 === 0 ? ['few', 'all'] : ['all', 'few'])

/**
 * Opens the dashboard, and sorts its grid by two columns.
 *
 * @param {Page} page
 * @param {Size} size
 */
async function visit(page, size) {
  const before = performance.now()
  await page.goto(`/user/statedashboard${size === 'few' ? '?cohort=1' : ''}`)
  await page.getByRole('rowheader').first().waitFor()
  const shown = performance.now() - before
  await page.getByRole('img', { name: /Status funnel/ }).waitFor()
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const sorting = await page.evaluate(async () => {
    const heads = [...document.querySelectorAll('#agencies thead button')].slice(1, 3)
    const started = performance.now()
    for (const head of heads) {
      if (head instanceof HTMLElement) head.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    }
    return performance.now() - started
  })
  return { 'first paint': paint, 'rows shown': shown, sorting }
}

/**
 * The question of the screen, and the same reads without the gateway.
 *
 * @param {{ context: import('@playwright/test').BrowserContext, apiPort: number, year: number }} to
 */
async function questions({ context, apiPort, year }) {
  const token = await accessToken(apiPort)
  const ask = async (/** @type {Size} */ size) => {
    const variables = { year, cohort: size === 'few' ? 1 : null }
    const answer = await context.request.post('/graphql', { headers, data: { query: question, variables } })
    /** @type {{ errors?: unknown, data: { stateDashboard: { standing: { agencies: unknown[] } } } }} */
    const body = await answer.json()
    if (body.errors) throw new Error(JSON.stringify(body.errors))
    return body.data.stateDashboard.standing.agencies.length
  }
  const askDirectly = async (/** @type {Size} */ size) => {
    const query = `?year=${year}${size === 'few' ? '&cohort=1' : ''}`
    await Promise.all(
      ['/api/leas/years', ...restPaths.map((rest) => `/api/dashboards/state${rest}${query}`)].map(
        async (address) => {
          const answer = await context.request.get(`http://127.0.0.1:${apiPort}${address}`, {
            headers: { authorization: `Bearer ${token}` },
          })
          if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`)
          await answer.json()
        },
      ),
    )
  }
  return { ask, askDirectly }
}

/**
 * @param {Record<Size, number>} calls
 * @param {Record<string, number[]>} times
 */
function goalsOf(calls, times) {
  const against = (/** @type {string} */ what, /** @type {string} */ reference) =>
    ratio(times[what] ?? [], times[reference] ?? [])
  return [
    goal('REST calls for all agencies against 24', 1, spread([calls.all / calls.few])),
    goal(
      'one question against its calls, 24 agencies',
      1.5,
      against('few one question', 'few calls directly'),
    ),
    goal(
      'one question against its calls, all agencies',
      1.5,
      against('all one question', 'all calls directly'),
    ),
    goal('first paint with all agencies against 24', 1.5, against('all first paint', 'few first paint')),
    goal('rows shown with all agencies against 24', 4, against('all rows shown', 'few rows shown')),
    goal('sorting all agencies against 24', 3, against('all sorting', 'few sorting')),
  ]
}
