import { describe, expect, it } from 'vitest'
import { checkText, hasHiddenCharacters, isEmail } from './text-rules.js'

const rule = { field: 'name', label: 'Name', required: true, most: 100 }
const hidden = Array.from(
  '\u200b\u2060\ufeff\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
)

describe('a name', () => {
  it.each(hidden.map((one) => [one.codePointAt(0)?.toString(16), one]))('holds no U+%s', (_code, one) => {
    for (const name of [`Ann${one}a`, `${one}Anna`, `Anna${one}`])
      expect(checkText(name, rule)).toMatchObject({
        allowed: false,
        field: 'name',
        reason: 'Name holds a character that cannot be seen. Please type it anew.',
      })
    expect(isEmail(`an${one}na@state.example`)).toBe(false)
  })

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Malayalam', 'അവന്\u200d പറഞ്ഞു'.replace('\u200d ', '\u200dറെ ')],
    ['Hebrew', 'דנה כהן'],
    ['an emoji of several', '👩\u200d🏫 Teachers'],
    ['an emoji with a shade', '👩🏽\u200d🏫'],
    ['accents', 'Zoë O’Connor-Núñez'],
  ])('may be spelled in %s', (_script, name) => {
    expect(checkText(name, rule)).toMatchObject({ allowed: true })
  })

  it.each(['a\u200c', '\u200da', 'a \u200db', 'a\u200c\u200cb', '1\u200d2'])(
    'holds no joiner that joins nothing: %j',
    (name) => {
      expect(hasHiddenCharacters(name)).toBe(true)
    },
  )
})

it('lets prose keep what its script needs', () => {
  expect(checkText('One \u200fשלום\u200f two', { ...rule, isProse: true })).toMatchObject({ allowed: true })
})
