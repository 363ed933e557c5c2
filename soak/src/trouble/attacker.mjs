import { randomUUID } from 'node:crypto'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Browser } from '../browser.mjs'

/**
 * An attacker, on its own thread, so that it does not block those who measure. Each lane sends a request, and the next
 * one after the response, but at most one per second. Returns the number of responses by status.
 *
 * @typedef {object} Attack
 * @property {'pdfs' | 'exports' | 'lists' | 'commas' | 'stranger' | 'files'} kind
 * @property {number} lanes
 * @property {string} origin
 * @property {[string, string][]} cookies
 * @property {[string, string][]} operations
 * @property {number} selfAssessmentId
 * @property {number} year
 */

// A real attacker has its own machine: the cost of attacking must not affect the measurement. Linux lowers the priority
// of this thread only.
if (process.platform === 'linux') setPriority(19)

/** @type {Attack} */
const { kind, lanes, origin, cookies, operations, selfAssessmentId, year } = workerData
const browser = new Browser(origin, new Map(operations), {
  place: 58_000,
  cookies: new Map(cookies),
  connections: lanes,
})
const nested = 19_500
const fragments = 300
const text = '<ul><li>'.repeat(nested) + 'x' + '</li></ul>'.repeat(nested)
const commas = Buffer.alloc(4_900_000, ',')

/**
 * One request of each kind; returns the status of its response. @type {Record<Attack['kind'], () => Promise<number>>}
 */
const requests = {
  files: () => got('/'),
  pdfs: () => got(`/files/self-assessments/${selfAssessmentId}/detailed/pdf`),
  exports: () => got('/files/exports/audit-trail.xlsx'),
  async lists() {
    const note = { id: randomUUID(), leaId: 1, year, category: 1, part: '', textNote: text, version: null }
    const { status, outcome } = await browser.act('SaveNote', { input: note })
    // A refusal comes with status 200, in the payload of the mutation.
    return outcome === 'ok' ? -1 : status
  },
  async commas() {
    const file = { part: 'file', name: 'people.csv', bytes: commas }
    return (await browser.upload('/files/user-imports', {}, file)).status
  },
  async stranger() {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: JSON.stringify({ query: neverSeen() }),
    })
    await answer.arrayBuffer()
    return answer.status
  },
}

const got = async (/** @type {string} */ path) => (await browser.download(path)).status

/** Fragments at the root of an unregistered operation: each pair of them is compared. */
function neverSeen() {
  const names = Array.from({ length: fragments }, (_, at) => `F${at}`)
  const name = `A${randomUUID().replaceAll('-', '')}`
  return `query ${name} { ${names.map((one) => `...${one}`).join(' ')} } ${names
    .map((one) => `fragment ${one} on Query { a${one}: __typename }`)
    .join(' ')}`
}

/** @type {Record<string, number>} */
const statuses = {}
const over = new AbortController()
parentPort?.once('message', () => over.abort())
await Promise.all(
  Array.from({ length: lanes }, async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const status = await requests[kind]().catch(() => 0)
      statuses[status] = (statuses[status] ?? 0) + 1
      await pause(Math.max(0, 1000 - (performance.now() - began)))
    }
  }),
)
await browser.close()
parentPort?.postMessage(statuses, [])
