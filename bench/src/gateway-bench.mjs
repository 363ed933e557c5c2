import { isDeepStrictEqual } from 'node:util'
import { dataOf, difference, fieldsOf } from './answers.mjs'
import { askOnce, Drive } from './load.mjs'
import { operationFor } from './operations.mjs'
import { startGateway, startServer } from './processes.mjs'
import { readQuestions } from './questions.mjs'
import { signInDocuments, signInPeople } from './sign-in.mjs'
import { ratio, spread } from './statistics.mjs'

/** @typedef {import('./operations.mjs').Target} Target */
/** @typedef {import('./statistics.mjs').Spread} Spread */

/**
 * @typedef {object} Plan
 * @property {number} firstPort the upstream's; the servers take the next ones
 * @property {number} rounds
 * @property {number} connections while the processor is measured
 * @property {number} people who are signed in and share the connections
 * @property {number} warmUpMs before the first round, for each question and server
 * @property {number} measureMs of each cell of a round
 * @property {number} delayMs of the upstream while the latency is measured, on one connection
 * @property {number} latencyOperations of each cell of a round
 * @property {(line: string) => void} tell
 */

/**
 * @typedef {object} Cell one server's figures for one question
 * @property {Spread} cpuMs processor time of the server's process for one operation
 * @property {Spread} perSecond operations in a second
 * @property {Spread} cpuToDirect divided by what the same operation costs the REST API when it is called directly
 * @property {Spread} p50Ms with the delayed upstream and one connection
 * @property {Spread} p50ToDirect
 */

/**
 * @typedef {object} QuestionResult
 * @property {string} id
 * @property {string} title
 * @property {string} operation
 * @property {number} restCalls
 * @property {number} answerBytes
 * @property {number} answerFields
 * @property {Record<Target, Cell>} servers
 * @property {Record<Target, { cpuMs: number[], perSecond: number[], p50Ms: number[] }>} rounds
 */

/** @type {readonly Target[]} */
export const targets = ['direct', 'raw-proxy', 'gateway', 'mercurius', 'yoga', 'plain-stack']

/**
 * Asks every server the three questions, in rounds that go through all servers, each beginning with another one, so
 * that a busy moment of the machine hits all alike.
 *
 * @param {Plan} plan
 * @returns {Promise<QuestionResult[]>}
 */
export async function runGatewayBench(plan) {
  const { firstPort, tell } = plan
  const questions = await readQuestions()
  const documents = Object.fromEntries(questions.map(({ hash, document }) => [hash, document]))
  const apiUrl = `http://127.0.0.1:${firstPort}`
  const order = { apiUrl, documents }
  const upstream = await startServer({ be: 'upstream', port: firstPort, ...order })
  /** @type {Map<Target, import('./processes.mjs').Server>} */
  const servers = new Map([['direct', upstream]])
  for (const [place, be] of /** @type {const} */ ([
    'raw-proxy',
    'mercurius',
    'yoga',
    'plain-stack',
  ]).entries()) {
    servers.set(be, await startServer({ be, port: firstPort + 1 + place, ...order }))
  }
  const gateway = await startGateway({
    port: firstPort + 5,
    apiUrl,
    documents: { ...documents, ...signInDocuments },
  })
  servers.set('gateway', gateway)
  const people = await signInPeople(gateway.origin, plan.people)

  const results = []
  for (const question of questions) {
    const { bytes, fields } = await requireSameAnswers(question)
    tell(
      `${question.id} ${question.title}: every server gives the same answer (${bytes} bytes, ${fields} fields)`,
    )
    results.push({ question, bytes, fields, rounds: emptyRounds() })
  }

  const drives = questions.map((question) =>
    targets.map((target) => ({ target, drive: new Drive(operations(target, question, plan.connections)) })),
  )
  tell('warming up …')
  for (const drive of drives.flat()) await drive.drive.run({ milliseconds: plan.warmUpMs })
  for (let round = 0; round < plan.rounds; round++) {
    for (const [place, cells] of drives.entries()) {
      for (const { target, drive } of turned(cells, round)) {
        const server = serverOf(target)
        const before = await server.usage()
        const { operations, seconds } = await drive.run({ milliseconds: plan.measureMs })
        const after = await server.usage()
        const kept = results[place]?.rounds[target]
        kept?.cpuMs.push((after.cpuMs - before.cpuMs) / operations)
        kept?.perSecond.push(operations / seconds)
      }
    }
    tell(`processor time, round ${round + 1} of ${plan.rounds}`)
  }
  await Promise.all(drives.flat().map(({ drive }) => drive.close()))

  upstream.send({ delay: plan.delayMs })
  const single = questions.map((question) =>
    targets.map((target) => ({ target, drive: new Drive(operations(target, question, 1)) })),
  )
  for (let round = 0; round < plan.rounds; round++) {
    for (const [place, cells] of single.entries()) {
      for (const { target, drive } of turned(cells, round)) {
        const { times } = await drive.run({ milliseconds: 5000, operations: plan.latencyOperations })
        results[place]?.rounds[target].p50Ms.push(spread(times).median)
      }
    }
    tell(`latency, round ${round + 1} of ${plan.rounds}`)
  }
  await Promise.all(single.flat().map(({ drive }) => drive.close()))

  return results.map(({ question, bytes, fields, rounds }) => resultOf(question, bytes, fields, rounds))

  /** @param {Target} target */
  function serverOf(target) {
    const server = servers.get(target)
    if (server === undefined) throw new Error(`${target} was not started.`)
    return server
  }

  /** @param {Target} target @param {import('./questions.mjs').Question} question @param {number} connections */
  function operations(target, question, connections) {
    const { origin } = serverOf(target)
    const each = people.map((person) => operationFor(target, origin, question, person))
    return Array.from({ length: connections }, (_, place) => each[place % each.length]).filter(
      (one) => one !== undefined,
    )
  }

  /** @param {Target} target @param {import('./questions.mjs').Question} question */
  async function ask(target, question) {
    const [operation] = operations(target, question, 1)
    return operation === undefined ? [] : askOnce(operation)
  }

  /** @param {import('./questions.mjs').Question} question */
  async function requireSameAnswers(question) {
    const [reference] = await ask('gateway', question)
    const expected = dataOf(reference?.json)
    for (const target of /** @type {const} */ (['mercurius', 'yoga', 'plain-stack'])) {
      const [answer] = await ask(target, question)
      if (isDeepStrictEqual(dataOf(answer?.json), expected)) continue
      throw new Error(
        `${question.id}: ${target} and the gateway answer differently:\n${difference(dataOf(answer?.json), expected)}`,
      )
    }
    const direct = (await ask('direct', question)).map(({ json }) => json)
    const proxied = (await ask('raw-proxy', question)).map(({ json }) => json)
    if (!isDeepStrictEqual(direct, proxied)) throw new Error(`${question.id}: the proxy changed an answer.`)
    return { bytes: reference?.bytes ?? 0, fields: fieldsOf(expected) }
  }
}

/**
 * @param {import('./questions.mjs').Question} question
 * @param {number} bytes
 * @param {number} fields
 * @param {ReturnType<typeof emptyRounds>} rounds
 * @returns {QuestionResult}
 */
function resultOf(question, bytes, fields, rounds) {
  const { direct } = rounds
  const cells = targets.map((target) => {
    const { cpuMs, perSecond, p50Ms } = rounds[target]
    /** @type {Cell} */
    const cell = {
      cpuMs: spread(cpuMs),
      perSecond: spread(perSecond),
      cpuToDirect: ratio(cpuMs, direct.cpuMs),
      p50Ms: spread(p50Ms),
      p50ToDirect: ratio(p50Ms, direct.p50Ms),
    }
    return /** @type {const} */ ([target, cell])
  })
  return {
    id: question.id,
    title: question.title,
    operation: question.operationName,
    restCalls: question.rest.length,
    answerBytes: bytes,
    answerFields: fields,
    servers: /** @type {Record<Target, Cell>} */ (Object.fromEntries(cells)),
    rounds,
  }
}

function emptyRounds() {
  const empty = () => ({
    cpuMs: /** @type {number[]} */ ([]),
    perSecond: /** @type {number[]} */ ([]),
    p50Ms: /** @type {number[]} */ ([]),
  })
  return {
    direct: empty(),
    'raw-proxy': empty(),
    gateway: empty(),
    mercurius: empty(),
    yoga: empty(),
    'plain-stack': empty(),
  }
}

/** @template T @param {readonly T[]} list @param {number} by */
function turned(list, by) {
  const cut = by % list.length
  return [...list.slice(cut), ...list.slice(0, cut)]
}
