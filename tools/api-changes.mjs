import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import path from 'node:path'
import {
  buildSchema,
  findBreakingChanges,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql'
import { inHouse } from './lib/house.mjs'
import { isNewDefault, newDefault, newInEntry, openApiBreaks } from './lib/openapi-breaks.mjs'

/**
 * Compares the GraphQL schema and the REST calls with those of the last release, in `schema/released/`. A breaking
 * change is an error unless its sentence is under "Breaking" of the unreleased part of CHANGELOG.md, with a
 * replacement. `--release` makes the current schema the released one.
 */
export const schemaFiles = ['portal.graphql', 'rest-api.openapi.json']

/**
 * @param {{ released: string, current: string }} sdl
 * @param {{ released: string, current: string }} openApi
 * @returns {string[]} a sentence for each breaking change
 */
export function breakingChanges(sdl, openApi) {
  const [before, after] = [buildSchema(sdl.released), buildSchema(sdl.current)]
  const graphql = findBreakingChanges(before, after).map(({ description }) => description)
  return [
    ...[...graphql, ...breaksOfUpdates(before, after)].map((text) => `GraphQL: ${text}`),
    ...openApiBreaks(JSON.parse(openApi.released), JSON.parse(openApi.current)).map(
      (text) => `REST: ${text}`,
    ),
  ]
}

/**
 * An update is a mutation whose input names a version; its fields and those of the inputs in it have no new defaults, and
 * entries of its lists have no new optional fields unless an id says which stored entry they change.
 *
 * @param {import('graphql').GraphQLSchema} before
 * @param {import('graphql').GraphQLSchema} after
 * @returns {string[]}
 */
function breaksOfUpdates(before, after) {
  const mutations = Object.values(after.getMutationType()?.getFields() ?? {})
  const inputs = mutations
    .flatMap(({ args }) => args.map(({ type }) => getNamedType(type)))
    .filter((type) => isInputObjectType(type) && type.getFields()['version'] !== undefined)
  /** @type {string[]} */
  const found = []
  /** @type {Set<import('graphql').GraphQLNamedType>} */
  const entries = new Set()
  // Nested inputs are appended to the set while it is iterated.
  const all = new Set(inputs)
  for (const type of all) {
    const known = before.getType(type.name)
    // No client sends a new input yet.
    if (!isInputObjectType(type) || !isInputObjectType(known)) continue
    const isReplaced = entries.has(type) && type.getFields()['id'] === undefined
    for (const field of Object.values(type.getFields())) {
      const released = known.getFields()[field.name]
      if (isNewDefault(released?.defaultValue, field.defaultValue))
        found.push(`${type.name}.${field.name} ${newDefault}`)
      else if (isReplaced && !released && !isRequiredInputField(field))
        found.push(`${type.name}.${field.name} ${newInEntry}`)
      if (isListType(getNullableType(field.type))) entries.add(getNamedType(field.type))
      all.add(getNamedType(field.type))
    }
  }
  return found
}

/**
 * @param {readonly string[]} changes
 * @param {string} changelog
 * @returns {string[]} the changes that the unreleased part does not name under Breaking
 */
export function unnamed(changes, changelog) {
  const unreleased = /^## Unreleased$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? ''
  const breaking = /^### Breaking$([\s\S]*?)(?=^### |(?![\s\S]))/m.exec(unreleased)?.[1] ?? ''
  const plain = breaking.replace(/\s+/g, ' ')
  return changes.filter((change) => !plain.includes(change.replace(/\s+/g, ' ')))
}

const read = (/** @type {string[]} */ ...parts) => readFile(inHouse(...parts), 'utf8')

async function run() {
  const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } })
  if (values.release) {
    for (const file of schemaFiles)
      await writeFile(inHouse('schema', 'released', file), await read('schema', file))
    console.log('The schema of today is the released one. Give its part of CHANGELOG.md a date.')
    return
  }
  const [sdl, openApi] = await Promise.all(
    schemaFiles.map(async (file) => ({
      released: await read('schema', 'released', file),
      current: await read('schema', file),
    })),
  )
  if (!sdl || !openApi) throw new Error('unreachable: both documents were read')
  const changes = breakingChanges(sdl, openApi)
  const missing = unnamed(changes, await read('CHANGELOG.md'))
  if (missing.length > 0) {
    console.error(
      'These changes break clients. Undo them, or name each, word for word, under "## Unreleased" and "### Breaking" ' +
        `of CHANGELOG.md, with what to do instead:\n${missing.map((change) => `- ${change}`).join('\n')}`,
    )
    process.exitCode = 1
  } else console.log(`Breaking changes since the last release: ${changes.length}, each in the changelog.`)
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) await run()
