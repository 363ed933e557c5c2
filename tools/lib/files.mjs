import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './house.mjs'

/** Files that git tracks or would add: the contents of a fresh clone. */
export async function houseFiles(folder = root) {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
  })
  if (!listed.ok) throw new Error(`git could not list the files:\n${listed.output}`)
  return [...new Set(listed.stdout.split('\0').filter(Boolean))]
}

/** Text of a file; undefined for a binary one, or one that is being deleted. */
export async function textOf(/** @type {string} */ file, folder = root) {
  try {
    const content = await readFile(path.join(folder, file))
    return content.includes(0) ? undefined : content.toString('utf8')
  } catch {
    return undefined
  }
}
