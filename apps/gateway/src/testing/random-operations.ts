import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { Random } from './random.js'

export interface RandomOperation {
  query: string
  variables: Record<string, unknown>
}

/** Fields that end the session or a device; a run that must stay signed in excludes them. */
const endsSession: ReadonlySet<string> = new Set([
  'signOut',
  'signOutEverywhere',
  'endOwnSession',
  'changePassword',
  'signIn',
  'verifySecurityCode',
])

const mostLevels = 6

/**
 * A random operation that is valid in the schema: fields of any depth, aliases, fragments, directives, arguments as
 * literals and as variables. The same random numbers produce the same operation.
 */
export function randomOperation(schema: GraphQLSchema, random: Random, signedIn = true): RandomOperation {
  const mutation = random.chance(0.25)
  const root = mutation ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error('The schema has no root.')
  const writer = new Writer(random)
  const selection = writer.selection(root, 0, (name) => !signedIn || !endsSession.has(name))
  const head = writer.declarations.length > 0 ? `(${writer.declarations.join(', ')})` : ''
  const query = `${mutation ? 'mutation' : 'query'} Random${head} ${selection}\n${writer.fragments.join('\n')}`
  return { query, variables: writer.variables }
}

/** One of the documents of the web client, with random values for its variables. */
export function randomRegistered(
  schema: GraphQLSchema,
  documents: readonly string[],
  random: Random,
  signedIn = true,
): RandomOperation {
  const query = random.one(documents)
  const operation = parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation in ${query}`)
  const ends = operation.selectionSet.selections.some(
    (field) => field.kind === Kind.FIELD && endsSession.has(field.name.value),
  )
  if (signedIn && ends) return randomRegistered(schema, documents, random, signedIn)
  const values = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
    const inputType = typeFromAST(schema, type) as GraphQLInputType
    const needed = isNonNullType(inputType) && defaultValue === undefined
    const { value: name } = variable.name
    return needed || random.chance(0.5) ? [[name, randomArgument(name, inputType, random)] as const] : []
  })
  return { query, variables: Object.fromEntries(values) }
}

class Writer {
  readonly declarations: string[] = []
  readonly variables: Record<string, unknown> = {}
  readonly fragments: string[] = []
  #aliases = 0

  constructor(private readonly random: Random) {}

  selection(type: GraphQLObjectType, level: number, wanted: (name: string) => boolean = () => true): string {
    const fields = Object.values(type.getFields()).filter(
      ({ name, type: fieldType }) =>
        wanted(name) && (level < mostLevels || !isCompositeType(getNamedType(fieldType))),
    )
    const most = level === 0 ? 3 : 8
    // Each field once: the same response name with different arguments would not be valid.
    const chosen = this.random.some(fields, 1 + this.random.below(most))
    const parts = chosen.map((field) => {
      const alias = this.random.chance(0.1) && this.#aliases < 20 ? `a${(this.#aliases += 1)}: ` : ''
      const args = this.#arguments(field.args)
      const inner = getNamedType(field.type)
      const below = isCompositeType(inner) ? ` ${this.selection(inner as GraphQLObjectType, level + 1)}` : ''
      return `${alias}${field.name}${args}${this.#directive()}${below}`
    })
    if (parts.length === 0 || this.random.chance(0.1)) parts.push('__typename')
    const text = `{ ${parts.join(' ')} }`
    if (!this.random.chance(0.12)) return text
    if (this.random.chance(0.5)) return `{ ... on ${type.name} ${text} }`
    const name = `F${this.fragments.length}`
    this.fragments.push(`fragment ${name} on ${type.name} ${text}`)
    return `{ ...${name} }`
  }

  #directive(): string {
    if (!this.random.chance(0.05)) return ''
    return this.random.chance(0.5)
      ? ' @include(if: true)'
      : ` @skip(if: ${this.#variable('Boolean!', false)})`
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const chosen = args.filter((arg) =>
      isNonNullType(arg.type) && arg.defaultValue === undefined ? true : this.random.chance(0.5),
    )
    if (chosen.length === 0) return ''
    const texts = chosen.map((arg) => {
      const value = randomArgument(arg.name, arg.type, this.random)
      const text =
        this.random.chance(0.5) || isInputObjectType(getNamedType(arg.type))
          ? this.#variable(String(arg.type), value)
          : literalOf(value, arg.type)
      return `${arg.name}: ${text}`
    })
    return `(${texts.join(', ')})`
  }

  #variable(type: string, value: unknown): string {
    const name = `v${this.declarations.length}`
    this.declarations.push(`$${name}: ${type}`)
    this.variables[name] = value
    return `$${name}`
  }
}

/** A random value; page sizes and lists are kept short, because of the cost limit. */
function randomArgument(name: string, type: GraphQLInputType, random: Random): unknown {
  return name === 'pageSize' ? 1 + random.below(20) : randomValue(type, random)
}

function randomValue(type: GraphQLInputType, random: Random): unknown {
  if (!isNonNullType(type) && random.chance(0.3)) return null
  const bare = getNullableType(type)
  if (isListType(bare)) return Array.from({ length: random.below(4) }, () => randomValue(bare.ofType, random))
  if (isEnumType(bare)) return random.one(bare.getValues()).name
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .filter((field) => isNonNullType(field.type) || random.chance(0.5))
        .map((field) => [field.name, randomValue(field.type, random)]),
    )
  switch (bare.name) {
    case 'Int':
      return random.one([0, 1, 2, 13, -1, 2026, 9999, 2_147_483_647, -2_147_483_648])
    case 'Boolean':
      return random.chance(0.5)
    case 'LocalDate':
      return random.one(['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31'])
    case 'DateTimeISO':
      return '2026-01-31T12:00:00.000Z'
    default:
      return random.one(texts)
  }
}

/** Texts that people and attackers send. */
export const texts = [
  '',
  'u-1',
  'a',
  '00000000-0000-4000-8000-000000000000',
  '..',
  '.',
  '../users/me',
  '..%2f..%2fusers',
  '%2e%2e/%2e%2e',
  'a/b?c=d#e',
  'x;y=z',
  'line\nbreak\r\nX-Header: 1',
  '\u0000',
  '\ud800',
  'Ünïcødé — 子ども 👩‍🏫',
  '\u202eright-to-left',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
]

function literalOf(value: unknown, type: GraphQLInputType): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    const list = getNullableType(type)
    return `[${value.map((one) => literalOf(one, isListType(list) ? list.ofType : type)).join(', ')}]`
  }
  if (typeof value === 'string' && isEnumType(getNamedType(type))) return value
  // JSON's escapes are valid in GraphQL, except unpaired surrogates.
  return JSON.stringify(value).replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, '?')
}
