import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperationTypeNode, print, Kind, type DocumentNode } from 'graphql'
import { makeCache } from '../src/lib/cache.ts'

// `dist/operations.json`: every operation as the client sends it, by the SHA-256 of its text. In production the
// gateway answers cookie sessions for these only.

const src = resolve(import.meta.dirname, '../src')
const cache = makeCache()

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && (value as DocumentNode).kind === Kind.DOCUMENT

const isOperation = (document: DocumentNode) =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      Object.values(OperationTypeNode).includes(definition.operation),
  )

const operations: Record<string, string> = {}
for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (!name.endsWith('.generated.ts') || name.endsWith('graphql-types.generated.ts')) continue
  const module = (await import(pathToFileURL(join(src, name)).href)) as Record<string, unknown>
  for (const document of Object.values(module)) {
    if (!isDocument(document) || !isOperation(document)) continue
    // What Apollo Client does to a document before it sends it: add __typename, then print.
    const text = print(cache.transformDocument(document))
    operations[createHash('sha256').update(text).digest('hex')] = text
  }
}

const file = resolve(import.meta.dirname, '../dist/operations.json')
writeFileSync(file, `${JSON.stringify(operations, null, 1)}\n`)
