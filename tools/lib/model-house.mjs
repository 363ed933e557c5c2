import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inHouse } from './house.mjs'

/**
 * A small model of the repository for the tests of the checks: a temporary folder with these files, and the installed
 * packages.
 *
 * @param {Record<string, string>} files path → content
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function modelHouse(files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-model-'))
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, content)
  }
  await symlink(inHouse('node_modules'), path.join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
