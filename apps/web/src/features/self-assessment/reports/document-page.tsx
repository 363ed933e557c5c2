import { Download, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { ReportView } from '../../../ui/layout/report-view'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { TabLinks } from '../../../ui/layout/tab-links'
import { ExportLinks } from './export-links'
import { reviewMessages as words } from '../review/review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useSelfAssessmentDocumentQuery } from '../review/self-assessment-review.generated'

const { kinds } = words
type Kind = keyof typeof kinds
const isKind = (value: string | undefined): value is Kind => value !== undefined && value in kinds

/** The states that this screen can be in. */
export const screenStates = ['loading', 'report', 'made of', 'not found', 'error', 'offline']

/** A report on a self-assessment as it stands now: on the screen, on paper, as PDF and as a workbook. */
export function Component() {
  const params = useParams()
  const viewer = useViewer()
  const id = Number(params['id'])
  const kind = isKind(params['kind']) ? params['kind'] : undefined
  const valid = Number.isInteger(id) && kind !== undefined
  const { data, error, refetch } = useSelfAssessmentDocumentQuery({
    variables: { id, kind: kind ?? 'yearly' },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  if (!valid || (data && !data.selfAssessmentDocument && !error))
    return <MissingRecord what={selfAssessmentMessages.what.report} list={selfAssessmentPaths.list} />
  const report = data?.selfAssessmentDocument
  const available = (Object.keys(kinds) as Kind[]).filter(
    (one) => one !== 'summary' || !(viewer.isLocalAdmin || viewer.isLocalUser),
  )
  return (
    <>
      <PageHeader
        title={kinds[kind]}
        breadcrumb={[
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          { label: selfAssessmentMessages.tabs.overview, to: selfAssessmentPaths.selfAssessment(id) },
          { label: kinds[kind] },
        ]}
        actions={
          // There before the report, so that nothing moves when it comes.
          (report || !error) && (
            <>
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
                {words.print}
              </Button>
              {(['pdf', 'xlsx'] as const).map((format) => (
                <FileLink
                  key={format}
                  href={selfAssessmentPaths.file(id, kind, format)}
                  icon={<Download aria-hidden />}
                >
                  {words[format]}
                </FileLink>
              ))}
            </>
          )
        }
      />
      <TabLinks
        label={words.kindsLabel}
        tabs={available.map((one) => ({ label: kinds[one], to: selfAssessmentPaths.document(id, one) }))}
      />
      {report && <ExportLinks id={id} />}
      {report && <ReportView key={kind} report={report} />}
      {!report &&
        (error ? (
          <ProblemState
            problem={problemOf(error)}
            what={selfAssessmentMessages.what.report}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingState what={selfAssessmentMessages.what.theReport} lines={10} />
        ))}
    </>
  )
}
