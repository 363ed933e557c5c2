import { describe, expect, it } from 'vitest'
import { PreparedStatements } from './prepared-statements.js'

const query = { text: 'select $1::int', rowMode: 'array' }

describe('a statement', () => {
  it('gets a name when it comes for the third time, and keeps it', () => {
    const statements = new PreparedStatements()
    expect(statements.named(query)).toEqual(query)
    expect(statements.named(query)).toEqual(query)
    const third = statements.named(query)
    expect(third).toEqual({ ...query, name: expect.stringMatching(/^[\w-]{43}$/) as string })
    expect(statements.named(query)).toEqual(third)
  })

  it('that reads gets one without parameters too', () => {
    const statements = new PreparedStatements()
    for (let time = 0; time < 2; time++) statements.named({ text: 'select "id" from "leas"' })
    expect(statements.named({ text: 'select "id" from "leas"' })).toHaveProperty('name')
  })

  it('has another name than one with another text', () => {
    const statements = new PreparedStatements()
    const nameOf = (text: string) => {
      for (let time = 0; time < 2; time++) statements.named({ text })
      return (statements.named({ text }) as { name: string }).name
    }
    expect(nameOf('select $1::int')).not.toBe(nameOf('select $1::text'))
  })

  it('that reads nothing and has no parameters, with a name of its own, or in another form is sent as it is', () => {
    const statements = new PreparedStatements()
    for (const plain of [{ text: 'begin' }, { text: 'select $1', name: 'own' }, 'select 1', { submit: 1 }]) {
      for (let time = 0; time < 3; time++) expect(statements.named(plain)).toBe(plain)
    }
  })
})
