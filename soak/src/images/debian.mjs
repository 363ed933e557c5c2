import { existsSync } from 'node:fs'
import { run } from '../../../tools/lib/house.mjs'
import { imageNode } from './image-node.mjs'

/** Debian programs that the soak runs, with their packages. */
export const programs = {
  postgres: { path: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql' },
  redis: { path: '/usr/bin/redis-server', package: 'redis-server' },
  haproxy: { path: '/usr/sbin/haproxy', package: 'haproxy' },
  redisCli: { path: '/usr/bin/redis-cli', package: 'redis-tools' },
  dockerCompose: { path: '/usr/bin/docker-compose', package: 'docker-compose' },
  setpriv: { path: '/usr/bin/setpriv', package: 'util-linux' },
}

/** Installs what is missing; throws when that is not possible here. */
export async function ensurePrograms() {
  const missing = Object.values(programs).filter((program) => !existsSync(program.path))
  if (missing.length === 0) return
  const packages = missing.map((program) => program.package)
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`The soak runs on Debian 12 and needs these packages: ${packages.join(' ')}`)
  console.log(`Installing ${packages.join(', ')} (once) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const outcome = await run('apt-get', args, { env })
    if (!outcome.ok) throw new Error(`apt-get ${args[0]} failed:\n${outcome.output}`)
  }
}

/** Versions of the programs that the tests ran on. */
export async function versions() {
  const first = async (/** @type {string} */ command, /** @type {string[]} */ args) =>
    (await run(command, args)).stdout.split('\n')[0]?.trim() ?? ''
  return {
    node: await first(await imageNode(), ['--version']),
    postgres: await first(programs.postgres.path, ['--version']),
    redis: await first(programs.redis.path, ['--version']),
    haproxy: await first(programs.haproxy.path, ['-v']),
  }
}
