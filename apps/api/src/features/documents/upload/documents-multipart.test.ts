import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Request } from 'express'
import { afterEach, expect, it } from 'vitest'
import { form, pdfOf } from '../../../testing/upload-steps.js'
import type { FileStore } from '../storage/documents-files.js'
import { receiveFiles } from './documents-multipart.js'

let server: Server | undefined
afterEach(() => server?.closeAllConnections())

/** A store in memory; `failing` breaks off in the middle of a file. */
function memoryStore(failing = false): FileStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    async put(id, bytes: Readable) {
      files.set(id, Buffer.alloc(0))
      if (failing) {
        for await (const chunk of bytes) {
          bytes.destroy()
          throw new Error(`The disk is full after ${(chunk as Buffer).length} bytes.`)
        }
      }
      files.set(id, await buffer(bytes))
    },
    get: async () => null,
    exists: async (id) => files.has(id),
    delete: async (id) => void files.delete(id),
    async *list() {},
  }
}

/** Receives one request; answers what came of it. */
async function receiving(store: FileStore, idleMs: number) {
  const outcome = new Promise<{ names: string[] } | { error: unknown }>((resolve) => {
    server = createServer((req, res) => {
      receiveFiles(req as Request, { store, idleMs, begin: async () => null, accept: () => undefined })
        .then(
          ({ files }) => resolve({ names: files.map((file) => file.name) }),
          (error: unknown) => resolve({ error }),
        )
        .finally(() => res.end())
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const port = (server?.address() as AddressInfo | undefined)?.port
  const outgoing = request({
    port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=----portal-test' },
  })
  outgoing.on('error', () => undefined)
  return { outgoing, outcome }
}

const large = { fields: [], files: [{ name: 'a.pdf', bytes: pdfOf(1024 * 1024) }] }

it('gives up an upload that falls silent, and deletes what had come', async () => {
  const store = memoryStore()
  const { outgoing, outcome } = await receiving(store, 150)
  const chunks = form(large)
  for (let n = 0; n < 4; n++) outgoing.write(chunks.next().value)
  expect(await outcome).toMatchObject({ error: { message: 'The upload stopped arriving.' } })
  expect(store.files.size).toBe(0)
})

it('does not give up an upload that is slow but never silent', async () => {
  const store = memoryStore()
  const { outgoing, outcome } = await receiving(store, 500)
  for (const chunk of form({ fields: [], files: [{ name: 'a.pdf', bytes: pdfOf(1000) }] })) {
    outgoing.write(chunk)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  outgoing.end()
  expect(await outcome).toEqual({ names: ['a.pdf'] })
})

it('deletes every file of the request when the store fails at the last', async () => {
  const store = memoryStore()
  const failing = memoryStore(true)
  let puts = 0
  const put = store.put
  store.put = (id, bytes) => (++puts < 3 ? put(id, bytes) : failing.put(id, bytes))
  const { outgoing, outcome } = await receiving(store, 5000)
  const file = { name: 'a.pdf', bytes: pdfOf(100_000) }
  for (const chunk of form({ fields: [], files: [file, file, file] })) outgoing.write(chunk)
  outgoing.end()
  expect(await outcome).toMatchObject({
    error: { message: expect.stringContaining('The disk is full') as string },
  })
  expect(puts).toBe(3)
  expect(store.files.size).toBe(0)
})
