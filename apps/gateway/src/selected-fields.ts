import {
  Kind,
  visit,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

const known = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>()

/** Whether the running operation selects a field of this name anywhere, so that what it needs can be read early. */
export function asksFor({ operation, fragments }: GraphQLResolveInfo, fieldName: string): boolean {
  let names = known.get(operation)
  if (names === undefined) {
    names = fieldNames(operation, fragments)
    known.set(operation, names)
  }
  return names.has(fieldName)
}

/** Whether a field of this name is selected below the field that is being resolved. */
export function asksBelow({ fieldNodes, fragments }: GraphQLResolveInfo, fieldName: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return isIn(fragments[one.name.value]?.selectionSet)
      return (one.kind === Kind.FIELD && one.name.value === fieldName) || isIn(one.selectionSet)
    }) ?? false
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet))
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
