import {
  getNamedType,
  getVariableValues,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PortalError } from '../../errors/portal-error.js'
import { TestGateway } from '../../testing/gateway.js'
import { sampleVariables } from '../../testing/sample-variables.js'
import { createSchema } from './schema.js'
import { insistOnKinds } from './variable-words.js'

let schema: GraphQLSchema
beforeAll(async () => {
  schema = await createSchema()
})

/** Values that a leaf type does not accept, or that belong to another one. */
const strange: readonly unknown[] = [null, 1.5, 2 ** 40, 'x', true, [], {}, { of: 'another kind' }, [[1]]]

/** Inputs of a type with a wrong value in one place, one for each place and wrong value. */
function spoiled(type: GraphQLInputType, whole: unknown): unknown[] {
  if (isNonNullType(type)) return spoiled(type.ofType, whole)
  if (isListType(type)) {
    const inner = spoiled(type.ofType, Array.isArray(whole) ? whole[0] : {})
    return [...strange, ...inner.map((one) => [one])]
  }
  const named = getNamedType(type)
  if (isLeafType(named)) return [...strange]
  if (!isInputObjectType(named)) return []
  const known = Object(whole) as Record<string, unknown>
  return [
    ...strange,
    { ...known, colour: 1 },
    ...Object.values(named.getFields()).flatMap(({ name, type: ofField }) =>
      [undefined, ...spoiled(ofField, known[name])].map((one) => Object.assign({}, known, { [name]: one })),
    ),
  ]
}

function operationOf(kind: string, field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const text = `${kind} Spoiled(${declared}) { ${field.name}(${passed}) ${selection} }`
  const [operation] = parse(text).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation.')
  return { operation, whole: sampleVariables(schema, text, true) }
}

function refusalOf(operation: OperationDefinitionNode, variables: Record<string, unknown>) {
  try {
    insistOnKinds(schema, operation, variables)
    return undefined
  } catch (error) {
    if (error instanceof PortalError) return error
    throw error
  }
}

/** Phrases of the library that coerces variables. */
const ofLibrary =
  /cannot represent|Variable "\$|expected|non-null|required type|does not exist in|got invalid/i

describe('a variable of another kind than declared', () => {
  it('is refused wherever the library refuses it, and never in its words', () => {
    const wrong: string[] = []
    let refused = 0
    for (const [kind, type] of [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const)
      for (const field of Object.values(type?.getFields() ?? {})) {
        if (field.args.length === 0) continue
        const { operation, whole } = operationOf(kind, field)
        for (const { name, type: ofArg } of field.args)
          for (const value of spoiled(ofArg, whole[name])) {
            const variables = { ...whole, [name]: value }
            const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
            const refusal = refusalOf(operation, variables)
            const said = Object.values(refusal?.fields ?? {}).flat()
            refused += refusal ? 1 : 0
            const words = said.filter((text) => ofLibrary.test(text) || !/^[A-Z].*\.$/s.test(text))
            if ((errors === undefined) !== (refusal === undefined) || words.length > 0)
              wrong.push(`${field.name} ${JSON.stringify(variables)}: ${words.join(' ') || 'otherwise'}`)
          }
      }
    expect(wrong.slice(0, 10)).toEqual([])
    expect(refused).toBeGreaterThan(5000)
  })

  it.each([
    ['maximum', 1.5, 'Maximum must be a whole number.'],
    ['maximum', 2 ** 40, 'Maximum must be between -2147483647 and 2147483647.'],
    ['maximum', null, 'Maximum is required.'],
    ['version', 'one', 'Version must be a whole number.'],
    ['colour', 'red', 'Colour is not known here.'],
  ])('is told as the specification words it: %s %j', (name, value, message) => {
    const field = schema.getMutationType()?.getFields()['changeRequiredDocumentMaximum']
    if (!field) throw new Error('No such mutation.')
    const { operation } = operationOf('mutation', field)
    const input = { id: 1, maximum: 2, version: 1, [name]: value }
    expect(refusalOf(operation, { input })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
      fields: { [name]: [message] },
    })
  })
})

describe('at the gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await TestGateway.start()
  })
  afterAll(() => gateway.stop())

  it('the refusal names the field, and nothing is sent to the system of record', async () => {
    const browser = await gateway.signedInBrowser()
    const before = gateway.upstream.count('changeRequiredDocumentMaximum')
    const { data, errors } = await browser.query(
      `mutation Change($input: ChangeRequiredDocumentMaximumInput!) {
        changeRequiredDocumentMaximum(input: $input) { errors { message } }
      }`,
      { input: { id: 1, maximum: 'many', version: 1 } },
    )
    const message = 'Maximum must be a whole number.'
    expect({ data, errors }).toMatchObject({
      data: undefined,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: { maximum: [message] } } }],
    })
    expect(gateway.upstream.count('changeRequiredDocumentMaximum')).toBe(before)
  })
})
