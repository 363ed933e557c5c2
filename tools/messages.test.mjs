import { describe, expect, it } from 'vitest'
import { messageModules } from '../codegen/messages.mjs'

const file = 'apps/web/src/features/years/years.messages.en.json'

/** @param {import('../codegen/messages.mjs').Catalogue} catalogue */
const compiled = (catalogue) => messageModules(file, { en: catalogue })[0]?.content

describe('the compiler of messages', () => {
  it('makes a text of a message without arguments, in the groups of the catalogue', () => {
    const content = compiled({ $about: 'Words of years.', list: { title: 'Years', parts: ['B', 'C'] } })
    expect(content).toBe(`// Written by 'npm run codegen' from years.messages.en.json.

/** Words of years. */
export const yearsMessages = {
  list: {
    title: "Years",
    parts: [
      "B",
      "C",
    ],
  },
}
`)
  })

  it.each([
    [
      '{name} of {year}',
      '({ name, year }: { name: string | number; year: string | number }) => `${name} of ${year}`',
    ],
    ['{n, number} days', '({ n }: { n: number }) => `${n.toLocaleString("en")} days`'],
    [
      '{n, plural, =0 {none} one {1 day} other {{n} days}}',
      '({ n }: { n: number }) => n === 0 ? "none" : n === 1 ? "1 day" : `${n} days`',
    ],
    [
      '{n, plural, one {# day} other {# days}}',
      '({ n }: { n: number }) => n === 1 ? `${n.toLocaleString("en")} day` : `${n.toLocaleString("en")} days`',
    ],
    [
      'It is {on, select, true {on} other {off}}',
      '({ on }: { on: boolean }) => `It is ${on ? "on" : "off"}`',
    ],
    [
      '{part, select, b {Part B} other {Part C}}',
      '({ part }: { part: string }) => part === "b" ? "Part B" : "Part C"',
    ],
    ["don't, '{'a'}' `b` \\ <b>", JSON.stringify("don't, {a} `b` \\ <b>")],
  ])('compiles %s', (text, code) => {
    expect(compiled({ message: text })).toContain(`  message: ${code},\n`)
  })

  it.each([
    [
      'an argument that is two things',
      '{n, plural, one {a} other {b}} {n, select, a {a} other {b}}',
      'both number and string',
    ],
    ['a date, which lib/format writes', '{day, date}', 'only {text}'],
    ['a choice without what holds otherwise', '{n, plural, one {a}}', 'years.messages.en.json.message'],
    ['a bracket that is not closed', '{n', 'years.messages.en.json.message'],
  ])('refuses %s, with its place', (_, text, reason) => {
    expect(() => compiled({ message: text })).toThrow(reason)
  })
})

describe('another language', () => {
  const en = { title: 'Years', left: '{n, plural, one {1 day} other {{n} days}} left' }

  it('is a module of its own that imports nothing, loaded where the page is in it', () => {
    const [main, other] = messageModules(file, {
      en,
      es: { left: '{n, plural, one {Queda 1 día} other {Quedan {n} días}}' },
    })
    expect(main?.content).toContain(`export const yearsMessages: typeof inEnglish =
  document.documentElement.lang === "es" ? (await import('./years-messages.es.generated')).yearsMessages :
  inEnglish
`)
    expect(other?.file).toBe('apps/web/src/features/years/years-messages.es.generated.ts')
    expect(other?.content).not.toContain('import')
    expect(other?.content).toContain('n === 1 ? "Queda 1 día" : `Quedan ${n} días`')
  })

  it('says in English what it lacks', () => {
    expect(messageModules(file, { en, es: {} })[1]?.content).toContain('title: "Years"')
  })

  it('asks the rules of the language for a category of many numbers', () => {
    const few = '{n, plural, one {1 dzień} few {{n} dni} other {{n} dnia}}'
    expect(messageModules(file, { en, pl: { left: few } })[1]?.content).toContain(
      'new Intl.PluralRules("pl").select(n) === "few"',
    )
  })

  it.each([
    ['a message that English does not have', { heading: 'Años' }, 'years.messages.es.json.heading'],
    ['an argument that English does not give', { title: 'Años de {agency}' }, '{agency}'],
  ])('refuses %s', (_, es, reason) => {
    expect(() => messageModules(file, { en, es })).toThrow(reason)
  })
})
