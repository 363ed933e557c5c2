import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Kind, parse, print, separateOperations, visit } from 'graphql'

const webSources = fileURLToPath(new URL('../../../web/src/', import.meta.url))

/** The operations of the web client by name, each with its fragments and `__typename`, as its build registers them. */
export async function webDocuments(): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(webSources, { recursive: true })).filter((file) => file.endsWith('.graphql'))
  const texts = await Promise.all(files.map((file) => readFile(webSources + file, 'utf8')))
  const named = visit(parse(texts.join('\n')), {
    SelectionSet: {
      leave(set, _key, parent) {
        const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        if (isRoot) return undefined
        const name = { kind: Kind.NAME, value: '__typename' } as const
        return { ...set, selections: [...set.selections, { kind: Kind.FIELD, name }] }
      },
    },
  })
  return new Map(Object.entries(separateOperations(named)).map(([name, document]) => [name, print(document)]))
}
