import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Kind, parse, print, separateOperations, visit } from 'graphql'
import { inHouse } from '../../tools/lib/house.mjs'
import { restRequests } from './upstream.mjs'

/** @typedef {{ method: string, path: string, body: string | undefined }} RestRequest */

/**
 * @typedef {object} Question an operation that is sent to every server
 * @property {string} id
 * @property {string} title
 * @property {string} operationName
 * @property {string} document exactly as it is sent
 * @property {string} hash SHA-256 of the document
 * @property {Record<string, unknown>} variables
 * @property {RestRequest[]} rest the parallel calls of a client that uses REST directly
 */

/** @typedef {{ id: string, title: string, operation: string, variables: Record<string, unknown>, own?: string, rest?: RestRequest[] }} Wanted */

/** The operations for every server, the gateway and its peers. @type {readonly Wanted[]} */
const ofEveryServer = [
  {
    id: 'Q1',
    title: 'the viewer and 24 agencies',
    operation: 'ViewerAndAgencies',
    variables: {},
    own: `query ViewerAndAgencies {
      viewer { __typename id userName fullName email title jobTitle roles permissions leaId leaName isStateMonitor isLocalAdmin }
      leas { __typename id code name shortName kind hasPartB hasPartC region cohort enrollmentBand isTest active version }
    }`,
  },
  {
    id: 'Q2',
    title: 'a list of 100 rows, each with its agency',
    operation: 'SelfAssessmentList',
    variables: { year: 2026 },
  },
  {
    id: 'Q3',
    title: 'one self-assessment of 40 KB',
    operation: 'SelfAssessmentReport',
    variables: { id: 1000 },
  },
]

/** REST calls behind the root fields of the operations. */
const callsOfFields = new Map([
  ['viewer', restRequests.viewer],
  ['leas', restRequests.leas],
  ['complianceYears', restRequests.years],
  ['selfAssessments', restRequests.rows],
  ['selfAssessmentReport', restRequests.report],
])

/** SHA-256, by which the gateway and its peers identify a document. @param {string} document */
export function hashOf(document) {
  return createHash('sha256').update(document).digest('hex')
}

/**
 * The operations with their documents. An operation without its own text is one of the web client, taken from its
 * sources, so that it is what its screens send today; a text may use the client's fragments.
 *
 * @param {readonly Wanted[]} [wanted]
 * @returns {Promise<Question[]>}
 */
export async function readQuestions(wanted = ofEveryServer) {
  const sources = await sourceOperations(wanted.flatMap(({ own }) => own ?? []))
  return wanted.map(({ id, title, operation, variables, rest }) => {
    const document = sources.get(operation)
    if (document === undefined) throw new Error(`The web client has no operation ${operation}.`)
    return {
      id,
      title,
      operationName: operation,
      document,
      hash: hashOf(document),
      variables,
      rest: rest ?? restCallsOf(document),
    }
  })
}

/**
 * Operations of the web client's sources and of these texts, each with its fragments and with `__typename`, as the
 * client sends them.
 *
 * @param {readonly string[]} texts
 */
async function sourceOperations(texts) {
  const folder = inHouse('apps/web/src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.graphql'))
  const sources = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  return new Map(byName([...sources, ...texts].join('\n')))
}

/** @param {string} text @returns {Array<[name: string, document: string]>} */
function byName(text) {
  const document = visit(parse(text), {
    SelectionSet: {
      leave(set, _key, parent) {
        const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        const has = set.selections.some(
          (each) => each.kind === Kind.FIELD && each.name.value === '__typename',
        )
        if (isRoot || has) return undefined
        const name = { kind: Kind.NAME, value: '__typename' }
        return { ...set, selections: [...set.selections, { kind: Kind.FIELD, name }] }
      },
    },
  })
  return Object.entries(separateOperations(document)).map(([name, operation]) => [name, print(operation)])
}

/** @param {string} document @returns {RestRequest[]} */
function restCallsOf(document) {
  /** @type {Set<RestRequest>} */
  const calls = new Set()
  for (const definition of parse(document).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const field of definition.selectionSet.selections) {
      const call = field.kind === Kind.FIELD ? callsOfFields.get(field.name.value) : undefined
      if (call === undefined) throw new Error('The upstream of the benchmarks cannot answer this operation.')
      calls.add(call)
    }
  }
  // The agency of a row is joined from the list of agencies.
  if (/\blea\b/.test(document)) calls.add(restRequests.leas)
  return [...calls]
}
