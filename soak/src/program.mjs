import { spawn } from 'node:child_process'
import { openSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programs } from './images/debian.mjs'

/** Every running program; all are stopped however the soak ends. @type {Set<Program>} */
const running = new Set()

/** Sends SIGKILL to everything that was started. */
export async function killPrograms() {
  await Promise.all([...running].map((program) => program.kill()))
}

/**
 * @typedef {object} Order
 * @property {string} name also that of its log
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] replaces the inherited environment
 * @property {string} [cwd]
 * @property {string} [user] runs as this user, when started by root
 * @property {'SIGTERM' | 'SIGINT'} [stopSignal] the signal for a graceful stop
 * @property {() => Promise<boolean>} ready whether it can be used now
 */

/** A program that can be killed and restarted. It ends with the soak, however that ends. */
export class Program {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child
  /** @type {Promise<void>} */
  #ended = Promise.resolve()
  starts = 0

  /** @param {Order} order @param {string} logs folder of the logs */
  constructor(order, logs) {
    this.order = order
    this.log = path.join(logs, `${order.name}.log`)
  }

  get name() {
    return this.order.name
  }

  get pid() {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined
  }

  /** Starts it and waits until it is ready. */
  async start(seconds = 60) {
    const { name, command, args, env, cwd, user, ready } = this.order
    const log = openSync(this.log, 'a')
    const as = user && process.getuid?.() === 0 ? [`--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
    // Linux kills it when the soak has ended, even after kill -9.
    const child = spawn(programs.setpriv.path, [...as, '--pdeathsig=KILL', '--', command, ...args], {
      env: env ?? process.env,
      cwd,
      stdio: ['ignore', log, log],
    })
    this.#child = child
    this.starts += 1
    running.add(this)
    /** @type {string | undefined} */
    let end
    this.#ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(void (end = error.message)))
      child.once('exit', (status, signal) => resolve(void (end = signal ?? `status ${status}`)))
    })
    const deadline = Date.now() + seconds * 1000
    while (!(await ready().catch(() => false))) {
      if (end !== undefined) throw new Error(`${name} ended (${end}) before it was ready: ${this.log}`)
      if (Date.now() > deadline) throw new Error(`${name} was not ready in ${seconds} s: ${this.log}`)
      await pause(25)
    }
  }

  /**
   * Restarts it after a kill, with retries as an init system does: PostgreSQL refuses while an old process is still
   * shutting down.
   */
  async restart(seconds = 60) {
    for (const givesUpAt = Date.now() + seconds * 1000; ; await pause(200))
      try {
        return await this.start(seconds)
      } catch (error) {
        running.delete(this)
        if (this.pid !== undefined || Date.now() > givesUpAt) throw error
      }
  }

  /** kill -9, with all its child processes. */
  async kill() {
    const pid = this.pid
    if (pid !== undefined) for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGKILL')
    await this.#ended
    running.delete(this)
  }

  /** Stops it gracefully and waits for its end; after that time it is killed. */
  async stop(seconds = 40) {
    const pid = this.pid
    if (pid !== undefined) {
      const force = setTimeout(() => void this.kill(), seconds * 1000)
      signal(pid, this.order.stopSignal ?? 'SIGTERM')
      await this.#ended
      clearTimeout(force)
    }
    running.delete(this)
  }

  /** Resident memory in bytes; 0 when it is not running. */
  residentBytes() {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    } catch {
      return 0
    }
  }
}

function signal(/** @type {number} */ pid, /** @type {NodeJS.Signals} */ name) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}

/** Processes that this one started. */
function childrenOf(/** @type {number} */ pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
}

function parentOf(/** @type {string} */ pid) {
  try {
    // The name in brackets may contain blanks; what follows it does not.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
