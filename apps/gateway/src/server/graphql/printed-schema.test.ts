import { readFile } from 'node:fs/promises'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { printedSchema } from './printed-schema.js'
import { createSchema } from './schema.js'

let schema: GraphQLSchema

beforeAll(async () => {
  schema = await createSchema()
})

describe('the schema', () => {
  it('is the one in schema/portal.graphql', async () => {
    const file = new URL('../../../../../schema/portal.graphql', import.meta.url)
    expect(await printedSchema()).toBe(await readFile(file, 'utf8'))
  })

  it('describes every type, field, argument, input and value in words', () => {
    const bare: string[] = []
    const check = (name: string, described: { description?: string | null | undefined }): void => {
      if ((described.description ?? '').length < 8) bare.push(name)
    }
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue
      // The descriptions of the two root types are those of their fields.
      if (type !== schema.getQueryType() && type !== schema.getMutationType()) check(type.name, type)
      if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value)
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field)
      }
      if (!isObjectType(type)) continue
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field)
        for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument)
      }
    }
    expect(bare).toEqual([])
  })

  it('answers errors beside the result from every mutation', () => {
    const without = Object.values(schema.getMutationType()?.getFields() ?? {}).filter((field) => {
      const payload = getNamedType(field.type)
      return !isObjectType(payload) || String(payload.getFields()['errors']?.type) !== '[UserError!]!'
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('names no token anywhere in an answer, and the secret of a client only where it is made', () => {
    const named = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.values(type.getFields()).filter(({ name }) => /token|password|secret/i.test(name))
        : [],
    )
    expect(named.map(({ name, type }) => `${name}: ${String(type)}`).toSorted()).toEqual([
      'adminResetPassword: AdminResetPasswordPayload!',
      'changePassword: ChangePasswordPayload!',
      'confirmPassword: ConfirmPasswordPayload!',
      'confirmPasswordCode: ConfirmPasswordPayload!',
      'previousSecretUntil: String',
      'requestPasswordReset: RequestPasswordResetPayload!',
      'resendPasswordCode: ConfirmPasswordPayload!',
      'resetPassword: ResetPasswordPayload!',
      'rotateClientSecret: ClientSecretPayload!',
      'secret: String',
      'secretCreatedOn: String!',
      'sendPasswordReset: AllowedAct!',
    ])
  })
})
