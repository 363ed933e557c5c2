import { z } from 'zod'
import { defineCall } from '../call.js'

const feature = 'session'

const confirmation = z
  .object({
    confirmed: z
      .boolean()
      .describe('True once the confirmation is complete: no password is needed for the next ten minutes.'),
    email: z.string().nullable().describe('Address that a security code was sent to; null when none was.'),
  })
  .meta({ id: 'PasswordConfirmation' })

const tries =
  'Five wrong passwords or codes in a row end the session: the fifth is answered UNAUTHENTICATED. ' +
  'The time of the last confirmation is kept with the session at the server.'

export const confirmPassword = defineCall({
  id: 'confirmPassword',
  feature,
  method: 'post',
  path: '/api/account/users/me/confirm-password',
  summary: 'Gives the password again, for calls that want it to be recent',
  description:
    'Without a trusted device and while the second step is on a security code is sent, and confirmPasswordCode ' +
    `finishes. BAD_USER_INPUT with field password: it is not right. ${tries}`,
  access: 'signed-in',
  encoding: 'json',
  body: z.object({
    password: z.string().min(1, 'Current Password is required').max(1024),
    mfaToken: z.string().max(512).default('').describe('Token of a trusted device, or empty.'),
  }),
  answer: confirmation,
  errors: ['TOO_MANY_REQUESTS'],
})

export const confirmPasswordCode = defineCall({
  id: 'confirmPasswordCode',
  feature,
  method: 'post',
  path: '/api/account/users/me/confirm-password/code',
  summary: 'The security code after the password was confirmed',
  description: `BAD_USER_INPUT with field code: wrong, expired or spent, the same for each. ${tries}`,
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ code: z.string().regex(/^\d{6}$/, 'Enter the six digits of the security code.') }),
  answer: confirmation,
  errors: ['TOO_MANY_REQUESTS'],
})

export const resendPasswordCode = defineCall({
  id: 'resendPasswordCode',
  feature,
  method: 'post',
  path: '/api/account/users/me/confirm-password/code/resend',
  summary: 'Sends the code of a confirmation again: once in 30 seconds',
  description: 'CONFLICT: the password was not confirmed in the last ten minutes.',
  access: 'signed-in',
  answer: confirmation,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
})
