import { chakra } from '@chakra-ui/react'
import { addDays, calendarDay, eventTitle } from '@portal/domain'
import { useMemo } from 'react'
import { useOutletContext } from 'react-router-dom'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { Card } from '../../../ui/layout/card'
import { auditsMessages } from './audits-messages.generated'
import { useAgencyAuditEventsQuery, type AgencyAuditEventsQuery } from './audits.generated'

const words = auditsMessages.calendar

/** How far ahead the card looks, in days; and most events that it shows. */
const ahead = 60
const most = 8

/** What is in the calendar of an agency in the weeks to come, beside its audits; the button opens the calendar itself. */
export function AgencyCalendar({ leaId }: { leaId: number }) {
  const openCalendar = useOutletContext<(() => void) | undefined>()
  const from = useMemo(() => calendarDay(new Date()), [])
  const { data, error, refetch } = useAgencyAuditEventsQuery({
    variables: { leaId, from, to: addDays(from, ahead) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Card
      as="section"
      title={words.title}
      note={words.note({ days: ahead })}
      actions={
        openCalendar && (
          <Button variant="link" aria-haspopup="dialog" onClick={openCalendar}>
            {words.open}
          </Button>
        )
      }
    >
      {data && <Events events={data.calendarEvents} />}
      {!data && !error && <LoadingState what={words.what} lines={3} />}
      {!data && error && (
        <ProblemState
          problem={problemOf(error)}
          what={words.what}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Card>
  )
}

function Events({ events }: { events: AgencyAuditEventsQuery['calendarEvents'] }) {
  if (events.length === 0) return <chakra.p color="fg.muted">{words.none}</chakra.p>
  return (
    <>
      <chakra.ul listStyle="none" display="grid" gap="8px" aria-label={words.title}>
        {events.slice(0, most).map((event) => (
          <chakra.li key={event.id} overflowWrap="anywhere">
            <chakra.span display="block" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {event.endTime && event.endTime !== event.startTime
                ? words.span({ from: formatDate(event.startTime), to: formatDate(event.endTime) })
                : formatDate(event.startTime)}
            </chakra.span>
            {eventTitle(event)}
            {event.part !== '' && ` (${event.part})`}
          </chakra.li>
        ))}
      </chakra.ul>
      {events.length > most && (
        <chakra.p marginTop="8px" color="fg.muted">
          {words.more({ n: events.length - most })}
        </chakra.p>
      )}
    </>
  )
}
