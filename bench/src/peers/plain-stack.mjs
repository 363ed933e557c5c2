import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import axios from 'axios'
import express from 'express'
import { restRequests } from '../upstream.mjs'
import { agencyOf, contextOf, rootFields } from './resolvers.mjs'
import { downloadPathOf, readSchema } from './schema.mjs'
import { buildWithTypeGraphql } from './type-graphql-schema.mjs'

/**
 * The stack as in its tutorials: Apollo Server, Express, type-graphql, axios and DataLoader, without tuning.
 *
 * @param {{ apiUrl: string, port: number }} options
 */
export async function startPlainStack({ apiUrl, port }) {
  const schema = await buildWithTypeGraphql(await readSchema(), {
    root: rootFields,
    agencyOf,
    downloadPathOf,
  })
  const apollo = new ApolloServer({ schema, stopOnTerminationSignals: false })
  await apollo.start()
  const app = express()
  app.use(
    '/graphql',
    express.json(),
    expressMiddleware(apollo, {
      context: async ({ req }) => contextOf(readsOf(apiUrl, req.headers.authorization)),
    }),
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

/** @param {string} baseURL @param {string | undefined} authorization @returns {import('./resolvers.mjs').Read} */
function readsOf(baseURL, authorization) {
  const api = axios.create({ baseURL, headers: { authorization } })
  return async (name) => {
    const { method, path, body } = restRequests[name]
    const { data } = await api.request({
      method,
      url: path,
      ...(body === undefined ? {} : { data: body, headers: { 'content-type': 'application/json' } }),
    })
    return data
  }
}
