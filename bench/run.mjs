import { mkdir, writeFile } from 'node:fs/promises'
import { inHouse, requireNode } from '../tools/lib/house.mjs'
import { build, ensureInstalled } from '../tools/lib/install.mjs'

/**
 * `npm run bench`: measures and compares, prints ratios beside their goals, writes `bench/results/*.json`. Names select
 * benchmarks: `npm run bench -- upload`. `--quick` takes some minutes and writes nothing; `--rounds=5` sets the
 * number of rounds.
 */
const names = ['gateway', 'questionnaire', 'upload', 'users-scroll', 'dashboards', 'audits', 'pages']
const quick = process.argv.includes('--quick')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const rounds = Number(
  process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 0,
)
const firstPort = Number(process.env.BENCH_PORT || 4180)
const MINUTES_AT_MOST = quick ? 6 : 25

/** @param {string} line */
const log = (line) => console.log(`  ${line}`)

requireNode()
const unknown = wanted.find((name) => !names.includes(name))
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 0) {
  console.error(`Usage: npm run bench -- [${names.join('] [')}] [--quick] [--rounds=9]`)
  process.exit(1)
}
await ensureInstalled()
await build()
const { stopServers } = await import('./src/processes.mjs')
const report = await import('./src/report.mjs')
let ending = false
const end = (/** @type {number} */ status) => {
  ending = true
  void stopServers().finally(() => process.exit(status))
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => end(1))
const limit = setTimeout(() => {
  console.error(`The benchmarks took more than ${MINUTES_AT_MOST} minutes and were stopped.`)
  end(1)
}, MINUTES_AT_MOST * 60_000)

try {
  if (wanted.length === 0 || wanted.includes('gateway')) await benchGateway()
  if (wanted.length === 0 || wanted.includes('questionnaire')) await benchQuestionnaire()
  if (wanted.length === 0 || wanted.includes('upload')) await benchUpload()
  if (wanted.length === 0 || wanted.includes('users-scroll')) await benchUsersScroll()
  if (wanted.length === 0 || wanted.includes('dashboards')) await benchDashboards()
  if (wanted.length === 0 || wanted.includes('audits')) await benchAudits()
  if (wanted.length === 0 || wanted.includes('pages')) await benchPages()
} catch (error) {
  // Servers that are stopped refuse the requests that are still in flight.
  if (!ending) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  clearTimeout(limit)
  await stopServers()
}

async function benchGateway() {
  const { runGatewayBench } = await import('./src/gateway-bench.mjs')
  const { gatewayGoals } = await import('./src/goals.mjs')
  const plan = {
    rounds: rounds || (quick ? 2 : 9),
    connections: 50,
    people: 20,
    warmUpMs: quick ? 150 : 1500,
    measureMs: quick ? 150 : 700,
    delayMs: 5,
    latencyOperations: quick ? 10 : 50,
  }
  console.log('GraphQL in front of REST')
  const questions = await runGatewayBench({ ...plan, firstPort, log })
  await stopServers()
  const goals = questions.flatMap(gatewayGoals)
  console.log(report.gatewayTable(questions))
  console.log(report.goalTable(goals))
  await keep('gateway', { ...report.circumstances(plan), goals, questions })
}

async function benchQuestionnaire() {
  const { runQuestionnaireBench } = await import('./src/questionnaire-bench.mjs')
  const { screenGoals } = await import('./src/goals.mjs')
  const plan = {
    rounds: rounds || (quick ? 2 : 9),
    // Fewer concurrent calls than the gateway admits: time in its queue is not measured here.
    connections: 8,
    people: 20,
    warmUpMs: quick ? 150 : 2000,
    measureMs: quick ? 150 : 1200,
    delayMs: 5,
    latencyOperations: quick ? 10 : 40,
  }
  console.log('\nThe large screens of self-assessments')
  const screens = await runQuestionnaireBench({ ...plan, firstPort, log })
  await stopServers()
  const goals = screens.flatMap(screenGoals)
  console.log(report.gatewayTable(screens))
  console.log(report.goalTable(goals))
  await keep('questionnaire', { ...report.circumstances(plan), goals, screens })
}

async function benchUpload() {
  const { runUploadBench } = await import('./src/upload-bench.mjs')
  const plan = { rounds: rounds || (quick ? 2 : 7), megabytes: quick ? 50 : 200 }
  console.log('\nUploads')
  const { goals, ...result } = await runUploadBench({ ...plan, firstPort, log })
  await stopServers()
  console.log(report.uploadTable({ goals, ...result }))
  console.log(report.goalTable(goals))
  await keep('upload', { ...report.circumstances(plan), goals, ...result })
}

async function benchUsersScroll() {
  const { runUsersScrollBench } = await import('./src/users-scroll-bench.mjs')
  const plan = { rounds: rounds || (quick ? 1 : 3), users: quick ? 1000 : 10_000 }
  console.log('\nScrolling the list of users')
  const { goals, ...result } = await runUsersScrollBench({ ...plan, firstPort, log })
  console.log(report.goalTable(goals))
  await keep('users-scroll', { ...report.circumstances(plan), goals, ...result })
}

async function benchDashboards() {
  const { runDashboardsBench } = await import('./src/dashboards-bench.mjs')
  const plan = { rounds: rounds || (quick ? 2 : 7), agencies: quick ? 200 : 1000 }
  console.log('\nThe state dashboard')
  const { goals, ...result } = await runDashboardsBench({ ...plan, firstPort, log })
  console.log(report.goalTable(goals))
  await keep('dashboards', { ...report.circumstances(plan), goals, ...result })
}

async function benchAudits() {
  const { runAuditsBench } = await import('./src/audits/audits-bench.mjs')
  const plan = {
    rounds: rounds || (quick ? 2 : 7),
    agencies: quick ? 200 : 1000,
    rows: quick ? 2000 : 20_000,
  }
  console.log('\nAudits')
  const { goals, ...result } = await runAuditsBench({ ...plan, firstPort, log })
  console.log(report.goalTable(goals))
  await keep('audits', { ...report.circumstances(plan), goals, ...result })
}

async function benchPages() {
  const { runPagesBench } = await import('./src/pages/pages-bench.mjs')
  const plan = { rounds: rounds || (quick ? 1 : 5) }
  console.log('\nPages')
  const { goals, ...result } = await runPagesBench({ ...plan, firstPort, log })
  console.log(report.pagesTable(result))
  console.log(report.goalTable(goals))
  await keep('pages', { ...report.circumstances(plan), goals, ...result })
}

/** Writes a result to disk, except for a quick one, which is too short to be quoted. */
async function keep(/** @type {string} */ name, /** @type {object} */ result) {
  if (quick) return
  await mkdir(inHouse('bench/results'), { recursive: true })
  const rounded = JSON.stringify(
    result,
    (_key, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
    1,
  )
  await writeFile(inHouse('bench/results', `${name}.json`), `${rounded}\n`)
  console.log(`\nWritten to bench/results/${name}.json`)
}
