import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inHouse, run } from './house.mjs'

/** Chromium without windows: the same engine on little more than half of the processor time. */
const headless = '/usr/bin/chromium-headless-shell'
const installed = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where Playwright would install its own Chromium. */
function playwrightsOwn() {
  try {
    return createRequire(inHouse('apps/e2e/package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** A file of that name may be a stub that only prints how to install the browser. */
function starts(/** @type {string} */ program) {
  try {
    return /Chrom/.test(
      execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return false
  }
}

/** A Chromium that starts: that of CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, playwrightsOwn()]
  return candidates.find((program) => program && existsSync(program) && starts(program))
}

/** Installs Debian's package of Chromium without windows, where that is possible. */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return { ok: false, output: '' }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const wanted = 'chromium-headless-shell'
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', wanted], { env })
}

/**
 * Finds Chromium or installs it: Debian's package when root, else Playwright's own. Where only one with windows is there, the
 * one without is installed too, if it can be. Throws when there is none at all.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found && (process.env.CHROMIUM_PATH || existsSync(headless))) return found
  console.log('Installing Chromium (once) …')
  const outcome = await fromDebian()
  if (!outcome.ok && !found) {
    const own = await run(process.execPath, [
      inHouse('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ])
    outcome.output += own.output
  }
  const chromium = findChromium()
  if (!chromium) throw new Error(`No Chromium could be installed:\n${outcome.output}`)
  return chromium
}
