import type { DocumentText } from '@portal/domain'
import mammoth from 'mammoth'
import { safePackage } from '../safe-package.js'
import { UnreadText } from './passages.js'

/** Its parts with text are parsed as a whole; pictures are left out. */
const unpackedBytes = 60 * 1024 * 1024
const textBytes = 8 * 1024 * 1024

/** The text of a Word document; one with a password is no package but an old Office file around one. */
export async function readDocxText(bytes: Buffer): Promise<DocumentText> {
  if (isOldOffice(bytes)) throw new UnreadText('encrypted')
  let held = 0
  const safe = await safePackage(bytes, {
    unpackedBytes,
    keeps: (name) => /\.(?:xml|rels)$/i.test(name),
    check(_name, content) {
      held += content.length
      if (held > textBytes) throw new UnreadText('tooLarge')
    },
  })
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(safe) })
  return { state: 'read', passages: value.split(/\n{2,}/), pages: 0, emptyPages: 0 }
}

const isOldOffice = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
