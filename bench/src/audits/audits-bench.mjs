import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../../tools/lib/browser.mjs'
import { fillAudits } from './audits-data.mjs'
import { measureLists } from './audits-lists.mjs'
import { sender, startCounter, timed } from '../calls-of-gateway.mjs'
import { goal } from '../goals.mjs'
import { ratio, spread } from '../statistics.mjs'
import { signIn, startPortal } from '../users-scroll-bench.mjs'

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('./audits-data.mjs').AuditIds} AuditIds */
/** @typedef {{ graphql: number, rest: number }} Calls of one cold screen */

const audits = '/api/msde/desk-audit'
const savesOfRound = 60

/**
 * @typedef {object} Plan
 * @property {number} firstPort
 * @property {number} rounds
 * @property {number} agencies of the longer list
 * @property {number} rows of a student list
 * @property {(line: string) => void} log
 */

/**
 * Audits: requests and REST calls of the record page and of the list of audits; a student list as CSV and as XLSX against reading
 * it alone; a draw; and saving an answer against saving one of a self-assessment.
 *
 * @param {Plan} plan
 */
export async function runAuditsBench({ firstPort, rounds, agencies, rows, log }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  /** @type {import('../../../tools/lib/portal.mjs').Part[]} */
  const parts = []
  const counter = await startCounter(firstPort + 2, firstPort + 1)
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    await startPortal(parts, firstPort, dataDir)
    for (const part of parts.splice(0).toReversed()) await part.stop()
    const engine = await PGlite.create({ dataDir: path.join(dataDir, 'db') })
    const ids = await fillAudits(engine, { agencies, lists: rounds + 1 })
    await engine.close()
    log(`seeded audits of ${agencies} agencies`)
    const origin = await startPortal(parts, firstPort, dataDir, counter.url)
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await signIn(context.request)
    const screens = await countScreens(context, counter, ids)
    log(
      Object.entries(screens)
        .map(([name, { graphql, rest }]) => `${name}: ${graphql} + ${rest}`)
        .join(', '),
    )

    const apiPort = firstPort + 1
    const saves = await measureSaves(apiPort, ids, rounds)
    log(`saved answers in ${rounds} rounds`)
    const api = parts.find(({ name }) => name === 'api')
    const lists = await measureLists({ pid: api?.process.pid ?? 0, apiPort, ids, rows, rounds, log })
    return {
      agencies,
      items: ids.items,
      screens,
      milliseconds: {
        'answer of a record': spread(saves.record),
        'answer of a self-assessment': spread(saves.selfAssessment),
        ...lists.milliseconds,
      },
      memoryMegabytes: lists.memoryMegabytes,
      goals: [
        ...screenGoals(screens),
        goal('saving an answer against a self-assessment', 1.2, ratio(saves.record, saves.selfAssessment)),
        ...lists.goals,
      ],
    }
  } finally {
    await browser.close()
    for (const part of parts.toReversed()) await part.stop()
    await counter.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** @param {Record<string, Calls>} screens */
const screenGoals = ({ few, all, record }) =>
  few && all && record
    ? [
        goal('GraphQL requests of the record page', 1, spread([record.graphql])),
        goal('GraphQL requests of the list of audits', 1, spread([all.graphql])),
        goal('REST calls for all agencies against 24', 1, spread([all.rest / few.rest])),
      ]
    : []

/**
 * Opens each screen twice, and counts the second time: requests of the screen's own, without those of the frame around it.
 *
 * @param {BrowserContext} context
 * @param {Awaited<ReturnType<typeof startCounter>>} counter
 * @param {AuditIds} ids
 */
async function countScreens(context, counter, { years, prongId, recordId }) {
  const list = (/** @type {number} */ year) => `/user/dashboard/desk-audit?year=${year}`
  const places = {
    few: list(years.few),
    all: list(years.all),
    record: `/user/dashboard/desk-audit/prongs/${prongId}/records/${recordId}`,
  }
  /** @type {Record<string, Calls>} */
  const counted = {}
  for (const [name, place] of Object.entries(places)) {
    await open(context, place)
    const frame = await countOf(context, counter, '/not-a-page')
    const screen = await countOf(context, counter, place)
    counted[name] = { graphql: screen.graphql - frame.graphql, rest: screen.rest - frame.rest }
  }
  return counted
}

/** @param {BrowserContext} context @param {string} place */
async function open(context, place) {
  const page = await context.newPage()
  await page.goto(place)
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** @param {BrowserContext} context @param {Awaited<ReturnType<typeof startCounter>>} counter @param {string} place */
async function countOf(context, counter, place) {
  let graphql = 0
  const count = (/** @type {import('@playwright/test').Request} */ request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) graphql += 1
  }
  counter.reset()
  context.on('request', count)
  const page = await open(context, place)
  context.off('request', count)
  const rest = counter.calls()
  await page.close()
  return { graphql, rest }
}

/**
 * Median time of saving an answer, by round; answers of records and of self-assessments take turns one by one.
 *
 * @param {number} apiPort
 * @param {AuditIds} ids
 * @param {number} rounds
 */
async function measureSaves(apiPort, { recordId, itemId, question }, rounds) {
  const asMonitor = await sender(apiPort, 'monitor@state.example')
  const asAdmin = await sender(apiPort, 'admin@allegany.example')
  let [ofRecord, ofQuestion] = [0, question.version]
  const saveRecord = async (/** @type {number} */ turn) => {
    const body = {
      studentId: recordId,
      itemId,
      value: turn % 2 === 0 ? 'Y' : 'NA',
      comment: `Turn ${turn}`,
      version: ofRecord,
    }
    const saved = await asMonitor('POST', `${audits}/student/content-item-response/update-response`, body)
    ofRecord = Number(saved.version)
  }
  const saveQuestion = async (/** @type {number} */ turn) => {
    const place = `/api/self-assessment/${question.id}/compliance-strategy-item/${question.itemId}`
    const saved = await asAdmin('PUT', place, {
      rating: 1 + (turn % 4),
      narrative: `<p>Turn ${turn}</p>`,
      version: ofQuestion,
    })
    ofQuestion = Number(saved.version)
  }
  /** @type {{ record: number[], selfAssessment: number[] }} */
  const medians = { record: [], selfAssessment: [] }
  for (let round = 0; round <= rounds; round++) {
    /** @type {{ record: number[], selfAssessment: number[] }} */
    const times = { record: [], selfAssessment: [] }
    for (let turn = 0; turn < savesOfRound; turn++) {
      times.record.push(await timed(() => saveRecord(turn)))
      times.selfAssessment.push(await timed(() => saveQuestion(turn)))
    }
    // The first round fills caches and compiles.
    if (round === 0) continue
    medians.record.push(spread(times.record).median)
    medians.selfAssessment.push(spread(times.selfAssessment).median)
  }
  return medians
}
