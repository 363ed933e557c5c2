import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../../tools/lib/browser.mjs'
import { spread } from '../statistics.mjs'
import { headers, importUsers, signIn, startPortal } from '../users-scroll-bench.mjs'
import { pageGoals } from './page-goals.mjs'
import { watchPage } from './page-probe.mjs'
import { serveReactAdmin } from './react-admin-server.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./page-probe.mjs').Seen} Seen */
/** @typedef {import('./page-goals.mjs').Side} Side */

/** Rows in sight that make a list usable. */
const rowsInSight = 15

/** What a person reads on: processor slowed down so many times, network in kilobits a second or as it is. */
const machines = {
  desktop: { viewport: { width: 1440, height: 900 }, slowdown: 1, kilobits: 0 },
  'desktop, 4× slower': { viewport: { width: 1440, height: 900 }, slowdown: 4, kilobits: 0 },
  phone: { viewport: { width: 390, height: 844 }, slowdown: 4, kilobits: 1600 },
}
/** @typedef {(typeof machines)[keyof typeof machines]} Settings */

/**
 * What is done with a list, on either side: what the input goes to, and the input.
 *
 * @type {Record<string, Record<Side, (page: Page) => Promise<void>>>}
 */
const acts = {
  dialog: {
    portal: (page) =>
      page
        .getByRole('button', { name: /^Disable / })
        .nth(5)
        .click(),
    'react-admin': (page) => page.getByRole('button', { name: 'Delete' }).nth(5).click(),
  },
  sort: {
    portal: (page) => page.getByRole('button', { name: 'Full Name', exact: true }).click(),
    'react-admin': (page) => page.getByRole('button', { name: /^Sort by full name/ }).click(),
  },
  filter: {
    portal: (page) => chosenByKey(page, page.getByRole('combobox', { name: 'Role', exact: true })),
    'react-admin': async (page) => {
      await page.getByRole('combobox', { name: 'Role' }).click()
      await page.getByRole('option', { name: 'Local User' }).click()
    },
  },
  type: {
    portal: (page) =>
      page.getByRole('searchbox', { name: 'Search users' }).pressSequentially('number', { delay: 60 }),
    'react-admin': (page) =>
      page.getByRole('textbox', { name: 'Search' }).pressSequentially('number', { delay: 60 }),
  },
}

/** A native list of choices opens outside of the page; keys choose in it as people do. @param {Page} page @param {import('@playwright/test').Locator} field */
async function chosenByKey(page, field) {
  await field.focus()
  await page.keyboard.press('l')
}

/** Screens of the portal whose layout must not jump, each on both kinds of screens. */
const screens = {
  landing: '/user/landing',
  'state dashboard': '/user/statedashboard',
  'local dashboard': '/user/dashboard',
  users: '/admin/users',
  findings: '/compliance/findings',
  'self-assessments': '/user/dashboard/self-assessment',
  tasks: '/user/tasks',
}

/**
 * @typedef {object} Plan
 * @property {number} firstPort
 * @property {number} rounds
 * @property {(line: string) => void} log
 */

/**
 * The list of users of the production build against the simplest list of react-admin with the same rows, in a real Chromium, in
 * turns: cold (an empty cache) and warm, on a desktop, on one with a processor four times slower and on a phone; then what is done
 * with it, and how much every screen of the portal jumps while it loads.
 *
 * @param {Plan} plan
 */
export async function runPagesBench({ firstPort, rounds, log }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  /** @type {import('../../../tools/lib/portal.mjs').Part[]} */
  const parts = []
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  /** @type {Awaited<ReturnType<typeof serveReactAdmin>> | undefined} */
  let reactAdmin
  try {
    const portal = await startPortal(parts, firstPort, dataDir)
    const first = await browser.newContext({ baseURL: portal })
    await signIn(first.request)
    await importUsers(first.request, 200, log)
    const session = await first.storageState()
    reactAdmin = await serveReactAdmin(firstPort + 2, await rowsOf(first))
    await first.close()
    /** @type {Record<Side, { address: string, session: typeof session | undefined }>} */
    const sides = {
      portal: { address: `${portal}/admin/users`, session },
      'react-admin': { address: reactAdmin.origin, session: undefined },
    }

    /** @type {import('./page-goals.mjs').Rounds<Seen>} */
    const loads = {}
    /** @type {import('./page-goals.mjs').Rounds<number>} */
    const waits = {}
    for (let round = 0; round < rounds; round++)
      for (const [machine, settings] of Object.entries(machines)) {
        for (const side of inTurn(round)) {
          const { address, session: kept } = sides[side]
          const context = await browser.newContext({ viewport: settings.viewport, storageState: kept })
          const cold = await load(context, address, settings)
          add(loads, `${machine}, cold`, side, await seenBy(cold))
          await cold.close()
          const warm = await load(context, address, settings)
          add(loads, `${machine}, warm`, side, await seenBy(warm))
          if (machine !== 'phone')
            for (const [act, does] of Object.entries(acts))
              add(waits, `${act}, ${machine}`, side, await timeOf(warm, does[side]))
          await context.close()
        }
        log(`round ${round + 1} of ${rounds}: ${machine}`)
      }
    const shifts = await measureShifts(browser, portal, session)
    log('how much screens jump')
    return {
      machineLoad: loadavg()[0] ?? 0,
      ...figuresOf(loads, waits),
      goals: pageGoals({ loads, waits, shifts }),
    }
  } finally {
    await browser.close()
    reactAdmin?.close()
    for (const part of parts.toReversed()) await part.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Which side begins changes with each round. @param {number} round @returns {Side[]} */
const inTurn = (round) => (round % 2 === 0 ? ['portal', 'react-admin'] : ['react-admin', 'portal'])

/**
 * @template Value
 * @param {import('./page-goals.mjs').Rounds<Value>} all
 * @param {string} name
 * @param {Side} side
 * @param {Value} value
 */
function add(all, name, side, value) {
  all[name] ??= { portal: [], 'react-admin': [] }
  all[name][side].push(value)
}

/** The users as the portal's own export has them. @param {BrowserContext} context */
async function rowsOf(context) {
  const answer = await context.request.get('/files/exports/users.json', { headers })
  /** @type {{ rows: (string | null)[][] }} */
  const { rows } = await answer.json()
  return rows.map((cells, id) => {
    const [userName = '', fullName = '', email = '', phone = '', agency = '', role = '', lastLogin = ''] =
      cells.map((cell) => cell ?? '')
    return { id, userName, fullName, email, phone, agency, role, lastLogin }
  })
}

/**
 * Opens a page and waits until its list can be used, or, with no rows to wait for, until it has been still for a while.
 *
 * @param {BrowserContext} context
 * @param {string} address
 * @param {Settings} settings
 * @param {number} [rows]
 */
async function load(context, address, { slowdown, kilobits }, rows = rowsInSight) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (kilobits > 0) {
    await devtools.send('Network.enable')
    const throughput = (kilobits * 1000) / 8
    const conditions = {
      offline: false,
      latency: 150,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    }
    await devtools.send('Network.emulateNetworkConditions', conditions)
  }
  await page.addInitScript(watchPage, { rows })
  await page.goto(address)
  if (rows > 0) await page.waitForFunction(() => pageSeen().usable > 0, undefined, { timeout: 60_000 })
  // What is fetched after the list can be used may still move it.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  return page
}

/** @param {Page} page @returns {Promise<Seen>} */
const seenBy = (page) => page.evaluate(() => pageSeen())

/** Time from the slowest input of an act to the next paint, in ms; what is faster than a frame counts as one. @param {Page} page @param {(page: Page) => Promise<void>} act */
async function timeOf(page, act) {
  await page.evaluate(() => forgetActs())
  await act(page)
  await page.waitForTimeout(700)
  const { longestAct } = await seenBy(page)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  return Math.max(16, longestAct)
}

/** @param {Browser} browser @param {string} origin @param {Awaited<ReturnType<BrowserContext['storageState']>>} session */
async function measureShifts(browser, origin, session) {
  /** @type {Record<string, number>} */
  const shifts = {}
  for (const machine of /** @type {const} */ (['desktop', 'phone'])) {
    const settings = machines[machine]
    for (const [screen, at] of Object.entries(screens)) {
      const context = await browser.newContext({ viewport: settings.viewport, storageState: session })
      const page = await load(context, `${origin}${at}`, settings, 0)
      shifts[`${screen}, ${machine}`] = (await seenBy(page)).shift
      await context.close()
    }
  }
  return shifts
}

/** The rounds as they are kept and printed. @param {import('./page-goals.mjs').Rounds<Seen>} loads @param {import('./page-goals.mjs').Rounds<number>} waits */
function figuresOf(loads, waits) {
  return {
    lists: bySide(loads, (seen) => ({
      firstPaintMs: spread(seen.map((one) => one.firstPaint)),
      largestPaintMs: spread(seen.map((one) => one.largestPaint)),
      usableMs: spread(seen.map((one) => one.usable)),
      blockedMs: spread(seen.map((one) => one.blocked)),
      shift: spread(seen.map((one) => one.shift)),
    })),
    acts: bySide(waits, spread),
  }
}

/**
 * @template Value, Figures
 * @param {import('./page-goals.mjs').Rounds<Value>} rounds
 * @param {(values: Value[]) => Figures} figures
 */
const bySide = (rounds, figures) =>
  Object.entries(rounds).flatMap(([name, sides]) =>
    Object.entries(sides).map(([side, values]) => ({ name, side, figures: figures(values) })),
  )
