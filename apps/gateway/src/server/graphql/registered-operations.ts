import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, Kind } from 'graphql'
import { z } from 'zod'
import { parseJson } from '../../upstream/upstream-errors.js'

/** Key of a document: the SHA-256, in hex, of its text exactly as the client sends it. */
export function hashOfDocument(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}

const manifest = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string())

/** The operations that the web client's build registered (docs/adr, registered operations). */
export class RegisteredOperations {
  readonly #documents: ReadonlyMap<string, string>
  readonly #texts: ReadonlySet<string>
  readonly #names: ReadonlySet<string>

  constructor(documents: Readonly<Record<string, string>>) {
    this.#documents = new Map(Object.entries(documents))
    this.#texts = new Set(this.#documents.values())
    this.#names = new Set([...this.#documents.values()].flatMap(operationNames))
  }

  /**
   * Reads `operations.json` of the built web client; empty when the file does not exist. Throws for an invalid entry.
   */
  static async load(webDist: string): Promise<RegisteredOperations> {
    const file = path.join(webDist, 'operations.json')
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) return new RegisteredOperations({})
    const documents = manifest.parse(parseJson(text))
    for (const [hash, document] of Object.entries(documents)) {
      if (hashOfDocument(document) !== hash)
        throw new Error(`${file}: ${hash} is not the hash of its document`)
    }
    return new RegisteredOperations(documents)
  }

  get size(): number {
    return this.#documents.size
  }

  byHash(hash: string): string | undefined {
    return this.#documents.get(hash)
  }

  has(document: string): boolean {
    return this.#texts.has(document)
  }

  /** Label for metrics: unknown names share one label, so that clients cannot add new ones. */
  label(operationName: string | null | undefined): string {
    return typeof operationName === 'string' && this.#names.has(operationName)
      ? operationName
      : 'unregistered'
  }
}

function operationNames(document: string): string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined
      ? [definition.name.value]
      : [],
  )
}
