import { documentTextLimits, type DocumentText, type DocumentTextState } from '@portal/domain'
import { ApiError } from '../../api-error.js'
import { tidyPassage, UnreadText } from './passages.js'

const readers: Readonly<Record<string, () => Promise<(bytes: Buffer) => Promise<DocumentText>>>> = {
  'application/pdf': async () => (await import('./pdf-text.js')).readPdfText,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': async () =>
    (await import('./docx-text.js')).readDocxText,
}

/**
 * The text of a PDF or Word document as passages. Runs in a worker. What cannot be read answers why: files come from anybody, and a
 * broken or hostile one is no fault of the portal.
 */
export async function readDocumentText({
  bytes,
  mime,
}: {
  bytes: Uint8Array
  mime: string
}): Promise<DocumentText> {
  const load = readers[mime]
  if (!load) return unread('unsupported')
  const read = await load()
  try {
    const text = await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const passages = text.passages.map(tidyPassage).filter((passage) => passage !== '')
    if (passages.length === 0) return { ...unread('noText'), pages: text.pages }
    const characters = passages.reduce((sum, passage) => sum + passage.length, 0)
    const isLong = passages.length > documentTextLimits.passages || characters > documentTextLimits.characters
    return isLong ? unread('tooLong') : { ...text, passages }
  } catch (error) {
    if (error instanceof UnreadText) return unread(error.state)
    // What was refused before it was unpacked.
    return unread(error instanceof ApiError ? 'tooLarge' : 'damaged')
  }
}

/** A document whose text was not read. */
export const unread = (state: DocumentTextState): DocumentText => ({
  state,
  passages: [],
  pages: 0,
  emptyPages: 0,
})
