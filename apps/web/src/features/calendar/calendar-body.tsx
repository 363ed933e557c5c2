import { chakra } from '@chakra-ui/react'
import type { CalendarRef } from '@fullcalendar/react'
import { complianceYearName, type EventPart } from '@portal/domain'
import { CalendarPlus, Rss } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/session/viewer'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { calendarViews, CalendarGrid, type ShownDays } from './calendar-grid'
import { calendarMessages as m } from './calendar-messages.generated'
import { CalendarToolbar, type CalendarViewName } from './calendar-toolbar'
import { useCalendarEventsQuery, type CalendarQuery } from './calendar.generated'
import { EventDetails } from './event-details'
import { EventEditor } from './event-editor'
import { eventValues, newEventValues, type EventFormValues } from './event-form-values'
import type { CalendarEvent } from './event-look'
import { FeedDialog } from './feed-dialog'
import { useEventActs, type Notice } from './use-event-acts'

type Opened =
  | { kind: 'editor'; event: CalendarEvent | null; initial: EventFormValues }
  | { kind: 'details'; event: CalendarEvent }
  | { kind: 'feed' }

export interface CalendarBodyProps {
  leaId: number
  year: number
  initialDay: string
  /** Part of the page, for new events. */
  part: EventPart
  /** Null while it loads, or when it could not be loaded. */
  calendar: NonNullable<CalendarQuery['calendar']> | null
  onChanged: () => void
}

/** The calendar of one agency: days, events, and what the person may do with them. */
export function CalendarBody({ leaId, year, initialDay, part, calendar, onChanged }: CalendarBodyProps) {
  const { isStateMonitor } = useViewer()
  const library = useRef<CalendarRef>(null)
  const [shown, setShown] = useState<ShownDays | null>(null)
  const [view, setView] = useState<CalendarViewName>('month')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, previousData, error, refetch } = useCalendarEventsQuery({
    variables: { leaId, from: shown?.from ?? '', to: shown?.to ?? '', isStateMonitor },
    skip: shown === null,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = () => {
    refetch().catch(() => undefined)
    onChanged()
  }
  const acts = useEventActs(refresh)
  const events = (data ?? previousData)?.calendarEvents ?? nothing
  const mayAdd = calendar?.add.allowed ?? false
  const api = () => library.current?.getApi()
  const add = (day: string) => setOpened({ kind: 'editor', event: null, initial: newEventValues(day, part) })
  const close = () => setOpened(null)

  return (
    <>
      <CalendarToolbar
        title={shown?.title ?? ''}
        view={view}
        onView={(next) => {
          setView(next)
          api()?.changeView(calendarViews[next])
        }}
        onPrevious={() => api()?.prev()}
        onToday={() => api()?.today()}
        onNext={() => api()?.next()}
      />
      {error && problemOf(error).message !== acts.notice?.text && (
        <chakra.div padding="0 10px">
          <Alert status="error">{problemOf(error).message}</Alert>
        </chakra.div>
      )}
      <CalendarGrid
        ref={library}
        initialDay={initialDay}
        events={events}
        mayAdd={mayAdd}
        onShown={setShown}
        onDay={add}
        onEvent={(event) =>
          setOpened(
            event.isReadonly
              ? { kind: 'details', event }
              : { kind: 'editor', event, initial: eventValues(event) },
          )
        }
        onMove={acts.move}
        goTo={(day) => api()?.gotoDate(day)}
      />
      <CalendarFoot
        calendar={calendar}
        year={year}
        notice={acts.notice}
        onAdd={() =>
          add(shown && (initialDay < shown.from || initialDay > shown.to) ? shown.from : initialDay)
        }
        onSubscribe={() => setOpened({ kind: 'feed' })}
      />
      {opened?.kind === 'editor' && (
        <EventEditor
          leaId={leaId}
          event={opened.event}
          initial={opened.initial}
          onSaved={refresh}
          onDelete={(event) => {
            close()
            acts.remove(event)
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'details' && <EventDetails event={opened.event} onClose={close} />}
      {opened?.kind === 'feed' && <FeedDialog leaId={leaId} year={year} onClose={close} />}
      {acts.dialog}
    </>
  )
}

const nothing: readonly CalendarEvent[] = []

interface CalendarFootProps extends Pick<CalendarBodyProps, 'calendar' | 'year'> {
  notice: Notice | null
  onAdd: () => void
  onSubscribe: () => void
}

/** What can be done with the calendar, and what was last done, or how many school days it has. */
function CalendarFoot({ calendar, year, notice, onAdd, onSubscribe }: CalendarFootProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="6px 10px"
      padding="6px 24px 6px 10px"
      borderTop="1px solid {colors.border.subtle}"
      fontFamily="body"
      fontSize="sm"
      color="fg.muted"
    >
      <Button
        size="sm"
        icon={<CalendarPlus size={16} aria-hidden />}
        disabledReason={calendar?.add.reason}
        disabled={!calendar?.add.allowed}
        onClick={onAdd}
      >
        {m.add}
      </Button>
      <Button size="sm" icon={<Rss size={16} aria-hidden />} onClick={onSubscribe}>
        {m.subscribe}
      </Button>
      <span>{m.allDay}</span>
      {notice ? (
        // In the place of the school days: the month would lose the height that its events need.
        <chakra.div flexBasis="100%">
          <Alert compact status={notice.status}>
            {notice.text}{' '}
            {notice.undo && (
              <Button variant="link" size="sm" onClick={notice.undo}>
                {m.undo}
              </Button>
            )}
          </Alert>
        </chakra.div>
      ) : (
        calendar?.firstDay &&
        calendar.lastDay &&
        calendar.schoolDays !== null && (
          <chakra.span flexBasis="100%">
            {m.schoolDays({
              count: calendar.schoolDays,
              year: complianceYearName(year),
              first: formatDate(calendar.firstDay),
              last: formatDate(calendar.lastDay),
            })}
          </chakra.span>
        )
      )}
    </chakra.div>
  )
}
