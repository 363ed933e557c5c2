import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../../testing/upload-steps.js'
import { openFileStore } from './documents-file-store.js'
import type { FileStore } from './documents-files.js'

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: mkdtempSync(join(tmpdir(), 'portal-s3-')),
  configureBuckets: [{ name: 'documents' }],
})
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const { port } = await s3.run()
  stores['a folder'] = openFileStore(`file:${join(folder, 'files')}`)
  stores['S3'] = openFileStore(`s3://documents?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
})

describe.each(['a folder', 'S3'])('documents in %s', (where) => {
  const store = () => {
    const found = stores[where]
    if (!found) throw new Error(`No store in ${where}.`)
    return found
  }
  // More than two parts of a multipart upload.
  const pieces = Array.from({ length: 20 }, (_, n) => Buffer.alloc(1024 * 1024, n))
  const list = async () => {
    const ids: string[] = []
    for await (const { id, modifiedOn } of store().list()) {
      expect(Math.abs(Date.now() - modifiedOn.getTime())).toBeLessThan(60_000)
      ids.push(id)
    }
    return ids
  }

  it('are listed, give their bytes back, and are gone when deleted', async () => {
    const [large, small] = [randomUUID(), randomUUID()]
    expect(await list()).toEqual([])
    await store().put(large, Readable.from(pieces, { objectMode: false }))
    await store().put(small, Readable.from([Buffer.from('a')], { objectMode: false }))
    expect((await list()).toSorted()).toEqual([large, small].toSorted())
    const stored = await store().get(large)
    expect(stored?.size).toBe(20 * 1024 * 1024)
    expect(sha256([await buffer(stored?.bytes ?? Readable.from([]))])).toBe(sha256(pieces))
    await store().delete(large)
    await store().delete(large)
    expect([await store().exists(large), await store().exists(small)]).toEqual([false, true])
    expect(await store().get(large)).toBeNull()
  })

  it('are not there when their source broke off', async () => {
    const id = randomUUID()
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('a')
        throw new Error('The sender went away.')
      })(),
      { objectMode: false },
    )
    await expect(store().put(id, broken)).rejects.toThrow('The sender went away.')
    await store().delete(id)
    expect(await store().exists(id)).toBe(false)
  })
})

it('refuses an address that is neither', () => {
  expect(() => openFileStore('ftp://documents')).toThrow('FILES_URL: ftp: is not known; use file: or s3:.')
})
