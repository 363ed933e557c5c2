import { zipSync, type Zippable } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { refusedFile } from './refused-file.js'

interface PackageLimits {
  /** Most that all of it may hold when unpacked, by what its directory says. */
  unpackedBytes: number
  /** Which parts are read; others, as pictures, are left out. */
  keeps: (name: string) => boolean
  /** Looks at the contents of a part and throws a refusal for what must not be parsed. */
  check?: (name: string, content: Buffer) => void
}

/** Most parts of a package. */
const mostEntries = 1000

/**
 * An Office package with what its directory lists and nothing else. A few kilobytes can unpack to gigabytes, and readers go by the
 * entries themselves, which can be others than those in the directory: so they get only what was looked at here.
 */
export async function safePackage(
  bytes: Buffer,
  { unpackedBytes, keeps, check }: PackageLimits,
): Promise<ArrayBuffer> {
  const file = await fromBufferPromise(bytes, { validateEntrySizes: true })
  const entries: Entry[] = []
  let declared = 0
  if (file.entryCount > mostEntries) throw refusedFile('The file has too many parts.')
  for await (const entry of file.eachEntry()) {
    declared += entry.uncompressedSize
    if (declared > unpackedBytes) throw refusedFile('The file is too large when unpacked.')
    entries.push(entry)
  }
  const safe: Zippable = {}
  for (const entry of entries) {
    if (!keeps(entry.fileName)) continue
    const content = await unpacked(file, entry)
    check?.(entry.fileName, content)
    safe[entry.fileName] = content
  }
  return zipSync(safe, { level: 0 }).buffer
}

/** The content of an entry, in one piece of memory of the declared size; another size is refused. */
async function unpacked(file: ZipFile, entry: Entry): Promise<Buffer> {
  const packed = await buffer(await file.openReadStreamPromise(entry, { decodeFileData: false }))
  const size = entry.uncompressedSize
  const content =
    entry.compressionMethod === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: size, chunkSize: Math.max(size + 1, 64) })
  if (content.length !== size) throw new Error('An entry has another size than it declares.')
  return content
}
