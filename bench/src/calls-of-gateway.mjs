import { createServer, request } from 'node:http'

/** @typedef {(method: string, path: string, body?: object | FormData) => Promise<Record<string, unknown>>} Send */

/**
 * The token of a demonstration account, as the gateway would get it.
 *
 * @param {number} port of the API
 * @param {string} [username]
 */
export async function accessToken(port, username = 'monitor@state.example') {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username,
      password: process.env.DEMO_PASSWORD ?? 'Compliance#2026',
      client_id: 'portal-web',
      scope: 'openid',
    }),
  })
  /** @type {{ accessToken?: string }} */
  const { accessToken: token } = await answer.json()
  if (!token) throw new Error(`No token was given: ${answer.status}`)
  return token
}

/**
 * A proxy between gateway and API that counts the calls.
 *
 * @param {number} port
 * @param {number} apiPort
 */
export async function startCounter(port, apiPort) {
  let calls = 0
  const server = createServer((incoming, answer) => {
    if (incoming.url?.startsWith('/api/') && !incoming.url.startsWith('/api/openapi')) calls++
    const { method, url: address, headers: sent } = incoming
    const onward = request(
      { host: '127.0.0.1', port: apiPort, method, path: address, headers: sent },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    onward.on('error', () => answer.writeHead(502).end())
    incoming.pipe(onward)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    reset: () => {
      calls = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}

/**
 * Sends calls to the API itself, as one person; throws where one is refused.
 *
 * @param {number} port of the API
 * @param {string} username
 * @returns {Promise<Send>}
 */
export async function sender(port, username) {
  const token = await accessToken(port, username)
  return async (method, place, body) => {
    const headers = new Headers({ authorization: `Bearer ${token}` })
    /** @type {RequestInit} */
    const sent = { method, headers }
    if (body instanceof FormData) sent.body = body
    else if (body !== undefined) {
      sent.body = JSON.stringify(body)
      headers.set('content-type', 'application/json')
    }
    const response = await fetch(`http://127.0.0.1:${port}${place}`, sent)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${text.slice(0, 300)}`)
    return /** @type {Record<string, unknown>} */ (JSON.parse(text))
  }
}

/** Milliseconds that an act takes. @param {() => Promise<unknown>} act */
export async function timed(act) {
  const before = performance.now()
  await act()
  return performance.now() - before
}
