import { ensurePrograms } from './images/debian.mjs'
import { registeredOperations } from './browser.mjs'
import { Installation } from './installation.mjs'
import { Ledger } from './ledger.mjs'
import { firstAdministrator, hirePeople } from './people.mjs'
import { planOf } from './plan.mjs'
import { longPhases, phases } from './phases.mjs'
import { seededRandom } from './random.mjs'
import { Report } from './report.mjs'

/**
 * Runs the phases that were asked for and answers the exit status.
 *
 * @param {string[]} words
 */
export async function soak(words) {
  const plan = planOf(words, process.env)
  await ensurePrograms()
  const installation = await Installation.prepare(plan.firstPort)
  let interrupted = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => {
      interrupted = true
      console.error('Stopping …')
      void installation.end().finally(() => process.exit(1))
    })
  const limit = setTimeout(() => {
    console.error(`The soak took more than ${plan.minutesAtMost} minutes. Logs: ${installation.logs}`)
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
  const missing = Object.keys(phases).filter((name) =>
    plan.names.length === 0
      ? !plan.quick || !longPhases.has(name)
      : plan.names.some((wanted) => name === wanted || name.startsWith(`${wanted}-`)),
  )
  // After each phase, so that a run that is stopped tells what it saw.
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
  console.log('')
  for (const line of broken) console.error(`Broken: ${line}`)
  if (broken.length > 0) console.error(`What every process said: ${installation.logs}`)
  else console.log('Every promise held.')
  if (file && !plan.quick) console.log(`Written to ${file}`)
  return broken.length === 0 ? 0 : 1
}
