import { allCalls } from '@portal/rest-contract'
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { TestGateway } from '../testing/gateway.js'
import { createSchema } from './graphql/schema.js'

let gateway: TestGateway
let browser: Browser
beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.received.length = 0
})

const calls = new Set(allCalls.map(({ id }) => id))

/** Mutations whose input has the version of the changed record, and which make a call of the same name. */
const mutations = Object.values((await createSchema()).getMutationType()?.getFields() ?? {}).flatMap(
  (field) => {
    const input = inputOf(field)
    return input?.getFields()['version'] && calls.has(field.name) ? [{ field, input }] : []
  },
)

function inputOf({ args }: GraphQLField<unknown, unknown>): GraphQLInputObjectType | null {
  const type = args[0] && getNamedType(args[0].type)
  return isInputObjectType(type) ? type : null
}

/** A value without any optional field. */
function least(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return []
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, least(field.type)]),
    )
  return { Int: 7, Boolean: true, LocalDate: '2026-11-25' }[nullable.name] ?? '7'
}

/** A list of keys and values is an object in the body. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? 'nothing' : value

describe('what the input of an update leaves out', () => {
  it.each(mutations.map((one) => [one.field.name, one] as const))(
    'is not in the body of the call either: %s',
    async (name, { field, input }) => {
      const given = least(input) as Record<string, unknown>
      const result = await browser.query(
        `mutation Update($input: ${input.name}!) { ${field.name}(input: $input) { errors { code } } }`,
        { input: given },
      )
      expect(result.data?.[name]).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] })
      const { body } = gateway.upstream.last(name)
      // A value that is sent even when the client leaves it out is a default in the schema.
      const fields = Object.values(input.getFields()).filter(({ defaultValue }) => defaultValue === undefined)
      const sent = fields.map((each) => each.name).filter((member) => member in body)
      expect(sent.map((member) => [member, comparable(body[member])])).toEqual(
        sent.map((member) => [member, comparable(given[member])]),
      )
    },
  )

  it('is asked of every such mutation', () => {
    expect(mutations.length).toBeGreaterThan(12)
  })
})
