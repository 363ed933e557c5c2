import { allCalls, type Call } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildAccessWorld } from '../testing/access/access-world.js'
import { startTestApi, type TestAnswer, type TestApi } from '../testing/test-api.js'
import { notStored, updateCases } from '../testing/updates/update-files.js'
import type { UpdateCase, UpdateSubject } from '../testing/updates/update-kit.js'

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

const shapeOf = (body: z.ZodObject) => body.shape as Record<string, z.ZodType>

/** A PUT, a PATCH, or a POST whose body has the version of the changed record. */
const isUpdate = ({ method, body }: Call) =>
  method === 'put' || method === 'patch' || (body instanceof z.ZodObject && 'version' in shapeOf(body))

/** Fields that the body of an update may leave out; those of entries that are changed one by one as `cases[].text`. */
function optionalFields(body: z.ZodObject): string[] {
  const shape = shapeOf(body)
  const inner = shape['fields'] instanceof z.ZodObject ? shapeOf(shape['fields']) : shape
  return Object.entries(inner).flatMap(([name, field]) =>
    optionalInEntries(field)
      .map((member) => `${name}[].${member}`)
      .concat(isOptional(field) ? name : []),
  )
}

const isOptional = (field: z.ZodType) => field.safeParse(undefined).success

function optionalInEntries(field: z.ZodType): string[] {
  const list = field instanceof z.ZodOptional || field instanceof z.ZodDefault ? field.unwrap() : field
  const entry = list instanceof z.ZodArray ? list.element : undefined
  if (!(entry instanceof z.ZodObject)) return []
  const shape = shapeOf(entry)
  return Object.keys(shape).filter((name) => name !== 'id' && shape[name] && isOptional(shape[name]))
}

/** An entry of a list that an update changes by its id. */
type Entry = Record<string, unknown> & { id: number }
const entriesOf = (value: unknown) =>
  Array.isArray(value)
    ? value.filter((one): one is Entry => one !== null && typeof one === 'object' && 'id' in one)
    : []

/** What would be nothing to lose. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

it('every field that an update may leave out has a case, where there is something to keep', () => {
  const fieldsOf = (cases: readonly UpdateCase[]) =>
    cases.flatMap((one) => {
      const { fields } = subjectOf(one)
      const members = eachWithoutMember(fields).map(({ name }) => name)
      return Object.keys(fields)
        .filter((name) => !isNothing(fields[name]))
        .concat(members)
    })
  // Each kind of place has some of the fields of all.
  const inPlaces = fieldsOf(updateCases.filter(({ inside }) => inside))
  const missing = allCalls.filter(isUpdate).flatMap((call) => {
    const own = updateCases.filter((one) => one.call === call.id)
    if (call.body === undefined) return []
    if (!(call.body instanceof z.ZodObject))
      return own.length > 0 ? [] : [`${call.id}: its body names no fields`]
    const stored = own[0]?.inside ? inPlaces : fieldsOf(own)
    const known = new Set([...stored, ...(notStored[call.id] ?? [])])
    return optionalFields(call.body).flatMap((name) => (known.has(name) ? [] : [`${call.id}: ${name}`]))
  })
  expect(missing).toEqual([])
})

/** The fields without one of them, for each. */
const eachWithout = (fields: Record<string, unknown>) =>
  Object.keys(fields).map((name) => {
    const { [name]: _left, ...others } = fields
    return { name, others }
  })

/** The fields without a member of an entry that is changed by its id, for each. */
const eachWithoutMember = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([list, value]) =>
    entriesOf(value).flatMap(({ id, ...members }, index) =>
      eachWithout(members).map(({ name, others }) => {
        const entries = entriesOf(value).with(index, { id, ...others })
        return { name: `${list}[].${name}`, others: Object.assign({}, fields, { [list]: entries }) }
      }),
    ),
  )

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

    for (const { name, others } of eachWithout(fields).concat(eachWithoutMember(fields))) {
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
