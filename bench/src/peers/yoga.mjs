import { createServer } from 'node:http'
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import DataLoader from 'dataloader'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { createSchema, createYoga } from 'graphql-yoga'
import { restReads } from './reads.mjs'
import { downloadPathOf, readSchema, typesWithAgency, viewerOf } from './schema.mjs'

/** @typedef {{ read: import('./reads.mjs').Read, leas: DataLoader<number, import('./reads.mjs').Lea | undefined> }} Context */

/**
 * GraphQL Yoga on node:http with compiled and persisted operations and DataLoader, on undici.
 *
 * @param {{ apiUrl: string, port: number, documents: Readonly<Record<string, string>> }} options
 */
export async function startYoga({ apiUrl, port, documents }) {
  const reads = restReads(apiUrl)
  /** @param {{ leaId: number }} row @param {unknown} _input @param {Context} context */
  const lea = ({ leaId }, _input, context) => context.leas.load(leaId)
  const schema = /** @type {typeof createSchema<Context>} */ (createSchema)({
    typeDefs: await readSchema(),
    resolvers: {
      Query: {
        viewer: async (_root, _input, context) => viewerOf(await context.read('viewer')),
        leas: (_root, _input, context) => context.read('leas'),
        complianceYears: (_root, _input, context) => context.read('years'),
        selfAssessments: (_root, _input, context) => context.read('rows'),
        selfAssessmentReport: (_root, _input, context) => context.read('report'),
      },
      SupportingDocument: {
        downloadPath: (/** @type {{ id: string }} */ document) => downloadPathOf(document),
      },
      ...Object.fromEntries(typesWithAgency.map((type) => [type, { lea }])),
    },
  })
  const yoga = createYoga({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    context: ({ request }) => {
      const read = reads.for(request.headers.get('authorization') ?? undefined)
      return { read, leas: agencyLoader(read) }
    },
    plugins: [compiled(), persistedOperations({ getPersistedOperation: (hash) => documents[hash] ?? null })],
  })
  const server = createServer((request, response) => void yoga(request, response))
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await reads.close()
    },
  }
}

/** @param {import('./reads.mjs').Read} read */
function agencyLoader(read) {
  return new DataLoader(async (/** @type {readonly number[]} */ ids) => {
    /** @type {import('./reads.mjs').Lea[]} */
    const all = await read('leas')
    const byId = new Map(all.map((lea) => [lea.id, lea]))
    return ids.map((id) => byId.get(id))
  })
}

/** Runs each document as a compiled function. @returns {import('graphql-yoga').Plugin} */
function compiled() {
  /** @type {WeakMap<import('graphql').DocumentNode, import('graphql-jit').CompiledQuery>} */
  const known = new WeakMap()
  return {
    onExecute({ args, setExecuteFn }) {
      let query = known.get(args.document)
      if (query === undefined) {
        const made = compileQuery(args.schema, args.document, args.operationName ?? undefined)
        if (!isCompiledQuery(made)) return
        known.set(args.document, made)
        query = made
      }
      const { query: run } = query
      setExecuteFn(({ rootValue, contextValue, variableValues }) =>
        run(rootValue, contextValue, variableValues),
      )
    },
  }
}
