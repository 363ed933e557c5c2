import { Pool } from 'undici'
import { restRequests } from '../upstream.mjs'

/**
 * REST reads of the fast peers: undici, with as many connections as callers.
 *
 * @param {string} apiUrl
 */
export function restReads(apiUrl) {
  const pool = new Pool(apiUrl, { connections: 128 })
  return {
    /** @param {string | undefined} authorization @returns {import('./resolvers.mjs').Read} */
    for(authorization) {
      return async (name) => {
        const { method, path, body } = restRequests[name]
        const answer = await pool.request({
          method,
          path,
          headers: {
            authorization: authorization ?? '',
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        })
        if (answer.statusCode !== 200) throw new Error(`REST answered ${answer.statusCode}`)
        return answer.body.json()
      }
    },
    close: () => pool.close(),
  }
}
