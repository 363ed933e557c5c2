import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import axios from 'axios'
import DataLoader from 'dataloader'
import express from 'express'
import { restRequests } from '../upstream.mjs'
import { downloadPathOf, readSchema, viewerOf } from './schema.mjs'
import { buildWithTypeGraphql } from './type-graphql-schema.mjs'

/** @typedef {{ id: number }} Lea */
/** @typedef {{ read: (name: keyof typeof restRequests) => Promise<any>, agencies: DataLoader<number, Lea | undefined> }} Context */

/**
 * The stack as its tutorials write it: Apollo Server, Express, type-graphql, axios and DataLoader, nothing tuned.
 *
 * @param {{ apiUrl: string, port: number }} options
 */
export async function startPlainStack({ apiUrl, port }) {
  const schema = await buildWithTypeGraphql(await readSchema(), {
    root: {
      viewer: async (context) => viewerOf(await context.read('viewer')),
      leas: (context) => context.read('leas'),
      complianceYears: (context) => context.read('years'),
      selfAssessments: (context) => context.read('rows'),
      selfAssessmentReport: (context) => context.read('report'),
    },
    agencyOf: ({ leaId }, context) => context.agencies.load(leaId),
    downloadPathOf,
  })
  const apollo = new ApolloServer({ schema, stopOnTerminationSignals: false })
  await apollo.start()
  const app = express()
  app.use(
    '/graphql',
    express.json(),
    expressMiddleware(apollo, { context: async ({ req }) => contextOf(apiUrl, req.headers.authorization) }),
  )
  const server = app.listen(port, '127.0.0.1')
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.once('listening', () => resolve(undefined)))
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await apollo.stop()
    },
  }
}

/** @param {string} baseURL @param {string | undefined} authorization @returns {Context} */
function contextOf(baseURL, authorization) {
  const api = axios.create({ baseURL, headers: { authorization } })
  const read = async (/** @type {keyof typeof restRequests} */ name) => {
    const { method, path, body } = restRequests[name]
    const { data } = await api.request({
      method,
      url: path,
      ...(body === undefined ? {} : { data: body, headers: { 'content-type': 'application/json' } }),
    })
    return data
  }
  const agencies = new DataLoader(async (/** @type {readonly number[]} */ ids) => {
    /** @type {Lea[]} */
    const all = await read('leas')
    const byId = new Map(all.map((lea) => [lea.id, lea]))
    return ids.map((id) => byId.get(id))
  })
  return { read, agencies }
}
