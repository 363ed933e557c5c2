import { parseArgs } from 'node:util'
import { runAtRandom } from './random-run.js'

/** Sends random operations to a gateway and prints the result as JSON: `--valid 1000 --broken 100 --seed 1`. */
const { values } = parseArgs({
  options: { valid: { type: 'string' }, broken: { type: 'string' }, seed: { type: 'string' } },
})
const plan = {
  valid: Number(values.valid ?? 1000),
  broken: Number(values.broken ?? 100),
  seed: Number(values.seed ?? 20_261_121),
}
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (stopped = true))
const result = await runAtRandom(
  plan,
  (line) => process.stderr.write(`${line}\n`),
  () => stopped,
)
process.stdout.write(`${JSON.stringify(result)}\n`)
process.exitCode = result.violationsTotal === 0 ? 0 : 1
