import { seededAuditTypes } from '@portal/domain'
import { z } from 'zod'
import type { Call } from '../call.js'

/** Kind of audit in a path; those that every installation has are written out in the OpenAPI document. */
export const typeKey = z.string().max(40).describe('Kind of audit: desk-audit.')

export const base = '/api/msde/{typeKey}'

const [first, ...others] = seededAuditTypes

/** What every call of an audit has. */
export const auditCall = {
  feature: 'audits',
  access: 'signed-in',
  writtenOut: { param: 'typeKey', values: [first.key, ...others.map(({ key }) => key)] },
} as const satisfies Partial<Call>

/** Id of a row in a path. */
export const rowId = z.coerce.number().int().positive()

/** A call of the kind that has document sets; another kind with such records is served as well. */
export const setCall = {
  ...auditCall,
  writtenOut: { param: 'typeKey', values: ['policies-procedures'] },
} as const satisfies Partial<Call>
