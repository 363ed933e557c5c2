import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

/** Values for the variables of a document: all of them, or only the required ones. */
export function sampleVariables(
  schema: GraphQLSchema,
  document: string,
  optional: boolean,
): Record<string, unknown> {
  const operation = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return {}
  const entries = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
    const inputType = typeFromAST(schema, type) as GraphQLInputType
    const needed = isNonNullType(inputType) && defaultValue === undefined
    return needed || optional ? [[variable.name.value, valueOf(inputType, optional)] as const] : []
  })
  return Object.fromEntries(entries)
}

function valueOf(type: GraphQLInputType, optional: boolean): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, optional)
  if (isListType(type)) return [valueOf(type.ofType, optional)]
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => optional || (isNonNullType(field.type) && field.defaultValue === undefined),
    )
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, optional)]))
  }
  return scalarValues[named.name] ?? '2026-11-01'
}

const scalarValues: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1.5,
  Boolean: true,
  String: 'text',
  ID: '11111111-1111-4111-8111-111111111111',
  DateTimeISO: '2026-11-01T08:00:00.000Z',
}
