import type { Actor } from '../accounts/actor.js'
import { isAdminOf } from '../self-assessment/self-assessment-acts.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Largest file that is accepted: 200 MB (specification 001 section 9). */
export const maxFileBytes = 209_715_200

/** Result of the virus scan; NotScanned while no scanner is configured. */
export const scanStates = ['Pending', 'Clean', 'Infected', 'Failed', 'NotScanned'] as const
export type ScanState = (typeof scanStates)[number]

export const documentTexts = {
  tooLarge: 'File too large. Please limit files to 200MB or less.',
  titleMissing: 'Please provide a title for each file.',
  noFile: 'Choose at least one file.',
  empty: 'This file is empty.',
  type: 'This type of file is not accepted. Use PDF, Word, Excel, PowerPoint, OpenDocument, picture, text, CSV or ZIP files.',
  mismatch: 'The content of this file does not match its name.',
} as const

/** Accepted extensions, the media type they are served as, and the types that their first bytes may indicate. */
const types: Record<string, { mime: string; magic: readonly string[] }> = {
  pdf: { mime: 'application/pdf', magic: ['application/pdf'] },
  doc: { mime: 'application/msword', magic: ['application/x-cfb'] },
  xls: { mime: 'application/vnd.ms-excel', magic: ['application/x-cfb'] },
  ppt: { mime: 'application/vnd.ms-powerpoint', magic: ['application/x-cfb'] },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: { mime: 'application/rtf', magic: ['application/rtf'] },
  png: picture('png'),
  jpg: picture('jpeg'),
  jpeg: picture('jpeg'),
  gif: picture('gif'),
  webp: picture('webp'),
  tif: picture('tiff'),
  tiff: picture('tiff'),
  bmp: picture('bmp'),
  zip: { mime: 'application/zip', magic: ['application/zip'] },
  txt: { mime: 'text/plain', magic: [] },
  csv: { mime: 'text/csv', magic: [] },
}

/** Additional types for training: films and their captions. */
const media: typeof types = {
  mp4: { mime: 'video/mp4', magic: ['video/mp4', 'video/x-m4v'] },
  webm: { mime: 'video/webm', magic: ['video/webm', 'video/matroska'] },
  vtt: { mime: 'text/vtt', magic: ['text/vtt'] },
}

// A package whose first entry is unusual is detected as a plain ZIP only.
function office(name: string): { mime: string; magic: readonly string[] } {
  const mime = `application/vnd.openxmlformats-officedocument.${name}`
  return { mime, magic: [mime, 'application/zip'] }
}

function openDocument(name: string): { mime: string; magic: readonly string[] } {
  const mime = `application/vnd.oasis.opendocument.${name}`
  return { mime, magic: [mime, 'application/zip'] }
}

function picture(name: string): { mime: string; magic: readonly string[] } {
  return { mime: `image/${name}`, magic: [`image/${name}`] }
}

/** Value for the accept attribute of a file chooser. */
export const acceptedExtensions: readonly string[] = Object.keys(types).map((extension) => `.${extension}`)

/** Lower-case extension of a file name without the dot, '' if it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}

/**
 * Checks a file by name and first bytes. `magic` is the type detected from the bytes, undefined if none;
 * `looksLikeText` means that they contain no control characters; markup and scripts are refused even in a .txt. Returns
 * the media type to serve it as, or the message for the field.
 */
export function checkFileType(file: {
  fileName: string
  magic: string | undefined
  looksLikeText: boolean
  head: string
  /** Whether films and captions are accepted too. */
  withMedia?: boolean
}): { mime: string } | { message: string } {
  const extension = extensionOf(file.fileName)
  const type = types[extension] ?? (file.withMedia ? media[extension] : undefined)
  if (!type) return { message: documentTexts.type }
  if (type.magic.length > 0) {
    return file.magic !== undefined && type.magic.includes(file.magic)
      ? { mime: type.mime }
      : { message: documentTexts.mismatch }
  }
  if (file.magic !== undefined || !file.looksLikeText || isActiveText(file.head)) {
    return { message: documentTexts.mismatch }
  }
  return { mime: type.mime }
}

/** Text that a browser or a shell would execute: markup or a script, whatever its name. */
function isActiveText(head: string): boolean {
  const start = head
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase()
  return start.startsWith('#!') || /^<(\?xml|!doctype|!--|html|head|body|script|svg|iframe)/.test(start)
}

/** Local administrators delete any document of their agency, others their own, while the subsection takes answers. */
export function canRemoveDocument(
  actor: Actor,
  facts: { leaId: number; createdBy: string; answer: Verdict },
): Verdict {
  if (!isAdminOf(actor, facts.leaId) && facts.createdBy !== actor.userId) {
    return forbidden('Only a local administrator or the person who uploaded a document can delete it.')
  }
  return facts.answer
}

/** Clean files can be downloaded, and unscanned ones while no scanner is configured. */
export function canDownload(scanState: ScanState, hasScanner: boolean): Verdict {
  if (scanState === 'Clean' || (scanState === 'NotScanned' && !hasScanner)) return allowed
  if (scanState === 'Pending' || scanState === 'NotScanned')
    return wrongState('This file is still being scanned for viruses. Try again in a minute.')
  return scanState === 'Infected'
    ? forbidden('This file holds a virus and cannot be downloaded.')
    : wrongState('This file could not be scanned for viruses and cannot be downloaded.')
}
