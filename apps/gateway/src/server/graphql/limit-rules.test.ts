import { buildSchema, parse, TypeInfo, validate, ValidationContext, visit, type GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { depthRule, directiveRule, documentLimits, operationTypeRule } from './limit-rules.js'

const schema = buildSchema('type Query { a: Query b: Int }')

function measure(document: string): { errors: string[]; fragmentsRead: number } {
  const ast = parse(document)
  const errors: GraphQLError[] = []
  const context = new ValidationContext(schema, ast, new TypeInfo(schema), (error) => errors.push(error))
  let fragmentsRead = 0
  const getFragment = context.getFragment.bind(context)
  context.getFragment = (name) => {
    fragmentsRead += 1
    return getFragment(name)
  }
  visit(ast, depthRule(context))
  return { errors: errors.map(({ message }) => message), fragmentsRead }
}

const nested = (levels: number): string => `${'a { '.repeat(levels - 1)}b${' }'.repeat(levels - 1)}`
const tooDeep = [`The document nests deeper than ${documentLimits.depth} levels.`]

it('counts levels through fragments, wherever they are spread', () => {
  const { depth } = documentLimits
  expect(measure(`{ ${nested(depth)} }`).errors).toEqual([])
  expect(measure(`{ ${nested(depth + 1)} }`).errors).toEqual(tooDeep)
  const halves = (levels: number): string => `{ b ...F a { ...F } } fragment F on Query { ${nested(levels)} }`
  expect(measure(halves(depth - 1)).errors).toEqual([])
  expect(measure(halves(depth)).errors).toEqual(tooDeep)
})

it('reads each fragment once, however often fragments spread fragments', () => {
  const levels = 16
  const fragments = Array.from(
    { length: levels },
    (_, i) => `fragment F${i} on Query { b ${i + 1 < levels ? `...F${i + 1} ...F${i + 1}` : ''} }`,
  )
  expect(measure(`{ ...F0 ...F0 } ${fragments.join(' ')}`)).toEqual({ errors: [], fragmentsRead: levels })
})

it('ends on fragments that spread each other', () => {
  expect(measure('{ ...F } fragment F on Query { a { ...G } } fragment G on Query { ...F }').errors).toEqual(
    [],
  )
})

it('counts directives, on one field and on many', () => {
  const errors = (document: string): string[] =>
    validate(schema, parse(document), [directiveRule]).map(({ message }) => message)
  const { directives } = documentLimits
  const tooMany = [`The document has more than ${directives} directives.`]
  expect(errors(`{ b ${'@skip(if: true) '.repeat(directives)} }`)).toEqual([])
  expect(errors(`{ b ${'@skip(if: true) '.repeat(directives + 1)} }`)).toEqual(tooMany)
  expect(errors(`{ ${'b @none '.repeat(directives + 1)} }`)).toEqual(tooMany)
})

it('refuses kinds of operations that the schema does not have', () => {
  const errors = (document: string): string[] =>
    validate(schema, parse(document), [operationTypeRule]).map(({ message }) => message)
  expect(errors('subscription { b }')).toEqual(['This schema has no subscription.'])
  expect(errors('query { b }')).toEqual([])
})
