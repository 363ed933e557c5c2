import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { check } from './check.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { allJourneys, beginning, changedFiles, journeysOf } from './lib/changed.mjs'
import { failureInWords, playwrightFailures, readReport, vitestFailures } from './lib/failures.mjs'
import { inHouse, requireNode, run, stopRunning } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'
import { ensureRedis } from './lib/redis.mjs'
import { playwrightTimes, timesInWords, vitestTimes } from './lib/times.mjs'
import { fromPlaywright, fromReport, fromVitest, inWords, one, sum } from './lib/totals.mjs'

/**
 * `npm test`: installs what is missing, runs every check and test, and ends with one line that sums the runners' own
 * reports. `npm test -- api web` runs only these suites: `check`, `journeys`, or a vitest project. `npm test --
 * --changed` runs the checks, and those tests that the changes since main can affect.
 *
 * @typedef {import('./lib/totals.mjs').Totals} Totals
 */
const reports = inHouse('test-results')
/** @type {import('./lib/failures.mjs').Failure[]} */
const failures = []
/** @type {import('./lib/times.mjs').Took[]} */
const steps = []
/** @type {import('./lib/times.mjs').Took[]} */
const files = []

async function step(/** @type {string} */ name, /** @type {() => Promise<Totals>} */ work) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  /** @type {Totals} */
  let totals
  try {
    totals = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    totals = one(false)
  }
  const seconds = (performance.now() - began) / 1000
  steps.push({ name, seconds })
  console.log(`── ${name}: ${inWords(totals)} in ${Math.round(seconds)} s`)
  return totals
}

/** A runner that is killed leaves no report and prints nothing. */
function sayIfStopped(/** @type {string} */ runner, /** @type {string | null} */ signal) {
  if (signal) console.error(`${runner} was ended by ${signal} before it could report.`)
}

/** @param {string[]} projects all when empty @param {string} [since] a commit: only tests that import what differs from it */
async function units(projects, since) {
  if (projects.length === 0 || projects.includes('gateway')) await ensureRedis()
  const file = `${reports}/vitest.json`
  const { ok, signal } = await run(
    process.execPath,
    [
      inHouse('node_modules/vitest/vitest.mjs'),
      'run',
      // The default leaves one processor free for interactive work; there is none.
      `--maxWorkers=${availableParallelism()}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...(since === undefined ? [] : ['--changed', since]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { show: true },
  )
  sayIfStopped('vitest', signal)
  failures.push(...(await readReport(file, vitestFailures)))
  files.push(...(await readReport(file, vitestTimes)))
  return fromReport(file, fromVitest, ok, { mayBeNone: since !== undefined })
}

async function pageWeight() {
  const { ok } = await run(process.execPath, [inHouse('apps/web/test/page-weight.mjs')], { show: true })
  const ofFeature = await run(process.execPath, [inHouse('tools/feature-weight.mjs')], { show: true })
  return one(ok && ofFeature.ok)
}

async function newFeature() {
  const { ok } = await run(process.execPath, [inHouse('tools/feature-copy.mjs')], { show: true })
  return one(ok)
}

/** @param {readonly string[]} only their files, all when empty */
async function journeys(only) {
  const file = `${reports}/playwright.json`
  const { ok, signal } = await run(
    process.execPath,
    [
      inHouse('node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=line,json',
      ...only.map((file) => `/${path.basename(file)}`),
    ],
    {
      cwd: inHouse('apps/e2e'),
      env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      show: true,
    },
  )
  sayIfStopped('Playwright', signal)
  failures.push(...(await readReport(file, playwrightFailures)))
  files.push(...(await readReport(file, playwrightTimes)))
  return fromReport(file, fromPlaywright, ok)
}

async function built() {
  await build()
  return one(true)
}

requireNode()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopRunning()
    process.exit(1)
  })
}

/** The commit that the changes are compared with, and the journeys that they can affect. */
async function whatChanged() {
  const since = await beginning()
  const files = await changedFiles(since)
  const reached = journeysOf(files, await allJourneys())
  const names = reached.map((file) => path.basename(file, '.journey.ts')).join(', ')
  console.log(`Changed files since ${since.slice(0, 8)}: ${files.length}. Journeys: ${names || 'none'}`)
  return { since, reached }
}

const words = process.argv.slice(2)
const named = words.filter((word) => word !== '--changed')
const wants = (/** @type {string} */ suite) => named.length === 0 || named.includes(suite)
const projects = named.filter((name) => name !== 'check' && name !== 'journeys')
/** @type {Totals[]} */
const totals = []
try {
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  await ensureInstalled()
  const changed = words.includes('--changed') ? await whatChanged() : undefined
  if (wants('check')) totals.push(await step('checks', () => check()))
  if (named.length === 0 || projects.length > 0)
    totals.push(await step('unit and integration tests', () => units(projects, changed?.since)))
  if (wants('journeys') && changed?.reached.length !== 0) {
    const building = await step('build', built)
    totals.push(building)
    if (building.failed === 0) {
      if (named.length === 0) {
        totals.push(await step('page weight', pageWeight))
        totals.push(await step('a new feature in a copy', newFeature))
      }
      totals.push(await step('browser journeys', () => journeys(changed?.reached ?? [])))
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  totals.push(one(false))
}
const total = sum(totals)
if (failures.length > 0) console.log(`\n── what failed\n${failures.map(failureInWords).join('\n')}`)
console.log(`\n── where the time went\n${timesInWords(steps, files)}`)
console.log(`\n${inWords(total)}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
