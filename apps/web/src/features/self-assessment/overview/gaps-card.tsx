import { chakra } from '@chakra-ui/react'
import { requiredDocumentsEmpty } from '@portal/domain'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useViewer } from '../../../lib/session/viewer'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { submissionMessages } from './submission-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentFieldsFragment } from '../self-assessment.generated'

const words = submissionMessages.submission

/** What still prevents the submission of the self-assessment, each with a link. */
export function GapsCard({
  selfAssessment,
}: {
  selfAssessment: Pick<SelfAssessmentFieldsFragment, 'id' | 'gaps' | 'documentsNeeded' | 'documentsReceived'>
}) {
  const { id, gaps, documentsNeeded, documentsReceived } = selfAssessment
  const { isLocalAdmin, isLocalUser } = useViewer()
  const empty = documentsNeeded - documentsReceived
  return (
    <Card title={words.title} {...(gaps.length > 0 && { note: gaps.length })}>
      {gaps.length === 0 ? (
        <chakra.p display="flex" gap="8px" alignItems="center" color="success.fg">
          <CircleCheck size={18} aria-hidden />
          {empty > 0 ? words.approved : words.ready}
        </chakra.p>
      ) : (
        <>
          <chakra.p marginBottom="6px" fontSize="md" color="fg.muted">
            {words.gaps({ n: gaps.length })}
          </chakra.p>
          <chakra.ul
            display="grid"
            gridTemplateColumns={{ md: 'repeat(auto-fill, minmax(240px, 1fr))' }}
            gap="4px 20px"
            fontSize="md"
          >
            {gaps.map((gap) => (
              <li key={`${gap.subsectionResponseId ?? 'all'} ${gap.number ?? ''} ${gap.message}`}>
                {gap.subsectionResponseId !== null && gap.number !== null ? (
                  <>
                    <TextLink
                      to={selfAssessmentPaths.subsection(id, gap.subsectionResponseId, itemOf(gap.number))}
                    >
                      {gap.number}
                    </TextLink>{' '}
                    {gap.message}
                  </>
                ) : (
                  gap.message
                )}
              </li>
            ))}
          </chakra.ul>
        </>
      )}
      {empty > 0 && (
        <chakra.p display="flex" gap="8px" alignItems="flex-start" marginTop="8px" fontSize="md">
          <chakra.span colorPalette="dueSoon" color="colorPalette.icon" flex="none" paddingTop="2px">
            <TriangleAlert size={18} aria-hidden />
          </chakra.span>
          <span>
            <TextLink to={selfAssessmentPaths.requiredDocuments(id)}>
              {requiredDocumentsEmpty(empty)}
            </TextLink>{' '}
            {(isLocalAdmin || isLocalUser) && words.orReason}
          </span>
        </chakra.p>
      )}
    </Card>
  )
}

/** Numbers of items have three parts, those of subsections two. */
function itemOf(number: string): string | undefined {
  return number.split('.').length > 2 ? number : undefined
}
