import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from './all-calls.js'
import { checkBody } from './check-body.js'

interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  $ref?: string
  $defs?: Record<string, Shape>
}

/**
 * Every text that a body may contain, by its path; choices, dates and other fixed formats are not texts that people
 * type.
 */
function textsOf(node: Shape, root: Shape, path: readonly string[] = []): string[][] {
  const ref = node.$ref?.split('/').at(-1)
  const shape = ref === undefined ? node : (root.$defs?.[ref] ?? node)
  if (path.length > 8) return []
  const isText = shape.type === 'string' && !shape.enum && !shape.const && !shape.format && !shape.pattern
  const more = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined
  return [
    ...(isText ? [[...path]] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => textsOf(one, root, [...path, name])),
    ...(shape.items ? textsOf(shape.items, root, [...path, '0']) : []),
    ...(more ? textsOf(more, root, [...path, 'any']) : []),
    ...[shape.anyOf, shape.oneOf, shape.allOf].flatMap((ways) =>
      (ways ?? []).flatMap((way) => textsOf(way, root, path)),
    ),
  ]
}

/** A body with only this text, at its place. */
const bodyWith = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (/^\d+$/.test(name) ? [inner] : { [name]: inner }), text)

/** Written by hand from the specification: texts of several sentences, passwords, and search words. */
const prose = new Set(
  [
    'password currentPassword newPassword client_secret q',
    'description summary text body textNote transcript intro guidance help acceptableEvidence',
    'comment comments sharedComment internalComment stateComment strengths needs toProvide',
    'narrative reason documentsReason note recommendations nextSteps evidenceSummary requiredAction',
  ]
    .join(' ')
    .split(' '),
)

const texts = allCalls.flatMap(({ id, body }) => {
  if (!body) return []
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape
  return textsOf(root, root).map((path) => ({
    id,
    path,
    name: path.findLast((part) => !/^\d+$/.test(part)) ?? '',
  }))
})

describe('a text that a call takes', () => {
  it('is walked in every call', () => {
    expect(texts.length).toBeGreaterThan(250)
    expect(texts.map(({ id, path }) => `${id} ${path.join('.')}`)).toEqual(
      expect.arrayContaining([
        'submitSelfAssessment statementName',
        'issueFinding signatureName',
        'closeFinding signatureTitle',
        'draftFinding cases.0.studentReference',
        'recordFindingRound newCases.0',
        'uploadFindingFiles titles.0',
      ]),
    )
  })

  // The codes of issue 17: those that change the direction of writing, and invisible ones.
  it.each(Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff'))(
    'holds no %j unless it is prose',
    (hidden) => {
      const accepted = texts
        .filter(({ path, name }) => {
          if (prose.has(name)) return false
          const checked = checkBody(z.unknown(), bodyWith(path, `An${hidden}na`))
          return checked.ok || !/cannot be seen/.test(checked.fields[path.join('.')]?.join(' ') ?? '')
        })
        .map(({ id, path }) => `${id} ${path.join('.')}`)
      expect(accepted).toEqual([])
    },
  )

  it('may hold them where it is prose', () => {
    for (const name of prose)
      expect(checkBody(z.unknown(), { [name]: 'One \u202bשלום\u202c two' })).toMatchObject({ ok: true })
  })

  it('names the field as a person knows it', () => {
    const schema = z.object({ cases: z.array(z.object({ studentReference: z.string() })) })
    expect(checkBody(schema, { cases: [{ studentReference: 'S\u202e12' }] })).toEqual({
      ok: false,
      fields: {
        'cases.0.studentReference': [
          'Student reference holds a character that cannot be seen. Please type it anew.',
        ],
      },
      unknown: [],
    })
  })
})
