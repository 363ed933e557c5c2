import { readFile } from 'node:fs/promises'
import { inHouse, run } from './house.mjs'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

async function readLock(/** @type {string} */ file) {
  try {
    /** @type {{ packages?: Record<string, LockedPackage> }} */
    const lock = JSON.parse(await readFile(file, 'utf8'))
    return lock.packages ?? {}
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules matches package-lock.json. npm writes `node_modules/.package-lock.json` as the last step of an
 * installation, so an interrupted one does not count as complete.
 *
 * @param {Record<string, LockedPackage>} wanted packages of package-lock.json
 * @param {Record<string, LockedPackage> | undefined} present packages of node_modules/.package-lock.json
 */
export function isComplete(wanted, present) {
  if (!present) return false
  return Object.entries(wanted).every(([place, asked]) => {
    if (!place.includes('node_modules/')) return true
    const found = present[place]
    // Binaries for other machines are listed in the lock and never installed.
    if (!found) return Boolean(asked.optional || asked.devOptional)
    return found.version === asked.version && found.integrity === asked.integrity
  })
}

/**
 * Runs `npm ci` when a package of package-lock.json is missing; otherwise does nothing. No package needs its install
 * script here: every binary is prebuilt in the lock.
 */
export async function ensureInstalled() {
  const wanted = await readLock(inHouse('package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing or cannot be read.')
  if (isComplete(wanted, await readLock(inHouse('node_modules', '.package-lock.json')))) return
  console.log('Installing packages (once) …')
  const outcome = await run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env: { NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  )
  if (!outcome.ok) throw new Error(`npm ci failed:\n${outcome.output}`)
}

/** Builds every workspace. Turbo skips what has not changed. */
export async function build() {
  const outcome = await run(
    process.execPath,
    [inHouse('node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'],
    {
      env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    },
  )
  if (!outcome.ok) throw new Error(`The build failed:\n${outcome.output}`)
}
