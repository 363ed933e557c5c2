import { FormatLinks } from '../../../ui/action/format-links'
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
  return <FormatLinks href={href} words={words} label={(format) => words.fileOf({ report: name, format })} />
}
