const host = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i
const absolute = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i

/**
 * Whether a request says without doubt whom it is for: exactly one Host header, well formed, and the same one as a target
 * in absolute form names (RFC 9112 section 3.2). Two servers in a line could otherwise each read another one. Requests of
 * HTTP/1.0, such as the health checks of balancers, may leave it out.
 */
export function namesOneHost(hosts: readonly string[], target: string, httpVersion: string): boolean {
  const [named, ...more] = hosts
  if (named === undefined && httpVersion === '1.0') return !absolute.test(target)
  if (named === undefined || more.length > 0 || !host.test(named)) return false
  const [, authority] = absolute.exec(target) ?? []
  return authority === undefined || authority.toLowerCase() === named.toLowerCase()
}

/** The refusal of a request that does not. */
export const unclearHost = 'The request must name one host.'
