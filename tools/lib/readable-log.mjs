import { createInterface } from 'node:readline'

const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const PLAIN = 30
const WARNING = 40

/**
 * One log line of a part in readable form: time, part, level, message, and the cause of an error.
 *
 * @param {string} part `api`, `gateway`, `web`
 * @param {string} line a JSON line of pino, or plain text, which stays as it is
 * @returns {{ level: number, text: string }}
 */
export function readable(part, line) {
  const name = part.padEnd(7)
  /** @type {Record<string, any>} */
  let entry
  try {
    entry = JSON.parse(line)
  } catch {
    return { level: PLAIN, text: `${name} ${line}` }
  }
  if (typeof entry !== 'object' || entry === null || typeof entry.level !== 'number') {
    return { level: PLAIN, text: `${name} ${line}` }
  }
  const time = new Date(entry.time ?? Date.now()).toTimeString().slice(0, 8)
  const level = levels[/** @type {keyof typeof levels} */ (entry.level)] ?? String(entry.level)
  const cause = entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : ''
  const stack = entry.level > WARNING && entry.err?.stack ? `\n${entry.err.stack}` : ''
  return { level: entry.level, text: `${time} ${name} ${level.padEnd(5)} ${entry.msg ?? ''}${cause}${stack}` }
}

/**
 * Prints the log of a part.
 *
 * @param {string} part
 * @param {import('node:stream').Readable} stream
 * @param {{ lowest: () => number, fallback?: number, print?: (text: string) => void }} options `lowest`: level below
 *   which lines are left out; `fallback`: level of lines that are not pino's; `print`: receives them
 */
export function forward(part, stream, { lowest, fallback = PLAIN, print = console.log }) {
  createInterface({ input: stream }).on('line', (line) => {
    const { level, text } = readable(part, line)
    if (Math.max(level, fallback) >= lowest()) print(text)
  })
}

export { PLAIN as everything, WARNING as onlyWarnings }
