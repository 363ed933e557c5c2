import { auditProngPath } from '@portal/domain'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { formatDate, formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { useRefresh } from '../../lib/use-refresh'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { DeadlineChip } from '../../ui/feedback/deadline-chip'
import { LinkButton } from '../../ui/action/link'
import { MissingRecord } from '../../ui/feedback/missing-record'
import { PageHeader } from '../../ui/layout/page-header'
import { ReportView } from '../../ui/layout/report-view'
import { OldData } from '../../ui/feedback/old-data'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { ReportActs } from './report-acts'
import { ReportFiles } from './report-files'
import { ReportStateChip } from '../../ui/feedback/report-state-chip'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import { usePublishedReportQuery, type PublishedReportQuery } from './reports.generated'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'report', 'acknowledged', 'not found', 'error', 'offline']

/** One report as it was issued, with what its reader may do. */
export function Component() {
  const id = Number(useParams()['id'])
  const valid = Number.isInteger(id)
  const [refused, setRefused] = useState('')
  const { data, error, refetch } = usePublishedReportQuery({
    variables: { id },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const report = data?.publishedReport
  if (!valid || (data && !report && !error))
    return <MissingRecord what={words.what.report} list={reportsPaths.list} />
  if (!report)
    return (
      <>
        <PageHeader title={words.title} breadcrumb={[{ label: words.title, to: reportsPaths.list }]} />
        {error ? (
          <ProblemState problem={problemOf(error)} what={words.what.report} onRetry={refresh} />
        ) : (
          <LoadingState what={words.what.theReport} lines={10} />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        title={report.title}
        breadcrumb={[{ label: words.title, to: reportsPaths.list }, { label: report.title }]}
        facts={factsOf(report)}
        actions={
          <>
            <ReportStateChip state={report.state} />
            {typeof report.selfAssessmentId === 'number' && (
              <LinkButton to={reportsPaths.selfAssessment(report.selfAssessmentId)}>{words.about}</LinkButton>
            )}
            {typeof report.findingId === 'number' && (
              <LinkButton to={reportsPaths.finding(report.findingId)}>{words.aboutFinding}</LinkButton>
            )}
            {report.audit && (
              <LinkButton to={auditProngPath(report.audit.typeKey, report.audit.prongId)}>
                {words.aboutAudit}
              </LinkButton>
            )}
            {report.acknowledgeBy && report.state === 'Issued' && (
              <DeadlineChip dueOn={report.acknowledgeBy} rule={report.acknowledgeDerivation} />
            )}
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {words.print}
            </Button>
            <ReportFiles report={report} icon={<Download aria-hidden />} />
            <ReportActs report={report} onChanged={refresh} onRefused={setRefused} />
          </>
        }
      />
      {refused && (
        <Alert status="error" onClose={() => setRefused('')}>
          {refused}
        </Alert>
      )}
      {report.acknowledgedBy && report.acknowledgedOn && (
        <Alert status="success" quiet>
          {`${words.acknowledged} ${words.acknowledgedBy({ name: report.acknowledgedBy.fullName, when: formatDateTime(report.acknowledgedOn) })}`}
        </Alert>
      )}
      {report.state === 'Superseded' && (
        <Alert status="info" quiet>
          {words.superseded}
        </Alert>
      )}
      {report.state === 'Withdrawn' && (
        <Alert status="error" quiet>
          {words.withdrawnBecause({ reason: report.withdrawnReason ?? '' })}
        </Alert>
      )}
      <OldData problem={error ? problemOf(error) : null} what={words.what.report} onRetry={refresh}>
        <ReportView report={report.document} />
      </OldData>
    </>
  )
}

type Report = NonNullable<PublishedReportQuery['publishedReport']>

function factsOf({ issuedBy, issuedOn, edition, resentOn, resentCount }: Report): string {
  return [
    words.issued({ name: issuedBy.fullName, when: formatDateTime(issuedOn) }),
    edition > 1 && `${words.version({ edition })}.`,
    resentOn && `${words.resentTimes({ n: resentCount, day: formatDate(resentOn) })}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
