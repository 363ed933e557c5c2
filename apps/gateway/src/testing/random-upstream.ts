import { allCalls, apiErrorStatus, type ApiErrorCode, type Call } from '@portal/rest-contract'
import type { Response } from 'express'
import type { z } from 'zod'
import { texts } from './random-operations.js'
import type { Random } from './random.js'
import { refuse, type StubUpstream } from './stub-upstream.js'

/** Phrases in faults of the system of record that no response of the gateway may contain. */
export const secretWords = ['SECRETSTACK', '/srv/secret-path', 'db.secret.internal', 'secret-token']

const fault = `SECRETSTACK Error: boom\n    at query (/srv/secret-path/db.js:12:34)\nhost db.secret.internal token secret-token`
const refusals = Object.keys(apiErrorStatus).filter(
  (code) => code !== 'UNAUTHENTICATED' && code !== 'INTERNAL',
) as ApiErrorCode[]

/**
 * Makes the stub respond to every call at random: with what the contract allows, its refusals, and faults of all kinds.
 */
export function answerAtRandom(upstream: StubUpstream, random: Random): void {
  const signIn = new Set(['token', 'tokenMfa', 'validateMfaCode', 'revokeToken', 'changePassword', 'getMe'])
  for (const call of allCalls) {
    if (signIn.has(call.id)) continue
    upstream.answers.set(call.id, (_request, response) => {
      const kind = random.next()
      if (kind < 0.8) answer(call, response, random)
      else if (kind < 0.9)
        refuse(response, random.one(refusals), 'This is refused.', { fields: { name: ['No.'] } })
      else fail(response, random)
    })
  }
}

function answer(call: Call, response: Response, random: Random): void {
  if (call.answer === undefined) response.status(call.status ?? 200).end()
  else response.status(call.status ?? 200).json(randomValue(call.answer, random, ''))
}

function fail(response: Response, random: Random): void {
  const ways = [
    () => response.status(502).type('html').send(`<html><pre>${fault}</pre></html>`),
    () => response.status(200).type('html').send(`<html><pre>${fault}</pre></html>`),
    () => response.status(500).json({ message: fault, stack: fault }),
    () => response.status(400).json({ message: fault, code: 'NONE' }),
    () => response.status(200).json({ stack: fault }),
    () => response.status(200).type('json').send('{"half": '),
    () => response.status(302).location(`http://db.secret.internal/${fault.length}`).end(),
    () => response.socket?.destroy(),
  ]
  random.one(ways)()
}

const days = /^(aboutDate|acknowledgeBy|dueOn|firstDay|lastDay|responseDueOn)$/
const instants = /(On|Date|At|^at|^on)$/

/** A value that a schema of the contract accepts. Instants and days are recognised by their names. */
function randomValue(schema: z.core.$ZodType, random: Random, name: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, member]) => [key, randomValue(member, random, key)]),
      )
    case 'array':
      return Array.from({ length: random.below(4) }, () => randomValue(def.element, random, name))
    case 'nullable':
      return random.chance(0.3) ? null : randomValue(def.innerType, random, name)
    case 'optional':
    case 'default':
      return random.chance(0.3) ? undefined : randomValue(def.innerType, random, name)
    case 'record':
      return {}
    case 'enum':
      return random.one(Object.values(def.entries))
    case 'literal':
      return random.one(def.values)
    case 'union':
      return randomValue(random.one(def.options), random, name)
    case 'boolean':
      return random.chance(0.5)
    case 'number':
      return random.one([0, 1, 2, 3, 4])
    case 'string':
      if (days.test(name) || ('format' in def && def.format === 'date')) return '2026-06-30'
      return instants.test(name) ? '2026-09-01T12:00:00.000Z' : random.one(texts)
    default:
      throw new Error(`Random answers know no ${def.type} (${name}).`)
  }
}
