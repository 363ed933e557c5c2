import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { gapsOf, keeps, readAccessFiles } from './graphql-access.js'
import type { AccessFile } from './graphql-kit.js'

const heading = 'field record | anon half dis | SA SM LI DRS LA LU | CL'
const place = '../../features/agencies/agencies-access.ts'
const other = '../../features/years/years-access.ts'
const table = (...lines: string[]): string => [heading, ...lines].join('\n')
const lea = 'lea own 401 401 401 ok ok 404 ok ok ok ok'
const schema = buildSchema('type Query { lea(id: Int): Lea } type Lea { id: Int name: String }')
const folders = new Map([
  ['lea', 'agencies'],
  ['Lea', 'agencies'],
])
const sound: AccessFile = { verdicts: table(lea), fieldsOfTheRecord: '\nLea: id name\n' }

/** The gaps that these files leave. */
function gaps(files: Record<string, AccessFile>, of = schema): string[] {
  const { rows, fields } = readAccessFiles(files)
  return gapsOf(of, [...rows, ...fields], folders)
}

describe('the guard over the tables', () => {
  it('is content with a verdict on every field beside its feature', () => {
    expect(gaps({ [place]: sound })).toEqual([])
    const secret = { 'Lea.name': { query: '', readers: [], others: [] } }
    const apart = { ...sound, fieldsOfTheRecord: 'Lea: id', fieldsWithVerdicts: secret }
    expect(gaps({ [place]: apart })).toEqual([])
  })

  it('finds a root field and a field of a type without a verdict', () => {
    const more = buildSchema(
      'type Query { lea(id: Int): Lea leas: [Lea] } type Lea { id: Int name: String secret: String }',
    )
    expect(gaps({ [place]: sound }, more)).toEqual(['leas has no verdict', 'Lea.secret has no verdict'])
  })

  it('finds verdicts on fields that are gone', () => {
    const gone = {
      verdicts: table('mayor - 401 401 401 ok ok ok ok ok ok ok'),
      fieldsOfTheRecord: 'Lea: mayor',
    }
    expect(gaps({ [place]: sound, [other]: gone })).toEqual([
      `mayor has its verdict in ${other}, but not in the schema`,
      `Lea.mayor has its verdict in ${other}, but not in the schema`,
    ])
  })

  it('finds fields that are judged in the folder of another feature', () => {
    const moved = { verdicts: table(lea), fieldsOfTheRecord: 'Lea: name' }
    expect(gaps({ [place]: { fieldsOfTheRecord: 'Lea: id' }, [other]: moved })).toEqual([
      `lea has its verdict in ${other}, but belongs to agencies`,
      `Lea.name has its verdict in ${other}, but belongs to agencies`,
    ])
  })

  it.each([
    ['a caller without a verdict', 'lea own 401 401 401 ok ok 404 ok ok ok', 'has not 10 verdicts'],
    ['a caller too many', `${lea} ok`, 'has not 10 verdicts'],
    ['a word that is no verdict', 'lea own 401 401 401 ok ok 404 ok ok ok oK', "'oK' is no verdict: lea"],
    ['a line that stands twice', `${lea}\n${lea}`, 'Two verdicts: lea own'],
  ])('refuses %s', (_name, line, text) => {
    expect(() => readAccessFiles({ [place]: { verdicts: table(line) } })).toThrow(text)
  })

  it.each([
    ['without a column', heading.replace(' DRS', '')],
    ['with two columns the other way round', heading.replace('SA SM', 'SM SA')],
    ['that is a line already', lea],
  ])('refuses a heading %s', (_name, wrong) => {
    const verdicts = `${wrong}\n${lea}`
    expect(() => readAccessFiles({ [place]: { verdicts } })).toThrow(
      `The columns of ${place} are not field record`,
    )
  })

  it('refuses a field with verdicts in two files', () => {
    const { verdicts, fieldsOfTheRecord } = sound
    expect(() => readAccessFiles({ [place]: sound, [other]: { verdicts } })).toThrow('Two verdicts: lea own')
    expect(() => readAccessFiles({ [place]: sound, [other]: { fieldsOfTheRecord } })).toThrow(
      'Two verdicts: Lea.id',
    )
  })

  it('refuses an attempt at a field without a verdict in the file', () => {
    const file = { ...sound, attempts: { leas: () => ({}) } }
    expect(() => readAccessFiles({ [place]: file })).toThrow(`${place} has attempts but no verdict on: leas`)
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
