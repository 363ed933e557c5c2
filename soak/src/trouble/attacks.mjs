import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { signInAll } from '../load.mjs'
import { figures, Measure } from '../measure.mjs'
import { stepOf } from '../steps.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */
/** @typedef {import('../phases.mjs').Stage} Stage */
/** @typedef {import('../people.mjs').Person} Person */
/** @typedef {import('./attacker.mjs').Attack['kind']} Kind */

/** Maximum slowdown of the slowest hundredth of another person, and of `/healthz`. */
const slowerAtMost = 2
const healthMsAtMost = 100

/** Every kind of screen, in a fixed order: a random one would make two runs differ. */
const steps = ['landing page', 'list of self-assessments', 'self-assessment', 'subsection', 'save an answer']
const thoughtMs = 20

/**
 * The attacks, with their number of lanes of at most one request per second each. @type {readonly { kind: Kind, what:
 * string, lanes: number }[]}
 */
const kinds = [
  { kind: 'pdfs', what: '100 parallel PDFs of a local user', lanes: 100 },
  { kind: 'exports', what: '100 parallel exports of the audit trail', lanes: 100 },
  { kind: 'lists', what: 'notes of 390 KB of nested lists', lanes: 8 },
  { kind: 'commas', what: 'files of users of 4.9 MB of commas', lanes: 4 },
  { kind: 'stranger', what: 'unique operations of 300 fragments with a made-up bearer token', lanes: 30 },
]

/**
 * The cost of abuse for another person: each attack is compared with a baseline and a control run, in which the same
 * attacker requests a static file as often, so that its share of the machine is visible.
 *
 * @type {Phase}
 */
export async function attacks(stage) {
  const { around, people, plan } = stage
  const roles = rolesOf(stage)
  await signInAll(around, [roles.victim, ...new Set(Object.values(roles.attackers))])
  // Warm-up of everything that is loaded on first use.
  for (const { kind, lanes } of kinds) await measured(stage, roles, 2, { kind, lanes: Math.min(lanes, 4) })
  const seconds = plan.attackSeconds
  const verdicts = []
  /** @type {Record<string, unknown>} */
  const found = {}
  for (const { kind, what, lanes } of kinds) {
    const quiet = await measured(stage, roles, seconds)
    const control = await measured(stage, roles, seconds, { kind: 'files', lanes })
    const attack = await measured(stage, roles, seconds, { kind, lanes })
    found[kind] = { quiet, control, attack }
    const times = attack.p99Ms / quiet.p99Ms
    const share = control.p99Ms / quiet.p99Ms
    verdicts.push({
      promise: `${what}: another person's p99 within ${slowerAtMost} times its quiet value, nothing refused or failed`,
      holds: times <= slowerAtMost && attack.wrong === 0,
      measured:
        `${attack.p99Ms.toFixed(0)} ms : ${quiet.p99Ms.toFixed(0)} ms = ${times.toFixed(2)}, ` +
        `beside static files ${share.toFixed(2)}; ${attack.wrong} of ${attack.count} wrong; attacker ${JSON.stringify(attack.statuses)}`,
    })
    verdicts.push({
      promise: `${what}: /healthz of every process within ${healthMsAtMost} ms`,
      holds: attack.health.p99Ms <= healthMsAtMost,
      measured: `p99 ${attack.health.p99Ms.toFixed(0)} ms, at most ${attack.health.mostMs.toFixed(0)} ms; beside static files ${control.health.p99Ms.toFixed(0)} and ${control.health.mostMs.toFixed(0)} ms`,
    })
  }
  return { verdicts, figures: { people: people.length, seconds, ...found } }
}

/** A person who only works, and attackers of other agencies. @param {Stage} stage */
function rolesOf({ people, admin }) {
  const [victim, user] = people.filter(({ work, role }) => work && role === 'LocalUser').toReversed()
  const leader = people.find(({ role, leaId }) => role === 'LocalAdmin' && leaId !== victim?.leaId)
  const monitor = people.find(({ role }) => role === 'StateMonitor')
  if (!victim || !user || !leader || !monitor)
    throw new Error('There are too few people to attack each other.')
  /** @type {Record<Kind, Person>} */
  const attackers = {
    pdfs: user,
    exports: admin,
    lists: monitor,
    commas: leader,
    stranger: user,
    files: user,
  }
  return { victim, attackers }
}

/**
 * Response times of the victim, alone or during an attack.
 *
 * @param {Stage} stage
 * @param {ReturnType<typeof rolesOf>} roles
 * @param {number} seconds
 * @param {{ kind: Kind, lanes: number }} [attack]
 */
async function measured({ around, installation, operations }, { victim, attackers }, seconds, attack) {
  const attacker = attack && attackers[attack.kind]
  const thread =
    attack &&
    new Worker(new URL('./attacker.mjs', import.meta.url), {
      workerData: {
        ...attack,
        origin: installation.origin,
        cookies: [...(attacker?.browser.cookies ?? [])],
        operations: [...operations],
        selfAssessmentId: attacker?.work?.selfAssessmentId ?? 0,
        year: around.year,
      },
    })
  // Wait until the attack has its first responses.
  if (thread) await pause(500)
  const health = watchHealth(installation)
  const measure = new Measure()
  const endsAt = Date.now() + seconds * 1000
  for (let at = 0; Date.now() < endsAt; at += 1) {
    const step = steps[at % steps.length] ?? ''
    measure.add({ step, answers: await stepOf(step, around, victim) })
    await pause(thoughtMs)
  }
  const late = await health()
  const statuses = thread ? await ended(thread) : {}
  const { failures, passing, refused, signedOut } = measure
  return { ...measure.overall, wrong: failures + passing + refused + signedOut, health: late, statuses }
}

/**
 * Checks the health of every server ten times a second, until the returned function is called. @param
 * {import('../installation.mjs').Installation} installation
 */
function watchHealth({ gatewayOrigins, apiOrigins }) {
  const over = new AbortController()
  /** @type {number[]} */
  const times = []
  const watching = [...gatewayOrigins, ...apiOrigins].map(async (origin) => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const isWell = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) })
        .then(async (answer) => (await answer.arrayBuffer()).byteLength >= 0 && answer.ok)
        .catch(() => false)
      times.push(isWell ? performance.now() - began : 10_000)
      await pause(100)
    }
  })
  return async () => {
    over.abort()
    await Promise.all(watching)
    return figures(times)
  }
}

/** Stops an attacker and returns its results. @param {Worker} thread @returns {Promise<Record<string, number>>} */
function ended(thread) {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.postMessage('over', [])
  })
}
