import type { PortalFeature } from '@portal/domain'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { limitSettings, type LimitSettings } from './limits/limit-settings.js'

/** The checkout: this file is in apps/gateway/src/server, and once built in apps/gateway/dist/server. */
const checkout = fileURLToPath(new URL('../../../../', import.meta.url))

const port = z.coerce.number().int().min(0).max(65_535)
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

const environment = z.object({
  PORTAL_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: list,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_PORT: port.default(4100),
  API_VERSION: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('1'),
  DATA_DIR: z.string().min(1).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  RATE_LIMITS: z.string().default(''),
  METRICS_PORT: port.optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  RELATED_SERVICES_CONTENT: z.enum(['on', 'off']).optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'needs mailto:, https: or tel:')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAX_REQUESTS: z.coerce.number().int().min(1).default(1000),
  MAX_STREAMS: z.coerce.number().int().min(1).default(2000),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
})

/** Everything the gateway reads from its environment; docs/operations.md lists the variables. */
export interface Config {
  mode: 'demo' | 'production'
  host: string
  port: number
  trustedProxies: readonly string[]
  /** Public URL of the portal; the Origin check and cookies use it, never the Host header. */
  publicUrl: string
  apiUrl: string
  /** Sent in the Accept header of every REST call: `application/json; version=1`. */
  apiVersion: string
  dataDir: string
  /** Undefined in a demonstration, which generates its own. */
  sessionSecret: string | undefined
  /** Store that several gateways share; undefined when sessions are kept on the local disk. */
  redisUrl: string | undefined
  limits: LimitSettings
  /** Whether HSTS includes all sub-domains. */
  hstsSubdomains: boolean
  /** Contact for reporting vulnerabilities (RFC 9116); undefined where none is configured. */
  securityContact: string | undefined
  /** Whether content about related services is shown; document 000 shows it on development addresses alone. */
  relatedServicesContent: boolean
  /** A separate port for /metrics; undefined when it is served at the public port, to this machine only. */
  metricsPort: number | undefined
  logLevel: string
  /** Requests processed at the same time, not counting files; more are refused with 503. */
  maxRequests: number
  /** Streams of live events open at the same time; more are refused with 503, and those browsers poll. */
  maxStreams: number
  /** How long readiness is refused before the listener closes, so that a load balancer notices. Milliseconds. */
  shutdownDelayMs: number
  /** Folders of the built web client and of the built playground. */
  webDist: string
  playgroundDist: string
}

/** Reads the environment. Throws an error that names every invalid variable. Empty counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not complete:\n${lines.join('\n')}`)
  }
  const { data } = parsed
  const production = data.PORTAL_MODE === 'production'
  if (production && data.SESSION_SECRET === undefined) {
    throw new Error('The environment is not complete:\n  SESSION_SECRET: required in production')
  }
  return {
    mode: data.PORTAL_MODE,
    // A demonstration has known passwords and an open mailbox: it never listens on the network.
    host: production ? data.HOST : '127.0.0.1',
    port: data.PORT,
    trustedProxies: data.TRUSTED_PROXIES,
    publicUrl: withoutSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    apiUrl: withoutSlash(data.API_URL ?? `http://127.0.0.1:${data.API_PORT}`),
    apiVersion: data.API_VERSION,
    dataDir: path.resolve(checkout, data.DATA_DIR ?? '.data'),
    sessionSecret: data.SESSION_SECRET,
    redisUrl: data.REDIS_URL,
    limits: limitSettings(data.PORTAL_MODE, data.RATE_LIMITS),
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'on',
    securityContact: data.SECURITY_CONTACT ?? (production ? undefined : 'mailto:security@portal.example'),
    relatedServicesContent: (data.RELATED_SERVICES_CONTENT ?? (production ? 'off' : 'on')) === 'on',
    metricsPort: data.METRICS_PORT,
    logLevel: data.LOG_LEVEL,
    maxRequests: data.MAX_REQUESTS,
    maxStreams: data.MAX_STREAMS,
    shutdownDelayMs: data.SHUTDOWN_DELAY_MS ?? (production ? 3000 : 200),
    webDist: path.join(checkout, 'apps/web/dist'),
    playgroundDist: path.join(checkout, 'apps/playground/dist'),
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/** Parts of the portal that the settings leave out. */
export function leftOutParts(config: Pick<Config, 'relatedServicesContent'>): readonly PortalFeature[] {
  return config.relatedServicesContent ? [] : ['related-services-content']
}

/** Whether the portal is opened by HTTPS, so that its cookies are Secure. */
export function isSecure(config: Pick<Config, 'publicUrl'>): boolean {
  return config.publicUrl.startsWith('https:')
}

/** Origins whose pages may send requests. A demonstration is opened under either name, and by the dev server. */
export function allowedOrigins(config: Pick<Config, 'mode' | 'port' | 'publicUrl'>): ReadonlySet<string> {
  const origins = [new URL(config.publicUrl).origin]
  if (config.mode === 'demo') {
    for (const port of [config.port, 5173])
      origins.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`)
  }
  return new Set(origins)
}
