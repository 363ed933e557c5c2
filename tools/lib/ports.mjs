import { createServer } from 'node:net'

/** Whether a program could listen on this port of the local machine now. */
export function isFree(/** @type {number} */ port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** Reads a port from the environment; throws on anything that is not one. */
export function portFrom(/** @type {string} */ variable, /** @type {number} */ otherwise) {
  const given = process.env[variable]
  if (!given) return otherwise
  const port = Number(given)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${variable} must be a port between 1 and 65535, not '${given}'.`)
  }
  return port
}

/** Throws, naming the variable to change, when the port is taken. */
export async function requireFreePort(/** @type {string} */ variable, /** @type {number} */ port) {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is in use by another program. Stop that one, or choose another port: ${variable}=${port + 1}`,
  )
}
