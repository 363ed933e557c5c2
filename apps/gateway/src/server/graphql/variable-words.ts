import { labelOf } from '@portal/rest-contract'
import {
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { PortalError } from '../../errors/portal-error.js'

type Path = readonly string[]
type Values = Readonly<Record<string, unknown>>

/** A refusal names at most this many fields. */
const mostFields = 20

/**
 * Refuses variables of the wrong type, by the names of their fields and in the wording of the domain definition 0.6:
 * the library's messages are for programmers, and would be shown in a form.
 */
export function insistOnKinds(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Values,
): void {
  const fields = new Map<string, string>()
  const refuse = (path: Path, words: string) => {
    // The errors of a payload name the members of `input` only.
    const field = path[0] === 'input' && path.length > 1 ? path.slice(1) : path
    if (fields.size < mostFields) fields.set(field.join('.'), `${labelOf(field)} ${words}`)
  }
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const declared = typeFromAST(schema, type)
    if (!isInputType(declared)) continue
    const sent = Object.hasOwn(variables, name) ? variables[name] : undefined
    const value = sent === undefined && defaultValue ? valueFromAST(defaultValue, declared) : sent
    check(value, declared, [name], refuse)
  }
  const [first] = fields.values()
  if (first === undefined) return
  throw new PortalError('BAD_USER_INPUT', first, {
    fields: Object.fromEntries([...fields].map(([name, message]) => [name, [message]])),
  })
}

type Refuse = (path: Path, words: string) => void

function check(value: unknown, type: GraphQLInputType, path: Path, refuse: Refuse): void {
  if (value === undefined || value === null) {
    if (isNonNullType(type)) refuse(path, 'is required.')
    return
  }
  const known = isNonNullType(type) ? type.ofType : type
  if (isListType(known)) {
    // GraphQL coerces a single value to a list of one.
    if (!Array.isArray(value)) return check(value, known.ofType, path, refuse)
    return value.forEach((one, index) => check(one, known.ofType, [...path, String(index)], refuse))
  }
  if (!isInputObjectType(known)) {
    if (!isOfKind(value, known)) refuse(path, wordsOf(value, known))
    return
  }
  if (typeof value !== 'object' || Array.isArray(value)) return refuse(path, 'must be an object.')
  const members = new Map<string, unknown>(Object.entries(value))
  const fields = known.getFields()
  for (const { name, type: ofField, defaultValue } of Object.values(fields)) {
    const member = members.get(name)
    check(member === undefined ? defaultValue : member, ofField, [...path, name], refuse)
  }
  for (const name of members.keys())
    if (!Object.hasOwn(fields, name)) refuse([...path, name], 'is not known here.')
}

function isOfKind(value: unknown, type: GraphQLLeafType): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

/** Largest Int of GraphQL. */
const greatest = 2 ** 31 - 1

function wordsOf(value: unknown, type: GraphQLLeafType): string {
  if (isEnumType(type))
    return `must be one of ${type
      .getValues()
      .map(({ name }) => name)
      .join(', ')}.`
  if (type.name === 'Int' && typeof value === 'number' && Math.abs(value) > greatest)
    return `must be between ${-greatest} and ${greatest}.`
  return kinds[type.name] ?? 'is not valid.'
}

const kinds: Readonly<Record<string, string>> = {
  Int: 'must be a whole number.',
  Float: 'must be a number.',
  Boolean: 'must be true or false.',
  String: 'must be text.',
  ID: 'must be text.',
  LocalDate: 'is not a date (YYYY-MM-DD).',
  DateTimeISO: 'is not a date (YYYY-MM-DD).',
}
