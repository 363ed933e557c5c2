import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The secret of a demonstration, kept in `DATA_DIR/session-secret`. The first process creates it; the file is written
 * atomically, so a second process never reads half of it.
 */
export async function sessionSecretIn(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret')
  const existing = await readSecret(file)
  if (existing !== undefined) return existing
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  const secret = await readSecret(file)
  if (secret === undefined) throw new Error(`The session secret in ${file} cannot be read.`)
  return secret
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim() === '' ? undefined : text.trim()
}
