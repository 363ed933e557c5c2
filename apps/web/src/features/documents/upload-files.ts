import { maxFileBytes } from '@portal/domain'

export interface ChosenFile {
  /** Key within the dialog. */
  key: string
  file: File
  title: string
}

/** What keeps the chosen files from being sent, by file; empty when nothing does. */
export function uploadErrors(
  files: readonly ChosenFile[],
  texts: { tooLarge: string; titleMissing: string },
) {
  const errors = new Map<string, string>()
  for (const { key, file, title } of files) {
    if (file.size > maxFileBytes) errors.set(key, texts.tooLarge)
    else if (!title.trim()) errors.set(key, texts.titleMissing)
  }
  return errors
}

/** Where files go: to a subsection or one of its items, to a required document category, or to a finding or its case. */
export type UploadTarget =
  | { subsectionResponseId: number; itemId: number | null }
  | { categoryResponseId: number }
  | { findingId: number; caseId: number | null }

/** What screens read of a stored file. */
export interface UploadedFile {
  title: string
  /** Set when the agency had uploaded the same bytes before. */
  duplicateOf?: { uploadedOn: string; place: string } | null
}

function placeOf(target: UploadTarget): { at: string; fields: readonly (readonly [string, string])[] } {
  if ('categoryResponseId' in target) {
    const id = String(target.categoryResponseId)
    return { at: '/files/required-documents', fields: [['requiredDocumentCategoryResponseId', id]] }
  }
  if ('findingId' in target) {
    const { findingId, caseId } = target
    return {
      at: '/files/findings',
      fields: [
        ['findingId', String(findingId)],
        ...(caseId === null ? [] : [['caseId', String(caseId)] as const]),
      ],
    }
  }
  const { subsectionResponseId, itemId } = target
  return {
    at: '/files/supporting-documents',
    fields: [
      ['subSectionResponseId', String(subsectionResponseId)],
      ...(itemId === null ? [] : [['itemId', String(itemId)] as const]),
    ],
  }
}

/** Refusal of an upload: what to say, and whether the server was reached at all. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly reached: boolean,
  ) {
    super(message)
  }
}

/**
 * Sends files with their titles, fields before files, tells the bytes sent, and answers what was stored.
 * All files are stored or none. XMLHttpRequest, because fetch cannot tell how far an upload has come.
 */
export function sendFiles(
  target: UploadTarget,
  files: readonly ChosenFile[],
  action: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<readonly UploadedFile[]> {
  const { at, fields } = placeOf(target)
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const { title } of files) form.append('titles', title.trim())
  for (const { file } of files) form.append('documents', file, file.name)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', at)
    request.setRequestHeader('apollo-require-preflight', '1')
    request.setRequestHeader('idempotency-key', action)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(storedFiles(request.responseText))
      else reject(new UploadError(messageOf(request.responseText), request.status > 0))
    })
    request.addEventListener('error', () => reject(new UploadError('', false)))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function storedFiles(body: string): readonly UploadedFile[] {
  const found: unknown = JSON.parse(body)
  return Array.isArray(found) ? (found as UploadedFile[]) : []
}

/** The sentence of an error answer; '' for anything else, such as a page of a proxy. */
function messageOf(body: string): string {
  try {
    const found: unknown = JSON.parse(body)
    if (typeof found !== 'object' || found === null) return ''
    if ('message' in found && typeof found.message === 'string') return found.message
    if ('errors' in found && Array.isArray(found.errors)) {
      const first: unknown = found.errors[0]
      if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message)
    }
    return ''
  } catch {
    return ''
  }
}
