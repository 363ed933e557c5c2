import { mostRowsOnAPage } from '@portal/rest-contract'
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** Maximum number of values that one document may select; every registered operation stays far below. */
export const mostCost = 110_000

/** Assumed rows of a list without a page size: what such lists hold at most in a large state, on average. */
const assumedRows = 12

/**
 * Refuses documents that select too many values: each field counts once for every row of the lists around it. A page
 * counts with the requested size, and with the maximum when the size is a variable, so that the verdict depends on the
 * document alone.
 */
export function costRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const cost = costOfOperation(context, operation)
      if (cost <= mostCost) return
      context.reportError(
        new GraphQLError(`The document asks for up to ${cost} values; ${mostCost} is the most.`),
      )
    },
  }
}

/** Number of values that an operation can return, lists counted with their page size. */
export function costOfOperation(context: ValidationContext, operation: OperationDefinitionNode): number {
  const root = context.getSchema().getRootType(operation.operation)
  const fragments = new Map<string, number>()
  return root ? costOf(operation.selectionSet, root, undefined) : 0

  function costOf(set: SelectionSetNode, type: GraphQLCompositeType, pageSize: number | undefined): number {
    return set.selections.reduce((sum, selection) => sum + costOfSelection(selection, type, pageSize), 0)
  }

  function costOfSelection(
    selection: SelectionNode,
    type: GraphQLCompositeType,
    pageSize: number | undefined,
  ): number {
    switch (selection.kind) {
      case Kind.FIELD:
        return costOfField(selection, type, pageSize)
      case Kind.INLINE_FRAGMENT:
        return costOf(selection.selectionSet, typeNamed(selection.typeCondition?.name.value, type), pageSize)
      case Kind.FRAGMENT_SPREAD:
        return costOfFragment(selection.name.value, type, pageSize)
    }
  }

  function costOfField(field: FieldNode, type: GraphQLCompositeType, pageSize: number | undefined): number {
    const definition = 'getFields' in type ? type.getFields()[field.name.value] : undefined
    if (definition === undefined || field.selectionSet === undefined) return 1
    const inner = getNamedType(definition.type)
    if (!isCompositeType(inner)) return 1
    const rows = isList(definition.type) ? (pageSize ?? assumedRows) : 1
    return 1 + rows * costOf(field.selectionSet, inner, pageSizeOf(field, definition))
  }

  // Each fragment is measured once for each page size, however often it is spread.
  function costOfFragment(name: string, type: GraphQLCompositeType, pageSize: number | undefined): number {
    const key = `${name} ${pageSize ?? ''}`
    const known = fragments.get(key)
    if (known !== undefined) return known
    // A cycle is reported by the rule that forbids it; here the recursion only has to end.
    fragments.set(key, 0)
    const fragment = context.getFragment(name)
    const cost = fragment
      ? costOf(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value, type), pageSize)
      : 0
    fragments.set(key, cost)
    return cost
  }

  function typeNamed(name: string | undefined, otherwise: GraphQLCompositeType): GraphQLCompositeType {
    const type = name === undefined ? undefined : context.getSchema().getType(name)
    return isCompositeType(type) ? type : otherwise
  }
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type))
}

/** Page size that a field requests for the list in its response; undefined when it has no pages. */
function pageSizeOf(field: FieldNode, definition: GraphQLField<unknown, unknown>): number | undefined {
  const parameter = definition.args.find(({ name }) => name === 'pageSize')
  if (parameter === undefined) return undefined
  const argument = field.arguments?.find(({ name }) => name.value === 'pageSize')?.value
  if (argument === undefined)
    return typeof parameter.defaultValue === 'number' ? parameter.defaultValue : mostRowsOnAPage
  return argument.kind === Kind.INT ? Math.max(1, Number(argument.value)) : mostRowsOnAPage
}
