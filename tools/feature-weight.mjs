import { readdir, readFile, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { allMessageModules } from '../codegen/messages.mjs'
import { inCopy } from './lib/copy.mjs'
import { inHouse, run } from './lib/house.mjs'
import { newFeature } from './new-feature.mjs'

// What a feature costs those who do not use it: the client is built with and without a feature that the scaffold writes, and each
// screen is weighed in both (gzipped scripts). Fails where one grows by more than what names the feature. Both are built without
// the plan of shared chunks, which weighs all features together.
//
//   node tools/feature-weight.mjs

/**
 * Most bytes that one feature may add to the screens of the others: 150 for its addresses and files, its part of the portal and the
 * words of its history, and five for the names that the minifier gives (docs/adr/2026-11-26-what-a-feature-costs-others.md).
 */
const most = 155

const name = 'weight-probes'
const web = 'apps/web'

/** The messages of the new feature, and its hooks by name alone: what they do weighs nothing elsewhere. */
async function writeGenerated(/** @type {string} */ copy) {
  const folder = path.join(copy, web, 'src/features', name)
  const hooks = new Set()
  for (const file of await readdir(folder)) {
    const source = await readFile(path.join(folder, file), 'utf8')
    for (const [hook] of source.matchAll(/\buse\w+(?:Query|Mutation)\b/g)) hooks.add(hook)
    for (const module of allMessageModules({ [path.join(folder, file)]: source }))
      await writeFile(module.file, module.content)
  }
  const lines = [...hooks].map((hook) => `export const ${hook} = () => []`)
  await writeFile(path.join(folder, `${name}.generated.ts`), lines.join('\n'))
}

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest */

/**
 * Names of files are hashes of all that is in them and compress as they happen to, some twenty bytes more or less: here each is
 * made of what its file is instead, so that both builds call the same file the same.
 *
 * @param {Manifest} manifest
 */
function stableNames(manifest) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  const names = new Map(
    Object.entries(manifest).map(([source, { file, name = '' }]) => {
      const known = source.startsWith('_') ? name : source
      const nth = seen.get(known) ?? 0
      seen.set(known, nth + 1)
      return [
        path.basename(file, '.js'),
        createHash('sha256').update(`${known} ${nth}`).digest('base64url').slice(0, 7),
      ]
    }),
  )
  return (/** @type {string} */ script) =>
    script.replaceAll(/[\w-]{7}(?=\.js\b)/g, (hash) => names.get(hash) ?? hash)
}

/** Gzipped scripts of each screen, that of the page and of the shell included. */
function weights(/** @type {string} */ dist) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  /** @type {Map<string, number>} */
  const known = new Map()
  const stable = stableNames(manifest)
  const weigh = (/** @type {string} */ file) => {
    const weight =
      known.get(file) ?? gzipSync(stable(readFileSync(path.join(dist, file), 'utf8')), { level: 9 }).length
    known.set(file, weight)
    return weight
  }
  const filesOf = (/** @type {string} */ source, /** @type {Set<string>} */ found) => {
    const chunk = manifest[source]
    if (!chunk || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) filesOf(imported, found)
    return found
  }
  const screens = Object.keys(manifest).filter((source) => /^src\/.*-(page|screen)\.tsx$/.test(source))
  return new Map(
    screens.map((screen) => {
      const files = new Set()
      for (const one of ['index.html', 'src/app/portal-area.tsx', screen]) filesOf(one, files)
      return [screen, [...files].reduce((sum, file) => sum + weigh(file), 0)]
    }),
  )
}

async function buildAndWeigh(/** @type {string} */ copy) {
  const folder = path.join(copy, web)
  const vite = inHouse('node_modules/vite/bin/vite.js')
  const build = await run(process.execPath, [vite, 'build', '--mode', 'unplanned'], { cwd: folder })
  if (!build.ok) throw new Error(`The client could not be built:\n${build.output}`)
  return weights(path.join(folder, 'dist'))
}

await inCopy(async (copy) => {
  const before = await buildAndWeigh(copy)
  await newFeature(name, copy)
  await writeGenerated(copy)
  const after = await buildAndWeigh(copy)
  if (![...after.keys()].some((screen) => screen.includes(name)))
    throw new Error('The build with a feature more has no screen of it.')
  const grown = [...before].map(([screen, weight]) => ({
    screen,
    by: (after.get(screen) ?? Infinity) - weight,
  }))
  const heaviest = grown.toSorted((a, b) => b.by - a.by)[0]
  if (!heaviest) throw new Error('The build has no screens.')
  console.log(
    `A feature more adds at most ${heaviest.by} bytes to ${grown.length} other screens (budget ${most}): ${heaviest.screen}.`,
  )
  for (const { screen, by } of grown)
    if (by > most) {
      console.error(`${screen} loads ${by} bytes more with a feature that is not its own.`)
      process.exitCode = 1
    }
})
