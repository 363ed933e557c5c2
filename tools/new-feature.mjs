import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bin, inHouse, root as house, run } from './lib/house.mjs'

/**
 * `npm run new-feature site-visits`: a feature on every level, with one list, one page of a record, one command, their
 * rules, verdicts, tests and journey, in the style of this repository. It runs as generated: rename, remove, extend.
 */
const templates = path.join(import.meta.dirname, 'new-feature')

/** The line to add to each list that spans all features; nothing else outside the folders of the feature names it. */
const registrations = [
  [
    'apps/api/src/feature-list.ts',
    "export { __cThings__Feature } from './features/__things__/__things__-feature.js'",
  ],
  [
    'apps/gateway/src/feature-list.ts',
    "export { __cThings__Feature } from './features/__things__/__things__-feature.js'",
  ],
  ['packages/rest-contract/src/feature-list.ts', "export * from './__things__/index.js'"],
  ['packages/domain/src/index.ts', "export * from './__things__/__thing__-rules.js'"],
  [
    'packages/domain/src/history-list.ts',
    "export { __cThings__History } from './__things__/__things__-history.js'",
  ],
]
const parts = 'packages/domain/src/shell/portal-features.ts'

/** Files outside the folders of a feature that name it. */
export const lists = [...registrations.map(([file = '']) => file), parts]

/** Replacements for the names of a template, derived from a name like `site-visits`. */
export function namesOf(/** @type {string} */ name) {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(name))
    throw new Error('Name the feature in small letters with hyphens, in the plural: site-visits.')
  const one = name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.slice(0, -1)
  const pascal = (/** @type {string} */ text) =>
    text.replace(/(^|-)(\w)/g, (_, _hyphen, letter) => letter.toUpperCase())
  const camel = (/** @type {string} */ text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const words = (/** @type {string} */ text) => text.replaceAll('-', ' ')
  const sentence = (/** @type {string} */ text) =>
    words(text).replace(/^\w/, (letter) => letter.toUpperCase())
  return {
    __things__: name,
    __thing__: one,
    __Things__: pascal(name),
    __Thing__: pascal(one),
    __cThings__: camel(name),
    __cThing__: camel(one),
    __snake__: name.replaceAll('-', '_'),
    __words__: words(name),
    __word__: words(one),
    __Words__: sentence(name),
    __Word__: sentence(one),
  }
}

/**
 * Writes the feature and registers it.
 *
 * @param {string} name plural, in small letters with hyphens
 * @param {string} [root] checkout to write into
 */
export async function newFeature(name, root = house) {
  const names = Object.entries(namesOf(name))
  const filled = (/** @type {string} */ text) =>
    names.reduce((result, [placeholder, value]) => result.replaceAll(placeholder, value), text)
  const files = (await readdir(templates, { recursive: true })).filter((file) => file.endsWith('.txt'))
  for (const file of files) {
    const to = path.join(root, filled(file.slice(0, -'.txt'.length)))
    await mkdir(path.dirname(to), { recursive: true })
    // Existing files are not overwritten.
    await writeFile(to, filled(await readFile(path.join(templates, file), 'utf8')), { flag: 'wx' })
  }
  for (const [file = '', line = ''] of registrations)
    await writeFile(path.join(root, file), `${filled(line)}\n`, { flag: 'a' })
  const known = await readFile(path.join(root, parts), 'utf8')
  const entry = filled("  '__things__': ['/compliance/__things__'],\n")
  await writeFile(
    path.join(root, parts),
    known.replace('\n} as const satisfies', `\n${entry}} as const satisfies`),
  )
}

/** Regenerates what follows from the sources. @param {string} name */
async function generated(name) {
  for (const [what, command, args, cwd] of /** @type {const} */ ([
    ['the migration', bin('drizzle-kit'), ['generate', '--name', namesOf(name).__snake__], 'apps/api'],
    ['schema and hooks', process.execPath, ['tools/codegen.mjs'], '.'],
    ['the format', bin('oxfmt'), ['.'], '.'],
  ])) {
    const { ok, output } = await run(command, [...args], { cwd: inHouse(cwd) })
    if (!ok) throw new Error(`${what} could not be made:\n${output}`)
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const name = process.argv[2] ?? ''
  await newFeature(name)
  await generated(name)
  console.log(`The feature ${name} stands. Next: npm test -- --changed`)
}
