import { documentTexts, extensionOf, checkFileType } from '@portal/domain'
import { fileTypeFromBuffer } from 'file-type'

/** Bytes at the start of a file that show what it is. */
export const headBytes = 4100

/** Judges a file by its name and first bytes; answers the type to serve it as, or why it is refused. */
export async function judgeFile(
  fileName: string,
  head: Buffer,
  withMedia = false,
): Promise<{ mime: string } | { message: string }> {
  if (head.length === 0) return { message: documentTexts.empty }
  const text = decodeHead(head)
  return checkFileType({
    fileName,
    // The byte order mark of UTF-16 is taken for sound otherwise.
    magic: isUtf16(head) ? undefined : await magicOf(head),
    looksLikeText: !holdsControlCharacters(text),
    head: text,
    withMedia,
  })
}

async function magicOf(head: Buffer): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  if (type) return type.mime
  // The start of a large package is not enough to read its first entry; its signature still says what it is.
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) ? 'application/zip' : undefined
}

/** Spreadsheets write UTF-16 with a byte order mark; everything else reads as Latin letters well enough. */
function decodeHead(head: Buffer): string {
  return isUtf16(head)
    ? head.subarray(0, head.length - (head.length % 2)).toString('utf16le')
    : head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
}

/** Any but tab, line feed, vertical tab, form feed and carriage return. */
function holdsControlCharacters(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' && !'\t\n\v\f\r'.includes(character))
}

function isUtf16(head: Buffer): boolean {
  return head[0] === 0xff && head[1] === 0xfe
}

const longestName = 200

/** The name to store and to offer: no folders, no control or direction characters, at most 200 characters. */
export function storableName(fileName: string): string {
  const base = fileName.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const name = Buffer.from(base.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ''), 'utf8')
    .toString('utf8')
    .trim()
  if (name.length <= longestName) return name || 'document'
  const extension = extensionOf(name)
  const stem = Array.from(name)
    .slice(0, longestName - extension.length - 1)
    .join('')
  return extension ? `${stem}.${extension}` : stem
}
