import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { mkdir, writeFile } from 'node:fs/promises'
import { inHouse } from '../../tools/lib/house.mjs'
import { versions } from './images/debian.mjs'

/** @typedef {{ promise: string, holds: boolean, measured: string }} Verdict */
/** @typedef {{ phase: string, seconds: number, machineLoad?: number | undefined, verdicts: Verdict[], figures: Record<string, unknown>, error?: string }} PhaseReport */

/** Collects the results of every phase, and writes the file that is committed and quoted. */
export class Report {
  /** @type {PhaseReport[]} */
  phases = []
  #began = new Date()

  /** @param {{ seed: number, quick: boolean }} run */
  constructor(run) {
    this.run = run
  }

  get broken() {
    return this.phases.flatMap(({ phase, verdicts, error }) => [
      ...(error === undefined ? [] : [`${phase}: ${error.split('\n')[0]}`]),
      ...verdicts.filter(({ holds }) => !holds).map(({ promise, measured }) => `${promise}: ${measured}`),
    ])
  }

  /**
   * Runs a phase. An exception counts as a broken promise, and the next phases still run.
   *
   * @param {string} phase
   * @param {() => Promise<Pick<PhaseReport, 'verdicts' | 'figures'>>} work
   */
  async phase(phase, work) {
    console.log(`\n── ${phase}`)
    const began = performance.now()
    /** @type {PhaseReport} */
    const report = { phase, seconds: 0, verdicts: [], figures: {} }
    try {
      Object.assign(report, await work())
    } catch (error) {
      report.error = error instanceof Error ? error.message : String(error)
      console.error(error instanceof Error ? error.stack : error)
    }
    report.seconds = Math.round((performance.now() - began) / 1000)
    // Other load on the machine affects the times and the number of retries.
    report.machineLoad = loadavg()[0]
    for (const { promise, holds, measured } of report.verdicts)
      console.log(`${holds ? '✓' : '✗'} ${promise}: ${measured}`)
    console.log(`── ${phase}: ${report.seconds} s`)
    this.phases.push(report)
  }

  /**
   * Writes the report; a quick run is too short to be quoted.
   *
   * @param {string} folder for a quick one
   * @param {readonly string[]} [missing] phases that did not run, or not yet
   */
  async write(folder, missing = []) {
    const file = this.run.quick ? `${folder}/soak.json` : inHouse('bench/results/soak.json')
    if (!this.run.quick) await mkdir(inHouse('bench/results'), { recursive: true })
    const content = {
      ...this.run,
      began: this.#began.toISOString(),
      minutes: (Date.now() - this.#began.getTime()) / 60_000,
      machine: {
        cores: availableParallelism(),
        processor: cpus()[0]?.model ?? '',
        memoryGb: Math.round(totalmem() / 2 ** 30),
        ...(await versions()),
      },
      holds: this.broken.length === 0 && missing.length === 0,
      broken: this.broken,
      missing,
      phases: this.phases,
    }
    const rounded = JSON.stringify(
      content,
      (_key, value) =>
        typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value,
      1,
    )
    await writeFile(file, `${rounded}\n`)
    return file
  }
}
