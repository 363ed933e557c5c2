import { chakra } from '@chakra-ui/react'
import { AuditStatus } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { auditsPaths } from '../audits-paths'
import { auditsMessages } from '../plan/audits-messages.generated'
import { useAuditLettersQuery, type AuditLettersQuery } from './audit-letters.generated'

const words = auditsMessages.card

type Dues = keyof typeof auditsMessages.dues

interface CardCourseProps {
  typeKey: string
  prong: { id: number; status: number }
  /** What is planned next; null where corrections have days of their own, or nothing is planned. */
  due: { what: Dues; on: string } | null
  lead: string
}

/** On the card of an audit: what is due, how its lead monitor is reached, and its letters, the newest first. */
export function CardCourse({ typeKey, prong, due, lead }: CardCourseProps): ReactNode {
  const { data, error, refetch } = useAuditLettersQuery({ variables: { typeKey, prongId: prong.id } })
  const contact = data?.auditCourse.leadContact
  const own = data?.auditCourse.reviews.find(({ prongId }) => prongId === prong.id)?.correctBy
  const corrections = prong.status === AuditStatus.reportIssued
  const next = due ?? (corrections && own ? { what: 'corrections' as const, on: own } : null)
  return (
    <>
      {/* Its place is kept until the day is known. */}
      {(next ?? (corrections && !data)) && (
        <>
          <dt>{auditsMessages.dues[next?.what ?? 'corrections']}</dt>
          <chakra.dd display="flex" flexWrap="wrap" alignItems="center" gap="4px 10px" minHeight="24px">
            {next && formatDate(next.on)}
            {next && <DeadlineChip dueOn={next.on} rule={null} />}
          </chakra.dd>
        </>
      )}
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
