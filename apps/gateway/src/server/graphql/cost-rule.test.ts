import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  Kind,
  parse,
  print,
  separateOperations,
  TypeInfo,
  validate,
  ValidationContext,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { costOfOperation, costRule, mostCost } from './cost-rule.js'
import { aliasRule, depthRule, directiveRule, documentLimits, onceRule } from './limit-rules.js'
import { createSchema } from './schema.js'

let schema: GraphQLSchema

beforeAll(async () => {
  schema = await createSchema()
})

function costOfDocument(document: DocumentNode): number {
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => undefined)
  return document.definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + costOfOperation(context, definition) : sum,
    0,
  )
}

const costOf = (text: string): number => costOfDocument(parse(text))

describe('the cost of a document', () => {
  it.each([
    ['a field', '{ viewer { id fullName } }', 3],
    ['a list', '{ leas { id name } }', 1 + 12 * 2],
    ['a page of the usual size', '{ users { total rows { id } } }', 1 + 1 + 1 + 25],
    ['a page of a size of its own', '{ users(pageSize: 200) { rows { id email } } }', 1 + 1 + 200 * 2],
    ['a page whose size is a variable', 'query ($n: Int!) { users(pageSize: $n) { rows { id } } }', 2 + 200],
    ['fragments', '{ viewer { ...V ... { id } } } fragment V on Viewer { id fullName }', 1 + 2 + 1],
    ['a list in a list', '{ users(pageSize: 10) { rows { lea { id } roles } } }', 1 + 1 + 10 * 3],
  ])('counts %s', (_name, document, cost) => {
    expect(costOf(document)).toBe(cost)
  })

  it('is refused when it is too high, by aliases and by lists in lists', () => {
    const rows =
      'rows { id userName fullName email lea { id name } preferredLea { id name } edit { allowed reason } disable { allowed reason } enable { allowed reason } }'
    const aliases = Array.from({ length: 30 }, (_, i) => `a${i}: users(pageSize: 200) { ${rows} }`).join(' ')
    const [error] = validate(schema, parse(`{ ${aliases} }`), [costRule])
    expect(error?.message).toMatch(/^The document asks for up to \d+ values; 110000 is the most\.$/)
    expect(validate(schema, parse(`{ users(pageSize: 200) { ${rows} } }`), [costRule])).toEqual([])
  })

  it('is measured once for each fragment, and ends on fragments that spread each other', () => {
    const levels = 24
    const fragments = Array.from(
      { length: levels },
      (_, i) =>
        `fragment F${i} on Query { viewer { id } ${i + 1 < levels ? `...F${i + 1} ...F${i + 1}` : ''} }`,
    )
    expect(costOf(`{ ...F0 } ${fragments.join(' ')}`)).toBe(2 ** (levels + 1) - 2)
    expect(costOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBe(0)
  })
})

describe('every operation of the web client', () => {
  it('stays within half of each limit', async () => {
    const operations = await operationsOfTheWebClient()
    expect(operations.length).toBeGreaterThan(30)
    const rules = [depthRule, aliasRule, directiveRule, onceRule, costRule]
    for (const [name, document] of operations) {
      expect({ name, errors: validate(schema, document, rules) }).toEqual({ name, errors: [] })
      expect({ name, cost: costOfDocument(document) }).toEqual({
        name,
        cost: expect.toSatisfy(halfOf(mostCost)),
      })
      const { tokens, aliases, directives, depth } = sizesOf(document)
      expect({ name, tokens, aliases, directives, depth }).toEqual({
        name,
        tokens: expect.toSatisfy(halfOf(documentLimits.tokens)),
        aliases: expect.toSatisfy(halfOf(documentLimits.aliases)),
        directives: expect.toSatisfy(halfOf(documentLimits.directives)),
        depth: expect.toSatisfy((n: number) => n <= documentLimits.depth - 3),
      })
    }
  })
})

const halfOf = (limit: number) => (n: number) => n <= limit / 2

/** The operations with the fragments that they use, from the files that the web client's build registers. */
async function operationsOfTheWebClient(): Promise<[name: string, document: DocumentNode][]> {
  const folder = fileURLToPath(new URL('../../../../web/src', import.meta.url))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.graphql'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return Object.entries(separateOperations(parse(texts.join('\n'))))
}

function sizesOf(document: DocumentNode) {
  const sizes = { tokens: 0, aliases: 0, directives: 0, depth: 0 }
  sizes.tokens = parse(print(document)).tokenCount ?? 0
  let depth = 0
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter(field) {
          depth += 1
          sizes.depth = Math.max(sizes.depth, depth)
          if (field.alias !== undefined) sizes.aliases += 1
        },
        leave() {
          depth -= 1
        },
      },
      Directive() {
        sizes.directives += 1
      },
    }),
  )
  return sizes
}
