import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { useViewer } from '../../../lib/session/viewer'
import { AnsweringScope, useAnswering } from '../../../parts/answering/answering-scope'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { SaveState } from '../../../ui/form/save-state'
import { saveStatusOf } from '../../../ui/form/save-status'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { caseStudiesPaths, useCaseStudyId } from '../case-studies-paths'
import { useCaseStudyQuery, type CaseStudyQuery } from '../case-studies.generated'
import { CaseStudyStatusChip } from '../case-study-status'
import { CaseStudyTabs } from '../case-study-tabs'
import { StudentsCard } from './students-card'
import { StudyComments } from './study-comments'
import { StudyForm } from './study-form'
import { StudySteps } from './study-steps'
import { StudyText } from './study-text'

const words = m.page
type Study = NonNullable<CaseStudyQuery['caseStudy']>

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'draft',
  'editing an event',
  'naming a student',
  'in review',
  'final',
  'reader',
  'not found',
  'error',
  'offline',
]

/** One case study: written while it is a draft, read afterwards. */
export function Component() {
  const id = useCaseStudyId()
  const valid = Number.isInteger(id)
  const { data, error, refetch } = useCaseStudyQuery({
    variables: { id },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const study = data?.caseStudy
  if (!valid || (data && !study && !error))
    return <MissingRecord what={words.what} list={caseStudiesPaths.list} />
  if (!study)
    return (
      <>
        <PageHeader title={m.title} breadcrumb={[{ label: m.title, to: caseStudiesPaths.list }]} />
        {error ? (
          <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={8} />
        )}
      </>
    )
  return (
    <AnsweringScope key={study.id} onChanged={refresh}>
      <StudyHeader study={study} />
      <CaseStudyTabs id={study.id} />
      <chakra.div display="grid" gap="14px" marginTop="14px">
        <StudyNotes study={study} />
        <StudentsCard study={study} />
        {study.edit.allowed ? <StudyForm study={study} /> : <StudyText study={study} />}
        <StudyComments study={study} onChanged={refresh} />
      </chakra.div>
    </AnsweringScope>
  )
}

function StudyHeader({ study }: { study: Study }) {
  const { status, saveAll } = useAnswering()
  const { isStateMonitor } = useViewer()
  const { lea, part, year, author, reviewer } = study
  return (
    <PageHeader
      title={study.theme}
      breadcrumb={[
        { label: m.landingPage, to: '/' },
        { label: m.title, to: caseStudiesPaths.list },
        { label: study.theme },
      ]}
      facts={
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="4px 12px">
          <CaseStudyStatusChip status={study.status} />
          <span>{words.facts({ agency: lea.name, part, year: complianceYearName(year) })}</span>
          <span>{words.author({ name: author.fullName })}</span>
          {reviewer && <span>{words.reviewer({ name: reviewer.fullName })}</span>}
        </chakra.span>
      }
      actions={
        isStateMonitor && (
          <>
            <SaveState
              status={saveStatusOf(status)}
              savedAt={status.kind === 'saved' ? status.at : null}
              onRetry={() => void saveAll()}
            />
            <StudySteps study={study} />
          </>
        )
      }
    />
  )
}

/** What stands in the way of the next step, why the study came back, and what came of it. */
function StudyNotes({ study: { lastReason, gaps, status, audit, reportId, edit } }: { study: Study }) {
  return (
    <>
      {lastReason !== null && <Alert status="warning">{words.returned({ reason: lastReason })}</Alert>}
      {audit && (
        <Alert status="info">
          {words.audit}{' '}
          <TextLink to={`/user/dashboard/${audit.typeKey}/prongs/${audit.prongId}`}>
            {words.openAudit}
          </TextLink>
        </Alert>
      )}
      {reportId !== null && (
        <Alert status="info">
          {words.report} <TextLink to={`/compliance/reports/${reportId}`}>{words.openReport}</TextLink>
        </Alert>
      )}
      {status === 'Draft' && edit.allowed && gaps.length > 0 && (
        <Card title={words.gapsTitle} note={gaps.length}>
          <chakra.ul paddingInlineStart="18px" aria-live="polite">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </>
  )
}
