import type { ReactNode } from 'react'
import { formatBytes } from '../../lib/files/format-bytes'
import { FileLink } from '../../ui/action/file-link'
import { isHeld, ScanNote } from '../../ui/action/stored-file'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'

interface ReportFilesProps {
  report: { id: number; title: string; file: { fileName: string; size: number; scanState: string } | null }
  icon?: ReactNode
  /** Formats of a report that is generated from its document. */
  formats?: readonly ('pdf' | 'xlsx')[]
}

/** Downloads of a report: the uploaded file, or PDF and workbook. */
export function ReportFiles({
  report: { id, title, file },
  icon,
  formats = ['pdf', 'xlsx'],
}: ReportFilesProps) {
  if (file && isHeld(file.scanState)) return <ScanNote scanState={file.scanState} mayRemove={false} />
  if (file)
    return (
      <FileLink
        href={reportsPaths.original(id)}
        icon={icon}
        aria-label={`${words.original}: ${words.originalOf({ fileName: file.fileName, size: formatBytes(file.size) })}`}
      >
        {words.original}
      </FileLink>
    )
  return formats.map((format) => (
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
