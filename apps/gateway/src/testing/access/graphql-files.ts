import { getMetadataStorage } from 'type-graphql'
import { readAccessFiles } from './graphql-access.js'
import type { AccessFile, Attempts, FieldVerdict } from './graphql-kit.js'

/** Found by their names, so that a feature adds its verdicts by adding the file. */
const files = import.meta.glob<AccessFile>('../../features/**/*-access.ts', { eager: true })

export const { rows: accessRows, fields: judgedFields } = readAccessFiles(files)

const all = Object.values(files)

export const attempts: Attempts = Object.assign({}, ...all.map((file) => file.attempts))

export const fieldsWithVerdicts: Record<string, FieldVerdict> = Object.assign(
  {},
  ...all.map((file) => file.fieldsWithVerdicts),
)

const sources = import.meta.glob<Record<string, unknown>>([
  '../../features/**/*.ts',
  '!../../features/**/*.test.ts',
  '!../../features/**/*-access.ts',
])

/** Folder of types that belong to no feature. */
const shared = 'shared'

/** The folders of root fields are those of their resolvers, the folders of types those of their classes. */
export async function foldersOfTheSchema(): Promise<Map<string, string>> {
  const folders = new Map<unknown, string>()
  for (const [file, load] of Object.entries(sources))
    for (const exported of Object.values(await load()))
      folders.set(exported, /\/features\/([^/]+)\//.exec(file)?.[1] ?? shared)
  const { queries, mutations, objectTypes } = getMetadataStorage()
  const named = [
    ...[...queries, ...mutations].map(({ schemaName, target }) => ({ name: schemaName, target })),
    ...objectTypes,
  ]
  return new Map(named.map(({ name, target }) => [name, folders.get(target) ?? shared]))
}
