import { describe, expect, it } from 'vitest'
import { allowedOrigins, isSecure, leftOutParts, readConfig } from './config.js'

describe('the configuration', () => {
  it('needs nothing in a demonstration', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      apiUrl: 'http://127.0.0.1:4100',
      apiVersion: '1',
      dataDir: expect.stringMatching(/\/\.data$/),
      trustedProxies: [],
    })
  })

  it('listens to this machine only in a demonstration, whatever HOST says', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1')
    const production = { PORTAL_MODE: 'production', SESSION_SECRET: 's'.repeat(32), HOST: '0.0.0.0' }
    expect(readConfig(production).host).toBe('0.0.0.0')
  })

  it('shows content about related services in a demonstration, and in production where a setting says so', () => {
    const production = { PORTAL_MODE: 'production', SESSION_SECRET: 's'.repeat(32) }
    const leftOut = (env: object) => leftOutParts(readConfig({ ...env }))
    expect(leftOut({})).toEqual([])
    expect(leftOut({ RELATED_SERVICES_CONTENT: 'off' })).toEqual(['related-services-content'])
    expect(leftOut(production)).toEqual(['related-services-content'])
    expect(leftOut({ ...production, RELATED_SERVICES_CONTENT: 'on' })).toEqual([])
  })

  it('takes an empty variable as unset', () => {
    expect(readConfig({ API_URL: '', PORT: '' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:4100',
      port: 4000,
    })
  })

  it.each([
    [{ PORTAL_MODE: 'production' }, 'SESSION_SECRET'],
    [{ PORTAL_MODE: 'production', SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ PORT: 'many' }, 'PORT'],
    [{ API_URL: 'ftp://api.example' }, 'API_URL'],
    [{ API_VERSION: '1\r\nx: y' }, 'API_VERSION'],
    [{ PUBLIC_URL: 'portal' }, 'PUBLIC_URL'],
  ])('refuses %j by the name of the variable', (env, name) => {
    expect(() => readConfig(env)).toThrow(name)
  })

  it('follows PUBLIC_URL for origins and secure cookies', () => {
    const config = readConfig({
      PORTAL_MODE: 'production',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://portal.example/',
      TRUSTED_PROXIES: '10.0.0.1, loopback',
    })
    expect(config).toMatchObject({
      publicUrl: 'https://portal.example',
      trustedProxies: ['10.0.0.1', 'loopback'],
    })
    expect([...allowedOrigins(config)]).toEqual(['https://portal.example'])
    expect(isSecure(config)).toBe(true)
  })
})
