import path from 'node:path'
import { houseFiles, textOf } from './lib/files.mjs'
import { root } from './lib/house.mjs'

/** Patterns that tie a checkout to one machine or one network. */
const ties = [
  { what: 'absolute path', pattern: /(?<![\w.:/-])\/(?:work|home|root|Users|mnt)\/[\w.-]+\//g },
  { what: 'absolute path', pattern: /(?<![\w.:/-])\/tmp\/[\w.-]+/g },
  { what: 'absolute path', pattern: /\b[A-Z]:\\\\?(?:Users|work)\\/g },
  { what: 'registry host', pattern: /\bregistry\.(?:npmjs\.org|yarnpkg\.com|npmmirror\.com)\b/g },
  { what: 'registry host', pattern: /"resolved": "https?:/g },
  { what: 'folder beside the checkout', pattern: /\.\.\/shared\/(?:spec|data|design)/g },
]

/**
 * Finds files that would work only on one machine.
 *
 * @param {string} [folder]
 * @returns {Promise<string[]>} one line each: file, line, and what was found
 */
export async function unportable(folder = root) {
  /** @type {string[]} */
  const found = []
  for (const file of await houseFiles(folder)) {
    if (file === 'tools/guards.test.mjs') continue
    const text = await textOf(file, folder)
    if (text === undefined) continue
    for (const { what, pattern } of ties) {
      for (const match of text.matchAll(pattern)) {
        found.push(`${file}:${text.slice(0, match.index).split('\n').length}: ${what} ${match[0]}`)
      }
    }
  }
  return found
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const found = await unportable()
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
  else console.log('No file is tied to this machine.')
}
