import { chakra } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { Button } from '../../../ui/action/button'
import { FormatLinks } from '../../../ui/action/format-links'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { PageHeader } from '../../../ui/layout/page-header'
import { breadcrumbOf } from '../record/record-header'
import { recordPaths, useRecordPlace, type RecordPlace } from '../record/record-paths'
import { recordSummaryMessages as words } from './record-summary-messages.generated'
import { useAuditRecordSummaryQuery, type AuditRecordSummaryQuery } from './record-summary.generated'
import { SummaryTables } from './summary-tables'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'summary', 'not found', 'error', 'offline']

type Summary = AuditRecordSummaryQuery['auditRecordSummary']

/** All answers of one record on one page, to read and to print. */
export function Component() {
  const place = useRecordPlace()
  const { isStateMonitor } = useViewer()
  const valid = Number.isInteger(place.prongId) && Number.isInteger(place.recordId)
  const { data, error, refetch } = useAuditRecordSummaryQuery({
    variables: { ...place },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const audit = data?.auditProng?.audit
  useHeaderBadge(audit?.lea.shortName ?? null, audit?.part ?? null, audit?.year ?? null)
  const problem = error && !data ? problemOf(error) : null
  const list = recordPaths.audits(place.typeKey)
  if (!valid || problem?.kind === 'not-found' || data?.auditProng === null)
    return <MissingRecord what={words.what} list={list} />
  const summary = data?.auditRecordSummary
  return (
    <>
      <PageHeader
        title={summary ? words.titleOf({ student: summary.student }) : words.title}
        breadcrumb={breadcrumbOf(place, {
          prong: data?.auditProng ?? null,
          ...(summary && { student: summary.student }),
          page: words.title,
        })}
        facts={summary && factsOf(summary)}
        actions={summary && isStateMonitor && <SummaryFiles place={place} />}
      />
      {problem && <ProblemState problem={problem} what={words.summary} onRetry={refresh} />}
      {!summary && !problem && <LoadingState what={words.summary} lines={8} />}
      {summary && <SummaryTables summary={summary} />}
    </>
  )
}

function factsOf(summary: Summary): string {
  const { met, notMet, notApplicable, open, submittedBy, submittedOn, secondReader, school } = summary
  return [
    school && `${school}.`,
    words.counts({ met, notMet, notApplicable, open }),
    submittedOn && words.submitted({ name: submittedBy, day: formatDate(submittedOn) }),
    secondReader && words.second({ name: secondReader }),
  ]
    .filter(Boolean)
    .join(' ')
}

function SummaryFiles({ place }: { place: RecordPlace }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="8px" data-print="none">
      <FormatLinks
        href={(format) => recordPaths.summaryFile(place, format)}
        words={words}
        label={(format) => words.file({ format })}
      />
      <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
        {words.print}
      </Button>
    </chakra.span>
  )
}
