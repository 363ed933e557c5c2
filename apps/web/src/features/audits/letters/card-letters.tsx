import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { TextLink } from '../../../ui/action/link'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { auditsPaths } from '../audits-paths'
import { auditsMessages } from '../plan/audits-messages.generated'
import { useAuditLettersQuery, type AuditLettersQuery } from './audit-letters.generated'

const words = auditsMessages.card

interface CardLettersProps {
  typeKey: string
  prongId: number
  lead: string
}

/** On the card of an audit: how its lead monitor is reached, and its letters, the newest first. */
export function CardLetters({ typeKey, prongId, lead }: CardLettersProps): ReactNode {
  const { data, error, refetch } = useAuditLettersQuery({ variables: { typeKey, prongId } })
  const contact = data?.auditCourse.leadContact
  return (
    <>
      <dt>{words.lead}</dt>
      <dd>
        {lead}
        {contact && (
          <>
            {', '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {contact.phoneNumber && `, ${contact.phoneNumber}`}
          </>
        )}
      </dd>
      <dt>{words.letters}</dt>
      <dd>
        {data && <Letters letters={data.auditCourse.letters} />}
        {!data && !error && <LoadingState what={words.lettersWhat} lines={1} />}
        {!data && error && (
          <ProblemState
            problem={problemOf(error)}
            what={words.lettersWhat}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </dd>
    </>
  )
}

function Letters({ letters }: Pick<AuditLettersQuery['auditCourse'], 'letters'>) {
  if (letters.length === 0) return words.noLetters
  return (
    <ul>
      {letters.map(({ reportId, subject, letterDate, state }) => (
        <chakra.li key={reportId} listStyle="none" marginBottom="4px">
          <TextLink to={auditsPaths.letter(reportId)}>{subject}</TextLink>{' '}
          <chakra.span color="fg.muted" fontSize="sm">
            {words.letter({ day: formatDate(letterDate), state })}
          </chakra.span>
        </chakra.li>
      ))}
    </ul>
  )
}
