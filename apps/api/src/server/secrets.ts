import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A key that signs access tokens. */
export interface JwtKey {
  kid: string
  algorithm: 'ES256' | 'RS256'
  privateKey: KeyObject
}

const jwtKeysFormat = z
  .array(
    z.object({
      kid: z.string().min(1),
      privateKey: z.union([z.string(), z.record(z.string(), z.unknown())]),
    }),
  )
  .min(1)
  .max(2)

/**
 * Reads JWT_KEYS: a JSON list of one or two `{ "kid": "…", "privateKey": … }`, the signing key first, then the one
 * before it. `privateKey` is a PEM text (PKCS 8) or a private JWK, EC P-256 (ES256) or RSA of 2048 bits or more (RS256).
 */
export function parseJwtKeys(json: string): JwtKey[] {
  const keys = jwtKeysFormat.parse(JSON.parse(json)).map(({ kid, privateKey }) => {
    const key =
      typeof privateKey === 'string'
        ? createPrivateKey(privateKey)
        : createPrivateKey({ key: privateKey, format: 'jwk' })
    return { kid, algorithm: algorithmOf(key), privateKey: key }
  })
  if (new Set(keys.map((key) => key.kid)).size !== keys.length)
    throw new Error('JWT_KEYS: every kid must be different.')
  return keys
}

function algorithmOf(key: KeyObject): 'ES256' | 'RS256' {
  if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'ES256'
  if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048)
    return 'RS256'
  throw new Error('JWT_KEYS: only EC P-256 keys and RSA keys of 2048 bits or more are accepted.')
}

/** Makes the text of JWT_KEYS with one new key. */
export function newJwtKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify([
    { kid: randomBytes(6).toString('base64url'), privateKey: privateKey.export({ format: 'jwk' }) },
  ])
}

/** Secrets of a demonstration: what is not given is made once and kept in DATA_DIR, readable by the owner only. */
export function demonstrationSecrets(
  dataDir: string,
  givenSecret: string | undefined,
  givenKeys: string | undefined,
): { sessionSecret: string; jwtKeys: JwtKey[] } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return {
    sessionSecret:
      givenSecret ?? keptSecret(join(dataDir, 'session-secret'), () => randomBytes(32).toString('base64url')),
    jwtKeys: parseJwtKeys(givenKeys ?? keptSecret(join(dataDir, 'jwt-keys.json'), newJwtKeys)),
  }
}

/** Linking a finished file into place means that two processes starting at once agree on one secret. */
function keptSecret(path: string, make: () => string): string {
  const draft = `${path}.${process.pid}`
  try {
    return readFileSync(path, 'utf8')
  } catch {
    writeFileSync(draft, make(), { mode: 0o600 })
  }
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}
