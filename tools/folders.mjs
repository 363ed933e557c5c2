import path from 'node:path'
import { houseFiles } from './lib/files.mjs'
import { root } from './lib/house.mjs'

/** As many files as one can survey at a glance. */
const limit = 25
const source = /\.(?:ts|tsx|mjs|graphql|css)$/
const notCounted = /\.(?:test|generated)\.[a-z]+$/

/**
 * Finds folders with too many source files; tests and generated files are not counted.
 *
 * @param {string} [folder]
 * @returns {Promise<string[]>} one line each: the folder and its number of files
 */
export async function crowded(folder = root) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of await houseFiles(folder)) {
    if (!source.test(file) || notCounted.test(file)) continue
    const parent = path.posix.dirname(file)
    counts.set(parent, (counts.get(parent) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > limit)
    .map(([parent, count]) => `${parent}: ${count} files, at most ${limit}: sort it into folders by use case`)
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const found = await crowded()
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
  else console.log(`No folder has more than ${limit} files.`)
}
