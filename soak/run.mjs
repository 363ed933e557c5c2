import { requireNode } from '../tools/lib/house.mjs'
import { build, ensureInstalled } from '../tools/lib/install.mjs'

/**
 * `npm run soak`: the long tests on a production setup: two gateways, two APIs, PostgreSQL, Redis, haproxy, a mail
 * server. Writes `bench/results/soak.json`; exits with status 1 when a promise is broken. `npm run soak -- --quick`
 * takes a few minutes and writes nothing; names select phases: `npm run soak -- kills storms`. SOAK_SEED repeats a run,
 * SOAK_MINUTES is the time of the load, SOAK_MUTATION_MINUTES that of the mutants, SOAK_ATTACK_SECONDS that of each
 * attack, SOAK_KILLS the number of kills of each kind, SOAK_ROWS the length of the long tables, SOAK_PORT the first of
 * 30 ports, which should be below those that the system assigns to outgoing connections.
 */
requireNode()
await ensureInstalled()
await build()
const { soak } = await import('./src/soak.mjs')
process.exitCode = await soak(process.argv.slice(2))
// Open connections must not keep the process alive.
process.exit()
