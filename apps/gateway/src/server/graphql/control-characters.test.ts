import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildGraphqlWorld, type GraphqlWorld } from '../../testing/access/graphql-world.js'
import { sampleVariables } from '../../testing/sample-variables.js'
import { createSchema } from './schema.js'

let schema: GraphQLSchema
let world: GraphqlWorld
beforeAll(async () => {
  schema = await createSchema()
  world = await buildGraphqlWorld()
}, 300_000)
afterAll(() => world.stop())

const bad = 'a\u0000b'
/** They change who is signed in in the browser that sends them. */
const ofStrangers = new Set(['signIn', 'verifySecurityCode', 'requestPasswordReset', 'resetPassword'])

type Values = Record<string, unknown>

/** Values of a type with the bad text in one place, one value for each place; `whole` has every required field. */
function spoiled(type: GraphQLInputType, whole: unknown): unknown[] {
  if (isNonNullType(type)) return spoiled(type.ofType, whole)
  if (isListType(type)) return spoiled(type.ofType, Array.isArray(whole) ? whole[0] : {}).map((one) => [one])
  const named = getNamedType(type)
  if (isLeafType(named)) return ['String', 'ID'].includes(named.name) ? [bad] : []
  if (!isInputObjectType(named)) return []
  const known = Object(whole) as Values
  return Object.values(named.getFields()).flatMap((field) =>
    spoiled(field.type, known[field.name]).map((one) => Object.assign({}, known, { [field.name]: one })),
  )
}

function attemptsOf(kind: string, field: GraphQLField<unknown, unknown>) {
  if (field.args.length === 0) return []
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const query = `${kind} Spoiled(${declared}) { ${field.name}(${passed}) ${selection} }`
  const whole = sampleVariables(schema, query, false)
  return field.args.flatMap((arg) =>
    spoiled(arg.type, whole[arg.name]).map((one) => ({ query, variables: { ...whole, [arg.name]: one } })),
  )
}

it('control characters in any text of any root field are no fault, and change nothing', async () => {
  const faults: string[] = []
  let tried = 0
  for (const [kind, type] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const)
    for (const field of Object.values(type?.getFields() ?? {})) {
      const browser = ofStrangers.has(field.name) ? world.browsers.get('anon') : world.browsers.get('SA')
      for (const { query, variables } of attemptsOf(kind, field)) {
        const result = await browser?.query(query, variables)
        tried += 1
        const text = JSON.stringify(result)
        if (/"(INTERNAL|UPSTREAM_\w+)"/.test(text))
          faults.push(`${field.name} ${JSON.stringify(variables)}: ${text}`)
      }
    }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(200)
}, 600_000)
