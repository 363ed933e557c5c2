import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql'

/** Limits of one document; every registered operation stays far below them. */
export const documentLimits = { tokens: 4000, depth: 12, aliases: 30, directives: 50 }

/**
 * Each of these may occur at most once in a document, so that aliases cannot be used to guess many times in one
 * request.
 */
export const onceFields: ReadonlySet<string> = new Set([
  'signIn',
  'verifySecurityCode',
  'resendSecurityCode',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'confirmEmailChange',
  'confirmPassword',
  'confirmPasswordCode',
  'resendPasswordCode',
])

/** Refuses documents whose fields nest too deeply, fragments included. The introspection query is exempt. */
export function depthRule(context: ValidationContext): ASTVisitor {
  // Each fragment is measured once: fragments that spread the next one twice would double the work with each.
  const fragments = new Map<string, number>()
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) > documentLimits.depth) {
        context.reportError(refusal(`The document nests deeper than ${documentLimits.depth} levels.`))
      }
    },
  }

  function depthOf(set: SelectionSetNode): number {
    return set.selections.reduce((deepest, selection) => Math.max(deepest, depthOfSelection(selection)), 0)
  }

  function depthOfSelection(selection: SelectionSetNode['selections'][number]): number {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__') || selection.selectionSet === undefined) return 1
      return 1 + depthOf(selection.selectionSet)
    }
    return selection.kind === Kind.INLINE_FRAGMENT
      ? depthOf(selection.selectionSet)
      : depthOfFragment(selection.name.value)
  }

  function depthOfFragment(name: string): number {
    const known = fragments.get(name)
    if (known !== undefined) return known
    // A cycle is reported by the rule that forbids it; here the recursion only has to end.
    fragments.set(name, 0)
    const fragment = context.getFragment(name)
    const depth = fragment === undefined || fragment === null ? 0 : depthOf(fragment.selectionSet)
    fragments.set(name, depth)
    return depth
  }
}

/** Refuses documents with too many aliases. */
export function aliasRule(context: ValidationContext): ASTVisitor {
  let aliases = 0
  return {
    Field(field) {
      if (field.alias === undefined) return
      aliases += 1
      if (aliases === documentLimits.aliases + 1) {
        context.reportError(refusal(`The document has more than ${documentLimits.aliases} aliases.`))
      }
    },
  }
}

/** Refuses documents with too many directives: one field may have thousands, and each is validated separately. */
export function directiveRule(context: ValidationContext): ASTVisitor {
  let directives = 0
  return {
    Directive() {
      directives += 1
      if (directives === documentLimits.directives + 1) {
        context.reportError(refusal(`The document has more than ${documentLimits.directives} directives.`))
      }
    },
  }
}

/** Refuses kinds of operations that the schema does not have: executing one would be an internal error. */
export function operationTypeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (context.getSchema().getRootType(operation)) return
      context.reportError(refusal(`This schema has no ${operation}.`))
    },
  }
}

/** Refuses documents that contain a field about passwords or codes twice. */
export function onceRule(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>()
  return {
    Field(field) {
      const name = field.name.value
      if (!onceFields.has(name) || context.getParentType()?.name !== 'Mutation') return
      if (seen.has(name)) context.reportError(refusal(`The field ${name} may stand only once in a document.`))
      seen.add(name)
    },
  }
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message)
}
