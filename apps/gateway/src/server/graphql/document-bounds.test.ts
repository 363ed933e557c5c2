import { parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { webDocuments } from '../../testing/web-documents.js'
import { documentBounds, refusalOf, refusalOfDocument } from './document-bounds.js'
import { documentRules } from './document-rules.js'
import { documentLimits } from './limit-rules.js'
import { createSchema } from './schema.js'

const repeat = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ')

/** Documents below the token limit that make GraphQL's rules slow, longer with `size`. */
const hostile: Record<string, (size: number) => string> = {
  'fragments spread at the root': (size) =>
    `{ ${repeat(size, (i) => `...F${i}`)} } ${repeat(size, (i) => `fragment F${i} on Query { viewer { id } }`)}`,
  'the same field again and again': (size) => `{ ${repeat(size, () => 'viewer { id }')} }`,
  'the same fields in lists in lists': (size) => `{ ${repeat(size, () => 'users { rows { lea { id } } }')} }`,
  'the same fields in inline fragments': (size) =>
    `{ ${repeat(size, () => '... on Query { viewer { id } }')} }`,
  'operations that use the same fragments': (size) =>
    `${repeat(size, (i) => `query A${i}($page: Int) { ...F0 }`)} ${repeat(10, (i) => `fragment F${i} on Query { users(page: $page) { total } ${i < 9 ? `...F${i + 1}` : ''} }`)}`,
  'fragments that spread the next one twice': (size) =>
    `{ ...F0 } ${repeat(size, (i) => `fragment F${i} on Query { ${i < size - 1 ? `...F${i + 1} ...F${i + 1}` : 'viewer { id }'} }`)}`,
}

/** Counts how often the rules visit a node of the document. */
function counted(document: DocumentNode): { document: DocumentNode; reads: () => number } {
  let reads = 0
  const copies = new WeakMap<object, object>()
  const wrap = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null) return value
    const known = copies.get(value)
    if (known !== undefined) return known as T
    const copy = new Proxy(value, {
      get(target, property, receiver) {
        reads += 1
        return wrap(Reflect.get(target, property, receiver) as unknown)
      },
    })
    copies.set(value, copy)
    return copy
  }
  return { document: wrap(document), reads: () => reads }
}

describe('a document', () => {
  let schema: GraphQLSchema

  beforeAll(async () => {
    schema = await createSchema()
  })

  /** How often GraphQL's rules visit a node of this document. */
  function readsOf(text: string): number {
    const { document, reads } = counted(parse(text, { noLocation: true }))
    validate(schema, document, [...specifiedRules, ...documentRules], { maxErrors: 20 })
    return reads()
  }

  /** The largest document of a kind that exceeds neither the token limit nor the bounds. */
  function largestWithin(make: (size: number) => string): string {
    let largest = make(1)
    for (let size = 2; refusalOfDocument(make(size)) === undefined; size += 1) {
      largest = make(size)
      if (largest.length > 20_000) break
    }
    return largest
  }

  it.each(Object.entries(hostile))('keeps the rules no longer than they need: %s', (_kind, make) => {
    // The baseline, without anything to compare: the cost of a token where the cost grows linearly with the length.
    const plain = `{ users { rows { ${repeat(30, (i) => `a${i}: id`)} } } }`
    const readsOfAToken = readsOf(plain) / (8 + 30 * 3)
    expect(readsOf(largestWithin(make))).toBeLessThan(readsOfAToken * documentLimits.tokens)
  })

  it.each([
    ['operations', repeat(documentBounds.operations + 1, (i) => `query A${i} { viewer { id } }`)],
    [
      'fragments',
      `{ viewer { id } } ${repeat(documentBounds.fragments + 1, (i) => `fragment F${i} on Query { viewer { id } }`)}`,
    ],
    ['spreads', `{ ${repeat(documentBounds.spreads + 1, (i) => `...F${i}`)} }`],
    ['selects', `{ ...F0 } ${repeat(20, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)}`],
    ['repeats', `{ ${repeat(200, () => 'viewer { id }')} }`],
  ])('is refused for its %s in words', (word, text) => {
    expect(refusalOfDocument(text)).toContain(word)
  })

  it('ends on fragments that spread each other', () => {
    const text = '{ ...A } fragment A on Query { ...B viewer { id } } fragment B on Query { ...A }'
    expect(refusalOfDocument(text)).toBeUndefined()
  })

  it('of the web client is far within the bounds', async () => {
    const documents = await webDocuments()
    expect(documents.size).toBeGreaterThan(50)
    for (const text of documents.values()) expect(refusalOf(parse(text))).toBeUndefined()
  })

  it('without syntax is left to the parser that answers', () => {
    expect(refusalOfDocument('{ viewer ')).toBeUndefined()
    expect(refusalOfDocument(`{ ${'viewer { id } '.repeat(documentLimits.tokens)} }`)).toBeUndefined()
  })
})
