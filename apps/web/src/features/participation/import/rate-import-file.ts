import { csvDocument, rateImportColumns, ratedSubjects } from '@portal/domain'
import { fetchFile } from '../../../lib/files/files'
import { exportList } from '../../../ui/list/export/list-export'
import { participationMessages } from '../participation-messages.generated'
import { participationPaths } from '../participation-paths'

const words = participationMessages.importing

/** Largest file of rates. */
export const maxRateFileBytes = 2 * 1024 * 1024

/** What the server says of a file of rates. */
export interface ImportAnswer {
  stored: boolean
  rows: number
  agencies: number
  errors: { row: number; column: string | null; value: string; message: string }[]
  errorsTotal: number
}

const headings = Object.values(rateImportColumns)

/** Saves a file to fill in: a row for each agency and subject. */
export function saveTemplate(
  format: 'csv' | 'xlsx',
  year: number,
  agencies: readonly { code: string; shortName: string }[],
): Promise<void> {
  return exportList(format, {
    title: participationMessages.list.caption,
    name: ['participation', 'template', year],
    about: [[words.columns, headings.join(', ')]],
    headings,
    rows: agencies.flatMap(({ shortName }) =>
      Object.values(ratedSubjects).map((subject) => [shortName, subject, null, null]),
    ),
  })
}

/** The refused cells as a file, to work through beside the list. */
export function importErrorsCsv(errors: ImportAnswer['errors']): string {
  return csvDocument(
    [words.row, words.column, words.value, words.problem],
    errors.map(({ row, column, value, message }) => [row, column, value, message]),
  )
}

/** Sends a file of rates. Throws an Error with the server's sentence where it cannot be read. */
export async function sendRates(file: File, year: number, signal: AbortSignal): Promise<ImportAnswer> {
  const form = new FormData()
  form.append('file', file, file.name)
  const answer = await fetchFile(participationPaths.upload(year), { method: 'POST', body: form, signal })
  return (await answer.json()) as ImportAnswer
}
