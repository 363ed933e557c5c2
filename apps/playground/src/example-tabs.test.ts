import { buildSchema, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import sdl from '../../../schema/portal.graphql?raw'
import { exampleTabs } from './example-tabs'

const schema = buildSchema(sdl)

describe('the examples of the playground', () => {
  it.each(exampleTabs)('ask the schema as it is for $feature', ({ query, variables }) => {
    const document = parse(query)
    expect(validate(schema, document)).toEqual([])
    const wanted = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    )
    expect(Object.keys(JSON.parse(variables ?? '{}') as object)).toEqual([...new Set(wanted)])
  })

  it('would be refused with a field that the schema lacks', () => {
    const [first] = exampleTabs
    expect(validate(schema, parse(String(first?.query.replace('fullName', 'shoeSize'))))).toHaveLength(1)
  })

  it('name each operation and cover each feature that has records', () => {
    for (const { query } of exampleTabs) expect(query).toMatch(/^query \w+/m)
    expect(exampleTabs.map(({ feature }) => feature)).toEqual([
      'session',
      'agencies',
      'years',
      'dashboards',
      'self-assessment',
      'documents',
      'findings',
      'reports',
      'calendar',
      'notes',
      'tasks',
      'content',
      'accounts',
      'audit-trail',
      'clients',
    ])
  })
})
