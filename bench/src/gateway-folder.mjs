import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inHouse } from '../../tools/lib/house.mjs'

/**
 * Installs the built gateway into its own folder, as a deployment would, with these operations registered instead of
 * the web client's. So it runs in production mode, and is not affected by builds.
 *
 * @param {Readonly<Record<string, string>>} documents by hash
 * @returns {Promise<{ main: string, dataDir: string, remove: () => Promise<void> }>}
 */
export async function installGateway(documents) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  const inFolder = (/** @type {string[]} */ ...parts) => path.join(folder, ...parts)
  await mkdir(inFolder('apps/gateway'), { recursive: true })
  await mkdir(inFolder('apps/web/dist'), { recursive: true })
  for (const part of ['node_modules', 'packages', 'schema', 'package.json']) {
    await symlink(inHouse(part), inFolder(part))
  }
  for (const part of await readdir(inHouse('apps/gateway'))) {
    if (part !== 'dist') await symlink(inHouse('apps/gateway', part), inFolder('apps/gateway', part))
  }
  await cp(inHouse('apps/gateway/dist'), inFolder('apps/gateway/dist'), { recursive: true })
  await writeFile(inFolder('apps/web/dist/operations.json'), JSON.stringify(documents))
  await writeFile(inFolder('apps/web/dist/index.html'), '<!doctype html><title>Benchmark</title>')
  return {
    main: inFolder('apps/gateway/dist/main.js'),
    dataDir: inFolder('data'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
