import { allCalls, type Call } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildAccessWorld } from '../testing/access/access-world.js'
import { startTestApi, type TestAnswer, type TestApi } from '../testing/test-api.js'
import { notStored, updateCases, type UpdateCase, type UpdateSubject } from '../testing/update-cases.js'

let api: TestApi
const subjects = new Map<UpdateCase, UpdateSubject>()
beforeAll(async () => {
  api = await startTestApi({ config: { accessTokenSeconds: 3600 } })
  const world = await buildAccessWorld(api)
  for (const one of updateCases) subjects.set(one, await one.subject(world))
}, 120_000)
afterAll(() => api.close())

function callOf(id: string): Call {
  const call = allCalls.find((one) => one.id === id)
  if (call === undefined) throw new Error(`No call ${id}.`)
  return call
}

function subjectOf(one: UpdateCase): UpdateSubject {
  const subject = subjects.get(one)
  if (subject === undefined) throw new Error(`Nothing was made for ${one.call}.`)
  return subject
}

/** Fields that a body may leave out, where it is the body of an update. */
function optionalFields({ method, body }: Call): string[] {
  if (!(body instanceof z.ZodObject)) return []
  const shape = shapeOf(body)
  if (method !== 'put' && method !== 'patch' && !('version' in shape)) return []
  const inner = shape['fields'] instanceof z.ZodObject ? shapeOf(shape['fields']) : shape
  return Object.keys(inner).filter((name) => inner[name]?.safeParse(undefined).success)
}
const shapeOf = (body: z.ZodObject) => body.shape as Record<string, z.ZodType>

/** What would be nothing to lose. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

it('every field that an update may leave out is in the table, where there is something to keep', () => {
  const fieldsOf = (cases: readonly UpdateCase[]) =>
    cases.flatMap((one) => {
      const { fields } = subjectOf(one)
      return Object.keys(fields).filter((name) => !isNothing(fields[name]))
    })
  // Each kind of place has some of the fields of all.
  const inPlaces = fieldsOf(updateCases.filter(({ inside }) => inside))
  const missing = allCalls.flatMap((call) => {
    const own = updateCases.filter((one) => one.call === call.id)
    const stored = own[0]?.inside ? inPlaces : fieldsOf(own)
    const known = new Set([...stored, ...(notStored[call.id] ?? [])])
    return optionalFields(call).flatMap((name) => (known.has(name) ? [] : [`${call.id}: ${name}`]))
  })
  expect(missing).toEqual([])
})

describe('a field that is left out', () => {
  it.each(updateCases.map((one) => [one.call, one] as const))('stays as it is: %s', async (_call, one) => {
    const call = callOf(one.call)
    const { params, fields, beside = {}, read } = subjectOf(one)
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const send = async (given: Record<string, unknown>): Promise<TestAnswer<unknown>> => {
      const { version } = await read()
      const body = { ...beside, ...(one.inside ? { [one.inside]: given } : given), version }
      return api.call(call.method, path, { token: await api.tokenFor(one.user), body })
    }

    const { status, body } = await send(fields)
    expect({ status, body }).toMatchObject({ status: 200 })
    const stored = await read()
    const kept = (from: Record<string, unknown>) =>
      Object.fromEntries(Object.keys(fields).map((name) => [name, from[name]]))

    for (const name of Object.keys(fields)) {
      const { [name]: _left, ...others } = fields
      const answer = await send(others)
      expect({ name, status: answer.status, body: answer.body }).toMatchObject({ name, status: 200 })
      expect({ name, ...kept(await read()) }).toEqual({ name, ...kept(stored) })
    }
    expect(await send({})).toMatchObject({ status: 200 })
    expect(kept(await read())).toEqual(kept(stored))
    const lost = (name: string) => isNothing(stored[name]) && !isNothing(fields[name])
    expect(Object.keys(fields).filter(lost)).toEqual([])
  })
})
