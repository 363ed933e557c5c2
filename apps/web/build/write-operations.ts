import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { OperationTypeNode, print, Kind, type DocumentNode } from 'graphql'
import { makeCache } from '../src/lib/cache.ts'
import { ViewerDocument } from '../src/lib/session/viewer.generated.ts'

// `dist/operations.json`: every operation as the client sends it, by the SHA-256 of its text. In production the
// gateway answers cookie sessions for these only. The first script of the page sends one of them by its hash.

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

/** What Apollo Client does to a document before it sends it: add __typename, then print. */
const textOf = (document: DocumentNode) => print(cache.transformDocument(document))
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const operations: Record<string, string> = {}
for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (!name.endsWith('.generated.ts') || name.endsWith('graphql-types.generated.ts')) continue
  const module = (await import(pathToFileURL(join(src, name)).href)) as Record<string, unknown>
  for (const document of Object.values(module)) {
    if (!isDocument(document) || !isOperation(document)) continue
    const text = textOf(document)
    operations[hashOf(text)] = text
  }
}

const dist = resolve(import.meta.dirname, '../dist')
writeFileSync(join(dist, 'operations.json'), `${JSON.stringify(operations, null, 1)}\n`)

const firstScript = join(dist, 'appearance.js')
const viewer = 'hash of Viewer'
const unfinished = readFileSync(firstScript, 'utf8')
if (!unfinished.includes(viewer)) throw new Error(`${firstScript} has no place for the ${viewer}.`)
const finished = unfinished.replace(viewer, hashOf(textOf(ViewerDocument)))
writeFileSync(firstScript, finished)
// The build compressed what was there before.
writeFileSync(`${firstScript}.br`, brotliCompressSync(finished))
writeFileSync(`${firstScript}.gz`, gzipSync(finished, { level: 9 }))
