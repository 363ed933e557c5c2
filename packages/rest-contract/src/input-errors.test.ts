import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from './all-calls.js'
import { checkInput } from './input-errors.js'

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  minLength?: number
  maximum?: number
  minimum?: number
  maxItems?: number
  minItems?: number
  $ref?: string
  $defs?: Record<string, Shape>
}

interface Breach {
  /** The call, path and breach: `createNote body.textNote: too long`. */
  name: string
  schema: z.ZodType
  path: readonly (string | number)[]
  value: unknown
}

const parts = ['params', 'query', 'body'] as const

/** One breach of every limit that a call declares: lengths, ranges, kinds, formats, choices, missing members. */
function breaches(): Breach[] {
  return allCalls.flatMap((call) =>
    parts.flatMap((part) => {
      const schema = call[part]
      if (!schema) return []
      const root: Shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
      return breachesOf(root, root, []).map(({ path, value, what }) => ({
        name: `${call.id} ${[part, ...path].join('.')}: ${what}`,
        schema,
        path,
        value,
      }))
    }),
  )
}

interface Broken {
  path: readonly (string | number)[]
  value: unknown
  what: string
}

function breachesOf(node: Shape, root: Shape, path: readonly (string | number)[], depth = 0): Broken[] {
  const ref = node.$ref?.split('/').at(-1)
  const shape = ref === undefined ? node : (root.$defs?.[ref] ?? node)
  if (depth > 8) return []
  const found: Broken[] = []
  const breach = (what: string, value: unknown) => found.push({ path, value, what })
  if (shape.maxLength !== undefined) breach('too long', 'x'.repeat(shape.maxLength + 1))
  if (shape.minLength !== undefined) breach('too short', 'x'.repeat(Math.max(0, shape.minLength - 1)))
  if (isBound(shape.maximum)) breach('too large', shape.maximum + 1)
  if (isBound(shape.minimum)) breach('too small', shape.minimum - 1)
  if (shape.maxItems !== undefined && shape.maxItems <= 5000)
    breach(
      'too many',
      Array.from({ length: shape.maxItems + 1 }, () => 'x'),
    )
  if (shape.minItems !== undefined) breach('too few', [])
  if (shape.format !== undefined || shape.pattern !== undefined) breach('another format', '\u00bf?')
  if (shape.enum !== undefined || shape.const !== undefined) breach('not to be chosen', 'nothing like it')
  if (shape.type !== undefined)
    breach('another kind', shape.type === 'object' ? 'text' : { of: 'another kind' })
  for (const name of shape.required ?? [])
    found.push({ path: [...path, name], value: undefined, what: 'missing' })
  for (const [name, below] of Object.entries(shape.properties ?? {}))
    found.push(...breachesOf(below, root, [...path, name], depth + 1))
  if (shape.items) found.push(...breachesOf(shape.items, root, [...path, 0], depth + 1))
  for (const way of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])])
    found.push(...breachesOf(way, root, path, depth + 1))
  return found
}

function isBound(bound: number | undefined): bound is number {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
}

/** An input with only this value, at its place. */
function inputWith(path: readonly (string | number)[], value: unknown): unknown {
  return path.reduceRight((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value)
}

/** Literal texts of specification 000, section 5, which end without a full stop. */
const literal: ReadonlySet<string> = new Set([
  'Please enter your email',
  'New Password is required',
  'Current Password is required',
])

/** Words that only a validator uses. */
const validatorWords =
  /too (big|small)|invalid|unrecognized|expected|received|NaN|undefined|null|zod|regex|\/\^/i

describe('what is said of input that a call refuses', () => {
  const all = breaches()

  it('is walked over every limit of every call', () => {
    expect(all.length).toBeGreaterThan(2000)
    expect(new Set(all.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(200)
  })

  it('is never the word of a validator', () => {
    const wrong: string[] = []
    for (const { name, schema, path, value } of all) {
      const checked = checkInput(schema, inputWith(path, value))
      if (checked.ok) continue
      for (const [field, messages] of Object.entries(checked.fields))
        for (const message of messages)
          if (!literal.has(message) && (validatorWords.test(message) || !/^[A-Z'"].*[.?!']$/s.test(message)))
            wrong.push(`${name} → ${field}: ${message}`)
    }
    expect([...new Set(wrong)].slice(0, 40)).toEqual([])
  })

  it.each([
    [
      'a text that is too long',
      z.object({ title: z.string().max(3) }),
      { title: 'four' },
      'Title can have at most 3 characters.',
    ],
    ['an empty text', z.object({ title: z.string().min(1) }), { title: '' }, 'Title is required.'],
    ['nothing', z.object({ phoneNumber: z.string() }), {}, 'Phone Number is required.'],
    [
      'a number over its range',
      z.object({ maximum: z.int().min(0).max(20) }),
      { maximum: 21 },
      'Maximum must be between 0 and 20.',
    ],
    [
      'a number below its range',
      z.object({ maximum: z.int().min(0).max(20) }),
      { maximum: -1 },
      'Maximum must be between 0 and 20.',
    ],
    [
      'a number with one bound',
      z.object({ version: z.int().min(1) }),
      { version: 0 },
      'Version must be 1 or more.',
    ],
    ['a part of a number', z.object({ year: z.int() }), { year: 1.5 }, 'Year must be a whole number.'],
    [
      'no date',
      z.object({ dueOn: z.iso.date() }),
      { dueOn: '13/45' },
      'Due date is not a date (YYYY-MM-DD).',
    ],
    [
      'a choice that is none',
      z.object({ part: z.enum(['Part B', 'Part C']) }),
      { part: 'D' },
      'Part must be one of Part B, Part C.',
    ],
    [
      'too many',
      z.object({ leaIds: z.array(z.int()).max(1) }),
      { leaIds: [1, 2] },
      'Agencies can have at most 1 entries.',
    ],
    ['a text of its own', z.object({ a: z.string().min(1, 'Choose one.') }), { a: '' }, 'Choose one.'],
    ['a member that is not known', z.strictObject({}), { colour: 1 }, 'Colour is not known here.'],
  ])('is the sentence of the domain definition for %s', (_what, schema, value, message) => {
    const checked = checkInput(schema, value)
    expect(checked.ok ? 'accepted' : Object.values(checked.fields)).toEqual([[message]])
  })

  it('keeps the place of a field in a list, and says the same thing once', () => {
    const schema = z.object({ rows: z.array(z.object({ name: z.string().max(2).max(2) })) })
    const checked = checkInput(schema, { rows: [{ name: 'ok' }, { name: 'long' }] })
    expect(checked).toMatchObject({ fields: { 'rows.1.name': ['Name can have at most 2 characters.'] } })
  })
})
