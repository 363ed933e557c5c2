import { isDeepStrictEqual } from 'node:util'
import { dataOf, difference, fieldsOf } from './answers.mjs'
import { startGateway, startServer } from './processes.mjs'
import { readQuestions } from './questions.mjs'
import { ask, measureRounds, resultOf } from './rounds.mjs'
import { signInDocuments, signInPeople } from './sign-in.mjs'

/** @typedef {import('./rounds.mjs').Field} Field */
/** @typedef {import('./rounds.mjs').QuestionResult} QuestionResult */

/** @type {readonly import('./operations.mjs').Target[]} */
const targets = ['direct', 'raw-proxy', 'gateway', 'mercurius', 'yoga', 'plain-stack']

/**
 * Sends the three operations to the gateway and its peers.
 *
 * @param {import('./rounds.mjs').Plan} plan
 * @returns {Promise<QuestionResult[]>}
 */
export async function runGatewayBench(plan) {
  const { firstPort, log } = plan
  const questions = await readQuestions()
  const documents = Object.fromEntries(questions.map(({ hash, document }) => [hash, document]))
  const apiUrl = `http://127.0.0.1:${firstPort}`
  const order = { apiUrl, documents }
  const upstream = await startServer({ be: 'upstream', port: firstPort, ...order })
  /** @type {Map<import('./operations.mjs').Target, import('./processes.mjs').Server>} */
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
  /** @type {Field} */
  const field = {
    targets,
    people: await signInPeople(gateway.origin, plan.people),
    serverOf(target) {
      const server = servers.get(target)
      if (server === undefined) throw new Error(`${target} was not started.`)
      return server
    },
  }

  const answers = []
  for (const question of questions) {
    const answer = await requireSameAnswers(field, question)
    log(
      `${question.id} ${question.title}: every server gives the same answer (${answer.bytes} bytes, ${answer.fields} fields)`,
    )
    answers.push({ question, answer })
  }
  const rounds = await measureRounds(field, questions, plan)
  return answers.flatMap(({ question, answer }, place) => {
    const ofQuestion = rounds[place]
    return ofQuestion === undefined ? [] : [resultOf(question, answer, ofQuestion)]
  })
}

/** @param {Field} field @param {import('./questions.mjs').Question} question */
async function requireSameAnswers(field, question) {
  const [reference] = await ask(field, 'gateway', question)
  const expected = dataOf(reference?.json)
  for (const target of /** @type {const} */ (['mercurius', 'yoga', 'plain-stack'])) {
    const [answer] = await ask(field, target, question)
    if (isDeepStrictEqual(dataOf(answer?.json), expected)) continue
    throw new Error(
      `${question.id}: ${target} and the gateway answer differently:\n${difference(dataOf(answer?.json), expected)}`,
    )
  }
  const direct = (await ask(field, 'direct', question)).map(({ json }) => json)
  const proxied = (await ask(field, 'raw-proxy', question)).map(({ json }) => json)
  if (!isDeepStrictEqual(direct, proxied)) throw new Error(`${question.id}: the proxy changed an answer.`)
  return { bytes: reference?.bytes ?? 0, fields: fieldsOf(expected) }
}
