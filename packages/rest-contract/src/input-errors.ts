import { z } from 'zod'
import { labelOf } from './input-labels.js'

/** The valid input, or its errors: messages by the path of the field (`titles.0`). */
export type CheckedInput<Schema extends z.ZodType> =
  | { ok: true; data: z.infer<Schema> }
  | { ok: false; fields: Record<string, string[]>; unknown: readonly string[] }

/**
 * Validates a value against a schema. A schema's own message is kept; every other one is worded as in domain definition
 * 0.6, so that a validator's message never reaches a person. `unknown` lists members that the schema does not have.
 */
export function checkInput<Schema extends z.ZodType>(schema: Schema, value: unknown): CheckedInput<Schema> {
  const result = schema.safeParse(value, { error: (issue) => wordsOf(issue, schema) })
  if (result.success) return { ok: true, data: result.data }
  // A map, because a member may have the name of a property of every object.
  const fields = new Map<string, string[]>()
  const unknown: string[] = []
  const refuse = (field: string, message: string) => {
    const known = fields.get(field) ?? []
    if (!known.includes(message)) fields.set(field, [...known, message])
  }
  for (const issue of result.error.issues) {
    const path = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys') {
      refuse(path.join('.'), issue.message)
      continue
    }
    for (const key of issue.keys) {
      const field = [...path, key].join('.')
      unknown.push(field)
      refuse(field, `${labelOf([key])} is not known here.`)
    }
  }
  return { ok: false, fields: Object.fromEntries(fields), unknown }
}

function wordsOf(issue: z.core.$ZodRawIssue, schema: z.ZodType): string {
  const path = (issue.path ?? []).map(String)
  const label = labelOf(path)
  const missing = issue.input === undefined || issue.input === null || issue.input === ''
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue, label, () => boundsAt(schema, path))
    case 'too_small':
      return tooSmall(issue, label, missing, () => boundsAt(schema, path))
    case 'invalid_type':
      return missing ? `${label} is required.` : `${label} must be ${kindOf(issue.expected)}.`
    case 'invalid_format':
      if (missing) return `${label} is required.`
      return issue.format === 'date' ? `${label} is not a date (YYYY-MM-DD).` : `${label} is not valid.`
    case 'invalid_value':
      return missing
        ? `${label} is required.`
        : `${label} must be one of ${issue.values.map(String).join(', ')}.`
    default:
      return missing ? `${label} is required.` : `${label} is not valid.`
  }
}

/** Wording of the expected kind of a value. */
function kindOf(expected: string): string {
  return kinds[expected] ?? 'of another kind'
}
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

function tooBig(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>,
  label: string,
  bounds: () => Bounds,
): string {
  const most = String(issue.maximum)
  if (issue.origin === 'string') return `${label} can have at most ${most} characters.`
  if (issue.origin === 'array' || issue.origin === 'set') return `${label} can have at most ${most} entries.`
  const { minimum } = bounds()
  return minimum === undefined ? `${label} must be ${most} or less.` : range(label, minimum, most)
}

function tooSmall(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>,
  label: string,
  missing: boolean,
  bounds: () => Bounds,
): string {
  const least = String(issue.minimum)
  if (missing || (issue.origin !== 'number' && Number(least) <= 1)) return `${label} is required.`
  if (issue.origin === 'string') return `${label} must have at least ${least} characters.`
  if (issue.origin === 'array' || issue.origin === 'set')
    return `${label} must have at least ${least} entries.`
  const { maximum } = bounds()
  return maximum === undefined ? `${label} must be ${least} or more.` : range(label, least, maximum)
}

function range(label: string, least: string | number, most: string | number): string {
  return `${label} must be between ${least} and ${most}.`
}

interface Bounds {
  minimum?: number | undefined
  maximum?: number | undefined
}

/** A declared bound, as opposed to the largest safe integer. */
function declaredBound(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined
}

/** The part of JSON Schema that is used here. */
interface Shape extends Bounds {
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  $ref?: string
  $defs?: Record<string, Shape>
}

const shapes = new WeakMap<z.ZodType, Shape>()

/** A validator reports only the violated bound; the message names both. */
function boundsAt(schema: z.ZodType, path: readonly string[]): Bounds {
  const known = shapes.get(schema)
  const root: Shape = known ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, root)
  return find(root, path) ?? {}

  function find(node: Shape, rest: readonly string[]): Bounds | undefined {
    const name = node.$ref?.split('/').at(-1)
    const shape = name === undefined ? node : (root.$defs?.[name] ?? node)
    const ways = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
    const [step, ...further] = rest
    if (step === undefined) {
      const bounds = { minimum: declaredBound(shape.minimum), maximum: declaredBound(shape.maximum) }
      return bounds.minimum !== undefined || bounds.maximum !== undefined
        ? bounds
        : ways.map((way) => find(way, rest)).find((found) => found !== undefined)
    }
    const more = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined
    const below = shape.properties?.[step] ?? shape.items ?? more
    const found = below && find(below, further)
    return found ?? ways.map((way) => find(way, rest)).find((one) => one !== undefined)
  }
}
