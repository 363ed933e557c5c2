const host = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i
const absolute = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i

/**
 * Whether a request names its host unambiguously: exactly one well-formed Host header, equal to that of a target in
 * absolute form (RFC 9112 section 3.2). Otherwise two servers in a chain could each read another host. Requests of
 * HTTP/1.0, such as health checks of load balancers, may omit it.
 */
export function namesOneHost(hosts: readonly string[], target: string, httpVersion: string): boolean {
  const [named, ...more] = hosts
  if (named === undefined && httpVersion === '1.0') return !absolute.test(target)
  if (named === undefined || more.length > 0 || !host.test(named)) return false
  const [, authority] = absolute.exec(target) ?? []
  return authority === undefined || authority.toLowerCase() === named.toLowerCase()
}

/** The refusal of a request with an ambiguous host. */
export const unclearHost = 'The request must name one host.'
