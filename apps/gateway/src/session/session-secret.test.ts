import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionSecretIn } from './session-secret.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

it('makes one secret however many ask at once, readable by the owner only', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => sessionSecretIn(path.join(folder, 'data'))),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(await readdir(path.join(folder, 'data'))).toEqual(['session-secret'])
  expect((await stat(path.join(folder, 'data', 'session-secret'))).mode & 0o777).toBe(0o600)
})

it('takes the secret that another process made', async () => {
  await writeFile(path.join(folder, 'session-secret'), 'made-by-the-api\n')
  expect(await sessionSecretIn(folder)).toBe('made-by-the-api')
})
