import { readFile } from 'node:fs/promises'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/** @returns {Totals} */
export function sum(/** @type {Totals[]} */ totals) {
  return totals.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The last line of every test command. */
export function inWords(/** @type {Totals} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** The totals of a single check. @returns {Totals} */
export function one(/** @type {boolean} */ ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/**
 * Counts vitest's JSON report. A file that could not even be loaded counts as one failure.
 *
 * @param {any} report
 * @returns {Totals}
 */
export function fromVitest(report) {
  /** @type {Array<{ status: string, assertionResults: unknown[] }>} */
  const files = report.testResults
  const notLoaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + notLoaded.length
  return {
    passed: report.numPassedTests,
    // An error outside every test, such as an unhandled rejection, fails the run without a failed test.
    failed: failed === 0 && report.success === false ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Counts Playwright's JSON report. A test that passed only on retry counts as failed.
 *
 * @param {any} report
 * @returns {Totals}
 */
export function fromPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/**
 * Reads a report. A missing one counts as one failure, and so does an empty one unless `mayBeNone`.
 *
 * @param {string} file
 * @param {(report: any) => Totals} count
 * @param {boolean} ok whether the runner's exit status was 0
 * @param {{ mayBeNone?: boolean }} [options]
 * @returns {Promise<Totals>}
 */
export async function fromReport(file, count, ok, { mayBeNone = false } = {}) {
  try {
    const totals = count(JSON.parse(await readFile(file, 'utf8')))
    const nothing = totals.passed + totals.failed + totals.skipped === 0
    if ((nothing && !mayBeNone) || (!ok && totals.failed === 0)) return sum([totals, one(false)])
    return totals
  } catch {
    return one(false)
  }
}
