import { requireNode } from '../tools/lib/house.mjs'
import { build, ensureInstalled } from '../tools/lib/install.mjs'

/**
 * `npm run soak`: the long proofs on the shape of production: two gateways, two APIs, PostgreSQL, Redis, haproxy, a mail
 * server. Writes `bench/results/soak.json`; ends with status 1 when a promise is broken. `npm run soak -- --quick` takes a
 * few minutes and writes nothing down; names limit it: `npm run soak -- kills storms`. SOAK_SEED repeats a run,
 * SOAK_MINUTES is the time of the load, SOAK_MUTATION_MINUTES that of the mutants, SOAK_ATTACK_SECONDS that of each attack,
 * SOAK_KILLS the number of kills of each kind, SOAK_ROWS the length of the long tables, SOAK_PORT the first of 30 ports, which
 * should lie below those that the system gives to connections.
 */
requireNode()
await ensureInstalled()
await build()
const { soak } = await import('./src/soak.mjs')
process.exitCode = await soak(process.argv.slice(2))
// Connections of people who are gone do not keep it open.
process.exit()
