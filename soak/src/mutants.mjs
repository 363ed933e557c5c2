/**
 * The used part of Stryker's report (mutation-testing-report-schema).
 *
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }}
 *   Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} MutationReport
 */

/** Mutants by outcome. @typedef {{ killed: number, survived: number, unreached: number }} Tally */

/** @param {MutationReport} report @returns {Tally} */
export function tallyOf({ files }) {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  // An endless loop is detected by the timeout of its test.
  return { killed: count('Killed', 'Timeout'), survived: count('Survived'), unreached: count('NoCoverage') }
}

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sumOf(tallies) {
  const sum = (/** @type {keyof Tally} */ what) => tallies.reduce((all, tally) => all + tally[what], 0)
  return { killed: sum('killed'), survived: sum('survived'), unreached: sum('unreached') }
}

/** Percent of the mutants that a test detects; 100 without mutants. @param {Tally} tally */
export function scoreOf({ killed, survived, unreached }) {
  const all = killed + survived + unreached
  return all === 0 ? 100 : (killed / all) * 100
}

/** The mutants that no test detects, one line each. @param {MutationReport} report */
export function survivorsOf({ files }) {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ status, mutatorName, replacement = '', location }) =>
          `${file}:${location.start.line} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}${status === 'NoCoverage' ? ' (no test comes here)' : ''}`,
      ),
  )
}
