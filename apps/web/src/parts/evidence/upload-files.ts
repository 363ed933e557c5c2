import { maxFileBytes } from '@portal/domain'
import { sendForm } from '../../lib/saving/send-form'

export interface ChosenFile {
  /** Key within the dialog. */
  key: string
  file: File
  title: string
}

/** Why chosen files cannot be sent, by file; empty when all can. */
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

/** Where files go: an address of the gateway, and the fields that name the record there. */
export interface UploadTarget {
  path: string
  fields: Readonly<Record<string, string>>
  /** Each file is stored by itself: after a failure those that are stored stay, and the others are sent again. */
  oneByOne?: boolean
}

/** Details of all files of one upload; '' for what is not set. */
export type FileDetails = Readonly<Record<string, string>>

/** The fields of a stored file that screens read. */
export interface UploadedFile {
  title: string
  /** Set when the agency had uploaded the same bytes before. */
  duplicateOf?: { uploadedOn: string; place: string } | null
}

/**
 * Sends files with their titles, the fields before the files, reports the bytes sent, and returns the stored files.
 * All files are stored or none.
 */
export async function sendFiles(
  target: UploadTarget,
  files: readonly ChosenFile[],
  details: FileDetails,
  action: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<readonly UploadedFile[]> {
  const form = new FormData()
  for (const [name, value] of [...Object.entries(target.fields), ...Object.entries(details)])
    if (value) form.append(name, value)
  for (const { title } of files) form.append('titles', title.trim())
  for (const { file } of files) form.append('documents', file, file.name)

  const found = await sendForm(target.path, form, action, onProgress, signal)
  return Array.isArray(found) ? (found as UploadedFile[]) : []
}
