import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { measureTogether, signInAll } from '../load.mjs'
import { insist } from '../people.mjs'
import { uploadDocument } from '../steps.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */

/** Ten seconds for headers and for a small body, with a margin for a busy machine. */
const cutOffMs = 20_000
/** Half a minute without a byte, with a margin for a busy machine. */
const readerCutOffMs = 60_000

/**
 * Clients that send headers or bodies byte by byte, directly to a gateway and through the load balancer, and clients
 * that stop reading; meanwhile others work.
 *
 * @type {Phase}
 */
export async function slow({ plan, around, installation, people }) {
  const others = people.filter(({ work }) => work).slice(0, 5)
  await signInAll(around, others)
  const { portal, gateways } = installation.ports
  const ports = [portal, gateways[0] ?? portal]
  const headers = 'GET / HTTP/1.1\r\nHost: portal.example\r\nX-Slow: '
  const body =
    'POST /graphql HTTP/1.1\r\nHost: portal.example\r\nContent-Type: application/json\r\n' +
    'apollo-require-preflight: 1\r\nContent-Length: 900\r\n\r\n'
  const clients = Array.from({ length: plan.slow.sockets }, (_, index) => {
    const kind = index % 2 === 0 ? 'headers' : 'body'
    const port = ports[Math.floor(index / 2) % 2] ?? portal
    return { kind, held: trickle(port, kind === 'headers' ? headers : body, cutOffMs) }
  })
  const readers = plan.slow.readers ? await deafReaders(around, others[0]) : []
  let over = false
  const working = measureTogether(around, others, { seconds: 120, thoughtMs: 300, until: () => over })
  const memory = installation.gateways.map((gateway) => gateway.residentBytes())
  const held = await Promise.all(clients.map(async ({ kind, held: ends }) => ({ kind, ms: await ends })))
  const read = await Promise.all(readers)
  const growth = installation.gateways.map(
    (gateway, index) => (gateway.residentBytes() - (memory[index] ?? 0)) / 2 ** 20,
  )
  over = true
  const meanwhile = await working
  const stayed = held.filter(({ ms }) => ms === null)
  return {
    verdicts: [
      {
        promise: `${held.length} clients that send headers or bodies byte by byte are cut off`,
        holds: stayed.length === 0,
        measured: `${stayed.length} still there after ${cutOffMs / 1000} s; the last went after ${longest(held)} s`,
      },
      ...(readers.length === 0
        ? []
        : [
            {
              promise: `${readers.length} clients that stop reading are cut off`,
              holds: read.every((ms) => ms !== null),
              measured: read.map((ms) => (ms === null ? 'stayed' : `${Math.round(ms / 1000)} s`)).join(', '),
            },
          ]),
      {
        promise: 'slow clients harm nobody else',
        holds: meanwhile.failures + meanwhile.refused + meanwhile.signedOut === 0,
        measured: `p99 ${meanwhile.overall.p99Ms.toFixed(0)} ms, ${meanwhile.summary}`,
      },
    ],
    figures: { held, readers: read, gatewayGrowthMb: growth, meanwhile: meanwhile.overall },
  }
}

/** @param {readonly { ms: number | null }[]} held */
function longest(held) {
  return Math.round(Math.max(...held.map(({ ms }) => ms ?? 0)) / 1000)
}

/**
 * Sends the beginning of a request and then one byte per second. Returns the milliseconds until the other side closed
 * the connection; null when it did not.
 *
 * @param {number} port @param {string} beginning @param {number} patienceMs
 * @returns {Promise<number | null>}
 */
function trickle(port, beginning, patienceMs) {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
    const drip = setInterval(() => socket.write('x'), 1000)
    const end = (/** @type {number | null} */ after) => {
      clearInterval(drip)
      clearTimeout(giveUp)
      socket.destroy()
      resolve(after)
    }
    const giveUp = setTimeout(() => end(null), patienceMs)
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => end(performance.now() - began))
    socket.on('end', () => end(performance.now() - began))
  })
}

/** Starts downloads of a large document without reading them. */
async function deafReaders(
  /** @type {import('../steps.mjs').Surroundings} */ { installation, ledger },
  /** @type {import('../people.mjs').Person | undefined} */ person,
) {
  if (!person) throw new Error('Nobody can read.')
  const uploaded = insist(await uploadDocument(ledger, person, randomBytes(40_000_000), crypto.randomUUID()))
  const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = `GET ${uploaded.data[0].downloadPath} HTTP/1.1\r\nHost: portal.example\r\nCookie: ${cookie}\r\n\r\n`
  return Array.from({ length: 5 }, () => deaf(installation.ports.gateways[0] ?? 0, request))
}

/** @param {number} port @param {string} request @returns {Promise<number | null>} */
async function deaf(port, request) {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(request)
  // A paused socket does not notice its end; the kernel knows that the other side has closed.
  while (performance.now() - began < readerCutOffMs) {
    await pause(1000)
    if (!(await isHeld(port, socket.localPort ?? 0))) return performance.now() - began
  }
  socket.destroy()
  return null
}

/** Whether the other side still has this connection open. @param {number} port @param {number} localPort */
async function isHeld(port, localPort) {
  const { readFile } = await import('node:fs/promises')
  const hex = (/** @type {number} */ number) => number.toString(16).toUpperCase().padStart(4, '0')
  const established = '01'
  return (await readFile('/proc/net/tcp', 'utf8'))
    .split('\n')
    .some((line) => new RegExp(`:${hex(port)} \\w+:${hex(localPort)} ${established} `).test(line))
}
