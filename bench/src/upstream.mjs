import { createServer } from 'node:http'
import * as contract from '@portal/rest-contract'
import { categories, dashboardRows, dashboardYears, questionnaire } from './questionnaire-data.mjs'
import { leas, me, report, rows, years } from './upstream-data.mjs'

/** The access token of a person. Three parts, like a JWT; its signature is not verified. @param {string} username */
export const accessTokenOf = (username) => `bench.${Buffer.from(username).toString('base64url')}.token`
/** The only valid security code. */
export const securityCode = '246810'

/** @typedef {(body: string) => unknown} Answer */

const tokens = {
  refreshToken: 'bench-refresh-token',
  expiresIn: 24 * 60 * 60,
  refreshExpiresIn: 30 * 24 * 60 * 60,
  id: me.id,
  leaId: null,
  mfaPassed: true,
}
const halfWay = { mfaPassed: false, mfaToken: 'bench-attempt', email: me.email }

/** @typedef {Record<string, string>} Params */
/** @type {Params} */
const usualParams = { year: '2026', id: String(report.selfAssessment.id), leaId: '1' }
/** @type {Params} */
const ofQuestionnaire = {
  id: String(questionnaire.selfAssessment.id),
  questionnaireResponseId: String(questionnaire.selfAssessment.id),
}

/** @type {ReadonlyArray<[call: import('@portal/rest-contract').Call, answer: Answer, params?: Params]>} */
const calls = [
  [contract.getMe, () => me],
  [contract.listLeas, () => leas],
  [contract.listComplianceYears, () => years],
  [contract.listSelfAssessments, () => rows],
  [contract.getSelfAssessmentReport, () => report],
  ...dashboardYears.map(
    (year) =>
      /** @type {[import('@portal/rest-contract').Call, Answer, Params]} */ ([
        contract.listSelfAssessments,
        (body) => dashboardRows(year, JSON.parse(body)),
        { year: String(year) },
      ]),
  ),
  [contract.getSelfAssessmentReport, () => questionnaire, ofQuestionnaire],
  [contract.listRequiredDocumentCategoriesOfResponse, () => categories, ofQuestionnaire],
  [contract.tokenMfa, () => halfWay],
  [contract.validateMfaCode, validateMfaCode],
]

/** @param {string} body */
function validateMfaCode(body) {
  const form = new URLSearchParams(body)
  if (form.get('mfaCode') !== securityCode) return halfWay
  return { ...tokens, accessToken: accessTokenOf(form.get('username') ?? '') }
}

/** @param {string} template @param {Params} [params] @returns {string} */
const pathOf = (template, params = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? usualParams[name] ?? name)

/** @param {import('@portal/rest-contract').Call} call @param {Params} [params] */
const keyOf = (call, params) => `${call.method.toUpperCase()} ${pathOf(call.path, params)}`

const routes = new Map(
  calls.map(([call, answer, params]) => [
    keyOf(call, params),
    { answer, isPublic: call.access === 'public' },
  ]),
)
const uploadKey = keyOf(contract.uploadSupportingFiles)

/**
 * The REST calls that a client without a gateway makes.
 *
 * @param {import('@portal/rest-contract').Call} call
 * @param {string} [body]
 * @param {Params} [params]
 */
function request(call, body, params) {
  return { method: call.method.toUpperCase(), path: pathOf(call.path, params), body }
}

/** The list of one year of the dashboard, of these agencies. @param {number} year @param {readonly number[]} leaIds */
export const dashboardRequest = (year, leaIds) =>
  request(contract.listSelfAssessments, JSON.stringify(leaIds), { year: String(year) })

/** The calls of the operations, as used by `operations.mjs`. */
export const restRequests = {
  viewer: request(contract.getMe),
  leas: request(contract.listLeas),
  years: request(contract.listComplianceYears),
  rows: request(contract.listSelfAssessments, '[]'),
  report: request(contract.getSelfAssessmentReport),
  questionnaire: request(contract.getSelfAssessmentReport, undefined, ofQuestionnaire),
  categories: request(contract.listRequiredDocumentCategoriesOfResponse, undefined, ofQuestionnaire),
  upload: request(contract.uploadSupportingFiles),
}

/**
 * The system of record of the benchmarks: only node:http, and one serialisation per response, so that calling REST
 * directly is as cheap as possible.
 *
 * @param {{ port: number }} options 0 takes any free port
 */
export async function startUpstream({ port }) {
  let delayMs = 0
  let answered = 0
  const server = createServer((request, response) => {
    // The gateway also requests inactive agencies; there are none here.
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (request.method === 'POST') {
      readBody(request, (body, bytes) => {
        if (`POST ${path}` === uploadKey) send(response, 201, uploaded(bytes), 0)
        else answer(path, 'POST', body, request, response)
      })
      return
    }
    answer(path, request.method ?? '', '', request, response)
  })

  /**
   * @param {string} path
   * @param {string} method
   * @param {string} body
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  function answer(path, method, body, request, response) {
    const route = routes.get(`${method} ${path}`)
    if (route === undefined) {
      const known = path === '/readyz'
      send(response, known ? 200 : 404, known ? { status: 'ready' } : refusal('NOT_FOUND', 404), 0)
    } else if (!route.isPublic && !request.headers.authorization?.startsWith('Bearer bench.')) {
      send(response, 401, refusal('UNAUTHENTICATED', 401), 0)
    } else {
      answered += 1
      send(response, 200, route.answer(body), delayMs)
    }
  }

  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    port: address.port,
    /** Delays every response, as a database would. */
    delay(/** @type {number} */ milliseconds) {
      delayMs = milliseconds
    },
    /** Number of calls handled since the last call of this. */
    takeCalls() {
      const calls = answered
      answered = 0
      return calls
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}

/**
 * Reads a body to its end; of files only the bytes are counted.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {(body: string, bytes: number) => void} done
 */
function readBody(request, done) {
  const isFile = (request.headers['content-type'] ?? '').startsWith('multipart/')
  let body = ''
  let bytes = 0
  request.on('data', (/** @type {Buffer} */ chunk) => {
    bytes += chunk.length
    if (!isFile) body += chunk.toString('latin1')
  })
  request.on('end', () => done(body, bytes))
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 * @param {number} delayMs
 */
function send(response, status, value, delayMs) {
  const text = JSON.stringify(value)
  const end = () => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    response.writeHead(status, headers).end(text)
  }
  if (delayMs > 0) setTimeout(end, delayMs)
  else end()
}

/** @param {number} bytes */
function uploaded(bytes) {
  const [document] = report.subsections.flatMap(({ items }) => items.flatMap(({ documents }) => documents))
  return [{ ...document, size: bytes }]
}

/** @param {string} code @param {number} status */
function refusal(code, status) {
  return { id: 'bench', code, status, message: 'Refused.' }
}
