import { readFile } from 'node:fs/promises'
import { buildSchema, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { inHouse } from './lib/house.mjs'

it('the guide for integrators shows queries that the schema answers', async () => {
  const schema = buildSchema(await readFile(inHouse('schema', 'portal.graphql'), 'utf8'))
  const guide = await readFile(inHouse('docs', 'integrators.md'), 'utf8')
  const queries = [...guide.matchAll(/^```graphql[^\n]*\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)
  expect(queries.length).toBeGreaterThan(1)
  for (const query of queries) expect(validate(schema, parse(query))).toEqual([])
})
