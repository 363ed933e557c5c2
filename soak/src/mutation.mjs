import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { houseFiles } from '../../tools/lib/files.mjs'
import { bin, inHouse, run } from '../../tools/lib/house.mjs'
import { scoreOf, sumOf, survivorsOf, tallyOf } from './mutants.mjs'

/** @typedef {import('./mutants.mjs').Tally} Tally */
/** @typedef {import('./mutants.mjs').MutationReport} MutationReport */

/** Minimum percent of the mutants that tests must detect. */
const foundOutAtLeast = 85

const kept = inHouse('.cache/mutation')

/**
 * Stryker mutates the rules and the contract, and the tests of both packages have to detect it. Each folder is a
 * separate run whose result is kept: the next soak tries only mutants whose code or tests have changed, and continues
 * an interrupted run. `SOAK_FOLDERS` selects the folders, all by default.
 *
 * @type {import('./phases.mjs').SourcePhase}
 */
export async function mutation({ plan }) {
  const folders = await foldersOfRules()
  const end = performance.now() + plan.mutationMinutes * 60_000
  /** @type {Array<Tally & { folder: string, score: number, seconds: number }>} */
  const tried = []
  /** @type {string[]} */
  const survivors = []
  for (const folder of folders) {
    if (performance.now() > end) break
    const began = performance.now()
    const report = await mutate(folder)
    const tally = tallyOf(report)
    const seconds = Math.round((performance.now() - began) / 1000)
    tried.push({ folder, ...tally, score: scoreOf(tally), seconds })
    survivors.push(...survivorsOf(report))
    console.log(`${folder}: ${summaryOf(tally)} in ${seconds} s`)
  }
  const list = path.join(kept, 'survivors.txt')
  await writeFile(list, survivors.map((line) => `${line}\n`).join(''))
  const whole = sumOf(tried)
  return {
    verdicts: [
      {
        promise: `at least ${foundOutAtLeast} % of the mutants of rules and contract are found out by a test`,
        holds: scoreOf(whole) >= foundOutAtLeast,
        measured: `${summaryOf(whole)}; the others are listed in ${path.relative(inHouse(), list)}`,
      },
      {
        promise: `every folder is tried within ${plan.mutationMinutes} minutes`,
        holds: tried.length === folders.length,
        measured: `${tried.length} of ${folders.length}`,
      },
    ],
    figures: { folders: tried },
  }
}

/** Folders with rules or calls: `domain/src/findings`. */
async function foldersOfRules() {
  const wanted = process.env.SOAK_FOLDERS?.split(',')
  const files = (await houseFiles()).filter(
    (file) =>
      /^packages\/(domain|rest-contract)\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  )
  const folders = new Set(files.map((file) => path.relative('packages', path.dirname(file))))
  return [...folders].filter((folder) => !wanted || wanted.includes(folder)).toSorted()
}

/** @param {string} folder @returns {Promise<MutationReport>} */
async function mutate(folder) {
  const file = path.join(kept, `${folder.replaceAll('/', '-')}.json`)
  await mkdir(kept, { recursive: true })
  const outcome = await run(bin('stryker'), [
    'run',
    'soak/stryker.config.mjs',
    '--mutate',
    `packages/${folder}/*.ts,!**/*.test.ts`,
    '--incrementalFile',
    path.relative(inHouse(), file),
    // The contract is declarative: another check compares its calls with the OpenAPI document, and each of these
    // mutants would load all calls again.
    ...(folder.startsWith('rest-contract/') ? ['--ignoreStatic'] : []),
  ])
  if (!outcome.ok || !existsSync(file)) throw new Error(`${folder}: ${outcome.output.slice(-2000)}`)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** @param {Tally} tally */
function summaryOf({ killed, survived, unreached }) {
  const all = killed + survived + unreached
  return `${scoreOf({ killed, survived, unreached }).toFixed(1)} %: ${killed} of ${all} found out, ${survived} survived, to ${unreached} no test comes`
}
