import { Agent, createServer, request as ask } from 'node:http'

/**
 * A pass-through proxy: node:http in, node:http out, bytes piped. The minimum cost of a hop.
 *
 * @param {{ apiUrl: string, port: number }} options
 */
export async function startRawProxy({ apiUrl, port }) {
  const { hostname, port: apiPort } = new URL(apiUrl)
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    const onward = ask({ agent, hostname, port: apiPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
