import { expect, it } from 'vitest'
import { texts } from '../testing/random-operations.js'
import { pathOf, searchOf } from './rest-client.js'

const hostile = [
  ...texts,
  '../../admin',
  '..\\..\\admin',
  '%2e%2e%2fadmin',
  '/admin',
  '//evil.example',
  '?leaId=13',
  '#x',
  ';jsessionid=1',
  'a\tb',
  'a\r\nHost: evil.example',
  '／admin',
  '\u2025/admin',
  '@evil.example',
  ':4100',
  '\\\\evil.example',
]

/** Values that no path segment can hold. */
const impossible = ['', '.', '..']

it.each(hostile.filter((value) => !impossible.includes(value)))(
  'keeps a value in its place of the path: %j',
  (value) => {
    const url = new URL(`http://api.example${pathOf('/api/users/{id}/disable', { id: value })}`)
    const [, api, users, id, act, ...rest] = url.pathname.split('/')
    expect([url.host, api, users, act, rest, url.search, url.hash]).toEqual([
      'api.example',
      'api',
      'users',
      'disable',
      [],
      '',
      '',
    ])
    expect(decodeURIComponent(id ?? '')).toBe(wellFormed(value))
  },
)

it.each(impossible)('finds nothing by a value that no path can hold: %j', (value) => {
  expect(() => pathOf('/api/users/{id}', { id: value })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND', message: 'There is no such record.' }),
  )
})

it.each(hostile)('keeps a text in its member of the search: %j', (value) => {
  const url = new URL(`http://api.example/api/users${searchOf({ q: value, page: 1 })}`)
  expect([url.host, url.pathname, url.hash, [...url.searchParams.keys()]]).toEqual([
    'api.example',
    '/api/users',
    '',
    ['q', 'page'],
  ])
  expect(url.searchParams.get('q')).toBe(wellFormed(value))
})

function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
