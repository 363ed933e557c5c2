import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from './all-calls.js'
import { changes } from './changes.js'
import { openApiDocument } from './openapi.js'

describe('the body of an update', () => {
  const body = changes(
    z.object({
      title: z.string().max(5),
      note: z.string().default(''),
      day: z.string().nullable().default(null).describe('A day.'),
    }),
  )

  it('has only what was given: a field that is left out is no default', () => {
    expect(body.parse({})).toEqual({})
    expect(body.parse({ note: '', day: null })).toEqual({ note: '', day: null })
  })

  it('takes no other values than the record, and keeps what is said of its fields', () => {
    expect(body.safeParse({ title: 'longer' }).success).toBe(false)
    expect(body.safeParse({ title: null }).success).toBe(false)
    expect(body.shape.day.unwrap().description).toBe('A day.')
  })
})

interface Operation {
  operationId: string
  requestBody?: object
}

describe('every call that changes a record', () => {
  const { paths = {} } = openApiDocument()
  const updates = allCalls.filter(({ method, body }) => body && (method === 'put' || method === 'patch'))

  it.each(updates.map((call) => [call.id, call] as const))('%s has no default in its body', (_id, call) => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}) as Operation[])
    const { requestBody } = operations.find(({ operationId }) => operationId === call.id) ?? {}
    expect(JSON.stringify(requestBody)).toContain('"schema":')
    expect(JSON.stringify(requestBody)).not.toContain('"default":')
  })
})
