import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

const self = "'self'"
const none = "'none'"

const directives = {
  'default-src': [self],
  'script-src': [self],
  // Emotion writes its rules into style elements; a style cannot inject a script.
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:', 'blob:'],
  'font-src': [self, 'data:'],
  'connect-src': [self],
  'worker-src': [self],
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'frame-ancestors': [none],
}

/**
 * Headers of every response, including errors and 304. HSTS and upgrades only on HTTPS. They are the same for every
 * request, so helmet computes them once. Responses with data are never cached by a browser or a proxy; only the built
 * files of the web client override that.
 */
export function securityHeaders(secure: boolean, hstsSubdomains: boolean): ReadonlyMap<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: secure ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
    },
    strictTransportSecurity: secure
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: hstsSubdomains }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })(request, response, () => response.setHeader('cache-control', 'no-store'))
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/**
 * The playground's editor starts its language workers from blobs; the policy for scripts stays as strict as elsewhere.
 */
export function playgroundHeaders(secure: boolean): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      ...directives,
      'worker-src': [self, 'blob:'],
      ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
    },
  })
}
