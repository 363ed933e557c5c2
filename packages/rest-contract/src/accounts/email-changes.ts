import { z } from 'zod'
import { defineCall } from '../call.js'

const feature = 'accounts'

export const confirmEmailChange = defineCall({
  id: 'confirmEmailChange',
  feature,
  method: 'post',
  path: '/api/account/email/confirm',
  summary: 'Takes a new own e-mail address into use with the token of the mailed link',
  description:
    'Signed in or not. Every link that is no longer good is refused alike, whatever the reason: spent, expired, replaced by ' +
    'a newer one, taken back, or the address belongs to another account by now.',
  access: 'public',
  encoding: 'json',
  body: z.object({ token: z.string().min(1).max(512) }),
  status: 204,
  errors: ['TOO_MANY_REQUESTS'],
})

export const resendEmailChange = defineCall({
  id: 'resendEmailChange',
  feature,
  method: 'post',
  path: '/api/account/users/me/email-change/resend',
  summary: 'Mails the link that confirms the new own address again; the link before is dead',
  access: 'signed-in',
  status: 204,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const cancelEmailChange = defineCall({
  id: 'cancelEmailChange',
  feature,
  method: 'delete',
  path: '/api/account/users/me/email-change',
  summary: 'Takes a new own address back that waits for its confirmation',
  access: 'signed-in',
  status: 204,
  errors: ['NOT_FOUND'],
})
