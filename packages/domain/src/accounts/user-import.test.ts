import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { defaultRolePermissions } from './permissions.js'
import { roleNames } from './roles.js'
import { readUserImport, type UserImportContext } from './user-import.js'

const heading = ['Email', 'Full Name', 'Title', 'Phone Number', 'Job Title', 'Role', 'Jurisdiction']
const good = ['nina@allegany.example', 'Nina Ewell', 'Ms.', '410-555-0100', '', 'Local User', '01']
const agencies = [
  { id: 1, code: '01', name: 'Allegany County Public Schools', shortName: 'Allegany County' },
  { id: 13, code: '13', name: 'Howard County Public Schools', shortName: 'Howard County' },
]

function context(overrides: Partial<UserImportContext> = {}): UserImportContext {
  return {
    actor: anActor('StateMonitor'),
    roles: roleNames.map((name) => ({ name, permissions: defaultRolePermissions[name] })),
    agencies,
    takenUserNames: new Set(['admin@allegany.example']),
    ...overrides,
  }
}

/** The good row with some cells changed. */
function row(changes: Partial<Record<string, string>>): string[] {
  return good.map((cell, index) => changes[heading[index] ?? ''] ?? cell)
}

describe('a row of new users', () => {
  it.each<[string, Partial<Record<string, string>>, [column: string, message: string][]]>([
    ['complete', {}, []],
    ['with the agency by its name', { Jurisdiction: 'howard county public schools' }, []],
    ['with the agency by its short name', { Jurisdiction: 'Howard County' }, []],
    ['with a code without its zero', { Jurisdiction: '1' }, []],
    ['with an unknown agency', { Jurisdiction: '77' }, [['Jurisdiction', 'There is no jurisdiction 77.']]],
    ['without an agency', { Jurisdiction: '' }, [['Jurisdiction', 'Jurisdiction is required.']]],
    ['of a liaison', { Role: 'DEILiaison', Jurisdiction: '' }, []],
    [
      'of a liaison with an agency',
      { Role: 'DEI Liaison' },
      [['Jurisdiction', 'DEI Liaison is a role of the state and has no jurisdiction.']],
    ],
    ['with an unknown role', { Role: 'Headmaster' }, [['Role', 'There is no role Headmaster.']]],
    ['without a role', { Role: '' }, [['Role', 'Role is required.']]],
    [
      'with a role that the caller may not give',
      { Role: 'System Administrator', Jurisdiction: '' },
      [['Role', 'You cannot assign System Administrator: it allows what your own role does not.']],
    ],
    ['without an email', { Email: '' }, [['Email', 'Email is required.']]],
    ['with a bad email', { Email: 'nina' }, [['Email', 'Enter a valid email address.']]],
    [
      'with an email that is taken, in capitals',
      { Email: 'ADMIN@allegany.example' },
      [['Email', 'A user with this email address already exists.']],
    ],
    [
      'with several errors',
      { 'Full Name': '', 'Phone Number': '' },
      [
        ['Full Name', 'Full Name is required.'],
        ['Phone Number', 'Phone Number is required.'],
      ],
    ],
  ])('%s', (_case, changes, refused) => {
    const result = readUserImport([heading, row(changes)], context())
    expect(result.errors.map(({ row, column, message }) => [row, column, message])).toEqual(
      refused.map(([column, message]) => [2, column, message]),
    )
    expect(result.good).toHaveLength(refused.length === 0 ? 1 : 0)
    expect(result.total).toBe(1)
  })
})

describe('a file of new users', () => {
  it('is read whatever the order and letter case of its columns', () => {
    const order = [5, 0, 6, 2, 1, 3]
    const table = [
      order.map((index) => heading[index]?.toUpperCase() ?? ''),
      order.map((index) => good[index] ?? ''),
    ]
    expect(readUserImport(table, context())).toMatchObject({
      errors: [],
      good: [{ row: 2, role: 'LocalUser', input: { email: good[0], leaId: 1, jobTitle: '' } }],
    })
  })

  it.each([
    ['a missing column', heading.filter((name) => name !== 'Title'), ['The column Title is missing.']],
    ['an unknown column', [...heading, 'Shoe Size'], ['There is no column Shoe Size.']],
    ['a column twice', [...heading, 'email'], ['The column Email is there twice.']],
    ['an empty heading at the end', [...heading, ''], []],
  ])('with %s', (_case, columns, messages) => {
    const result = readUserImport([columns, good], context())
    expect(result.errors.map((error) => error.message)).toEqual(messages)
    for (const error of result.errors) expect(error.row).toBe(1)
  })

  it('names rows as a person counts them, leaves empty ones out, and finds an email that is there twice', () => {
    const twice = row({ Email: 'NINA@allegany.example' })
    const result = readUserImport([heading, good, heading.map(() => ' '), twice], context())
    expect(result.total).toBe(2)
    expect(result.errors).toEqual([
      { row: 4, column: 'Email', value: 'NINA@allegany.example', message: 'Row 2 has the same email.' },
    ])
    expect(result.good.map((entry) => entry.row)).toEqual([2])
  })

  it('of a local administrator stays in the own agency, which may be left out', () => {
    const local = context({ actor: anActor('LocalAdmin') })
    expect(readUserImport([heading, row({ Jurisdiction: '' })], local).good[0]?.input.leaId).toBe(1)
    expect(readUserImport([heading, row({ Jurisdiction: '13' })], local).errors[0]?.message).toBe(
      'You can create users of your own agency only.',
    )
    expect(readUserImport([heading, row({ Role: 'DEILiaison' })], local).errors[0]).toMatchObject({
      column: 'Role',
      message: 'A local administrator can assign Local Admin and Local User only.',
    })
  })
})
