import { describe, expect, it } from 'vitest'
import { gapsOf, keeps, readAccessFiles } from './access-checker.js'

const heading = 'call record | anon half dis | SA SM LI DRS LA LU | CL'
const place = '../../features/agencies/agencies-access.ts'
const fileOf = (...lines: string[]) => ({ verdicts: [heading, ...lines].join('\n') })
const read = (...lines: string[]) => readAccessFiles({ [place]: fileOf(...lines) })
const list = 'listLeas - 401 401 401 all all own all own own own'
const own = 'getLea own 401 401 401 ok ok ok ok ok ok ok'
const missing = 'getLea missing 401 401 401 404 404 404 404 404 404 404'
const calls = [
  { id: 'listLeas', path: '/api/leas', feature: 'agencies' },
  { id: 'getLea', path: '/api/leas/{id}', feature: 'agencies' },
]

describe('the guard over the tables', () => {
  it('is content with a verdict on every call and record beside its feature', () => {
    expect(gapsOf(read(list, own, missing), calls)).toEqual([])
  })

  it.each([
    ['a call without a verdict', [own, missing], 'listLeas has no verdict'],
    ['a call that is judged on no missing record', [list, own], "getLea has no verdict on 'missing'"],
    [
      'a verdict on a call that is gone',
      [list, own, missing, 'dropLea - 401 401 401 ok ok 403 403 403 403 403'],
      `dropLea is judged in ${place}, but there is no such call`,
    ],
  ])('finds %s', (_name, lines, gap) => {
    expect(gapsOf(read(...lines), calls)).toEqual([gap])
  })

  it('finds a call that is judged in the folder of another feature', () => {
    const foreign = '../../features/years/years-access.ts'
    const rows = readAccessFiles({ [place]: fileOf(own, missing), [foreign]: fileOf(list) })
    expect(gapsOf(rows, calls)).toEqual([`listLeas is judged in ${foreign}, but belongs to agencies`])
  })

  it('looks for reads that go together beside the server, which makes them of those of all features', () => {
    const together = [{ id: 'readTogether', path: '/api/reads', feature: 'together' }]
    const row = fileOf('readTogether - 401 401 401 ok ok ok ok ok ok 403')
    const server = '../../server/read-together-access.ts'
    expect(gapsOf(readAccessFiles({ [server]: row }), together)).toEqual([])
    expect(gapsOf(readAccessFiles({ [place]: row }), together)).toEqual([
      `readTogether is judged in ${place}, but belongs to server`,
    ])
  })

  it.each([
    ['a caller without a verdict', 'listLeas - 401 401 401 all all own all own own', 'has not 10 verdicts'],
    ['a caller too many', `${list} own`, 'has not 10 verdicts'],
    [
      'a word that is no verdict',
      'listLeas - 401 401 401 all all own all own own owm',
      `'owm' is no verdict: listLeas`,
    ],
    ['a line that stands twice', `${list}\n${list}`, 'Judged twice: listLeas -'],
  ])('refuses %s', (_name, line, text) => {
    expect(() => read(line)).toThrow(text)
  })

  it.each([
    ['without a column', heading.replace(' DRS', '')],
    ['with two columns the other way round', heading.replace('SA SM', 'SM SA')],
    ['that is a line already', list],
  ])('refuses a heading %s', (_name, wrong) => {
    const verdicts = `${wrong}\n${list}`
    expect(() => readAccessFiles({ [place]: { verdicts } })).toThrow(
      `The columns of ${place} are not call record`,
    )
  })

  it('refuses a line that stands in two files', () => {
    const files = { [place]: fileOf(list), '../../features/years/years-access.ts': fileOf(list) }
    expect(() => readAccessFiles(files)).toThrow('Judged twice: listLeas -')
  })

  it('refuses an attempt at a call that the file does not judge', () => {
    const one = { ...fileOf(list), attempts: { getLea: () => ({}) } }
    expect(() => readAccessFiles({ [place]: one })).toThrow(`${place} tries what it does not judge: getLea`)
    const other = { ...fileOf(list), callsOnOneself: ['getMe'] }
    expect(() => readAccessFiles({ [place]: other })).toThrow(`${place} tries what it does not judge: getMe`)
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
