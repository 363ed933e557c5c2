import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Path of a file of the checkout. */
export function inHouse(/** @type {string[]} */ ...parts) {
  return path.join(root, ...parts)
}

/**
 * Arguments of Node for our servers, the same as in the Dockerfiles. Most objects of a response are short-lived: a
 * larger young generation copies few of them, which saves a large response a third of its time. The old generation is
 * collected when it has grown to four times the live size, about 350 MB, and not every quarter of a minute: all
 * requests wait for that.
 */
export const serverArgs = ['--max-semi-space-size=32', '--heap-growing-percent=300', '--no-memory-reducer']

/** Program of an installed package: `bin('turbo')`. Started directly, because npx would query a registry first. */
export function bin(/** @type {string} */ name) {
  return inHouse('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}

/** Everything the embedded default keeps; relative to the checkout unless DATA_DIR is absolute. */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

/**
 * @typedef {object} Outcome
 * @property {boolean} ok exit status was 0
 * @property {number | null} status exit status, null when a signal ended the program
 * @property {string | null} signal the signal that ended it
 * @property {string} output standard output and standard error in the order they came
 * @property {string} stdout standard output alone
 */

/** Environment for programs whose output is read by people and by logs: coloured only at a terminal. */
function ownEnvironment() {
  const { FORCE_COLOR, ...env } = process.env
  return process.stdout.isTTY ? { ...env, FORCE_COLOR } : { ...env, NO_COLOR: '1' }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a program to its end and keeps what it printed. Never throws: a program that cannot be started is an
 * outcome too, with the reason as its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [options] `env`: beside the own environment;
 *   `show`: print while it runs
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...ownEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    running.add(child)
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text
      output += text
      if (show) process.stdout.write(text)
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
      if (show) process.stderr.write(text)
    })
    child.on('error', (error) => {
      running.delete(child)
      resolve({ ok: false, status: null, signal: null, output: `${command}: ${error.message}`, stdout: '' })
    })
    child.on('close', (status, signal) => {
      running.delete(child)
      resolve({ ok: status === 0, status, signal, output, stdout })
    })
  })
}

/** Sends a signal to every program that `run` is still waiting for. */
export function stopRunning(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
  for (const child of running) child.kill(signal)
}

/** Prints the reason and ends with status 1. */
export function giveUp(/** @type {string} */ reason) {
  console.error(reason)
  process.exit(1)
}

/** Exits with an error on a version of Node that the portal does not support. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  giveUp(`The portal needs Node 20.19 or newer; this is ${process.version}.`)
}
