import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ name: string, why: string }} Failure */

/** Lines of an error that are repeated at the end of a run; all of it is printed where it happened. */
const mostLines = 20

/** @param {any} report of vitest @returns {Failure[]} */
export function vitestFailures(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => [
    ...(file.status === 'failed' && file.assertionResults.length === 0
      ? [{ name: file.name, why: file.message ?? '' }]
      : []),
    ...file.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map((/** @type {any} */ test) => ({
        name: `${file.name}: ${test.fullName}`,
        why: test.failureMessages.join('\n'),
      })),
  ])
}

/** The tests of a suite in Playwright's report, those of the suites in it too. @param {any} suite @returns {any[]} */
export function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** @param {any} report of Playwright @returns {Failure[]} */
export function playwrightFailures(report) {
  return [
    ...report.suites
      .flatMap(specsOf)
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) => ({
        name: `${spec.file}: ${spec.title}`,
        why: spec.tests
          .flatMap((/** @type {any} */ test) => test.results)
          .flatMap((/** @type {any} */ result) => result.errors)
          .map((/** @type {any} */ error) => error.message ?? '')
          .join('\n'),
      })),
    ...report.errors.map((/** @type {any} */ error) => ({
      name: 'outside every journey',
      why: error.message,
    })),
  ]
}

/**
 * The results in a runner's JSON report; none when it left no report.
 *
 * @template Found
 * @param {string} file
 * @param {(report: any) => Found[]} find
 * @returns {Promise<Found[]>}
 */
export async function readReport(file, find) {
  try {
    return find(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}

/** @param {Failure} failure */
export function failureInWords({ name, why }) {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, mostLines)
  return [`✘ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
