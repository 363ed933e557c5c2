import { availableParallelism } from 'node:os'

/** @typedef {import('./statistics.mjs').Spread} Spread */

/** @param {Spread} spread */
const shown = ({ median, low, high }) => `${number(median)} (${number(low)}–${number(high)})`

/** @param {number} value */
function number(value) {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)
}

/**
 * A table in plain text, with columns as wide as their content.
 *
 * @param {readonly (readonly string[])[]} lines
 */
export function table(lines) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {ReadonlyArray<Omit<import('./rounds.mjs').QuestionResult, 'servers' | 'rounds'> & { servers: Record<string, import('./rounds.mjs').Cell> }>} questions */
export function gatewayTable(questions) {
  return questions
    .map(({ id, title, restCalls, answerBytes, answerFields, servers }) => {
      const head = ['', 'CPU ms/op', 'CPU ÷ direct', 'op/s', 'p50 ms', 'p50 ÷ direct']
      const rows = Object.entries(servers).map(([target, cell]) => {
        const { cpuMs, cpuToDirect, perSecond, p50Ms, p50ToDirect } = cell
        return [
          target,
          number(cpuMs.median),
          shown(cpuToDirect),
          number(perSecond.median),
          number(p50Ms.median),
          shown(p50ToDirect),
        ]
      })
      return `\n${id} ${title}: ${restCalls} REST calls, ${answerBytes} bytes, ${answerFields} fields\n${table([head, ...rows])}`
    })
    .join('\n')
}

/** @param {Awaited<ReturnType<typeof import('./upload-bench.mjs').runUploadBench>>} result */
export function uploadTable({ megabytes, servers }) {
  const head = [`upload of ${megabytes} MB`, 'MB/s', 'CPU ms', 'memory growth MB', 'largest', 'first upload']
  const rows = Object.entries(servers).map(([target, each]) => [
    target,
    shown(each.megabytesPerSecond),
    number(each.cpuMs.median),
    shown(each.memoryGrowthMegabytes),
    number(each.largestGrowthMegabytes),
    number(each.firstGrowthMegabytes),
  ])
  return `\n${table([head, ...rows])}`
}

/** @param {Omit<Awaited<ReturnType<typeof import('./pages/pages-bench.mjs').runPagesBench>>, 'goals'>} result */
export function pagesTable({ lists, acts, machineLoad }) {
  const head = ['list of users', '', 'first paint ms', 'largest paint ms', 'usable ms', 'blocked ms', 'shift']
  const rows = lists.map(({ name, side, figures }) => [
    name,
    side,
    shown(figures.firstPaintMs),
    shown(figures.largestPaintMs),
    shown(figures.usableMs),
    shown(figures.blockedMs),
    figures.shift.median.toFixed(3),
  ])
  const paints = acts.map(({ name, side, figures }) => [name, side, shown(figures)])
  return `\n${table([head, ...rows])}\n\n${table([['next paint after', '', 'ms'], ...paints])}\n\nLoad of the machine: ${number(machineLoad)}`
}

/** @param {readonly import('./goals.mjs').Goal[]} goals */
export function goalTable(goals) {
  const head = ['goal', 'limit', 'measured', '']
  const rows = goals.map(({ name, limit, atLeast, value, reached }) => [
    name,
    `${atLeast ? '≥' : '≤'} ${limit}`,
    shown(value),
    reached ? 'reached' : 'NOT reached',
  ])
  return `\n${table([head, ...rows])}`
}

/** Machine, versions and plan of a result. @param {object} plan */
export function circumstances(plan) {
  return {
    measuredOn: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: availableParallelism(),
    plan,
  }
}
