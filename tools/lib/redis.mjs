import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './house.mjs'

/** Whether a redis-server can be started here. */
function found() {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Finds redis-server or installs Debian's package when root. Prints an error if neither is possible; the tests that
 * need it then fail with the same message.
 */
export async function ensureRedis() {
  if (found()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing redis-server (once) …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { env })
  }
  if (!found()) console.error('redis-server is not installed, and the tests that need it will fail.')
}
