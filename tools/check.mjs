import path from 'node:path'
import { readdir } from 'node:fs/promises'
import { bin, inHouse, requireNode, run, stopRunning } from './lib/house.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inPool } from './lib/pool.mjs'

/**
 * `npm run check`: everything about the repository that can be checked without running it. Each check fails on one
 * warning. `npm run check -- lint types` runs the checks whose names begin so.
 *
 * @typedef {{ name: string, run: () => Promise<{ ok: boolean, output: string }> }} Check
 */

/** @param {string} script */
const tool = (script, /** @type {string[]} */ ...args) =>
  run(process.execPath, [inHouse('tools', script), ...args])

async function workspaces() {
  const folders = await Promise.all(
    ['apps', 'packages'].map(async (parent) =>
      (await readdir(inHouse(parent))).map((name) => `${parent}/${name}`),
    ),
  )
  return [...folders.flat(), 'bench', 'soak', 'tools']
}

/** @returns {Promise<Check[]>} the slowest first, so that the others run beside them */
async function allChecks() {
  const types = (await workspaces()).map((folder) => ({
    name: `types of ${folder}`,
    run: () =>
      run(bin('tsc'), ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false'], { cwd: inHouse(folder) }),
  }))
  return [
    ...types.filter(({ name }) => name.endsWith('apps/web')),
    { name: 'lint', run: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings']) },
    {
      name: 'generated files: schema, OpenAPI, hooks, messages, styles',
      run: () => tool('codegen.mjs', '--check'),
    },
    { name: 'generated files: migrations', run: () => tool('migrations.mjs') },
    { name: 'breaking changes are in the changelog', run: () => tool('api-changes.mjs') },
    { name: 'dead code', run: () => run(bin('knip'), ['--treat-config-hints-as-errors', '--no-progress']) },
    { name: 'messages are read', run: () => tool('unused-messages.mjs') },
    { name: 'import fence', run: () => tool('fence.mjs') },
    ...types.filter(({ name }) => !name.endsWith('apps/web')),
    { name: 'format', run: () => run(bin('oxfmt'), ['--check', '.']) },
    { name: 'texts stand in message catalogues', run: () => tool('texts.mjs') },
    { name: 'components and functions of the client are short', run: () => tool('lengths.mjs') },
    { name: 'functions of packages and servers have docstrings', run: () => tool('docstrings.mjs') },
    { name: 'folders show what they hold', run: () => tool('folders.mjs') },
    { name: 'nothing tied to one machine', run: () => tool('portable.mjs') },
  ]
}

/**
 * Runs the checks and prints one line for each, with the output of failed ones.
 *
 * @param {string[]} [beginnings] names begin with one of these; all checks when empty
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function check(beginnings = []) {
  const checks = (await allChecks()).filter(
    ({ name }) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)),
  )
  if (checks.length === 0) throw new Error(`No check begins with ${beginnings.join(' or ')}.`)
  const outcomes = await inPool(
    checks.map((each) => async () => {
      const began = performance.now()
      const { ok, output } = await each.run()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(
        ok ? `✓ ${each.name} (${seconds} s)` : `✗ ${each.name} (${seconds} s)\n${output.trimEnd()}\n`,
      )
      return ok
    }),
    2,
  )
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed, skipped: 0 }
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  requireNode()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      stopRunning()
      process.exit(1)
    })
  }
  try {
    await ensureInstalled()
    const began = performance.now()
    const { passed, failed } = await check(process.argv.slice(2))
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${passed} of ${passed + failed} checks passed in ${seconds} s`)
    if (failed > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
