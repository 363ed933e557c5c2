import { expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { canMailAgencies, checkAgenciesMail, mostMailSubject, mostMailText } from './agencies-mail.js'

const actor = (role: string): Actor => ({
  userId: 'u',
  fullName: 'U',
  roles: [role],
  permissions: [],
  leaId: null,
  selectedLeas: [],
})

it.each([
  ['StateMonitor', true],
  ['StateAdmin', true],
  ['DEILiaison', false],
  ['DisputeResolutionStaff', false],
  ['LocalAdmin', false],
  ['LocalUser', false],
])('lets %s mail agencies: %s', (role, may) => {
  expect(canMailAgencies(actor(role)).allowed).toBe(may)
})

it('lets no other system write to people', () => {
  const client = { scopes: [], leas: 'all' } as const
  expect(canMailAgencies({ ...actor('StateMonitor'), client }).allowed).toBe(false)
})

it('wants an agency, a subject and a text, none of them too long', () => {
  const whole = { leaIds: [1], subject: 'Due dates', text: 'Please look at them.' }
  const fields = (given: object) =>
    checkAgenciesMail({ ...whole, ...given }).flatMap((one) => (one.allowed ? [] : [one.field]))
  expect(fields({})).toEqual([])
  expect(fields({ leaIds: [], subject: ' ', text: '\n' })).toEqual(['leaIds', 'subject', 'text'])
  expect(fields({ subject: 'x'.repeat(mostMailSubject + 1), text: 'x'.repeat(mostMailText + 1) })).toEqual([
    'subject',
    'text',
  ])
})
