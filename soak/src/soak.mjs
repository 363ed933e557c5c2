import { stopRunning } from '../../tools/lib/house.mjs'
import { ensurePrograms } from './images/debian.mjs'
import { registeredOperations } from './browser.mjs'
import { Installation } from './installation.mjs'
import { Ledger } from './ledger.mjs'
import { firstAdministrator, hirePeople } from './people.mjs'
import { planOf } from './plan.mjs'
import { longPhases, phases, sourcePhases } from './phases.mjs'
import { seededRandom } from './random.mjs'
import { Report } from './report.mjs'

/**
 * Runs the selected phases and returns the exit status.
 *
 * @param {string[]} words
 */
export async function soak(words) {
  const plan = planOf(words, process.env)
  const missing = phasesOf(plan)
  if (missing.every((name) => name in sourcePhases)) return ofSources(plan, missing)
  await ensurePrograms()
  const installation = await Installation.prepare(plan.firstPort)
  let interrupted = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => {
      interrupted = true
      console.error('Stopping …')
      stopRunning()
      void installation.end().finally(() => process.exit(1))
    })
  const limit = setTimeout(() => {
    interrupted = true
    console.error(`The soak took more than ${plan.minutesAtMost} minutes. Logs: ${installation.logs}`)
    stopRunning()
    void installation.end({ keep: true }).finally(() => process.exit(1))
  }, plan.minutesAtMost * 60_000)

  console.log(`Soak with seed ${plan.seed}; logs in ${installation.logs}`)
  const report = new Report({ seed: plan.seed, quick: plan.quick })
  /** @type {import('./phases.mjs').Stage | undefined} */
  let stage
  await report.phase('installation', async () => {
    await installation.build()
    const operations = await registeredOperations()
    const admin = await firstAdministrator(installation, operations)
    const people = await hirePeople(installation, operations, admin, plan.people)
    const { data } = await admin.browser.ask('ComplianceYears')
    const year = Math.max(...data.complianceYears.map((/** @type {any} */ each) => each.id))
    const around = { installation, ledger: new Ledger(), random: seededRandom(plan.seed), year }
    stage = { plan, around, installation, operations, admin, people }
    return { verdicts: [], figures: { people: people.length, agencies: plan.people.agencies } }
  })
  // After each phase, so that an interrupted run keeps its results.
  const write = async () =>
    plan.names.length > 0 && !plan.quick ? undefined : report.write(installation.logs, missing)
  for (const [name, phase] of Object.entries(phases)) {
    if (missing[0] !== name || !stage || interrupted) continue
    const set = stage
    await report.phase(name, () => phase(set))
    missing.shift()
    if (!interrupted) await write()
  }
  clearTimeout(limit)
  if (interrupted) return new Promise(() => undefined)
  const { broken } = report
  const file = await write()
  await installation.end({ keep: broken.length > 0 })
  const status = reportBroken(broken)
  if (broken.length > 0) console.error(`Logs of every process: ${installation.logs}`)
  if (file && !plan.quick) console.log(`Written to ${file}`)
  return status
}

/** Names of the selected phases. @param {import('./plan.mjs').Plan} plan */
function phasesOf({ names, quick }) {
  const isOf = (/** @type {string} */ phase, /** @type {string} */ name) =>
    phase === name || phase.startsWith(`${name}-`)
  const unknown = names.find((name) => !Object.keys(phases).some((phase) => isOf(phase, name)))
  if (unknown !== undefined) throw new Error(`There is no phase ${unknown}.`)
  return Object.keys(phases).filter((phase) =>
    names.length === 0 ? !quick || !longPhases.has(phase) : names.some((name) => isOf(phase, name)),
  )
}

/** Phases that need no installation. @param {import('./plan.mjs').Plan} plan @param {readonly string[]} names */
async function ofSources(plan, names) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => {
      stopRunning()
      process.exit(1)
    })
  const report = new Report({ seed: plan.seed, quick: plan.quick })
  for (const [name, phase] of Object.entries(sourcePhases))
    if (names.includes(name)) await report.phase(name, () => phase({ plan }))
  return reportBroken(report.broken)
}

/** Prints the broken promises and returns the exit status. @param {readonly string[]} broken */
function reportBroken(broken) {
  console.log('')
  for (const line of broken) console.error(`Broken: ${line}`)
  if (broken.length === 0) console.log('Every promise held.')
  return broken.length === 0 ? 0 : 1
}
