import type { ReactNode } from 'react'
import { formatBytes } from '../../lib/format-bytes'
import { FileLink } from '../../ui/file-link'
import { reportsMessages as words } from './reports-messages'
import { reportsPaths } from './reports-paths'

interface ReportFilesProps {
  report: { id: number; title: string; file: { fileName: string; size: number } | null }
  icon?: ReactNode
}

/** A report to be saved: as it was uploaded, or printed and as a workbook. */
export function ReportFiles({ report: { id, title, file }, icon }: ReportFilesProps) {
  if (file)
    return (
      <FileLink
        href={reportsPaths.original(id)}
        icon={icon}
        aria-label={`${words.original}: ${words.originalOf(file.fileName, formatBytes(file.size))}`}
      >
        {words.original}
      </FileLink>
    )
  return (['pdf', 'xlsx'] as const).map((format) => (
    <FileLink
      key={format}
      href={reportsPaths.file(id, format)}
      icon={icon}
      aria-label={`${words[format]}: ${title}`}
    >
      {words[format]}
    </FileLink>
  ))
}
