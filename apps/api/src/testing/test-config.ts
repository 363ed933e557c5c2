import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualIncidentParameters } from '@portal/domain'
import type { ApiConfig } from '../server/config.js'
import { newJwtKeys, parseJwtKeys } from '../server/secrets.js'

export const testPassword = 'Compliance#2026'

/** A configuration as the demonstration has it, with a data directory of its own. */
export function testConfig(overrides: Partial<ApiConfig> = {}): ApiConfig {
  const dataDir = overrides.dataDir ?? mkdtempSync(join(tmpdir(), 'portal-api-'))
  return {
    mode: 'demo',
    port: 0,
    host: '127.0.0.1',
    trustedProxies: ['loopback'],
    databaseUrl: undefined,
    dataDir,
    publicUrl: 'http://localhost:4000',
    filesUrl: `file:${join(dataDir, 'files')}`,
    clamavUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Portal <no-reply@portal.example>',
    joinMailsMs: 300_000,
    sessionSecret: 'a-secret-that-is-used-in-tests-only-0123456789',
    jwtKeys: parseJwtKeys(newJwtKeys()),
    demoPassword: testPassword,
    mfa: true,
    hstsSubdomains: false,
    closedDays: [],
    trainingCloses: true,
    alternateRateThreshold: 1,
    caseStudiesShared: false,
    incidentParameters: usualIncidentParameters,
    lastYearNarratives: true,
    logLevel: 'silent',
    accessTokenSeconds: 300,
    securityCodeSeconds: 600,
    recentPasswordSeconds: 600,
    recoveriesPerHour: 5,
    shutdownDelayMs: 200,
    signInLimits: {
      codesPerHour: 1000,
      codesPerHourPerOrigin: 5000,
      failuresPerOrigin: 1000,
      failuresRecordedPerMinute: 120,
    },
    ...overrides,
  }
}
