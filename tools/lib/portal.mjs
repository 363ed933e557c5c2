import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { inHouse, serverArgs } from './house.mjs'
import { everything, forward, onlyWarnings } from './readable-log.mjs'

/** Folders of the server parts, in the order in which they start. */
const entries = { api: 'apps/api', gateway: 'apps/gateway' }

/** @typedef {keyof typeof entries} PartName */

/**
 * @typedef {object} Part
 * @property {PartName} name
 * @property {string} url where it listens
 * @property {import('node:child_process').ChildProcess} process
 * @property {Promise<string>} ended how it ended: 'status 1' or 'signal SIGKILL'
 * @property {(signal?: NodeJS.Signals) => Promise<string>} stop sends a signal (SIGTERM by default) and waits for its
 *   end
 */

const SECONDS_TO_STOP = 15

/**
 * Starts one built part. It gets its own process group, so that Ctrl-C reaches only the command, which then stops the
 * parts in order; and a channel that closes when the command has ended (`exit-with-parent.mjs`).
 *
 * @param {PartName} name
 * @param {{ url: string, env: NodeJS.ProcessEnv, source?: boolean, lowest?: () => number, print?: (text: string) =>
 *   void }} options
 *   `source`: run from source and restart when a file changes; `lowest`: level of the log lines to print;
 *   `print`: receives them, the terminal by default
 * @returns {Part}
 */
export function startPart(
  name,
  { url, env, source = false, lowest = () => everything, print = console.log },
) {
  const folder = entries[name]
  const guard = ['--import', pathToFileURL(inHouse('tools/exit-with-parent.mjs')).href]
  const program = source
    ? [
        '--watch',
        '--watch-preserve-output',
        '-C',
        '@portal/source',
        '--import',
        '@oxc-node/core/register',
        'src/main.ts',
      ]
    : [...serverArgs, 'dist/main.js']
  const child = spawn(process.execPath, [...guard, ...program], {
    cwd: inHouse(folder),
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (child.stdout) forward(name, child.stdout, { lowest, print })
  if (child.stderr) forward(name, child.stderr, { lowest, print, fallback: onlyWarnings })
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (status, signal) => resolve(signal ? `signal ${signal}` : `status ${status}`))
  })
  return {
    name,
    url,
    process: child,
    ended,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return ended
      child.kill(signal)
      const force = setTimeout(() => child.kill('SIGKILL'), SECONDS_TO_STOP * 1000)
      try {
        return await ended
      } finally {
        clearTimeout(force)
      }
    },
  }
}

/** Requests `/readyz` once. */
export async function isReady(/** @type {string} */ url) {
  try {
    const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(5000) })
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Waits until `/readyz` of a part responds. Throws when the part ends before that, or at the timeout.
 *
 * @param {Part} part
 * @param {number} [seconds] the first start migrates and seeds the embedded database
 */
export async function untilReady(part, seconds = 180) {
  const deadline = Date.now() + seconds * 1000
  /** @type {string | undefined} */
  let end
  void part.ended.then((how) => (end = how))
  while (!(await isReady(part.url))) {
    if (end)
      throw new Error(`The ${part.name} ended before it was ready (${end}). Its last lines above say why.`)
    if (Date.now() > deadline)
      throw new Error(`The ${part.name} did not answer ${part.url}/readyz in ${seconds} s.`)
    await pause(50)
  }
}
