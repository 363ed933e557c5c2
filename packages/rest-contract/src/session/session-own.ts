import { z } from 'zod'
import { defineCall } from '../call.js'

const feature = 'session'
const base = '/api/account/users/me'
const access = 'signed-in'

const browser = z
  .string()
  .describe("Browser and system in words, 'Firefox on Windows'; empty where it did not say.")
const address = z.string().nullable().describe('Network address; null where it was not kept.')

/** A session that has not ended. */
export const ownSession = z
  .object({
    id: z.string(),
    browser,
    startedOn: z.string(),
    startedFrom: address,
    lastUsedOn: z.string().describe('To five minutes: when its access token was renewed last.'),
    lastUsedFrom: address,
    isCurrent: z.boolean().describe('The one that asks.'),
  })
  .meta({ id: 'OwnSession' })

/** A device that needs no security code. */
export const trustedDevice = z
  .object({
    id: z.string(),
    browser,
    trustedOn: z.string(),
    trustedFrom: address,
    trustedUntil: z.string(),
    lastUsedOn: z.string().nullable().describe('When somebody last signed in with it.'),
    lastUsedFrom: address,
    isCurrent: z.boolean().describe('The session that asks began on it.'),
  })
  .meta({ id: 'TrustedDevice' })

export const listOwnSessions = defineCall({
  id: 'listOwnSessions',
  feature,
  method: 'get',
  path: `${base}/sessions`,
  summary: 'The own sessions and trusted devices, last used first',
  access,
  answer: z.object({ sessions: z.array(ownSession), devices: z.array(trustedDevice) }),
})

const idParam = z.object({ id: z.string().min(1).max(100) })

export const endOwnSession = defineCall({
  id: 'endOwnSession',
  feature,
  method: 'delete',
  path: `${base}/sessions/{id}`,
  summary: 'Ends one of the own sessions; its tokens are refused from then on',
  access,
  params: idParam,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const signOutEverywhere = defineCall({
  id: 'signOutEverywhere',
  feature,
  method: 'delete',
  path: `${base}/sessions`,
  summary: 'Ends every own session, the one that asks too',
  description: 'Trusted devices stay trusted. The person is notified by mail.',
  access,
  status: 204,
})

export const forgetOwnDevice = defineCall({
  id: 'forgetOwnDevice',
  feature,
  method: 'delete',
  path: `${base}/devices/{id}`,
  summary: 'Forgets one of the own trusted devices; signing in there needs a security code again',
  access,
  params: idParam,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const forgetOwnDevices = defineCall({
  id: 'forgetOwnDevices',
  feature,
  method: 'delete',
  path: `${base}/devices`,
  summary: 'Forgets every own trusted device',
  description: 'Sessions continue. The person is notified by mail, unless there was none.',
  access,
  status: 204,
})
