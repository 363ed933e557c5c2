import { useViewer } from '../../../lib/session/viewer'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { progressMessages } from './progress-messages.generated'
import { useCaseStudyOfAuditQuery } from './progress.generated'

/** The case study that led to an audit, for people of the state; nothing where there is none. */
export function CaseStudyLink({ prongId }: { prongId: number }) {
  const { leaId } = useViewer()
  const { data } = useCaseStudyOfAuditQuery({ variables: { prongId }, skip: leaId !== null })
  const [study] = data?.caseStudies.rows ?? []
  return study ? (
    <Alert status="info">
      {progressMessages.caseStudy.from}{' '}
      <TextLink to={`/user/dashboard/case-studies/${study.id}`}>{study.theme}</TextLink>
    </Alert>
  ) : null
}
