import fastify from 'fastify'
import mercurius from 'mercurius'
import { restReads } from './reads.mjs'
import { downloadPathOf, readSchema, typesWithAgency, viewerOf } from './schema.mjs'

/** @typedef {{ read: import('./reads.mjs').Read, leas?: Promise<Map<number, import('./reads.mjs').Lea>> }} Context */

/**
 * Mercurius on fastify with its compiled queries, its batching loaders and its persisted queries, on undici.
 *
 * @param {{ apiUrl: string, port: number, documents: Readonly<Record<string, string>> }} options
 */
export async function startMercurius({ apiUrl, port, documents }) {
  const reads = restReads(apiUrl)
  const app = fastify({ keepAliveTimeout: 60_000 })
  // The rows are unknown to the cache's key, so keeping them by it would only cost.
  const lea = { loader: agenciesOf, opts: { cache: false } }
  await app.register(mercurius, {
    schema: await readSchema(),
    resolvers: {
      Query: {
        viewer: async (_root, _input, context) => viewerOf(await readOf(context)('viewer')),
        leas: (_root, _input, context) => readOf(context)('leas'),
        complianceYears: (_root, _input, context) => readOf(context)('years'),
        selfAssessments: (_root, _input, context) => readOf(context)('rows'),
        selfAssessmentReport: (_root, _input, context) => readOf(context)('report'),
      },
      SupportingDocument: { downloadPath: (document) => downloadPathOf(document) },
    },
    loaders: Object.fromEntries(typesWithAgency.map((type) => [type, { lea }])),
    context: (request) => ({ read: reads.for(request.headers.authorization) }),
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

/** @param {unknown} context */
const readOf = (context) => /** @type {Context} */ (context).read

/**
 * @param {Array<{ obj: { leaId: number } }>} queries
 * @param {unknown} given
 */
async function agenciesOf(queries, given) {
  const context = /** @type {Context} */ (given)
  context.leas ??= context
    .read('leas')
    .then((leas) => new Map(leas.map((/** @type {import('./reads.mjs').Lea} */ lea) => [lea.id, lea])))
  const leas = await context.leas
  return queries.map(({ obj }) => leas.get(obj.leaId))
}
