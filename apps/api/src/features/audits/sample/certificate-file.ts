import { auditParts } from '@portal/domain'
import { z } from 'zod'
import { condition } from '../../../db/seed/audits-data.js'

const places = z.array(z.number().int().min(0))
const place = z.number().int().min(0)
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topUp'), size: z.number(), came: places }),
  z.object({ kind: z.literal('trim'), size: z.number(), left: places }),
  z.object({ kind: z.literal('replace'), left: place, came: place, reason: z.string() }),
  z.object({ kind: z.literal('add'), came: place, reason: z.string() }),
  z.object({ kind: z.literal('remove'), left: place, reason: z.string() }),
])
const quotaRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), name: z.string(), atLeast: z.number(), when: condition }),
  z.object({ kind: z.literal('mostFrequent'), field: z.string(), top: z.number(), atLeast: z.number() }),
])
const strata = z.union([
  z.object({ field: z.string() }),
  z.object({
    tests: z.array(z.object({ name: z.string(), when: condition.nullable() })),
    drawOrder: z.array(z.string()),
  }),
])

/** A sampling certificate as it is downloaded. */
export const certificateFile = z.object({
  about: z.object({
    agency: z.string(),
    auditType: z.string(),
    part: z.enum(auditParts),
    year: z.number(),
    prong: z.number(),
    round: z.number(),
  }),
  population: z.object({ count: z.number(), sha256: z.string(), agesOn: z.string() }),
  filter: condition.nullable(),
  rule: z.object({
    sizes: z.array(z.object({ upTo: z.number().nullable(), size: z.number().nullable() })),
    strata,
    quotas: z.array(quotaRule),
    eligible: condition.nullable(),
  }),
  algorithm: z.number(),
  seed: z.number(),
  size: z.number(),
  strata: z.array(
    z.object({ name: z.string(), population: z.number(), allocated: z.number(), drawn: z.number() }),
  ),
  quotas: z.array(z.object({ name: z.string(), atLeast: z.number(), inSample: z.number() })),
  sample: places,
  drawnBy: z.string(),
  drawnAt: z.string(),
  changes: z.array(z.intersection(change, z.object({ by: z.string(), at: z.string() }))),
})
