import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { AuditHead } from './audit-trail-read-model.js'

const headFile = z.object({
  count: z.number().int(),
  hash: z.string(),
  at: z.string(),
  signature: z.string(),
})

/** The file beside the database that holds the last link of the trail, to detect a trail that was cut. */
export function auditHeadPath(dataDir: string): string {
  return join(dataDir, 'audit-head.json')
}

/** Writes the signed head outside the database, so that a cut tail can be detected. Replaces the file in one step. */
export async function writeAuditHead(
  path: string,
  secret: string,
  head: AuditHead,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const content = JSON.stringify({ ...head, at, signature: signatureOf(secret, head, at) })
  await mkdir(dirname(path), { recursive: true })
  // Two processes may share the folder: each has a draft of its own.
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The head that was kept; null where none was written yet. Throws when the signature is not ours. */
export async function readKeptAuditHead(path: string, secret: string): Promise<AuditHead | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    return null
  }
  const { count, hash, at, signature } = headFile.parse(JSON.parse(text))
  const expected = Buffer.from(signatureOf(secret, { count, hash }, at))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new Error(`The kept head of the audit trail is not signed by this installation: ${path}`)
  return { count, hash }
}

function signatureOf(secret: string, head: AuditHead, at: string): string {
  return createHmac('sha256', secret).update(`audit-head ${head.count} ${head.hash} ${at}`).digest('hex')
}
