import Module, { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * TypeScript 7 has no compiler API for other programs. dependency-cruiser needs one, so its import of `typescript`
 * resolves to the version installed beside these commands (tools/package.json). Import this module before it.
 */
const beside = createRequire(import.meta.url)
const places = new Map(['typescript', 'typescript/package.json'].map((name) => [name, beside.resolve(name)]))

const loader = /** @type {any} */ (Module)
const original = loader._resolveFilename
loader._resolveFilename = (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) =>
  places.get(name) ?? original.call(loader, name, ...rest)

const url = pathToFileURL(beside.resolve('typescript')).href
register(
  `data:text/javascript,${encodeURIComponent(
    `export const resolve = (name, context, next) =>
      name === 'typescript' ? { url: ${JSON.stringify(url)}, format: 'commonjs', shortCircuit: true } : next(name, context)`,
  )}`,
)
