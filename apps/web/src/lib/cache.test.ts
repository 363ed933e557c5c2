import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type SelectionSetNode,
} from 'graphql'
import { expect, it } from 'vitest'
import { makeCache } from './cache'

const printed = path.resolve(import.meta.dirname, '../../../../schema/portal.graphql')
const schema = buildSchema(readFileSync(printed, 'utf8'))
const sources = import.meta.glob<string>('../**/*.graphql', { query: '?raw', import: 'default', eager: true })
const documents = Object.values(sources).map((source) => parse(source))
const fragments = new Map(
  documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [])),
)

/** Names of the requested fields, those of fragments with them. */
function requested(set: SelectionSetNode): string[] {
  return set.selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value]
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)
    return inner ? requested(inner) : []
  })
}

it('keeps every row that a screen asks for: its key is among its fields', () => {
  const { policies } = makeCache()
  const types = new TypeInfo(schema)
  const unkept: string[] = []
  for (const document of documents)
    visit(
      document,
      visitWithTypeInfo(types, {
        Field(field) {
          const type = types.getType()
          if (!type || !field.selectionSet) return
          const row = Object.fromEntries(requested(field.selectionSet).map((name) => [name, 1]))
          try {
            policies.identify({ ...row, __typename: getNamedType(type).name })
          } catch {
            unkept.push(`${field.name.value}: ${getNamedType(type).name}`)
          }
        },
      }),
    )
  expect(documents.length).toBeGreaterThan(20)
  expect(unkept).toEqual([])
})
