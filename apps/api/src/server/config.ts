import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  isCalendarDay,
  joinedMinutes,
  readIncidentParameters,
  usualRateThreshold,
  type ClosedDay,
  type IncidentParameters,
} from '@portal/domain'
import { z } from 'zod'
import { demonstrationSecrets, parseJwtKeys, type JwtKey } from './secrets.js'

const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url))

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)

const environment = z.object({
  PORTAL_MODE: z.enum(['demo', 'production']).default('demo'),
  API_PORT: z.coerce.number().int().min(0).max(65535).default(4100),
  API_HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: z.string().default(''),
  DATABASE_URL: optional,
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: z.url().default('http://localhost:4000'),
  FILES_URL: optional,
  CLAMAV_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Compliance Monitoring Portal <no-reply@portal.example>'),
  MAIL_JOIN_MINUTES: z.coerce.number().min(0).max(60).default(joinedMinutes),
  SESSION_SECRET: optional,
  JWT_KEYS: optional,
  DEMO_PASSWORD: z.string().default('Compliance#2026'),
  STATE_CLOSED_DAYS: z.string().default(''),
  SYSTEM_WIDE_PD: z.enum(['closed', 'open']).default('closed'),
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  MFA: z.enum(['on', 'off']).default('on'),
  ALTERNATE_RATE_THRESHOLD: z.coerce.number().min(0).max(100).multipleOf(0.0001).default(usualRateThreshold),
  CASE_STUDIES_SHARED: z.enum(['on', 'off']).default('off'),
  INCIDENT_PARAMETERS: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readIncidentParameters(text)
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as RangeError).message })
        return z.NEVER
      }
    }),
  LAST_YEAR_NARRATIVES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).max(3600).default(300),
  SECURITY_CODE_SECONDS: z.coerce.number().int().min(1).max(600).default(600),
  RECENT_PASSWORD_SECONDS: z.coerce.number().int().min(1).max(600).default(600),
  RECOVERIES_PER_HOUR: z.coerce.number().int().min(1).default(5),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  CODES_PER_HOUR: z.coerce.number().int().min(1).optional(),
  CODES_PER_HOUR_PER_ORIGIN: z.coerce.number().int().min(1).optional(),
  FAILED_SIGN_INS_PER_ORIGIN: z.coerce.number().int().min(1).optional(),
  FAILED_SIGN_INS_RECORDED_PER_MINUTE: z.coerce.number().int().min(1).default(120),
})

/** All settings of the API, read once at the start. */
export interface ApiConfig {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Express 'trust proxy': whose forwarding headers count. The gateway beside the API always does. */
  trustedProxies: string[]
  databaseUrl: string | undefined
  /** Absolute. */
  dataDir: string
  /** Origin of links in mail, without a slash at the end. */
  publicUrl: string
  /** `file:` address or `s3:` address of the document store. */
  filesUrl: string
  clamavUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** How long a mail waits for others of its kind to the same person, to be one mail with them. */
  joinMailsMs: number
  sessionSecret: string
  /** The signing key first, then the one before it. */
  jwtKeys: JwtKey[]
  demoPassword: string
  mfa: boolean
  /** Whether browsers are instructed to use HTTPS for every name below this one too. */
  hstsSubdomains: boolean
  /** Days on which the state is closed, beside weekends and federal holidays; due dates that it sets move off them. */
  closedDays: ClosedDay[]
  /** Whether a day of System-wide PD is no school day of the agency. */
  trainingCloses: boolean
  /** Percent of tested students above which an agency justifies its alternate assessments. */
  alternateRateThreshold: number
  /** Whether summaries of case studies may be shared with agencies. */
  caseStudiesShared: boolean
  /** What flags of incidents and their clocks are judged by. */
  incidentParameters: IncidentParameters
  /** Whether agencies are offered what they wrote last year. */
  lastYearNarratives: boolean
  logLevel: string
  accessTokenSeconds: number
  /** Life of a security code: ten minutes, shorter only in a demonstration. */
  securityCodeSeconds: number
  /** How long a password counts as just given: ten minutes, shorter only in a demonstration. */
  recentPasswordSeconds: number
  /** Forgot-password requests in an hour, per address and per origin. */
  recoveriesPerHour: number
  /** How long /readyz says 503 before the listener closes, so that a load balancer can look elsewhere. */
  shutdownDelayMs: number
  signInLimits: SignInLimits
}

/** What strangers, and people who share an account or an address, may ask of signing in. */
export interface SignInLimits {
  /** Security codes mailed to one account in an hour. */
  codesPerHour: number
  /** Security codes mailed in an hour for one address; an agency may have hundreds of people behind one. */
  codesPerHourPerOrigin: number
  /** Failed sign-ins from one address in 15 minutes; further ones are refused unseen. */
  failuresPerOrigin: number
  /** Failed sign-ins that are recorded one by one, in a minute; further ones are counted. */
  failuresRecordedPerMinute: number
}

/** The environment is not one that the API may start with; the message lists every reason. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The API cannot start:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Reads and checks the environment; in demonstration mode missing secrets are made and kept in DATA_DIR. */
export function loadConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const parsed = environment.safeParse(env)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const given = parsed.data
  const production = given.PORTAL_MODE === 'production'
  if (production) refuseUnsafeProduction(given)

  const dataDir = resolve(repositoryRoot, given.DATA_DIR)
  const secrets =
    given.SESSION_SECRET && given.JWT_KEYS
      ? { sessionSecret: given.SESSION_SECRET, jwtKeys: parseJwtKeys(given.JWT_KEYS) }
      : demonstrationSecrets(dataDir, given.SESSION_SECRET, given.JWT_KEYS)
  return {
    mode: given.PORTAL_MODE,
    port: given.API_PORT,
    // The demonstration has known passwords and an open mailbox: nobody but this machine may reach it.
    host: production ? given.API_HOST : '127.0.0.1',
    trustedProxies: ['loopback', ...given.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean)],
    databaseUrl: given.DATABASE_URL,
    dataDir,
    publicUrl: given.PUBLIC_URL.replace(/\/+$/, ''),
    filesUrl: given.FILES_URL ?? `file:${join(dataDir, 'files')}`,
    clamavUrl: given.CLAMAV_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    joinMailsMs: given.MAIL_JOIN_MINUTES * 60_000,
    ...secrets,
    demoPassword: given.DEMO_PASSWORD,
    mfa: given.MFA === 'on',
    hstsSubdomains: given.HSTS_SUBDOMAINS === 'on',
    closedDays: readClosedDays(given.STATE_CLOSED_DAYS),
    trainingCloses: given.SYSTEM_WIDE_PD === 'closed',
    alternateRateThreshold: given.ALTERNATE_RATE_THRESHOLD,
    caseStudiesShared: given.CASE_STUDIES_SHARED === 'on',
    incidentParameters: given.INCIDENT_PARAMETERS,
    lastYearNarratives: given.LAST_YEAR_NARRATIVES === 'on',
    logLevel: given.LOG_LEVEL,
    accessTokenSeconds: production ? 300 : given.ACCESS_TOKEN_SECONDS,
    securityCodeSeconds: production ? 600 : given.SECURITY_CODE_SECONDS,
    recentPasswordSeconds: production ? 600 : given.RECENT_PASSWORD_SECONDS,
    recoveriesPerHour: production ? 5 : given.RECOVERIES_PER_HOUR,
    shutdownDelayMs: given.SHUTDOWN_DELAY_MS ?? (production ? 3000 : 200),
    // In a demonstration everybody shares one address and a few accounts.
    signInLimits: {
      codesPerHour: given.CODES_PER_HOUR ?? (production ? 20 : 1000),
      codesPerHourPerOrigin: given.CODES_PER_HOUR_PER_ORIGIN ?? (production ? 600 : 5000),
      failuresPerOrigin: given.FAILED_SIGN_INS_PER_ORIGIN ?? (production ? 100 : 1000),
      failuresRecordedPerMinute: given.FAILED_SIGN_INS_RECORDED_PER_MINUTE,
    },
  }
}

/** `2026-11-27 Day after Thanksgiving; 2027-11-26 …`; the name may be left out. */
function readClosedDays(text: string): ClosedDay[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [day = '', ...name] = part.split(/\s+/)
      if (!isCalendarDay(day))
        throw new ConfigError([`STATE_CLOSED_DAYS: "${day}" is not a day written YYYY-MM-DD.`])
      return { day, name: name.join(' ') || 'a day on which the state is closed' }
    })
}

function refuseUnsafeProduction(given: z.infer<typeof environment>): void {
  const problems: string[] = []
  if (!given.DATABASE_URL)
    problems.push('DATABASE_URL is missing: production keeps its records in PostgreSQL.')
  if (!given.SESSION_SECRET) problems.push('SESSION_SECRET is missing.')
  else if (given.SESSION_SECRET.length < 32) problems.push('SESSION_SECRET is shorter than 32 characters.')
  if (!given.JWT_KEYS) problems.push('JWT_KEYS is missing.')
  if (!given.SMTP_URL) problems.push('SMTP_URL is missing: without it nobody gets a security code.')
  if (given.MFA === 'off') problems.push('MFA=off is for demonstrations only.')
  if (problems.length > 0) throw new ConfigError(problems)
}
