import type { RandomOperation } from './random-operations.js'
import type { Random } from './random.js'

/** A request to /graphql that is not a valid operation, or not GraphQL at all. */
export interface BrokenRequest {
  method: 'GET' | 'POST'
  search?: string
  headers?: Record<string, string>
  body?: string
}

const characters = [
  '\u0000',
  '\u00e9',
  '\u{1f600}',
  '\n',
  '\\',
  ...'{ } ( ) [ ] : $ @ ! . " # , | & = 0 9 a Z _'.split(' '),
]

/** Breaks a valid operation in one of many ways, each of which a client could send by mistake or on purpose. */
export function breakOperation({ query, variables }: RandomOperation, random: Random): BrokenRequest {
  const json = (body: unknown): BrokenRequest => ({ method: 'POST', body: JSON.stringify(body) })
  const place = random.below(query.length)
  const ways: (() => BrokenRequest)[] = [
    () => json({ query: query.slice(0, place), variables }),
    () => json({ query: query.slice(0, place) + random.one(characters) + query.slice(place), variables }),
    () => json({ query: query.slice(0, place) + query.slice(place + 1 + random.below(5)), variables }),
    () => json({ query: `${query} ${query}`, variables }),
    () =>
      json({
        query: query.replaceAll(/\b([a-z]\w+)\b/g, (name) => (random.chance(0.1) ? `${name}X` : name)),
      }),
    () =>
      json({
        query,
        variables: Object.fromEntries(Object.keys(variables).map((name) => [name, random.one(wrong)])),
      }),
    () => json({ query, variables: random.one(wrong) }),
    () => json({ query: random.one(wrong), variables }),
    () => json({ query, operationName: random.one(wrong) }),
    () => json({ query, extensions: random.one(wrong) }),
    () => json({ extensions: { persistedQuery: { version: 1, sha256Hash: random.one(wrong) } } }),
    () => json([{ query }, { query }]),
    () => json(random.one(wrong)),
    () => json({ query: `{ ${'viewer { '.repeat(50)}id${' }'.repeat(50)} }` }),
    () => json({ query: `{ ${Array.from({ length: 200 }, (_, i) => `a${i}: viewer { id }`).join(' ')} }` }),
    () => json({ query: `{ viewer { ${'id @skip(if: false) '.repeat(100)} } }` }),
    () => json({ query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }),
    () => json({ query: `{ ${'viewer { id } '.repeat(3000)} }` }),
    () => json({ query: '['.repeat(3000) }),
    () => json({ query: 'subscription { viewer { id } }' }),
    () => json({ query: '{ leas @defer { id } }' }),
    () =>
      json({
        query: '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
      }),
    () => ({ method: 'POST', body: JSON.stringify({ query }).slice(0, place) }),
    () => ({ method: 'POST', body: '' }),
    () => ({
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'content-type': random.one(types) },
    }),
    () => ({
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers: { accept: random.one(types) },
    }),
    () => ({
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'content-encoding': random.one(['gzip', 'br', 'zip']) },
    }),
    () => ({
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'idempotency-key': random.one(['a', 'x'.repeat(500), 'a b c d e f g']) },
    }),
    () => ({
      method: 'GET',
      search: `?query=${encodeURIComponent(query.slice(0, 2000))}&variables=${random.one(['{', '[]', '1', '%E0%A4%A'])}`,
    }),
    () => ({
      method: 'GET',
      search: `?query=%7Bviewer%7Bid%7D%7D&query=x&extensions=${random.one(['{', 'null', '%00'])}`,
    }),
    () => ({ method: 'GET', search: `?${encodeURIComponent(query.slice(0, 500))}` }),
  ]
  return random.one(ways)()
}

const wrong: unknown[] = [
  null,
  true,
  0,
  -1.5,
  1e300,
  '',
  '\u0000',
  '__proto__',
  [],
  [null],
  {},
  { a: { b: [] } },
  'x'.repeat(2000),
]

const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-32',
  'application/json; charset=latin1',
  'multipart/mixed; deferSpec=20220824',
  'application/graphql-response+json',
  'text/html',
  ';;;',
  '*/*',
]
