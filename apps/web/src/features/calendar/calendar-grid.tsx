import { chakra } from '@chakra-ui/react'
import FullCalendar, { type CalendarRef, type DatesSetInfo } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import '@fullcalendar/react/skeleton.css'
import themePlugin from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import { addDays, calendarDaysBetween, eventDay, eventZone } from '@portal/domain'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { calendarMessages as m } from './calendar-messages.generated'
import './calendar.css'
import { drawnEvent, type CalendarEvent } from './event-look'

const plugins = [dayGridPlugin, listPlugin, interactionPlugin, themePlugin]
const agendaDays = 30
/** The two views of the specification. */
export const calendarViews = { month: 'dayGridMonth', agenda: 'agenda' } as const
const views = {
  dayGridMonth: {
    dayHeaderInnerClass: 'month-head',
    dayRowClass: 'month-week',
    dayCellTopInnerClass: 'month-day',
    eventClass: 'month-event',
    moreLinkClass: 'month-more',
  },
  agenda: {
    type: 'list',
    duration: { days: agendaDays },
    titleFormat: { month: 'short', day: 'numeric', year: 'numeric' },
    eventClass: 'agenda-event',
  },
} as const

/** Pixels of calendar.css: the heads of the month, the number of a day, and an event of one line with what is around it. */
const month = { head: 19, day: 26, event: 25 } as const

/** How many events fit into a day of the month; the library's own count takes one away for its link to the rest. */
function eventsThatFit(height: number, weeks: number): number {
  return Math.max(1, Math.floor(((height - month.head) / weeks - month.day) / month.event))
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Days that are shown, both included, and their title. */
export interface ShownDays {
  from: string
  to: string
  title: string
}

export interface CalendarGridProps {
  ref: Ref<CalendarRef>
  initialDay: string
  events: readonly CalendarEvent[]
  /** Whether the person may add events: then each day is a button. */
  mayAdd: boolean
  onShown: (shown: ShownDays) => void
  onDay: (day: string) => void
  onEvent: (event: CalendarEvent) => void
  onMove: (event: CalendarEvent, to: { startTime: string; endTime: string | null }, undo: () => void) => void
  goTo: (day: string) => void
}

/** Month and agenda of the library, in the zone of the calendar. Days are reached with the arrow keys. */
export function CalendarGrid(props: CalendarGridProps) {
  const { ref, initialDay, events, mayAdd, onShown, onDay, onEvent, onMove, goTo } = props
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const [focusDay, setFocusDay] = useState(initialDay)
  const [focusWanted, setFocusWanted] = useState(false)
  const [shown, setShown] = useState<ShownDays | null>(null)
  const drawn = useMemo(() => events.map(drawnEvent), [events])
  const eventOf = (id: string) => events.find((event) => event.id === id)
  // Of all days one can be tabbed to: the last one that was looked at, or the first in sight.
  const tabDay = shown && (focusDay < shown.from || focusDay > shown.to) ? shown.from : focusDay

  const weeks = shown ? (calendarDaysBetween(shown.from, shown.to) + 1) / 7 : 6

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  // The library draws days as links that are all tabbed through; they do something, and one of them is enough.
  useEffect(() => {
    for (const cell of box.current?.querySelectorAll<HTMLElement>('[role=cell][data-date]') ?? []) {
      const button = cell.querySelector<HTMLElement>('[role=link], [data-day]')
      const day = cell.dataset['date']
      if (!button || !day) continue
      button.setAttribute('role', 'button')
      button.dataset['day'] = day
      button.tabIndex = day === tabDay ? 0 : -1
      if (focusWanted && day === focusDay) {
        button.focus()
        setFocusWanted(false)
      }
    }
  }, [tabDay, focusWanted, focusDay, shown, mayAdd])

  const showDates = ({ startStr, endStr, view }: DatesSetInfo) => {
    const next = { from: startStr.slice(0, 10), to: addDays(endStr.slice(0, 10), -1), title: view.title }
    setShown(next)
    onShown(next)
  }

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    if (step === undefined || from === undefined || !shown) return
    event.preventDefault()
    const day = addDays(from, step)
    setFocusDay(day)
    setFocusWanted(true)
    if (day < shown.from || day > shown.to) goTo(day)
  }

  const moved = (event: { id: string; startStr: string; endStr: string }, undo: () => void) => {
    const stored = eventOf(event.id)
    const startTime = event.startStr.slice(0, 10)
    const last = event.endStr ? addDays(event.endStr.slice(0, 10), -1) : startTime
    if (stored) onMove(stored, { startTime, endTime: last === startTime ? null : last }, undo)
    else undo()
  }

  return (
    <chakra.div ref={box} className="events-calendar" flex="1" minHeight="0" onKeyDown={walk}>
      <FullCalendar
        ref={ref}
        plugins={plugins}
        initialView={calendarViews.month}
        initialDate={initialDay}
        views={views}
        timeZone={eventZone}
        headerToolbar={false}
        height="100%"
        events={drawn}
        dayMaxEvents={eventsThatFit(height, weeks)}
        fixedWeekCount={false}
        eventInteractive
        displayEventTime={false}
        navLinks={mayAdd}
        navLinkHint={(day) => m.addOn({ day })}
        navLinkDayClick={(date) => onDay(eventDay(date.toISOString()) ?? '')}
        noEventsContent={m.noEvents}
        headingLevel={3}
        datesSet={showDates}
        dateClick={({ dateStr }) => {
          if (mayAdd) onDay(dateStr.slice(0, 10))
        }}
        eventClick={({ event }) => {
          const stored = eventOf(event.id)
          if (stored) onEvent(stored)
        }}
        eventDrop={({ event, revert }) => moved(event, revert)}
        eventResize={({ event, revert }) => moved(event, revert)}
      />
    </chakra.div>
  )
}
