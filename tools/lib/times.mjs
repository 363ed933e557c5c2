import path from 'node:path'

/** How long something took: a step of the run, or a file of tests. @typedef {{ name: string, seconds: number }} Took */

/** Files that are named at the end of a run. */
const mostFiles = 15

/** Test files of vitest's JSON report, by their time from the first test to the last. @param {any} report @returns {Took[]} */
export function vitestTimes(report) {
  return report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** Journeys of Playwright's JSON report, by the sum of their tests. @param {any} report @returns {Took[]} */
export function playwrightTimes(report) {
  /** @type {(suite: any) => number} */
  const seconds = (suite) =>
    [
      ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
        spec.tests.flatMap((/** @type {any} */ test) =>
          test.results.map((/** @type {any} */ result) => result.duration / 1000),
        ),
      ),
      ...(suite.suites ?? []).map(seconds),
    ].reduce((sum, each) => sum + each, 0)
  return report.suites.map((/** @type {any} */ suite) => ({ name: suite.file, seconds: seconds(suite) }))
}

/**
 * Where the time of a run went: its steps in their order, and the files that took most of it.
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
