import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { breakingChanges, schemaFiles, unnamed } from './api-changes.mjs'
import { inHouse } from './lib/house.mjs'
import { newDefault, newInEntry, openApiBreaks } from './lib/openapi-breaks.mjs'

const sdl = 'type Query { leas(year: Int): [Lea!]! } type Lea { id: Int! code: String! region: String }'

/** @param {object} [changes] of the call */
function openApi(changes = {}) {
  const lea = {
    type: 'object',
    properties: { id: { type: 'integer' }, code: { type: 'string' }, region: { type: ['string', 'null'] } },
    required: ['id', 'code'],
  }
  return {
    paths: {
      '/api/leas/{id}': {
        put: {
          parameters: [{ in: 'query', name: 'year', schema: { type: 'string', enum: ['a', 'b'] } }],
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: { code: { type: 'string' } } } },
            },
          },
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Lea' } } } },
          },
          ...changes,
        },
      },
    },
    components: { schemas: { Lea: lea } },
  }
}

const body = (/** @type {object} */ schema) => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', ...schema } } } },
})
const answer = (/** @type {object} */ schema) => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
})
const code = { type: 'string' }
const id = { type: 'integer' }
const call = 'PUT /api/leas/{id}'

describe('a change of the schema', () => {
  const compare = (/** @type {string} */ current) => {
    const document = JSON.stringify(openApi())
    return breakingChanges({ released: sdl, current }, { released: document, current: document })
  }

  it('that takes a field away is named', () => {
    expect(compare(sdl.replace(' code: String!', ''))).toEqual(['GraphQL: Lea.code was removed.'])
  })

  it('that gives a field of an update a default is named: old clients would set it', () => {
    const update = (/** @type {string} */ fields) =>
      `${sdl} type Mutation { updateLea(input: UpdateLea!): Lea }
       input UpdateLea { id: Int! version: Int! links: [Link!] ${fields} } input Link { url: String }`
    const document = JSON.stringify(openApi())
    const changesOf = (/** @type {string} */ current) =>
      breakingChanges(
        { released: update('note: String'), current },
        { released: document, current: document },
      )
    expect(changesOf(update('note: String = ""'))).toEqual([`GraphQL: UpdateLea.note ${newDefault}`])
    expect(changesOf(update('note: String region: String = "West"'))).toEqual([
      `GraphQL: UpdateLea.region ${newDefault}`,
    ])
    expect(
      changesOf(update('note: String').replace('url: String', 'url: String label: String = ""')),
    ).toEqual([`GraphQL: Link.label ${newDefault}`])
    expect(changesOf(update('note: String region: String'))).toEqual([])
    const withLabel = update('note: String').replace('url: String', 'url: String label: String')
    expect(changesOf(withLabel)).toEqual([`GraphQL: Link.label ${newInEntry}`])
    expect(changesOf(withLabel.replace('links: [Link!]', 'links: Link'))).not.toContain(
      `GraphQL: Link.label ${newInEntry}`,
    )
    expect(changesOf(update('note: String region: String!'))).toEqual([
      'GraphQL: A required field region on input type UpdateLea was added.',
    ])
  })

  it('that adds a field, an argument with a default or a type is none', () => {
    const grown = sdl
      .replace('region: String', 'region: String cohort: Int')
      .replace('(year: Int)', '(year: Int, page: Int! = 1)')
    expect(compare(`${grown} type Year { id: Int! }`)).toEqual([])
  })
})

describe('a change of the REST calls', () => {
  it.each([
    [
      'a parameter that is wanted',
      { parameters: [{ in: 'query', name: 'year', required: true }] },
      [`${call}: query year is required now.`],
    ],
    ['a parameter that is gone', { parameters: [] }, [`${call}: query year is no longer taken.`]],
    [
      'a value that is refused',
      { parameters: [{ in: 'query', name: 'year', schema: { type: 'string', enum: ['a'] } }] },
      [`${call}: query year no longer takes every value that it took.`],
    ],
    [
      'a member that is wanted',
      body({ properties: { code, id }, required: ['id'] }),
      [`${call}: body.id is required now.`],
    ],
    [
      'a member of another type',
      body({ properties: { code: id } }),
      [`${call}: body.code is number now, not string.`],
    ],
    [
      'an answer without a member',
      answer({ type: 'object', properties: { id }, required: ['id'] }),
      [`${call}: answer.code was removed.`, `${call}: answer.region was removed.`],
    ],
    [
      'an answer whose member may be missing',
      answer({ type: 'object', properties: { id, code, region: code }, required: ['id'] }),
      [`${call}: answer.code may be missing now.`],
    ],
    [
      'an answer whose member may be null',
      answer({
        type: 'object',
        properties: { id, code: { type: ['string', 'null'] }, region: code },
        required: ['id', 'code'],
      }),
      [`${call}: answer.code is string or null now, not string.`],
    ],
    ['another status', { responses: { 204: {} } }, [`${call}: no longer answers 200.`]],
  ])('is named: %s', (_case, changes, expected) => {
    expect(openApiBreaks(openApi(), openApi(changes))).toEqual(expected)
  })

  describe('of the body of an update', () => {
    const note = { type: 'string', default: '' }
    const nested = (/** @type {object} */ properties) =>
      body({ properties: { code, links: { type: 'array', items: { type: 'object', properties } } } })
    const told = [`${call}: body.note ${newDefault}`]

    it.each([
      [
        'a new field with a default',
        body({ properties: { code } }),
        body({ properties: { code, note } }),
        told,
      ],
      [
        'a new field with a default of null, which may be of several kinds',
        body({ properties: { code } }),
        body({ properties: { code, note: { anyOf: [code, { type: 'null' }], default: null } } }),
        told,
      ],
      [
        'a default of a field that had none',
        body({ properties: { code, note: code } }),
        body({ properties: { code, note } }),
        told,
      ],
      [
        'another default',
        body({ properties: { note: { ...note, default: '-' } } }),
        body({ properties: { note } }),
        told,
      ],
      [
        'a default within a list',
        nested({ url: code }),
        nested({ url: code, note }),
        [`${call}: body.links[].note ${newDefault}`],
      ],
      [
        'a new field within a list that is replaced as a whole',
        nested({ url: code }),
        nested({ url: code, label: code }),
        [`${call}: body.links[].label ${newInEntry}`],
      ],
      [
        'a new field that is wanted',
        body({ properties: { code } }),
        body({ properties: { code, note: code }, required: ['note'] }),
        [`${call}: body.note is required now.`],
      ],
    ])('is named: %s', (_case, before, after, expected) => {
      expect(openApiBreaks(openApi(before), openApi(after))).toEqual(expected)
    })

    it('is none when a field is added within a list whose entries are changed by their ids', () => {
      const [old, grown] = [nested({ id, url: code }), nested({ id, url: code, label: code })]
      expect(openApiBreaks(openApi(old), openApi(grown))).toEqual([])
    })

    it('is none when a field that is added has no default, or a default is taken away', () => {
      const [without, old] = [
        body({ properties: { code, note: code } }),
        body({ properties: { code, note } }),
      ]
      expect(openApiBreaks(openApi(body({ properties: { code } })), openApi(without))).toEqual([])
      expect(openApiBreaks(openApi(old), openApi(without))).toEqual([])
    })

    it('counts for a POST that names a version, and for no other', () => {
      const post = (/** @type {object} */ properties) => {
        const { paths, components } = openApi(body({ properties }))
        return { paths: { '/api/leas': { post: paths['/api/leas/{id}'].put } }, components }
      }
      expect(openApiBreaks(post({ version: id }), post({ version: id, note }))).toEqual([
        `POST /api/leas: body.note ${newDefault}`,
      ])
      expect(openApiBreaks(post({ code }), post({ code, note }))).toEqual([])
    })
  })

  it('is named when a call is gone, and is none when one has come', () => {
    expect(openApiBreaks(openApi(), { paths: {} })).toEqual([`${call} was removed.`])
    expect(openApiBreaks({ paths: {} }, openApi())).toEqual([])
  })

  it('that only adds is none', () => {
    const grown = openApi(body({ properties: { code, name: code } }))
    Object.assign(grown.components.schemas.Lea.properties, { name: code })
    expect(openApiBreaks(openApi(), grown)).toEqual([])
  })

  it('follows schemas that hold themselves to their end', () => {
    const tree = openApi(answer({ $ref: '#/components/schemas/Tree' }))
    Object.assign(tree.components.schemas, {
      Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } },
    })
    expect(openApiBreaks(tree, structuredClone(tree))).toEqual([])
  })
})

describe('the changelog', () => {
  const change = 'GraphQL: Lea.code was removed.'
  const log = (/** @type {string} */ text) =>
    `# Changelog\n\n## Unreleased\n\n${text}\n\n## 2026-10-01\n\n### Breaking\n\n- ${change}\n`

  it('must name a breaking change under Breaking of what is not released yet', () => {
    expect(unnamed([change], log(''))).toEqual([change])
    expect(unnamed([change], log(`### Added\n\n- ${change}`))).toEqual([change])
    expect(
      unnamed([change], log(`### Breaking\n\n- GraphQL: Lea.code\n  was removed. Use Lea.number.`)),
    ).toEqual([])
    expect(unnamed([change], `## Unreleased\n### Breaking\n- ${change}`)).toEqual([])
  })
})

it('tells a removed call and a removed field of the real documents', async () => {
  const [schema = '', document = ''] = await Promise.all(
    schemaFiles.map((file) => readFile(inHouse('schema', 'released', file), 'utf8')),
  )
  const cut = JSON.parse(document)
  delete cut.paths['/api/leas']
  const changes = breakingChanges(
    { released: schema, current: schema.replace(/^ {2}viewer: Viewer$/m, '  seer: Viewer') },
    { released: document, current: JSON.stringify(cut) },
  )
  expect(changes).toEqual(['GraphQL: Query.viewer was removed.', 'REST: GET /api/leas was removed.'])
})
