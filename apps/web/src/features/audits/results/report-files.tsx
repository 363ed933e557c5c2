import { FileText, Table } from 'lucide-react'
import { FileLink } from '../../../ui/action/file-link'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { resultsMessages as words } from './results-messages.generated'

interface ReportFilesProps {
  place: ProngPlace
  /** As the address of its file names it. */
  report: 'overall-compliance' | 'individual-non-compliance' | 'item-corrections' | 'comparison'
  /** As people know it. */
  name: string
}

/** Links to a report as PDF and as XLSX, students masked. */
export function ReportFiles({ place, report, name }: ReportFilesProps) {
  const { typeKey, prongId } = place
  const href = (format: 'pdf' | 'xlsx') => auditsPaths.report(typeKey, report, prongId, format)
  return (
    <>
      <FileLink
        href={href('pdf')}
        icon={<FileText aria-hidden />}
        aria-label={words.fileOf({ report: name, format: words.pdf })}
      >
        {words.pdf}
      </FileLink>
      <FileLink
        href={href('xlsx')}
        icon={<Table aria-hidden />}
        aria-label={words.fileOf({ report: name, format: words.xlsx })}
      >
        {words.xlsx}
      </FileLink>
    </>
  )
}
