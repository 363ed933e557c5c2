import { spawn } from 'node:child_process'
import { openSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programs } from './images/debian.mjs'

/** Every program that runs; an end of whatever kind stops them all. @type {Set<Program>} */
const running = new Set()

/** Kills everything that was started, without asking. */
export async function killPrograms() {
  await Promise.all([...running].map((program) => program.kill()))
}

/**
 * @typedef {object} Order
 * @property {string} name also that of its log
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] instead of the own environment
 * @property {string} [cwd]
 * @property {string} [user] runs as this one, when started by root
 * @property {'SIGTERM' | 'SIGINT'} [stopSignal] what asks it to stop
 * @property {() => Promise<boolean>} ready whether it can be used now
 */

/** A program that can be killed and started again as often as one likes. It ends with the soak, whatever ends that. */
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

  /** Starts it and waits until it can be used. */
  async start(seconds = 60) {
    const { name, command, args, env, cwd, user, ready } = this.order
    const log = openSync(this.log, 'a')
    const as = user && process.getuid?.() === 0 ? [`--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
    // Linux ends it when the soak is gone, even after kill -9.
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
   * Starts it after a kill, again and again as an init system does: PostgreSQL refuses while a process of the one before
   * is still on its way out.
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

  /** kill -9, with every process that it started itself. */
  async kill() {
    const pid = this.pid
    if (pid !== undefined) for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGKILL')
    await this.#ended
    running.delete(this)
  }

  /** Asks it to stop and waits for its end; after that time it is killed. */
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

  /** Memory that it holds now, in bytes; 0 when it does not run. */
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
    // Gone already.
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
    // The name in brackets may hold blanks; what follows it does not.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
