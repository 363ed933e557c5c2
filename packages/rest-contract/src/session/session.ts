import { z } from 'zod'
import { defineCall } from '../call.js'

/** Token request, form-encoded (specification 000 section 7, RFC 6749). */
const passwordGrant = z.object({
  grant_type: z.literal('password'),
  username: z.string().min(1).max(320).describe('User name: the e-mail address.'),
  password: z.string().min(1).max(1024),
  client_id: z.string().min(1).describe('Fixed id of the single-page application: portal-web.'),
  scope: z.string().default('openid').describe('Space-separated list of scopes.'),
})

export const refreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(512),
  client_id: z.string().min(1),
  scope: z.string().optional(),
})

/** Sign-in of a client of another system (RFC 6749 section 4.4). */
export const clientGrant = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1).max(100),
  client_secret: z.string().min(1).max(200),
  scope: z.string().max(1000).optional().describe('Some of the scopes of the client; all by default.'),
})

/** Response of every token call. Tokens are absent until the second step is completed. */
export const tokenAnswer = z
  .object({
    accessToken: z.string().optional().describe('Signed JWT; absent while mfaPassed is false.'),
    refreshToken: z.string().optional().describe('Opaque, rotates with every refresh.'),
    expiresIn: z.number().int().optional().describe('Seconds until the access token expires.'),
    refreshExpiresIn: z.number().int().optional().describe('Seconds until the refresh token expires.'),
    id: z.string().optional().describe('User id.'),
    leaId: z.number().int().nullable().optional().describe('Agency of the user, null for state staff.'),
    mfaPassed: z.boolean().describe('True when the user is fully signed in.'),
    mfaToken: z
      .string()
      .optional()
      .describe(
        'While mfaPassed is false: the token of this sign-in attempt, to be sent with the code. ' +
          'After validatemfacode with trustedDevice: the token of the trusted device.',
      ),
    mfaTokenExpiresIn: z.number().int().optional().describe('Seconds that mfaToken is good for.'),
    email: z.string().optional().describe('Address that the security code was sent to.'),
    scope: z.string().optional().describe('For clients: the scopes of the token, with spaces between.'),
  })
  .meta({ id: 'TokenAnswer' })

export const token = defineCall({
  id: 'token',
  feature: 'session',
  method: 'post',
  path: '/api/auth/token',
  summary: 'Signs in with user name and password, or refreshes a session',
  description:
    'Form-encoded. grant_type password yields no token while the second step is on: it answers mfaPassed false. ' +
    'grant_type refresh_token rotates the refresh token: the direct predecessor is accepted for ten seconds, or ' +
    'longer with the same Idempotency-Key; any other replay revokes the whole family. grant_type client_credentials ' +
    'answers an access token of a registered client, and no refresh token.',
  access: 'public',
  encoding: 'form',
  body: z.discriminatedUnion('grant_type', [passwordGrant, refreshGrant, clientGrant]),
  answer: tokenAnswer,
  errors: ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
})

export const tokenMfa = defineCall({
  id: 'tokenMfa',
  feature: 'session',
  method: 'post',
  path: '/api/auth/tokenmfa',
  summary: 'First step of signing in: password, and the token of a trusted device',
  description:
    'With a valid trusted-device token the answer holds the tokens; otherwise a security code is sent by mail. ' +
    "To send the code of a running attempt again, pass that attempt's token as attemptToken.",
  access: 'public',
  encoding: 'form',
  body: passwordGrant.extend({
    mfaToken: z.string().max(512).default('').describe('Token of a trusted device, or empty.'),
    attemptToken: z
      .string()
      .max(512)
      .default('')
      .describe('Token of a running attempt whose code is to be sent again; empty for a new attempt.'),
  }),
  answer: tokenAnswer,
  errors: ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
})

export const validateMfaCode = defineCall({
  id: 'validateMfaCode',
  feature: 'session',
  method: 'post',
  path: '/api/auth/validatemfacode',
  summary: 'Second step of signing in: the six-digit security code',
  description:
    'A wrong, expired or spent code answers mfaPassed false with status 200, the same for each. ' +
    'At most five codes are compared for one attempt.',
  access: 'public',
  encoding: 'form',
  body: passwordGrant.extend({
    mfaToken: z.string().min(1).max(512).describe('Token of the sign-in attempt.'),
    mfaCode: z.string().regex(/^\d{6}$/, 'Enter the six digits of the security code.'),
    trustedDevice: z
      .enum(['true', 'false'])
      .default('false')
      .transform((v) => v === 'true')
      .describe('Skip this step for the next 30 days on this device.'),
  }),
  answer: tokenAnswer,
  errors: ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
})

export const revokeToken = defineCall({
  id: 'revokeToken',
  feature: 'session',
  method: 'post',
  path: '/api/auth/revoke',
  summary: 'Signs out: revokes the refresh token and its whole family (RFC 7009)',
  description: 'Answers 204 for an unknown token too.',
  access: 'public',
  encoding: 'form',
  body: z.object({ token: z.string().min(1).max(512), client_id: z.string().optional() }),
  status: 204,
})

export const jwks = defineCall({
  id: 'jwks',
  feature: 'session',
  method: 'get',
  path: '/api/auth/jwks',
  summary: 'Public keys that access tokens are signed with (RFC 7517)',
  access: 'public',
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
})

export const recoverPassword = defineCall({
  id: 'recoverPassword',
  feature: 'session',
  method: 'post',
  path: '/api/account/recover/password',
  summary: 'Sends a password reset link by mail',
  description:
    'Unknown address: NOT_FOUND. Disabled account: FORBIDDEN (texts of the error catalogue, section 8).',
  access: 'public',
  encoding: 'json',
  body: z.object({ email: z.string().min(1, 'Please enter your email').max(320) }),
  status: 204,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const resetPassword = defineCall({
  id: 'resetPassword',
  feature: 'session',
  method: 'post',
  path: '/api/account/reset/password',
  summary: 'Sets a new password with the token of a mailed link',
  description: "A spent, expired or foreign token is refused with the message 'Invalid token.'.",
  access: 'public',
  encoding: 'json',
  body: z.object({
    id: z.string().min(1).max(320).describe('The e-mail address, as the link carries it.'),
    password: z.string().min(1, 'New Password is required').max(1024),
    token: z.string().min(1).max(512),
    isNewUser: z.boolean().default(false),
  }),
  status: 204,
  errors: ['TOO_MANY_REQUESTS'],
})

export const changePassword = defineCall({
  id: 'changePassword',
  feature: 'session',
  method: 'put',
  path: '/api/account/users/{userId}/password',
  summary: 'Changes the own password',
  description:
    'Ends every other session and forgets trusted devices. The calling session must refresh with the refresh ' +
    'token that the answer holds.',
  access: 'signed-in',
  encoding: 'json',
  params: z.object({ userId: z.string() }),
  body: z.object({
    id: z.string(),
    currentPassword: z.string().min(1, 'Current Password is required').max(1024),
    newPassword: z.string().min(1, 'New Password is required').max(1024),
  }),
  answer: tokenAnswer,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
