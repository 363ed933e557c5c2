import {
  getNamedType,
  getVariableValues,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isSpecifiedScalarType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { GatewayContext } from '../../context.js'
import { documentRules } from './document-rules.js'
import { asksForSchema } from './graphql-policy.js'
import { documentLimits } from './limit-rules.js'
import type { RegisteredOperations } from './registered-operations.js'

/** A query or mutation compiled to a function, instead of interpreting its document for each request. */
export interface CompiledOperation {
  readonly name: string
  /** The coerced variables, with all defaults; undefined when they are invalid, so that Apollo reports it. */
  variables: (values: Readonly<Record<string, unknown>>) => Record<string, unknown> | undefined
  run: (
    context: GatewayContext,
    variables: Record<string, unknown>,
  ) => ExecutionResult | Promise<ExecutionResult>
}

/** The registered operations as functions, each compiled on first use. */
export class CompiledOperations {
  readonly #compiled = new Map<string, CompiledOperation | undefined>()

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly registered: RegisteredOperations,
  ) {}

  byHash(hash: string): CompiledOperation | undefined {
    const document = this.registered.byHash(hash)
    return document === undefined ? undefined : this.#of(document)
  }

  byDocument(document: string): CompiledOperation | undefined {
    return this.registered.has(document) ? this.#of(document) : undefined
  }

  #of(document: string): CompiledOperation | undefined {
    if (!this.#compiled.has(document)) this.#compiled.set(document, compileOperation(this.schema, document))
    return this.#compiled.get(document)
  }
}

/**
 * Compiles a document. Returns undefined for one that Apollo has to run: anything but one valid named query,
 * introspection, or a construct that the compiler is known to handle differently from graphql-js (ADR on registered
 * operations that run compiled).
 */
export function compileOperation(schema: GraphQLSchema, text: string): CompiledOperation | undefined {
  const document = parse(text, { maxTokens: documentLimits.tokens })
  const operation = onlyOperation(document)
  if (operation?.name === undefined || !runsAtOnce(operation)) return undefined
  if (validate(schema, document, [...specifiedRules, ...documentRules]).length > 0) return undefined
  if (asksForSchema(document) || !isPlain(schema, document)) return undefined
  const definitions = operation.variableDefinitions ?? []
  for (const { type } of definitions) {
    const inputType = typeFromAST(schema, type) as GraphQLInputType | undefined
    if (inputType === undefined || !isStable(inputType, new Set())) return undefined
  }
  const compiled = compileQuery(schema, document, operation.name.value)
  if (!isCompiledQuery(compiled)) return undefined
  return {
    name: operation.name.value,
    variables: (values) => getVariableValues(schema, definitions, values).coerced,
    run: (context, variables) => compiled.query(undefined, context, variables),
  }
}

function onlyOperation({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  return operations.length === 1 ? (operations[0] as OperationDefinitionNode) : undefined
}

/** A query, or a mutation with a single root field: Apollo runs mutations with several, which are sequential. */
function runsAtOnce({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean {
  if (operation === OperationTypeNode.QUERY) return true
  const isOneField = selections.length === 1 && selections[0]?.kind === Kind.FIELD
  return operation === OperationTypeNode.MUTATION && isOneField
}

/**
 * No input objects written into the document, no interfaces or unions, and no directives but `@include` and `@skip` on
 * fields of the operation itself: the compiler attaches a condition to the node of its field, which in a fragment is
 * shared by every place where the fragment is spread.
 */
function isPlain(schema: GraphQLSchema, document: DocumentNode): boolean {
  let plain = true
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.DIRECTIVE](_directive, _key, _parent, _path, ancestors) {
        const parents = ancestors.flatMap((one) => ('kind' in one ? [one.kind] : []))
        if (parents.at(-1) !== Kind.FIELD || parents.includes(Kind.FRAGMENT_DEFINITION)) plain = false
      },
      [Kind.OBJECT]() {
        plain = false
      },
      [Kind.FIELD]() {
        if (isAbstractType(getNamedType(types.getType()))) plain = false
      },
    }),
  )
  return plain
}

/**
 * Whether coercing a coerced value of this type changes nothing. The compiler coerces variables again, after graphql-js
 * has filled in the defaults of input fields, which the compiler does not know.
 */
function isStable(type: GraphQLInputType, seen: Set<GraphQLInputType>): boolean {
  const named = getNamedType(type)
  if (seen.has(named)) return true
  seen.add(named)
  if (isEnumType(named)) return named.getValues().every(({ name, value }) => name === value)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).every((field) => isStable(field.type, seen))
  return isSpecifiedScalarType(named)
}
