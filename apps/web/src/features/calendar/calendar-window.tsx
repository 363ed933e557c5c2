import { chakra } from '@chakra-ui/react'
import {
  centredPopup,
  correctedTop,
  eventDay,
  popupCorrection,
  schoolYearOf,
  titleInSight,
  type EventPart,
} from '@portal/domain'
import { useEffect, useState } from 'react'
import { useBadgeLabels } from '../../lib/header-badge'
import { chooseLea } from '../../lib/use-selection'
import { useViewer } from '../../lib/viewer'
import { FloatingWindow } from '../../ui/floating-window'
import { Select } from '../../ui/select'
import { EmptyState } from '../../ui/states'
import { CalendarBody } from './calendar-body'
import { calendarMessages as m } from './calendar-messages'
import { CalendarLegend } from './calendar-toolbar'
import { useCalendarAgenciesQuery, useCalendarQuery } from './calendar.generated'
import { useCurrentAgency } from './use-current-agency'

interface CalendarWindowProps {
  /** The agency that it was opened for, null where none was chosen yet, and its name. */
  request: { leaId: number | null; leaName: string }
  shownAt: number
  onClose: () => void
}

/**
 * The events calendar over whatever page is shown (specification 001 section 2.2). It follows the agency and the year that
 * the person chooses elsewhere: the name is cleared and fetched afresh; one that does not arrive is left away.
 */
export function CalendarWindow({ request, shownAt, onClose }: CalendarWindowProps) {
  const viewer = useViewer()
  const current = useCurrentAgency()
  const labels = useBadgeLabels()
  const leaId = current.leaId ?? request.leaId
  const today = eventDay(new Date().toISOString()) ?? ''
  const { year } = current
  const [place, setPlace] = useState(() => centredPopup({ width: innerWidth, height: innerHeight }))
  useEffect(() => afterOpening(() => setPlace((now) => ({ ...now, top: correctedTop(now.top) }))), [])
  const { data, refetch } = useCalendarQuery({
    variables: { leaId: leaId ?? 0, year },
    skip: leaId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const calendar = data?.calendar?.leaId === leaId ? (data?.calendar ?? null) : null
  const name = calendar?.name ?? (leaId === request.leaId ? request.leaName : '')
  return (
    <FloatingWindow
      title={name ? m.title(name) : m.noAgency}
      legend={<CalendarLegend />}
      place={place}
      hold={titleInSight}
      shownAt={shownAt}
      onPlace={setPlace}
      onClose={onClose}
    >
      {leaId === null ? (
        <AgencyChoice userId={viewer.id} />
      ) : (
        <CalendarBody
          key={`${leaId} ${year}`}
          leaId={leaId}
          year={year}
          initialDay={isInSchoolYear(today, year) ? today : `${year}-09-01`}
          part={partIn(labels)}
          calendar={calendar}
          onChanged={() => void refetch().catch(() => undefined)}
        />
      )}
    </FloatingWindow>
  )
}

/** The part that the page is about. */
function partIn(labels: readonly string[]): EventPart {
  return labels.includes('Part B') ? 'Part B' : labels.includes('Part C') ? 'Part C' : ''
}

function isInSchoolYear(day: string, year: number): boolean {
  const [calendarYear = 0, month = 0] = day.split('-').map(Number)
  return schoolYearOf({ year: calendarYear, month }) === year
}

/** The position is looked at and corrected after the delays of the specification. */
function afterOpening(correct: () => void): () => void {
  const { lookAfterMs, moveAfterMs } = popupCorrection
  let timer = setTimeout(() => {
    timer = setTimeout(correct, moveAfterMs)
  }, lookAfterMs)
  return () => clearTimeout(timer)
}

/** State people who have chosen no agency yet choose one here, for the pages too. */
function AgencyChoice({ userId }: { userId: string }) {
  const { data } = useCalendarAgenciesQuery()
  return (
    <chakra.div display="grid" gap="12px" alignContent="start" padding="16px" overflow="auto">
      <EmptyState title={m.chooseAgency}>{m.chooseAgencyBody}</EmptyState>
      <Select
        aria-label={m.chooseAgency}
        value=""
        placeholder={m.chooseAgency}
        options={(data?.leas ?? []).map(({ id, code, shortName }) => ({
          value: String(id),
          label: `${code} ${shortName}`,
        }))}
        onChange={(event) => {
          if (event.target.value) chooseLea(userId, Number(event.target.value))
        }}
      />
    </chakra.div>
  )
}
