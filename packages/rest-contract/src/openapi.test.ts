import { describe, expect, it } from 'vitest'
import { allCalls } from './all-calls.js'
import { documentedPaths } from './call.js'
import { launchComplianceYear } from './years/index.js'
import { openApiDocument } from './openapi.js'

interface Operation {
  operationId: string
  summary: string
  security: unknown[]
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>
}

const document = openApiDocument()

function operationOf(call: (typeof allCalls)[number]): Operation {
  const path = document.paths?.[documentedPaths(call)[0]] as Record<string, Operation> | undefined
  const operation = path?.[call.method]
  if (!operation) throw new Error(`${call.id} is not in the OpenAPI document.`)
  return operation
}

describe('the OpenAPI document', () => {
  it('holds every call by its id, with a summary', () => {
    expect(document.openapi).toBe('3.1.0')
    for (const call of allCalls) {
      const { operationId, summary } = operationOf(call)
      expect(operationId).toBe(call.id)
      expect(summary.length).toBeGreaterThan(5)
    }
  })

  it('writes out the kinds of audits, with no parameter for what is written', () => {
    const { paths = {} } = document
    expect(Object.keys(paths).filter((path) => path.includes('{typeKey}'))).toEqual([])
    expect(paths['/api/msde/desk-audit/prong/{id}']?.get).toMatchObject({
      operationId: 'getAuditProng',
      parameters: [{ name: 'id' }],
    })
  })

  it('says of a GET that changes data that it does, and takes a key for its repeat', () => {
    const get = document.paths?.[documentedPaths(launchComplianceYear)[0]]?.get
    expect(get?.description).toContain('A GET that changes data')
    expect(JSON.stringify(get?.parameters)).toContain('Idempotency-Key')
  })

  it('wants a token for everything that is not public', () => {
    for (const call of allCalls)
      expect({ call: call.id, open: operationOf(call).security.length === 0 }).toEqual({
        call: call.id,
        open: call.access === 'public',
      })
  })

  it('describes every refusal with the one error body', () => {
    for (const call of allCalls)
      for (const [status, response] of Object.entries(operationOf(call).responses).filter(
        ([code]) => code >= '400',
      ))
        expect({ status, ref: response.content?.['application/json']?.schema.$ref }).toEqual({
          status,
          ref: '#/components/schemas/ApiError',
        })
  })
})
