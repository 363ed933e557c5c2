import { parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { costRule } from '../server/graphql/cost-rule.js'
import { aliasRule, depthRule, directiveRule, onceRule } from '../server/graphql/limit-rules.js'
import { createSchema } from '../server/graphql/schema.js'
import { randomOperation } from './random-operations.js'
import { runAtRandom } from './random-run.js'
import { Random } from './random.js'

const seed = 20_261_121

describe('random operations', () => {
  it('are valid, differ, and come again from the same seed', async () => {
    const schema = await createSchema()
    const rules = [...specifiedRules, aliasRule, depthRule, directiveRule, onceRule, costRule]
    const make = (from: Random) => Array.from({ length: 300 }, () => randomOperation(schema, from))
    const operations = make(new Random(seed))
    for (const { query } of operations)
      expect({ query, errors: validate(schema, parse(query), rules) }).toEqual({ query, errors: [] })
    expect(new Set(operations.map(({ query }) => query)).size).toBeGreaterThan(290)
    expect(make(new Random(seed))).toEqual(operations)
  })

  it('and broken ones are answered without a fault and without a word of what is behind', async () => {
    const result = await runAtRandom({ valid: 1500, broken: 400, seed })
    expect(result).toMatchObject({ violationsTotal: 0, violations: [] })
    expect(result.codes['ok']).toBeGreaterThan(200)
    expect(result.registered).toBeGreaterThan(500)
    expect(Object.keys(result.codes)).toEqual(
      expect.arrayContaining(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'UPSTREAM_UNAVAILABLE', 'ok']),
    )
  }, 300_000)
})
