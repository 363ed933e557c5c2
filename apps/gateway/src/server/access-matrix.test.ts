import { isDeepStrictEqual } from 'node:util'
import {
  getNamedType,
  getNullableType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphqlResult } from '../testing/browser.js'
import { gapsOf, keeps, type AccessRow, type Outcome } from '../testing/access/graphql-access.js'
import {
  accessRows,
  attempts,
  fieldsWithVerdicts,
  foldersOfTheSchema,
  judgedFields,
} from '../testing/access/graphql-files.js'
import { callers, type CallerName } from '../testing/access/graphql-legend.js'
import { buildGraphqlWorld, type GraphqlWorld } from '../testing/access/graphql-world.js'
import { createSchema } from './graphql/schema.js'

// Mutations that end sessions come last.
const rows = accessRows.toSorted((a, b) => orderOf(a) - orderOf(b))
function orderOf({ verdicts, field }: AccessRow): number {
  if (verdicts.anon === 'open') return 2
  return field === 'signOutEverywhere' ? 1 : 0
}

let schema: GraphQLSchema
let world: GraphqlWorld
beforeAll(async () => {
  schema = await createSchema()
  world = await buildGraphqlWorld()
}, 300_000)
afterAll(() => world.stop())

/** The leaf fields of a type and of the types beneath it, a few levels deep. */
function selectionOf(type: GraphQLObjectType, levels: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (!isObjectType(inner)) return [field.name]
    return levels > 0 ? [`${field.name} ${selectionOf(inner, levels - 1)}`] : []
  })
  return `{ __typename ${parts.join(' ')} }`
}

function rootField(name: string): { kind: string; field: GraphQLField<unknown, unknown> } {
  const query = schema.getQueryType()?.getFields()[name]
  const field = query ?? schema.getMutationType()?.getFields()[name]
  if (field === undefined) throw new Error(`No field ${name}.`)
  return { kind: query ? 'query' : 'mutation', field }
}

async function answerTo(
  name: string,
  caller: CallerName,
  given: Record<string, unknown>,
): Promise<GraphqlResult> {
  const { kind, field } = rootField(name)
  const args = field.args.filter((arg) => arg.name in given)
  const declared =
    args.length === 0 ? '' : `(${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})`
  const passed = args.length === 0 ? '' : `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})`
  const inner = getNamedType(field.type)
  const selection = isObjectType(inner) ? selectionOf(inner, levelsOf(field.type)) : ''
  const browser = world.browsers.get(caller)
  if (browser === undefined) throw new Error(`Nobody is ${caller}.`)
  return browser.query(`${kind} Access${declared} { ${name}${passed} ${selection} }`, given)
}

/** Nested lists cost much and prove nothing more. */
function levelsOf(type: GraphQLOutputType): number {
  return getNullableType(type).toString() === 'SelfAssessmentReport' ? 1 : 2
}

function outcomeOf(name: string, { data, errors }: GraphqlResult): Outcome {
  const value = data?.[name] as { errors?: { code: string }[] } | null | undefined
  const code = errors?.[0]?.extensions['code'] ?? value?.errors?.[0]?.code
  const said = typeof code === 'string' ? code : value === null || value === undefined ? 'null' : 'ok'
  const text = JSON.stringify(value ?? null)
  const foreign =
    /"leaId":13\b|"code":"13"|@howard\.example/.test(text) || text.includes(world.relatable('foreign'))
  return { said, foreign }
}

describe('the tables of verdicts', () => {
  it('judge every field of the schema beside its feature, and nothing else', async () => {
    const folders = await foldersOfTheSchema()
    expect(gapsOf(schema, [...accessRows, ...judgedFields], folders)).toEqual([])
  })
})

describe('a field that not everybody with the record may have', () => {
  const asked = Object.entries(fieldsWithVerdicts).filter(([, { query }]) => query !== '')

  it.each(asked)('%s', async (name, { query, readers, others }) => {
    const field = name.split('.')[1]
    for (const caller of [...readers, ...others]) {
      const known = { own: String(world.selfAssessments['own']), subsection: world.subsections['own'] }
      const given = Object.fromEntries(
        Object.entries(known).filter(([variable]) => query.startsWith(`query ($${variable}:`)),
      )
      const { rows: found } = await world.ask<{ rows: Record<string, unknown>[] }>(caller, query, given)
      const set = found.filter((row) => row[field ?? ''] !== null).length
      expect({ caller, rows: found.length > 0, set: set > 0 }).toEqual({
        caller,
        rows: true,
        set: readers.includes(caller),
      })
    }
  })
})

const faces = new Map<string, string>()

/** A response without the ids of its faults and their order: fields run in parallel and fail in any order. */
function faceOf({ data, errors = [] }: GraphqlResult): string {
  const inOrder = errors.toSorted((a, b) => String(a.path).localeCompare(String(b.path)))
  return JSON.stringify({ data, errors: inOrder }).replaceAll(/"id":"[\w-]{36}"/g, '')
}

const refusals = new Set(['401', '403', '404', 'out', 'no', 'bad', 'hidden'])

describe('every root field, whoever asks for it and for whatever record', () => {
  it.each(rows.map((row) => [`${row.field} ${row.record}`, row] as const))('%s', async (_name, row) => {
    const wrong: string[] = []
    let shared: Record<string, unknown> | undefined
    const refusedFirst = callers.toSorted(
      (a, b) => Number(!refusals.has(row.verdicts[a])) - Number(!refusals.has(row.verdicts[b])),
    )
    for (const caller of refusedFirst) {
      const verdict = row.verdicts[caller]
      const prepare = async () => (await attempts[row.field]?.(world, row.record, caller)) ?? {}
      // One record serves every caller who is refused: a refusal leaves it unchanged.
      const given = refusals.has(verdict) ? (shared ??= await prepare()) : await prepare()
      const result = await answerTo(row.field, caller, given)
      const outcome = outcomeOf(row.field, result)
      faces.set(`${row.field} ${row.record} ${caller}`, faceOf(result))
      if (!keeps(verdict, outcome))
        wrong.push(
          `${caller}: ${verdict}, but ${JSON.stringify(outcome)} ${JSON.stringify(result).slice(0, 250)}`,
        )
    }
    expect(wrong).toEqual([])
  })

  it('shows local people no difference between a foreign and a missing record', () => {
    const differences = rows.flatMap(({ field, record }) => {
      if (record !== 'foreign' || !rows.some((row) => row.field === field && row.record === 'missing'))
        return []
      return (['LA', 'LU', 'LI', 'CL'] as const).flatMap((caller) => {
        const [there, nowhere] = ['foreign', 'missing'].map((one) => faces.get(`${field} ${one} ${caller}`))
        return isDeepStrictEqual(there, nowhere) ? [] : [{ field, caller, there, nowhere }]
      })
    })
    expect(differences).toEqual([])
  })
})
