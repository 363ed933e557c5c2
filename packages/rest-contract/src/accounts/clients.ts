import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'accounts'
const access = ['clients.manage']

/** A client of another system, as shown to a state administrator; its secret is only in the responses below. */
export const client = z
  .object({
    id: z.string().describe('The public client_id.'),
    name: z.string(),
    contact: z.string().describe('Whom to ask about it.'),
    scopes: z.array(z.string()).describe('agencies.read'),
    allLeas: z.boolean().describe('Every agency, those of later years too.'),
    leaIds: z.array(z.number().int()).describe('Its agencies; empty with allLeas.'),
    expiresOn: z.string().describe('Last day on which it is good, YYYY-MM-DD in the time zone of the state.'),
    requestsPerMinute: z.number().int().describe('REST calls in a minute, over all its tokens.'),
    state: z.enum(['active', 'expired', 'revoked']),
    secretCreatedOn: z.string().describe('Instant of the last rotation.'),
    previousSecretUntil: z
      .string()
      .nullable()
      .describe('Until when the secret before is good too; null when it is not.'),
    lastUsedOn: z.string().nullable().describe('Instant, to the minute; null when it was never used.'),
    lastUsedFrom: z.string().nullable().describe('Address of its last use.'),
    revokedOn: z.string().nullable(),
    createdBy: personRef.nullable(),
    createdOn: z.string(),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
    version: z.number().int(),
    edit: allowedAct,
    rotate: allowedAct,
    revoke: allowedAct,
  })
  .meta({ id: 'Client' })

/** A client with its new secret. */
export const clientSecret = z
  .object({
    client,
    secret: z
      .string()
      .nullable()
      .describe(
        'Shown once: it is stored as a hash only. Null when a repeat with the same Idempotency-Key asks again.',
      ),
  })
  .meta({ id: 'ClientSecret' })

const idParam = z.object({ id: z.string().min(1).max(100) })

/** Checked by the domain's `checkClientInput`, in the form too. */
export const clientFields = z.object({
  name: z.string().max(1000).default(''),
  contact: z.string().max(1000).default(''),
  scopes: z.array(z.string().max(100)).max(100).default([]),
  allLeas: z.boolean().default(false),
  leaIds: z.array(z.number().int()).max(1000).default([]),
  expiresOn: z.string().max(20).default('').describe('YYYY-MM-DD, at most two years ahead.'),
  requestsPerMinute: z.number().default(600),
})
const version = z.number().int()

export const listClients = defineCall({
  id: 'listClients',
  feature,
  method: 'get',
  path: '/api/account/clients',
  summary: 'Clients of other systems: good ones first, then by name',
  access,
  answer: z.array(client),
  errors: ['FORBIDDEN'],
})

export const getClient = defineCall({
  id: 'getClient',
  feature,
  method: 'get',
  path: '/api/account/clients/{id}',
  summary: 'One client',
  access,
  params: idParam,
  answer: client,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const registerClient = defineCall({
  id: 'registerClient',
  feature,
  method: 'post',
  path: '/api/account/clients',
  summary: 'Registers a client and makes its secret',
  description:
    'BAD_USER_INPUT with fields: name missing, too long or taken; contact missing; no scope, an unknown one, or one that ' +
    'is for all jurisdictions only; no jurisdiction; an expiry that is past or more than two years ahead; ' +
    'requestsPerMinute out of 10 to 6000.',
  access,
  recentPassword: 'always',
  encoding: 'json',
  body: clientFields,
  status: 201,
  answer: clientSecret,
  errors: ['FORBIDDEN'],
})

export const updateClient = defineCall({
  id: 'updateClient',
  feature,
  method: 'put',
  path: '/api/account/clients/{id}',
  summary: 'Changes a client; it holds for its next request',
  description:
    'Refusals as registerClient, and CONFLICT: an old version (with the current client), or a revoked client.',
  access,
  recentPassword: 'some-changes',
  encoding: 'json',
  params: idParam,
  body: changes(clientFields).extend({ version }),
  answer: client,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const rotateClientSecret = defineCall({
  id: 'rotateClientSecret',
  feature,
  method: 'post',
  path: '/api/account/clients/{id}/rotate',
  summary: 'Makes a new secret',
  description:
    'With keepPrevious the secret before is good for 24 more hours; without it that secret and every access token got ' +
    'so far end at once. CONFLICT: an old version, a revoked or an expired client.',
  access,
  recentPassword: 'always',
  encoding: 'json',
  params: idParam,
  body: z.object({ version, keepPrevious: z.boolean() }),
  answer: clientSecret,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const revokeClient = defineCall({
  id: 'revokeClient',
  feature,
  method: 'post',
  path: '/api/account/clients/{id}/revoke',
  summary: 'Revokes a client for ever; its tokens are refused from the next request on',
  description: 'CONFLICT: an old version, or revoked already.',
  access,
  encoding: 'json',
  params: idParam,
  body: z.object({ version }),
  answer: client,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
