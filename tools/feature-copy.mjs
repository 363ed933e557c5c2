import path from 'node:path'
import { inCopy } from './lib/copy.mjs'
import { houseFiles, textOf } from './lib/files.mjs'
import { run } from './lib/house.mjs'

// What a new feature costs: the scaffold writes one in a copy of the repository, where its types and tests must pass. Fails where it
// adds more than a few lines outside its own folders, or takes one away.
//
//   node tools/feature-copy.mjs

const most = 6
const name = 'site-visits'
const touched = [
  'packages/domain',
  'packages/rest-contract',
  'apps/api',
  'apps/gateway',
  'apps/web',
  'apps/e2e',
]

/** What the generators write. */
const isGenerated = (/** @type {string} */ file) =>
  /\.generated\.ts$|^schema\/|^apps\/api\/src\/db\/migrations\//.test(file)

/** Lines that a file has more than its original; throws where it lacks one. */
async function linesAdded(/** @type {string} */ copy, /** @type {string} */ file) {
  const [before, after] = [await textOf(file), await textOf(file, copy)]
  if (before === undefined || before === after) return 0
  const lines = (after ?? '').split('\n')
  const known = new Set(lines)
  if (before.split('\n').some((line) => !known.has(line)))
    throw new Error(`${file} lacks a line that it had.`)
  return lines.length - before.split('\n').length
}

await inCopy(async (copy) => {
  const began = performance.now()
  const inside = async (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const { ok, output } = await run(process.execPath, [path.join(copy, program), ...args], { cwd: copy })
    if (!ok) throw new Error(`${[program, ...args].join(' ')} failed with a new feature:\n${output}`)
  }
  await inside('tools/new-feature.mjs', name)
  let added = 0
  for (const file of await houseFiles()) if (!isGenerated(file)) added += await linesAdded(copy, file)
  if (added > most)
    throw new Error(`A new feature adds ${added} lines outside its own folders, ${most} at most.`)
  await inside('node_modules/vitest/vitest.mjs', 'run', name.slice(0, -1))
  for (const workspace of touched)
    await inside('node_modules/typescript/bin/tsc', '-p', workspace, '--noEmit')
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `A new feature adds ${added} lines outside its own folders (budget ${most}); its types and tests pass (${seconds} s).`,
  )
})
