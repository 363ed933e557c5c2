import path from 'node:path'
import { specsOf } from './failures.mjs'

/** Duration of a step of the run, or of a test file. @typedef {{ name: string, seconds: number }} Took */

/** Number of files that are listed at the end of a run. */
const mostFiles = 15

/**
 * Test files of vitest's JSON report, with their time from the first test to the last. @param {any} report @returns
 * {Took[]}
 */
export function vitestTimes(report) {
  return report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** Journeys of Playwright's JSON report, with the sum of their tests. @param {any} report @returns {Took[]} */
export function playwrightTimes(report) {
  return report.suites.map((/** @type {any} */ suite) => ({
    name: suite.file,
    seconds: specsOf(suite)
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }))
}

/**
 * Where the time of a run was spent: its steps in their order, and the slowest files.
 *
 * @param {readonly Took[]} steps
 * @param {readonly Took[]} files
 * @returns {string} lines, seconds first
 */
export function timesInWords(steps, files) {
  const line = (/** @type {Took} */ { name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostFiles)
  return [...steps.map(line), ...(longest.length > 0 ? ['of it, by file:', ...longest.map(line)] : [])].join(
    '\n',
  )
}
