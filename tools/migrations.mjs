import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, inHouse, run } from './lib/house.mjs'

const api = inHouse('apps/api')

/**
 * Whether the migrations produce the schema: drizzle-kit, run on a copy of them, must find nothing to add.
 *
 * @param {string} [schema] file of the schema, relative to the API's folder
 * @param {string} [migrations] folder of the migrations, likewise
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function migrationsInStep(schema = './src/db/schema/**/*.ts', migrations = 'src/db/migrations') {
  const copy = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'))
  try {
    await cp(path.resolve(api, migrations), copy, { recursive: true })
    const before = await readdir(copy)
    const out = path.relative(api, copy)
    const args = ['--dialect', 'postgresql', '--out', out]
    const checked = await run(bin('drizzle-kit'), ['check', ...args], { cwd: api })
    if (!checked.ok) return checked
    const generated = await run(bin('drizzle-kit'), ['generate', ...args, '--schema', schema], { cwd: api })
    const added = (await readdir(copy)).filter((file) => !before.includes(file))
    // Where a rename is possible drizzle-kit prompts, gets no input, and exits with success.
    if (added.length === 0 && /No schema changes/i.test(generated.output)) return generated
    const reason = added.length > 0 ? added.join(', ') : generated.output
    return {
      ok: false,
      output: `The schema has changed without a migration (drizzle-kit generate): ${reason}`,
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const { ok, output } = await migrationsInStep()
  console.log(output)
  if (!ok) process.exitCode = 1
}
