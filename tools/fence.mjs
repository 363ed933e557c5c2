import './lib/typescript-api.mjs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inHouse, root } from './lib/house.mjs'

/**
 * The import fence: checks the rules of `.dependency-cruiser.mjs` on a checkout.
 *
 * @param {string} [folder] the checkout, or a small model of one in a test
 * @returns {Promise<string[]>} violations, one line each
 */
export async function fence(folder = root) {
  const { cruise } = await import('dependency-cruiser')
  const { default: config } = await import(pathToFileURL(inHouse('.dependency-cruiser.mjs')).href)
  const { options, ...ruleSet } = config
  const result = await cruise(['apps', 'packages'], {
    ...options,
    baseDir: folder,
    ruleSet,
    validate: true,
  })
  if (typeof result.output === 'string') throw new Error(result.output)
  return result.output.summary.violations.map(({ rule, from, to, cycle }) => {
    const through = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return `${rule.name}: ${from} → ${through}`
  })
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const violations = await fence()
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exitCode = 1
  else console.log('The import fence holds.')
}
