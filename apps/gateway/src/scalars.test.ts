import { describe, expect, it } from 'vitest'
import { DateTimeISO } from './scalars.js'

describe('DateTimeISO', () => {
  it('leaves an instant as it is when it is spelled as it would be written', () => {
    expect(DateTimeISO.serialize('2026-02-28T23:59:59.999Z')).toBe('2026-02-28T23:59:59.999Z')
  })

  it.each([
    ['2026-02-28T23:59:59Z', '2026-02-28T23:59:59.000Z'],
    ['2026-02-28T18:59:59-05:00', '2026-02-28T23:59:59.000Z'],
    [new Date('2026-02-28T23:59:59.999Z'), '2026-02-28T23:59:59.999Z'],
  ])('writes %s in UTC with milliseconds', (given, written) => {
    expect(DateTimeISO.serialize(given)).toBe(written)
  })

  it.each(['2026-13-01T00:00:00.000Z', '2026-02-28T24:00:61.000Z', '2026-02-28', 'yesterday', {}])(
    'refuses %s',
    (given) => {
      expect(() => DateTimeISO.serialize(given)).toThrow(/DateTime/)
    },
  )
})
