import { describe, expect, it } from 'vitest'
import { anAccountInput } from '../testing/builders.js'
import { checkAccountInput, tidyAccountInput, type AccountInput } from './account-input.js'

const address = (email: string) => ({ email, userName: email })

describe('an account', () => {
  it.each<[string, Partial<AccountInput>, [field: string, reason: string][]]>([
    ['complete', {}, []],
    ['without a job title', { jobTitle: '' }, []],
    ['without an email', address(''), [['userName', 'Username is required.']]],
    ['with a word for an email', address('nina'), [['email', 'Enter a valid email address.']]],
    ['with a host without a dot', address('nina@host'), [['email', 'Enter a valid email address.']]],
    [
      'with an email that ends a header',
      address('a@b.example\nBcc: c@d.example'),
      [['email', 'Enter a valid email address.']],
    ],
    ['with two emails', address('a@b.example,c@d.example'), [['email', 'Enter a valid email address.']]],
    ['with an accented email', address('zoë@müller.example'), []],
    [
      'with a user name of its own',
      { userName: 'nina' },
      [['userName', 'The username must be the email address.']],
    ],
    ['with a user name in capitals', { userName: 'NEW@ALLEGANY.EXAMPLE' }, []],
    [
      'with nothing in its lines',
      { fullName: ' ', title: '', phoneNumber: '\t' },
      [
        ['fullName', 'Full Name is required.'],
        ['title', 'Title is required.'],
        ['phoneNumber', 'Phone Number is required.'],
      ],
    ],
    ['with a name of 200 characters', { fullName: 'a'.repeat(200) }, []],
    [
      'with lines that are too long',
      {
        fullName: 'a'.repeat(201),
        title: 'a'.repeat(101),
        phoneNumber: '1'.repeat(51),
        jobTitle: 'a'.repeat(201),
      },
      [
        ['fullName', 'Full Name can have at most 200 characters.'],
        ['title', 'Title can have at most 100 characters.'],
        ['phoneNumber', 'Phone Number can have at most 50 characters.'],
        ['jobTitle', 'Job Title can have at most 200 characters.'],
      ],
    ],
    ['without a role', { roles: [] }, [['roles', 'Choose a role.']]],
    ['with a role of the state’s own only', { roles: ['Clerk'] }, [['roles', 'Choose a role.']]],
    ['with a second role of the state’s own', { roles: ['LocalUser', 'Clerk'] }, []],
    ['with two roles', { roles: ['LocalUser', 'LocalAdmin'] }, [['roles', 'Choose one role only.']]],
    ['of a local user without an agency', { leaId: null }, [['leaId', 'Jurisdiction is required.']]],
    ['of a liaison without an agency', { roles: ['DEILiaison'], leaId: null }, []],
    [
      'of a liaison with an agency',
      { roles: ['DEILiaison'] },
      [['leaId', 'DEI Liaison is a role of the state and has no jurisdiction.']],
    ],
  ])('%s', (_case, input, refused) => {
    const verdicts = checkAccountInput(anAccountInput(input))
    expect(verdicts.map((each) => (each.allowed ? [] : [each.field, each.reason]))).toEqual(refused)
  })

  it('is stored with tidy lines and without wishes that its role cannot have', () => {
    const input = anAccountInput({
      fullName: '  Nina\r\n Ewell ',
      selectedLeas: [2],
      preferredLeaId: 2,
      email: ' new@allegany.example ',
    })
    expect(tidyAccountInput(input)).toMatchObject({
      fullName: 'Nina Ewell',
      email: 'new@allegany.example',
      selectedLeas: [],
      preferredLeaId: null,
    })
    const monitor = { roles: ['StateMonitor'], leaId: null, selectedLeas: [3, 1, 3], preferredLeaId: 2 }
    expect(tidyAccountInput(anAccountInput(monitor))).toMatchObject({
      selectedLeas: [1, 3],
      preferredLeaId: 2,
    })
  })
})
