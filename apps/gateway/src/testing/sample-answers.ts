import type { Call } from '@portal/rest-contract'
import { z } from 'zod'

export interface SampleKind {
  /** Number of items in each list. */
  items: number
  /** Whether nullable members are null. */
  nulls: boolean
  /** Invalid instants and days: the contract declares them as strings only. */
  wrongDates: boolean
}

type Json = Exclude<z.core.JSONSchema.JSONSchema, boolean>

/** Cached, because converting the schema of a response takes longer than generating one. */
const schemas = new Map<Call, Json>()

function schemaOf(call: Call): Json | undefined {
  if (call.answer === undefined) return undefined
  const known = schemas.get(call) ?? z.toJSONSchema(call.answer, { unrepresentable: 'any', io: 'output' })
  schemas.set(call, known)
  return known
}

/** A response that matches the contract of a call; undefined for calls without a response. */
export function sampleAnswer(call: Call, kind: SampleKind): unknown {
  const root = schemaOf(call)
  return root && sample(root, '', root, kind)
}

function sample(schema: Json, name: string, root: Json, kind: SampleKind): unknown {
  if (schema.$ref !== undefined) {
    const definition = root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return sample(typeof definition === 'object' ? definition : {}, name, root, kind)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) {
    const options = schema.anyOf.filter((option) => typeof option === 'object')
    const wanted = options.find(({ type }) => (type === 'null') === kind.nulls) ?? options[0] ?? {}
    return sample({ description: schema.description, ...wanted }, name, root, kind)
  }
  if (schema.type === 'array') {
    const { items } = schema
    if (typeof items !== 'object' || Array.isArray(items)) return []
    return Array.from({ length: kind.items }, () => sample(items, name, root, kind))
  }
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([member, inner]) => [
        member,
        typeof inner === 'object' ? sample(inner, member, root, kind) : null,
      ]),
    )
  }
  if (schema.type === 'string') return textOf(schema, name, kind)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  return schema.type === 'boolean' ? true : null
}

function textOf(
  { description = '', format, maxLength }: Json,
  name: string,
  { wrongDates }: SampleKind,
): string {
  if (format === 'date' || /YYYY-MM-DD/.test(description)) return wrongDates ? 'no day' : '2026-11-01'
  if (format === 'date-time' || /(On|At|Date|^at|^on|^since)$/.test(name))
    return wrongDates ? 'no instant' : '2026-11-01T08:00:00.000Z'
  if (name === 'month') return '2026-11'
  if (format === 'uuid') return '7a24bad4-6a0a-40ef-b8cb-b0997098e4c3'
  return `A ${name}`.slice(0, maxLength)
}
