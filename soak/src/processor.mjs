import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time of programs, in milliseconds, by name. It includes the child processes of a program, also those that
 * have ended: PostgreSQL has one for each connection.
 *
 * @typedef {Record<string, number>} ProcessorTime
 */

/** Linux counts in hundredths of a second on every machine. */
const msPerTick = 10

/**
 * Total processor time of each program of the installation, of the simulated people and of the whole machine.
 *
 * @param {readonly import('./program.mjs').Program[]} programs
 * @returns {ProcessorTime}
 */
export function processorTime(programs) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? [])
  const { user, system } = process.cpuUsage()
  /** @type {ProcessorTime} */
  const used = { people: (user + system) / 1000, machine: machineTime() }
  for (const { name, pid } of programs) {
    const kind = name.replace(/-\d+$/, '')
    const own = all.filter((each) => each.pid === pid)
    const children = all.filter((each) => each.parent === pid)
    const ms =
      own.reduce((sum, each) => sum + each.ms + each.endedMs, 0) +
      children.reduce((sum, each) => sum + each.ms, 0)
    used[kind] = (used[kind] ?? 0) + ms
  }
  return used
}

/**
 * Processor time per step, in milliseconds. `machine` includes every other process on the machine.
 *
 * @param {ProcessorTime} before @param {ProcessorTime} after @param {number} steps
 */
export function perStep(before, after, steps) {
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, steps === 0 ? 0 : (ms - (before[name] ?? 0)) / steps]),
  )
}

/** Summary in one line. @param {ProcessorTime} each */
export function processorSummary(each) {
  const { machine = 0, ...own } = each
  const parts = Object.entries(own).map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
  const sum = Object.values(own).reduce((total, ms) => total + ms, 0)
  return `processor time for a step: ${sum.toFixed(2)} ms (${parts.join(', ')}; the whole machine ${machine.toFixed(2)})`
}

/**
 * @param {string} pid
 * @returns {{ pid: number, parent: number, ms: number, endedMs: number } | undefined} `endedMs`: of children that have ended
 */
function statOf(pid) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // The process has ended since the directory was read.
    return undefined
  }
}

/** @param {string} line of /proc/<pid>/stat */
export function parseStat(line) {
  // The name in brackets may contain blanks and brackets; what follows it does not.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = (/** @type {number} */ index) => Number(fields[index]) * msPerTick
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    ms: ticks(11) + ticks(12),
    endedMs: ticks(13) + ticks(14),
  }
}

/** Everything except idle and iowait. */
function machineTime() {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user, nice, system, , , irq, softirq, steal] = first.split(/ +/).slice(1).map(Number)
  return (
    [user, nice, system, irq, softirq, steal].reduce(
      (sum, ticks) => (sum ?? 0) + (ticks ?? 0) * msPerTick,
      0,
    ) ?? 0
  )
}
