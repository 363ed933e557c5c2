import { createRequire } from 'node:module'
import { crc32 } from 'node:zlib'
import { ZipFile } from 'yazl'

/**
 * yazl computes the checksum of every byte in JavaScript, on the answering thread, at fifteen times the cost of Node's own.
 * It has no setting for that, so its checksum is replaced; zip-file.test.ts fails when a new version asks for it another way.
 */
const ofYazl = createRequire(createRequire(import.meta.url).resolve('yazl'))
const checksum: object = ofYazl('buffer-crc32')
Object.assign(checksum, { unsigned: (bytes: Buffer, before = 0) => crc32(bytes, before) })

export { ZipFile }
