import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.js'
import { newJwtKeys, parseJwtKeys } from './secrets.js'

const dataDir = () => mkdtempSync(join(tmpdir(), 'portal-config-'))

const production = {
  PORTAL_MODE: 'production',
  DATABASE_URL: 'postgres://localhost/portal',
  SESSION_SECRET: 'x'.repeat(40),
  JWT_KEYS: newJwtKeys(),
  SMTP_URL: 'smtp://localhost',
  API_HOST: '0.0.0.0',
}

describe('the configuration of a demonstration', () => {
  it('needs nothing, and keeps the secrets that it makes', () => {
    const DATA_DIR = dataDir()
    const first = loadConfig({ DATA_DIR })
    const second = loadConfig({ DATA_DIR })
    expect(first).toMatchObject({ mode: 'demo', port: 4100, mfa: true, publicUrl: 'http://localhost:4000' })
    expect(second.sessionSecret).toBe(first.sessionSecret)
    expect(second.jwtKeys[0]?.kid).toBe(first.jwtKeys[0]?.kid)
    for (const name of ['session-secret', 'jwt-keys.json'])
      expect(statSync(join(DATA_DIR, name)).mode & 0o777).toBe(0o600)
  })

  it('listens on this machine only, whatever API_HOST says', () => {
    expect(loadConfig({ DATA_DIR: dataDir(), API_HOST: '0.0.0.0' }).host).toBe('127.0.0.1')
  })

  it('may switch the second step off', () => {
    expect(loadConfig({ DATA_DIR: dataDir(), MFA: 'off' }).mfa).toBe(false)
  })
})

describe('the configuration of production', () => {
  it('is accepted when it is complete, with the host it names', () => {
    expect(loadConfig({ ...production, ACCESS_TOKEN_SECONDS: '5' })).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      accessTokenSeconds: 300,
    })
  })

  it.each([
    ['without DATABASE_URL', { DATABASE_URL: '' }],
    ['without SESSION_SECRET', { SESSION_SECRET: undefined }],
    ['with a short SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['without JWT_KEYS', { JWT_KEYS: ' ' }],
    ['without SMTP_URL', { SMTP_URL: undefined }],
    ['with MFA=off', { MFA: 'off' }],
  ])('is refused %s', (_name, change) => {
    const [name = ''] = Object.keys(change)
    expect(() => loadConfig({ ...production, ...change })).toThrow(name)
  })
})

describe('JWT_KEYS', () => {
  it('holds the signing key and the one before it', () => {
    const keys = [...JSON.parse(newJwtKeys()), ...JSON.parse(newJwtKeys())] as unknown[]
    expect(parseJwtKeys(JSON.stringify(keys))).toHaveLength(2)
    expect(() => parseJwtKeys(JSON.stringify([keys[0], keys[0]]))).toThrow('kid')
    expect(() => parseJwtKeys('[]')).toThrow('too_small')
  })
})
