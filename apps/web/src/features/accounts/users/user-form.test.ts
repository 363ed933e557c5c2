import { checkAccountInput } from '@portal/domain'
import { expect, test } from 'vitest'
import { aUser } from '../testing/builders'
import { userFormErrors, userFormValues, userInputOf, type UserFormValues } from './user-form'

const good: UserFormValues = userFormValues(aUser(), null)

test.each<[string, Partial<UserFormValues>, Record<string, string>]>([
  ['nothing wrong', {}, {}],
  ['no email', { email: '', userName: '' }, { userName: 'Username is required.' }],
  ['a malformed email', { email: 'dan', userName: 'dan' }, { email: 'Enter a valid email address.' }],
  ['no full name', { fullName: ' ' }, { fullName: 'Full Name is required.' }],
  ['no title', { title: '' }, { title: 'Title is required.' }],
  ['no phone number', { phoneNumber: '' }, { phoneNumber: 'Phone Number is required.' }],
  ['no job title', { jobTitle: '' }, {}],
  ['too long a title', { title: 'x'.repeat(101) }, { title: 'Title can have at most 100 characters.' }],
  ['no role', { role: '' }, { role: 'Choose a role.' }],
  ['a local role without jurisdiction', { leaId: '' }, { leaId: 'Jurisdiction is required.' }],
  ['a state role with an agency from before', { role: 'StateMonitor' }, {}],
])('finds in a form with %s what the API would refuse', async (_name, change, errors) => {
  const values = { ...good, ...change }
  expect(await userFormErrors(values, undefined)).toEqual(errors)
  const refused = checkAccountInput(userInputOf(values, values.role.startsWith('Local')))
  expect(refused.length).toBe(Object.keys(errors).length)
})

test('keeps a refusal of the server until its field changes', async () => {
  const server = {
    values: good,
    errors: [
      { code: 'BAD_USER_INPUT', field: 'email', message: 'A user with this email address already exists.' },
    ],
  }
  expect(await userFormErrors({ ...good, title: 'Dean' }, server)).toEqual({
    email: 'A user with this email address already exists.',
  })
  expect(await userFormErrors({ ...good, email: 'b@x.example', userName: 'b@x.example' }, server)).toEqual({})
})

test('says once, beside the email, that there is none', async () => {
  const values = { ...good, email: '', userName: '' }
  const errors = [{ code: 'BAD_USER_INPUT', field: 'email', message: 'Username is required.' }]
  expect(await userFormErrors(values, { values, errors })).toEqual({ email: 'Username is required.' })
})

test('sends state staff without an agency and local people without wishes', () => {
  const state = { ...good, role: 'StateMonitor', preferredLeaId: '13', selectedLeas: [13, 1] }
  expect(userInputOf(state, false)).toMatchObject({ leaId: null, preferredLeaId: 13, selectedLeas: [1, 13] })
  expect(userInputOf({ ...state, role: 'LocalUser' }, true)).toMatchObject({
    leaId: 1,
    preferredLeaId: null,
    selectedLeas: [],
  })
})

test('takes the one role by priority and keeps roles that the state made', () => {
  const values = userFormValues(aUser({ roles: ['LocalUser', 'StateMonitor', 'AuditReader'] }), null)
  expect(values).toMatchObject({ role: 'StateMonitor', moreRoles: ['AuditReader'] })
})
