import { createServer } from 'node:http'
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { createSchema, createYoga } from 'graphql-yoga'
import { restReads } from './reads.mjs'
import { contextOf, resolverMap } from './resolvers.mjs'
import { readSchema } from './schema.mjs'

/**
 * GraphQL Yoga on node:http with compiled and persisted operations and DataLoader, on undici.
 *
 * @param {{ apiUrl: string, port: number, documents: Readonly<Record<string, string>> }} options
 */
export async function startYoga({ apiUrl, port, documents }) {
  const reads = restReads(apiUrl)
  const schema = /** @type {typeof createSchema<import('./resolvers.mjs').Context>} */ (createSchema)({
    typeDefs: await readSchema(),
    resolvers: resolverMap(),
  })
  const yoga = createYoga({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    context: ({ request }) => contextOf(reads.for(request.headers.get('authorization') ?? undefined)),
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
