import { chakra } from '@chakra-ui/react'
import { complianceYearName, SubmitState } from '@portal/domain'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useHeaderBadge } from '../../../lib/header-badge'
import { formatBytes } from '../../../lib/files/format-bytes'
import { formatDate, formatDateTime } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { answeringMessages } from '../../../parts/answering/answering-messages.generated'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { ScanNote, StoredFileLink } from '../../../ui/action/stored-file'
import { submissionMessages } from '../overview/submission-messages.generated'
import { ItemAnswerText } from '../subsection/item-answer-text'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import {
  useSelfAssessmentReportQuery,
  type RelatedDocumentFieldsFragment,
  type SelfAssessmentFieldsFragment,
  type SelfAssessmentReportQuery,
  type SupportingDocumentFieldsFragment,
} from '../self-assessment.generated'
import { SubmitStateChip, SubsectionStateChip } from '../state-chips'

const words = selfAssessmentMessages.report
type Report = NonNullable<SelfAssessmentReportQuery['selfAssessmentReport']>

/** The states that this screen can be in. */
export const screenStates = ['loading', 'report', 'not found', 'error', 'offline']

/** Every answer and file of one self-assessment, with who submitted it and when; can be printed. */
export function Component() {
  const id = Number(useParams()['id'])
  const valid = Number.isInteger(id)
  const { data, error, refetch } = useSelfAssessmentReportQuery({
    variables: { id },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  if (data?.selfAssessmentReport) return <ReportPage report={data.selfAssessmentReport} />
  if (!error && (data || !valid))
    return <MissingRecord what={selfAssessmentMessages.what.report} list={selfAssessmentPaths.list} />
  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          { label: words.title },
        ]}
      />
      {error ? (
        <ProblemState
          problem={problemOf(error)}
          what={selfAssessmentMessages.what.report}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what={selfAssessmentMessages.what.theReport} lines={10} />
      )}
    </>
  )
}

function ReportPage({ report }: { report: Report }) {
  const viewer = useViewer()
  const { selfAssessment, subsections, generatedOn } = report
  const { id, lea, part, year } = selfAssessment
  useHeaderBadge(lea.shortName, part, year)
  return (
    <chakra.div
      css={{ '@media print': { fontSize: '11pt', '& section, & article': { breakInside: 'auto' } } }}
    >
      <PageHeader
        title={words.title}
        breadcrumb={[
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          {
            label: `${lea.shortName} ${part} ${complianceYearName(year)}`,
            to: selfAssessmentPaths.selfAssessment(id),
          },
          { label: words.title },
        ]}
        facts={`${lea.name}, ${part}, ${complianceYearName(year)}. ${selfAssessmentMessages.facts.itemsAnswered({ n: selfAssessment.answered, total: selfAssessment.answerable })}`}
        actions={
          <>
            <SubmitStateChip state={selfAssessment.submitState} />
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        }
      />
      <Stamp selfAssessment={selfAssessment} />
      <chakra.p display="none" css={{ '@media print': { display: 'block' } }} fontSize="sm">
        {words.printed({ who: viewer.fullName, when: formatDateTime(generatedOn) })}
      </chakra.p>
      <chakra.div display="grid" gap="14px">
        {subsections.map((subsection) => (
          <Card
            key={subsection.id}
            title={`${subsection.number} ${subsection.title}`}
            actions={<SubsectionStateChip state={subsection.state} />}
            padded={false}
          >
            {subsection.items.map((item) => (
              <chakra.article
                key={item.id}
                aria-label={answeringMessages.item({ number: item.number })}
                padding="14px"
                borderTop="1px solid {colors.border.subtle}"
                _first={{ borderTop: '0' }}
              >
                <chakra.h3 maxWidth="measure" fontSize="md" lineHeight="1.4" fontWeight="600">
                  <chakra.span color="fg.subtle">{item.number}</chakra.span> {item.text}
                </chakra.h3>
                <ItemAnswerText item={item} />
                <Files documents={item.documents} related={subsection.relatedDocuments} />
              </chakra.article>
            ))}
            {subsection.documents.length > 0 && (
              <chakra.div padding="14px" borderTop="1px solid {colors.border.subtle}">
                <Files documents={subsection.documents} />
              </chakra.div>
            )}
          </Card>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

function Stamp({ selfAssessment }: { selfAssessment: SelfAssessmentFieldsFragment }) {
  const { submitState, submittedBy, submittedOn, statementName, statementTitle, documentsReason } =
    selfAssessment
  if (submitState < SubmitState.submitted || !submittedBy || !submittedOn) {
    return (
      <Alert status="info" quiet>
        {words.notSubmitted}
      </Alert>
    )
  }
  return (
    <Alert
      status="success"
      quiet
      title={words.stamp({ name: submittedBy.fullName, when: formatDateTime(submittedOn) })}
    >
      {[
        ...(statementName && statementTitle
          ? [words.statement({ name: statementName, title: statementTitle })]
          : []),
        ...(documentsReason
          ? [submissionMessages.submission.documentsReasonIs({ reason: documentsReason })]
          : []),
      ].join(' ')}
    </Alert>
  )
}

interface FilesProps {
  documents: readonly SupportingDocumentFieldsFragment[]
  /** Required documents that the subsection names: evidence of each of its items. */
  related?: readonly RelatedDocumentFieldsFragment[]
}

function Files({ documents, related = [] }: FilesProps) {
  const all = [...documents, ...related]
  if (all.length === 0) {
    return (
      <chakra.p marginTop="10px" fontSize="sm" color="fg.subtle">
        {words.noDocuments}
      </chakra.p>
    )
  }
  return (
    <chakra.div marginTop="10px">
      <chakra.p textStyle="label" color="fg.subtle">
        {words.documents}
      </chakra.p>
      <chakra.ul fontSize="md" overflowWrap="anywhere">
        {all.map((one) => (
          <li key={one.id}>
            {`${one.title}: `}
            <StoredFileLink file={one} />
            <chakra.span color="fg.subtle">
              {`, ${formatBytes(one.size)}, ${one.createdBy.fullName}, ${formatDate(one.createdOn)}`}
              {'category' in one && `, ${words.requiredDocument({ category: one.category })}`}
            </chakra.span>
            <ScanNote scanState={one.scanState} mayRemove={false} />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
