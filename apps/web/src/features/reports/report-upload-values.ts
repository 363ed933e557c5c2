import { maxFileBytes } from '@portal/domain'
import { reportsMessages as words } from './reports-messages.generated'

/** Values of the upload form. */
export interface ReportValues {
  leaId: string
  year: string
  part: string
  module: string
  audience: string
  title: string
  note: string
  acknowledgeBy: string
  file: File | null
}

/** What is missing, by field. */
export function uploadErrors({ leaId, year, title, file }: ReportValues): Record<string, string> {
  return {
    ...(!leaId && { leaId: words.chooseAgency }),
    ...(!year && { year: words.chooseYear }),
    ...(!title.trim() && { title: words.titleMissing }),
    ...(!file ? { file: words.fileMissing } : file.size > maxFileBytes && { file: words.fileTooLarge }),
  }
}

/** The values as form data for the server, the fields before the file. */
export function reportForm({ file, title, ...values }: ReportValues, replacesId: number | null): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== '') form.append(name, value.trim())
  if (replacesId !== null) form.append('replacesId', String(replacesId))
  form.append('titles', title.trim())
  if (file) form.append('documents', file, file.name)
  return form
}
