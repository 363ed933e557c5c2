import fastify from 'fastify'
import mercurius from 'mercurius'
import { restReads } from './reads.mjs'
import { contextOf, resolverMap } from './resolvers.mjs'
import { readSchema } from './schema.mjs'

/**
 * Mercurius on fastify with compiled and persisted queries and DataLoader, on undici.
 *
 * @param {{ apiUrl: string, port: number, documents: Readonly<Record<string, string>> }} options
 */
export async function startMercurius({ apiUrl, port, documents }) {
  const reads = restReads(apiUrl)
  const app = fastify({ keepAliveTimeout: 60_000 })
  await app.register(mercurius, {
    schema: await readSchema(),
    resolvers: resolverMap(),
    context: (request) => contextOf(reads.for(request.headers.authorization)),
    jit: 1,
    persistedQueries: { ...documents },
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    port: /** @type {import('node:net').AddressInfo} */ (app.server.address()).port,
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await reads.close()
    },
  }
}
