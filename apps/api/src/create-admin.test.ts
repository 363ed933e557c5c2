import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { newJwtKeys } from './server/secrets.js'

const apiDir = fileURLToPath(new URL('..', import.meta.url))
const env = {
  PATH: process.env['PATH'],
  PUBLIC_URL: 'https://portal.example',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-first-')),
  SESSION_SECRET: 'a-secret-that-is-used-in-tests-only-0123456789',
  JWT_KEYS: newJwtKeys(),
}

it('makes the first administrator of a new installation, and nobody twice', async () => {
  const made = await createAdmin('first@state.example', 'Ada First')
  expect(made.text).toMatch(
    /^Ada First can set a password here, once, within a day:\nhttps:\/\/portal\.example\/auth\/\S*newUser=true\S*\n$/,
  )
  expect(made.code).toBe(0)
  const again = await createAdmin('first@state.example', 'Ada First')
  expect(again.code).toBe(1)
  expect(again.text).toContain('already')
  expect(again.text).not.toContain('https://')
}, 120_000)

it('says how it is used when it was given no address', async () => {
  const { code, text } = await createAdmin()
  expect(code).toBe(1)
  expect(text).toContain('npm run create-admin -- <e-mail address> "<full name>"')
}, 60_000)

function createAdmin(...args: string[]): Promise<{ code: number | null; text: string }> {
  const program = ['-C', '@portal/source', '--import', '@oxc-node/core/register', 'src/create-admin.ts']
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: apiDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })))
}
