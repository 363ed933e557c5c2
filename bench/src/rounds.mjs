import { askOnce, Drive } from './load.mjs'
import { operationFor } from './operations.mjs'
import { ratio, spread } from './statistics.mjs'

/** @typedef {import('./operations.mjs').Target} Target */
/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {import('./statistics.mjs').Spread} Spread */

/**
 * @typedef {object} Plan
 * @property {number} firstPort the upstream's; the servers use the next ones
 * @property {number} rounds
 * @property {number} connections while processor time is measured
 * @property {number} people who are signed in and share the connections
 * @property {number} warmUpMs before the first round, for each operation and server
 * @property {number} measureMs of each cell of a round
 * @property {number} delayMs of the upstream while latency is measured, on one connection
 * @property {number} latencyOperations of each cell of a round
 * @property {(line: string) => void} log
 */

/**
 * @typedef {object} Cell one server's figures for one operation
 * @property {Spread} cpuMs processor time of the server's process per operation
 * @property {Spread} perSecond operations per second
 * @property {Spread} cpuToDirect divided by the processor time of the REST API for the same operation when it is called
 *   directly
 * @property {Spread} p50Ms with the delayed upstream and one connection
 * @property {Spread} p50ToDirect
 */

/** @typedef {{ cpuMs: number[], perSecond: number[], p50Ms: number[] }} Rounds measurements of each round */

/**
 * @template {Target} [T=Target]
 * @typedef {object} QuestionResult
 * @property {string} id
 * @property {string} title
 * @property {string} operation
 * @property {number} restCalls
 * @property {number} answerBytes
 * @property {number} answerFields
 * @property {Record<T, Cell>} servers
 * @property {Record<T, Rounds>} rounds
 */

/**
 * Servers that handle the same operations, and the people who send them.
 *
 * @template {Target} [T=Target]
 * @typedef {object} Field
 * @property {readonly T[]} targets
 * @property {(target: Target) => import('./processes.mjs').Server} serverOf
 * @property {readonly import('./sign-in.mjs').Person[]} people
 */

/**
 * An operation on each of these connections to a server, by the people in turn.
 *
 * @param {Field} field @param {Target} target @param {Question} question @param {number} connections
 */
function operations({ serverOf, people }, target, question, connections) {
  const { origin } = serverOf(target)
  const each = people.map((person) => operationFor(target, origin, question, person))
  return Array.from({ length: connections }, (_, place) => each[place % each.length]).filter(
    (one) => one !== undefined,
  )
}

/** Sends an operation once. @param {Field} field @param {Target} target @param {Question} question */
export async function ask(field, target, question) {
  const [operation] = operations(field, target, question, 1)
  return operation === undefined ? [] : askOnce(operation)
}

/**
 * Sends every operation to every server, in rounds over all servers, each round starting with another one, so that
 * other load on the machine affects all alike: first for processor time, then for latency with a slow upstream.
 *
 * @template {Target} T
 * @param {Field<T>} field
 * @param {readonly Question[]} questions
 * @param {Omit<Plan, 'firstPort' | 'people'>} plan
 * @returns {Promise<Array<Record<T, Rounds>>>} for each operation, in their order
 */
export async function measureRounds(field, questions, plan) {
  const { targets, serverOf } = field
  const { log } = plan
  const results = questions.map(() => emptyRounds(targets))
  const drives = questions.map((question) =>
    targets.map((target) => ({
      target,
      drive: new Drive(operations(field, target, question, plan.connections)),
    })),
  )
  log('warming up …')
  for (const drive of drives.flat()) await drive.drive.run({ milliseconds: plan.warmUpMs })
  for (let round = 0; round < plan.rounds; round++) {
    for (const [place, cells] of drives.entries()) {
      for (const { target, drive } of turned(cells, round)) {
        const server = serverOf(target)
        const before = await server.usage()
        const { operations: done, seconds } = await drive.run({ milliseconds: plan.measureMs })
        const after = await server.usage()
        const kept = results[place]?.[target]
        kept?.cpuMs.push((after.cpuMs - before.cpuMs) / done)
        kept?.perSecond.push(done / seconds)
      }
    }
    log(`processor time, round ${round + 1} of ${plan.rounds}`)
  }
  await Promise.all(drives.flat().map(({ drive }) => drive.close()))

  serverOf('direct').send({ delay: plan.delayMs })
  const single = questions.map((question) =>
    targets.map((target) => ({ target, drive: new Drive(operations(field, target, question, 1)) })),
  )
  for (let round = 0; round < plan.rounds; round++) {
    for (const [place, cells] of single.entries()) {
      for (const { target, drive } of turned(cells, round)) {
        const { times } = await drive.run({ milliseconds: 5000, operations: plan.latencyOperations })
        results[place]?.[target].p50Ms.push(spread(times).median)
      }
    }
    log(`latency, round ${round + 1} of ${plan.rounds}`)
  }
  await Promise.all(single.flat().map(({ drive }) => drive.close()))
  return results
}

/**
 * The figures of one operation, each server's with the ratio to calling REST directly.
 *
 * @template {Target} T
 * @param {Question} question
 * @param {{ bytes: number, fields: number }} answer
 * @param {Record<T | 'direct', Rounds>} rounds
 * @returns {QuestionResult<T | 'direct'>}
 */
export function resultOf(question, { bytes, fields }, rounds) {
  const { direct } = rounds
  const cells = /** @type {[T | 'direct', Rounds][]} */ (Object.entries(rounds)).map(
    ([target, { cpuMs, perSecond, p50Ms }]) => {
      /** @type {Cell} */
      const cell = {
        cpuMs: spread(cpuMs),
        perSecond: spread(perSecond),
        cpuToDirect: ratio(cpuMs, direct.cpuMs),
        p50Ms: spread(p50Ms),
        p50ToDirect: ratio(p50Ms, direct.p50Ms),
      }
      return /** @type {const} */ ([target, cell])
    },
  )
  return {
    id: question.id,
    title: question.title,
    operation: question.operationName,
    restCalls: question.rest.length,
    answerBytes: bytes,
    answerFields: fields,
    servers: /** @type {Record<T | 'direct', Cell>} */ (Object.fromEntries(cells)),
    rounds,
  }
}

/** @template {Target} T @param {readonly T[]} targets */
function emptyRounds(targets) {
  const rounds = targets.map((target) => {
    /** @type {Rounds} */
    const empty = { cpuMs: [], perSecond: [], p50Ms: [] }
    return /** @type {const} */ ([target, empty])
  })
  return /** @type {Record<T, Rounds>} */ (Object.fromEntries(rounds))
}

/** @template T @param {readonly T[]} list @param {number} by */
function turned(list, by) {
  const cut = by % list.length
  return [...list.slice(cut), ...list.slice(0, cut)]
}
