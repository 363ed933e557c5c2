import { chakra } from '@chakra-ui/react'
import { CircleCheck, Flag } from 'lucide-react'
import { formatDate, wordOf } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { LetterPreview } from '../../../parts/letters/letter-preview'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { StatusChip } from '../../../ui/feedback/status-chip'
import type { ProngPlace } from '../audits-paths'
import { CorrectedBefore } from './corrected-before'
import { reportActsMessages } from './report-acts-messages.generated'
import { useAuditReportPreviewQuery, type AuditReportPreviewQuery } from './report-acts.generated'

const words = reportActsMessages.issue

type Preview = AuditReportPreviewQuery['auditReportPreview']

interface ReportPreviewProps {
  place: ProngPlace
  correctedItemIds: string[]
  /** Items can be marked as corrected: those of a review of records. */
  marks: boolean
}

/** What the report would do and say now, computed by the server as the issuing computes it. */
export function ReportPreview({ place, correctedItemIds, marks }: ReportPreviewProps) {
  const { data, previousData, error, loading, refetch } = useAuditReportPreviewQuery({
    variables: { ...place, correctedItemIds },
    fetchPolicy: 'network-only',
  })
  const preview = (data ?? previousData)?.auditReportPreview
  if (!preview)
    return error ? (
      <ProblemState problem={problemOf(error)} what={words.what} onRetry={() => void refetch()} />
    ) : (
      <LoadingState what={words.what} lines={5} />
    )
  return (
    <>
      {marks && preview.findings.length > 0 && <CorrectedBefore findings={preview.findings} />}
      <chakra.section aria-busy={loading || undefined} opacity={loading ? 0.6 : 1}>
        {marks ? <Findings preview={preview} /> : <Outcomes outcomes={preview.outcomes} />}
        <LetterPreview report={preview.letter} error={error} />
      </chakra.section>
    </>
  )
}

function Findings({ preview: { findings, dueOn, correctBy } }: { preview: Preview }) {
  const issued = findings.filter(({ correctedBefore }) => !correctedBefore).length
  return (
    <>
      <chakra.h3 textStyle="blockTitle" marginTop="6px">
        {words.findings({ n: issued })}
      </chakra.h3>
      <chakra.p color="fg.muted">
        {[
          dueOn && words.dueOn({ day: formatDate(dueOn) }),
          correctBy && words.correctBy({ day: formatDate(correctBy) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </chakra.p>
      <chakra.ul listStyle="none" marginTop="6px">
        {findings.map((one) => (
          <Finding key={one.citation + one.itemIds.join()} finding={one} />
        ))}
      </chakra.ul>
    </>
  )
}

function Finding({ finding }: { finding: Preview['findings'][number] }) {
  const { citation, title, itemNumbers, instances, cases, systemic, correctedBefore } = finding
  return (
    <chakra.li borderTop="1px solid {colors.border.subtle}" padding="8px 0">
      <chakra.p fontWeight="600">{`${citation}, ${title}`}</chakra.p>
      <p>{words.finding({ items: itemNumbers.join(', '), instances, cases })}</p>
      {correctedBefore && (
        <StatusChip palette="neutral" icon={CircleCheck}>
          {words.notIssued}
        </StatusChip>
      )}
      {systemic && !correctedBefore && (
        <StatusChip palette="neutral" icon={Flag}>
          {words.systemic}
        </StatusChip>
      )}
    </chakra.li>
  )
}

function Outcomes({ outcomes }: { outcomes: Preview['outcomes'] }) {
  return (
    <>
      <chakra.h3 textStyle="blockTitle" marginTop="6px">
        {words.outcomes({ n: outcomes.length })}
      </chakra.h3>
      <chakra.ul listStyle="none" marginTop="6px">
        {outcomes.map(({ number, outcome }) => (
          <chakra.li key={number} borderTop="1px solid {colors.border.subtle}" padding="8px 0">
            <chakra.span fontWeight="600">{number}</chakra.span>{' '}
            {wordOf({ passed: words.passed, failed: words.failed, noneApplies: words.noneApplies }, outcome)}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
