import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { participationMessages } from '../participation-messages.generated'
import { participationPaths } from '../participation-paths'
import type { AgencyParticipationFieldsFragment as Participation } from '../participation.generated'

const words = participationMessages.publication

/** Whether an accepted justification is published, or why no longer. */
export function PublicationNote({ participation: { id, justification } }: { participation: Participation }) {
  const { state, edition, publishedOn, withdrawnOn, reason } = justification.publication
  if (state === 'Withdrawn' && withdrawnOn != null)
    return (
      <Alert status="warning" title={words.withdrawn({ when: formatDate(withdrawnOn) })}>
        {reason}
      </Alert>
    )
  if (state !== 'Published' || publishedOn == null || edition == null) return null
  return (
    <Alert status="success" quiet title={words.isPublished}>
      {words.since({ edition, when: formatDate(publishedOn) })}
      <chakra.span display="flex" flexWrap="wrap" gap="4px 16px" marginTop="4px">
        <TextLink to={participationPaths.published(id)}>{words.open}</TextLink>
        <TextLink to={participationPaths.publishedList}>{words.all}</TextLink>
      </chakra.span>
    </Alert>
  )
}
