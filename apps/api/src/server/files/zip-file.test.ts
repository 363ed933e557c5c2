import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { ZipFile } from './zip-file.js'

const ofYazl = createRequire(createRequire(import.meta.url).resolve('yazl'))

it('packs with the checksum of Node itself, over all pieces of a document', async () => {
  const pieces = [Buffer.from('first, '), Buffer.from('second, '), Buffer.alloc(200_000, 'third')]
  const zip = new ZipFile()
  zip.addReadStream(Readable.from(pieces), 'document.bin', { compress: false })
  zip.end()
  const packed = await buffer(zip.outputStream)
  const entry = packed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  expect(packed.readUInt32LE(entry + 16)).toBe(crc32(Buffer.concat(pieces)))
})

it('is the one that yazl asks', async () => {
  const checksum = ofYazl('buffer-crc32') as { unsigned: (bytes: Buffer, before?: number) => number }
  const { unsigned } = checksum
  const asked: number[] = []
  try {
    checksum.unsigned = (bytes, before) => {
      asked.push(bytes.length)
      return unsigned(bytes, before)
    }
    const zip = new ZipFile()
    zip.addReadStream(Readable.from([Buffer.alloc(70_000)]), 'document.bin', { compress: false })
    zip.end()
    await buffer(zip.outputStream)
  } finally {
    checksum.unsigned = unsigned
  }
  expect(asked).toContain(70_000)
  // That of JavaScript goes on from a buffer, Node's own does not.
  expect(() => unsigned(Buffer.from('more'), Buffer.alloc(4) as unknown as number)).toThrow(/must be/)
})
