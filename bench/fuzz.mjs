import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { inHouse, requireNode } from '../tools/lib/house.mjs'

/**
 * Sends random operations to a gateway whose system of record responds at random: `node bench/fuzz.mjs --valid 100000
 * --broken 10000 [--seed 1]`. Writes `bench/results/conformance.json`; exits with 1 when a response violated a rule. A
 * run that is stopped (SIGTERM) writes its results so far.
 */
const { values } = parseArgs({
  options: {
    valid: { type: 'string', default: '100000' },
    broken: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261121' },
  },
})
requireNode()
const child = spawn(
  process.execPath,
  [
    '-C',
    '@portal/source',
    '--import',
    '@oxc-node/core/register',
    'src/testing/random-main.ts',
    ...Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]),
  ],
  { cwd: inHouse('apps/gateway'), stdio: ['ignore', 'pipe', 'inherit'] },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal))
let text = ''
child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part))
/** @type {number | null} */
const status = await new Promise((resolve) => child.once('close', resolve))
/** @type {{ valid: number, broken: number, violationsTotal: number, violations: string[], seconds: number }} */
const result = JSON.parse(text)
await mkdir(inHouse('bench/results'), { recursive: true })
await writeFile(inHouse('bench/results/conformance.json'), `${JSON.stringify(result, null, 2)}\n`)
for (const violation of result.violations) console.error(violation)
console.log(
  `${result.valid} valid and ${result.broken} broken operations in ${result.seconds} s: ${result.violationsTotal} answers that none may be`,
)
process.exitCode = status ?? 1
