import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { gapsOf, keeps, readAccessTable, readFieldList } from './graphql-access.js'

const heading = 'field record | …'
const table = (...lines: string[]): string => [heading, ...lines].join('\n')
const lea = 'lea own 401 401 401 ok ok 404 ok ok ok ok'
const schema = buildSchema('type Query { lea(id: Int): Lea } type Lea { id: Int name: String }')
const fields = readFieldList('Lea: id name')

describe('the guard over the table', () => {
  it('is content with a verdict on every field', () => {
    expect(gapsOf(schema, readAccessTable(table(lea)), fields)).toEqual([])
  })

  it('finds a root field and a field of a type without a verdict', () => {
    const more = buildSchema(
      'type Query { lea(id: Int): Lea leas: [Lea] } type Lea { id: Int name: String secret: String }',
    )
    expect(gapsOf(more, readAccessTable(table(lea)), fields)).toEqual([
      'leas has no verdict',
      'Lea.secret has no verdict',
    ])
  })

  it('finds verdicts on fields that are gone', () => {
    const gone = 'mayor - 401 401 401 ok ok ok ok ok ok ok'
    expect(gapsOf(schema, readAccessTable(table(lea, gone)), new Set([...fields, 'Lea.mayor']))).toEqual([
      'mayor is judged, but not in the schema',
      'Lea.mayor is judged, but not in the schema',
    ])
  })

  it.each([
    ['a caller without a verdict', 'lea own 401 401 401 ok ok 404 ok ok ok', 'has not 10 verdicts'],
    ['a word that is no verdict', 'lea own 401 401 401 ok ok 404 ok ok ok yes', "'yes' is no verdict"],
    ['a line that stands twice', `${lea}\n${lea}`, 'Judged twice: lea own'],
  ])('refuses %s', (_name, line, text) => {
    expect(() => readAccessTable(table(line))).toThrow(text)
  })
})

describe('a verdict', () => {
  it.each([
    ['401', 'UNAUTHENTICATED', 'FORBIDDEN'],
    ['403', 'FORBIDDEN', 'null'],
    ['404', 'null', 'FORBIDDEN'],
    ['out', 'null', 'ok'],
    ['no', 'NOT_FOUND', 'CONFLICT'],
    ['bad', 'BAD_USER_INPUT', 'FORBIDDEN'],
    ['ok', 'ok', 'CONFLICT'],
    ['may', 'CONFLICT', 'FORBIDDEN'],
    ['own', 'ok', 'NOT_FOUND'],
    ['open', 'BAD_USER_INPUT', 'FORBIDDEN'],
  ])('%s is kept by %s and broken by %s', (verdict, kept, broken) => {
    expect([kept, broken].map((said) => keeps(verdict, { said, foreign: false }))).toEqual([true, false])
  })

  it('looks for records of the other agency', () => {
    const ok = (foreign: boolean) => ({ said: 'ok', foreign })
    expect([keeps('all', ok(true)), keeps('all', ok(false))]).toEqual([true, false])
    expect([keeps('own', ok(false)), keeps('own', ok(true))]).toEqual([true, false])
    expect([keeps('hidden', ok(false)), keeps('hidden', ok(true))]).toEqual([true, false])
  })
})
