import { csvDocument, userImportColumns } from '@portal/domain'
import { fetchFile } from '../../../lib/files/files'
import type { UserImportPreviewFieldsFragment } from './user-import.generated'
import { accountsBulkMessages } from '../users/accounts-bulk-messages.generated'

const { example: m, errorColumns: columns } = accountsBulkMessages

/** Largest file of users. */
export const maxImportBytes = 5 * 1024 * 1024

/** A file to fill in: the headings, and one row that shows what belongs under them. */
export function importTemplate(): string {
  const example = [
    'pat.lee@district.example',
    m.fullName,
    m.jobTitle,
    '(301) 555-0100',
    '',
    'Local User',
    '01',
  ]
  return csvDocument(
    userImportColumns.map(({ heading }) => heading),
    [example],
  )
}

/** The refused cells as a file, to work through beside the list. */
export function importErrorsCsv(errors: UserImportPreviewFieldsFragment['errors']): string {
  return csvDocument(
    [columns.row, columns.column, columns.value, columns.problem],
    errors.map(({ row, column, value, message }) => [row, column, value, message]),
  )
}

/** Sends a file of users to be read and checked; nothing is created. Throws an Error with the server's sentence. */
export async function sendImportFile(
  file: File,
  signal: AbortSignal,
): Promise<UserImportPreviewFieldsFragment> {
  const form = new FormData()
  form.append('file', file, file.name)
  const answer = await fetchFile('/files/user-imports', { method: 'POST', body: form, signal })
  return (await answer.json()) as UserImportPreviewFieldsFragment
}
