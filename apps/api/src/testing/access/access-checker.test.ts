import { describe, expect, it } from 'vitest'
import { gapsOf, keeps, readAccessTable } from './access-checker.js'
import { accessTable } from './access-verdicts.js'

const heading = accessTable.trim().split('\n')[0] ?? ''
const table = (...lines: string[]): string => [heading, ...lines].join('\n')
const list = 'listLeas - 401 401 401 all all own all own own own'
const own = 'getLea own 401 401 401 ok ok ok ok ok ok ok'
const missing = 'getLea missing 401 401 401 404 404 404 404 404 404 404'
const calls = [
  { id: 'listLeas', path: '/api/leas' },
  { id: 'getLea', path: '/api/leas/{id}' },
]

describe('the guard over the table', () => {
  it('is content with a verdict on every call and record', () => {
    expect(gapsOf(readAccessTable(table(list, own, missing)), calls)).toEqual([])
  })

  it.each([
    ['a call without a verdict', [own, missing], 'listLeas has no verdict'],
    ['a call that is judged on no missing record', [list, own], "getLea has no verdict on 'missing'"],
    [
      'a verdict on a call that is gone',
      [list, own, missing, 'dropLea - 401 401 401 ok ok 403 403 403 403 403'],
      'dropLea is judged, but there is no such call',
    ],
  ])('finds %s', (_name, lines, gap) => {
    expect(gapsOf(readAccessTable(table(...lines)), calls)).toEqual([gap])
  })

  it.each([
    ['a caller without a verdict', 'listLeas - 401 401 401 all all own all own own', 'has not 10 verdicts'],
    [
      'a word that is no verdict',
      'listLeas - 401 401 401 all all own all own own yes',
      "'yes' is no verdict",
    ],
    ['a line that stands twice', `${list}\n${list}`, 'Judged twice: listLeas -'],
  ])('refuses %s', (_name, line, text) => {
    expect(() => readAccessTable(table(line))).toThrow(text)
  })
})

describe('a verdict', () => {
  const answer = (status: number, foreign = false, undisplayed = false) => ({ status, foreign, undisplayed })
  it.each([
    ['401', answer(401), answer(403)],
    ['403', answer(403), answer(200)],
    ['404', answer(404), answer(403)],
    ['no', answer(404), answer(422)],
    ['ok', answer(204), answer(409)],
    ['may', answer(409), answer(403)],
    ['may', answer(422), answer(404)],
    ['bad', answer(422), answer(403)],
    ['all', answer(200, true), answer(200)],
    ['own', answer(200), answer(200, true)],
    ['own', answer(200), answer(404)],
    ['shown', answer(200, true), answer(200, true, true)],
    ['shown-own', answer(200), answer(200, false, true)],
    ['hidden', answer(404), answer(200, true)],
    ['hidden', answer(200), answer(500)],
    ['open', answer(401), answer(403)],
  ])('%s is kept by one answer and broken by another', (verdict, kept, broken) => {
    expect([keeps(verdict, kept), keeps(verdict, broken)]).toEqual([true, false])
  })
})
