import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inHouse, run } from '../../../tools/lib/house.mjs'
import { programs } from './debian.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */

/** Variables that docs/operations.md requires in .env. */
const wanted = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'JWT_KEYS',
  'SMTP_URL',
  'DATABASE_PASSWORD',
  'REDIS_PASSWORD',
  'OBJECTS_USER',
  'OBJECTS_PASSWORD',
]

/**
 * Debian's docker-compose reads the configuration of the containers; without one of the secrets it must refuse.
 *
 * @type {Phase}
 */
export async function compose({ installation }) {
  const file = path.join(installation.folder, 'compose.env')
  const config = async (/** @type {readonly string[]} */ names) => {
    await writeFile(file, names.map((name) => `${name}=something\n`).join(''))
    const args = ['--env-file', file, '-f', inHouse('docker-compose.yml'), 'config', '--quiet']
    return run(programs.dockerCompose.path, args)
  }
  const whole = await config(wanted)
  const accepted = []
  for (const name of wanted) {
    const { ok } = await config(wanted.filter((other) => other !== name))
    if (ok) accepted.push(name)
  }
  const { stdout } = await run(programs.dockerCompose.path, ['version', '--short'])
  return {
    verdicts: [
      {
        promise: `docker-compose ${stdout.trim()} accepts docker-compose.yml`,
        holds: whole.ok,
        measured: whole.output.trim() || 'accepted',
      },
      {
        promise: 'it refuses to start with a missing secret',
        holds: accepted.length === 0,
        measured:
          accepted.length === 0 ? `${wanted.length} tried` : `accepted without ${accepted.join(', ')}`,
      },
    ],
    figures: {},
  }
}
