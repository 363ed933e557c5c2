import { Kind, visit, type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql'

const known = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>()

/** Whether the running operation asks for a field of this name anywhere, so that what it needs can be read early. */
export function asksFor({ operation, fragments }: GraphQLResolveInfo, fieldName: string): boolean {
  let names = known.get(operation)
  if (names === undefined) {
    names = fieldNames(operation, fragments)
    known.set(operation, names)
  }
  return names.has(fieldName)
}

function fieldNames(
  operation: OperationDefinitionNode,
  fragments: GraphQLResolveInfo['fragments'],
): ReadonlySet<string> {
  const names = new Set<string>()
  for (const definition of [operation, ...Object.values(fragments)]) {
    visit(definition, {
      [Kind.FIELD](field) {
        names.add(field.name.value)
      },
    })
  }
  return names
}
