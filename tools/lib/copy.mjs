import { cp, lstat, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { houseFiles } from './files.mjs'
import { inHouse } from './house.mjs'

/** Packages stay where they are; those of the repository itself are the copy's own. */
async function linkPackages(/** @type {string} */ from, /** @type {string} */ to) {
  for (const name of await readdir(from).catch(() => [])) {
    const target = path.join(to, name)
    if (name === '@portal') {
      await mkdir(target, { recursive: true })
      for (const own of await readdir(path.join(from, name)))
        await symlink(await readlink(path.join(from, name, own)), path.join(target, own))
    } else if (!name.startsWith('.') || name === '.bin' || name === '.package-lock.json') {
      await mkdir(to, { recursive: true })
      await symlink(path.join(from, name), target)
    }
  }
}

/**
 * Does some work in a copy of the checkout, with the packages that are installed, and deletes the copy.
 *
 * @template T
 * @param {(copy: string) => Promise<T>} work
 */
export async function inCopy(work) {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'portal-copy-')))
  try {
    for (const file of await houseFiles())
      if (await lstat(inHouse(file)).catch(() => undefined)) await cp(inHouse(file), path.join(copy, file))
    const workspaces = ['apps', 'packages'].map((folder) =>
      readdir(inHouse(folder)).then((names) => names.map((name) => `${folder}/${name}`)),
    )
    for (const folder of ['.', 'tools', ...(await Promise.all(workspaces)).flat()])
      await linkPackages(inHouse(folder, 'node_modules'), path.join(copy, folder, 'node_modules'))
    return await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
