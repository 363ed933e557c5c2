import { chakra } from '@chakra-ui/react'
import { problemOf } from '../../lib/problem'
import { ReportView, type ShownReport } from '../../ui/layout/report-view'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { letterMessages as words } from './letter-messages.generated'

interface LetterPreviewProps {
  report: (ShownReport & { title: string }) | undefined
  error: unknown
}

/** The letter as it would be issued, below the form that writes it. */
export function LetterPreview({ report, error }: LetterPreviewProps) {
  if (report)
    return (
      <chakra.section aria-label={words.previewOf({ title: report.title })} marginTop="12px">
        <chakra.h3 textStyle="blockTitle" marginBottom="6px">
          {words.previewOf({ title: report.title })}
        </chakra.h3>
        <ReportView report={report} />
      </chakra.section>
    )
  if (error) return <ProblemState problem={problemOf(error)} what={words.subjects.preview} />
  return <LoadingState what={words.subjects.thePreview} lines={4} />
}
