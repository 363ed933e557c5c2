import { request as ask } from 'node:http'
import { goal } from './goals.mjs'
import { startGateway, startServer } from './processes.mjs'
import { signInDocuments, signInPeople } from './sign-in.mjs'
import { ratio, spread } from './statistics.mjs'
import { restRequests } from './upstream.mjs'

const megabyte = 1024 * 1024
const targets = /** @type {const} */ (['direct', 'raw-proxy', 'gateway'])
/** @typedef {(typeof targets)[number]} Target */

/**
 * @typedef {object} Plan
 * @property {number} firstPort
 * @property {number} rounds
 * @property {number} megabytes
 * @property {(line: string) => void} log
 */

/**
 * Sends a file through the gateway and through a plain pipe, alternating. Throughput is a ratio to the pipe; memory is
 * the growth of the process. The first upload of each, which also fills the pools of the process, is reported
 * separately.
 *
 * @param {Plan} plan
 */
export async function runUploadBench({ firstPort, rounds, megabytes, log }) {
  const apiUrl = `http://127.0.0.1:${firstPort}`
  const order = { apiUrl, documents: {} }
  const upstream = await startServer({ be: 'upstream', port: firstPort, ...order })
  const proxy = await startServer({ be: 'raw-proxy', port: firstPort + 1, ...order })
  const gateway = await startGateway({ port: firstPort + 5, apiUrl, documents: signInDocuments })
  const [person] = await signInPeople(gateway.origin, 1)
  if (person === undefined) throw new Error('Nobody is signed in.')
  const { cookie, authorization } = person
  const ways = {
    direct: { server: upstream, path: restRequests.upload.path, headers: { authorization } },
    'raw-proxy': { server: proxy, path: restRequests.upload.path, headers: { authorization } },
    gateway: {
      server: gateway,
      path: '/files/supporting-documents',
      headers: { cookie, 'apollo-require-preflight': '1' },
    },
  }
  const seconds = emptyRounds()
  const growth = emptyRounds()
  const cpuMs = emptyRounds()
  /** @param {Target} target */
  const measured = async (target) => {
    const { server } = ways[target]
    const before = await server.usage('mark')
    const began = performance.now()
    await upload(ways[target], megabytes)
    const took = (performance.now() - began) / 1000
    const after = await server.usage()
    const growth = (after.peakBytes - before.residentBytes) / megabyte
    return { took, cpuMs: after.cpuMs - before.cpuMs, growth }
  }
  /** @type {Map<Target, number>} */
  const firstGrowth = new Map()
  for (const target of targets) firstGrowth.set(target, (await measured(target)).growth)
  for (let round = 0; round < rounds; round++) {
    for (const target of [...targets.slice(round % 3), ...targets.slice(0, round % 3)]) {
      const one = await measured(target)
      seconds[target].push(one.took)
      cpuMs[target].push(one.cpuMs)
      growth[target].push(one.growth)
    }
    log(`upload of ${megabytes} MB, round ${round + 1} of ${rounds}`)
  }
  const servers = serversOf({ megabytes, seconds, cpuMs, growth, firstGrowth })
  return {
    megabytes,
    servers,
    goals: [
      goal('throughput against the plain pipe', 0.85, ratio(seconds['raw-proxy'], seconds.gateway), true),
      goal('growth of memory in MB', 16, spread(growth.gateway)),
    ],
  }
}

/** @typedef {Record<Target, number[]>} Rounds */

/**
 * @param {{ megabytes: number, seconds: Rounds, cpuMs: Rounds, growth: Rounds, firstGrowth: ReadonlyMap<Target, number> }} measured
 */
function serversOf({ megabytes, seconds, cpuMs, growth, firstGrowth }) {
  const servers = Object.fromEntries(
    targets.map((target) => [
      target,
      {
        megabytesPerSecond: spread(seconds[target].map((each) => megabytes / each)),
        cpuMs: spread(cpuMs[target]),
        memoryGrowthMegabytes: spread(growth[target]),
        largestGrowthMegabytes: Math.max(...growth[target]),
        firstGrowthMegabytes: firstGrowth.get(target) ?? 0,
      },
    ]),
  )
  return /** @type {Record<Target, (typeof servers)[string]>} */ (servers)
}

function emptyRounds() {
  const empty = () => /** @type {number[]} */ ([])
  return { direct: empty(), 'raw-proxy': empty(), gateway: empty() }
}

/**
 * Uploads a file of zeros as a browser does, in a form with Content-Length. Throws for a status other than 201.
 *
 * @param {{ server: import('./processes.mjs').Server, path: string, headers: Record<string, string> }} way
 * @param {number} megabytes
 */
async function upload({ server, path, headers }, megabytes) {
  const boundary = 'benchmark-boundary'
  const field = (/** @type {string} */ name, /** @type {string} */ value) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = Buffer.from(
    `${field('subSectionResponseId', '7000')}${field('titles', 'Manual')}--${boundary}\r\n` +
      'content-disposition: form-data; name="documents"; filename="manual.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n',
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const chunk = Buffer.alloc(megabyte / 4)
  const request = ask(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + megabytes * megabyte + tail.length,
    },
  })
  /** @type {Promise<void>} */
  const answered = new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 201) resolve()
        else
          reject(
            new Error(
              `The upload to ${server.name} was answered ${response.statusCode}: ${text.slice(0, 300)}`,
            ),
          )
      })
    })
  })
  answered.catch(() => undefined)
  await write(head)
  for (let sent = 0; sent < megabytes * 4; sent++) await write(chunk)
  request.end(tail)
  await answered

  /** @param {Buffer} bytes @returns {Promise<void>} */
  async function write(bytes) {
    if (request.write(bytes)) return
    await Promise.race([new Promise((resolve) => request.once('drain', () => resolve(undefined))), answered])
  }
}
