import { peers } from './peers/peers.mjs'
import { startUpstream } from './upstream.mjs'

/**
 * A server of the benchmarks as a separate process: its parent sends what to be, it replies with its port. Only the
 * upstream handles `delay` and `takeCalls`.
 *
 * @typedef {{ be: 'upstream' | import('./peers/peers.mjs').PeerName, port: number, apiUrl: string, documents:
 *   Record<string, string> }} Order
 * @typedef {{ delay: number }} Delay
 * @typedef {{ takeCalls: true }} TakeCalls requests the number of calls that the upstream handled since the last time
 */

/** @type {Awaited<ReturnType<typeof startUpstream>> | undefined} */
let upstream

process.on('message', (/** @type {Order | Delay | TakeCalls | string} */ message) => {
  if (typeof message === 'string') return
  if ('delay' in message) upstream?.delay(message.delay)
  else if ('takeCalls' in message) process.send?.({ calls: upstream?.takeCalls() ?? 0 })
  else void obey(message)
})

async function obey(/** @type {Order} */ { be, port, apiUrl, documents }) {
  try {
    if (be === 'upstream') upstream = await startUpstream({ port })
    const server = be === 'upstream' ? upstream : await peers[be]({ apiUrl, port, documents })
    process.send?.({ listens: server?.port })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) })
  }
}

process.on('SIGTERM', () => process.exit(0))
// Unlike in the gateway, the channel must keep this process alive until its order arrives.
process.channel?.ref()
process.send?.({ waits: true })
