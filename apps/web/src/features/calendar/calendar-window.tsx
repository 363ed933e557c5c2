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
import { useViewer } from '../../lib/session/viewer'
import { FloatingWindow } from '../../ui/window/floating-window'
import { Select } from '../../ui/field/select'
import { EmptyState } from '../../ui/feedback/states'
import { CalendarBody } from './calendar-body'
import { calendarMessages as m } from './calendar-messages.generated'
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
  // Chosen in the window and for it alone; choosing an agency elsewhere counts again from then on.
  const [chosen, setChosen] = useState({ leaId: current.leaId, own: null as number | null })
  if (chosen.leaId !== current.leaId) setChosen({ leaId: current.leaId, own: null })
  const leaId = chosen.own ?? current.leaId ?? request.leaId
  const choose = (own: number) => setChosen({ leaId: current.leaId, own })
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
      title={name ? m.title({ agency: name }) : m.noAgency}
      legend={<CalendarLegend />}
      place={place}
      hold={titleInSight}
      shownAt={shownAt}
      onPlace={setPlace}
      onClose={onClose}
    >
      {viewer.leaId === null && <AgencyChoice leaId={leaId} onChoose={choose} />}
      {leaId !== null && (
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

interface AgencyChoiceProps {
  leaId: number | null
  onChoose: (leaId: number) => void
}

/** State people choose whose calendar it is, without moving the page beneath. */
function AgencyChoice({ leaId, onChoose }: AgencyChoiceProps) {
  const { data } = useCalendarAgenciesQuery()
  return (
    // The month below needs the height.
    <chakra.div
      display="grid"
      gap="8px"
      alignContent="start"
      padding="4px 10px 0"
      css={{ '@media (pointer: fine)': { '& select': { height: '30px', fontSize: 'sm' } } }}
    >
      {leaId === null && <EmptyState title={m.chooseAgency}>{m.chooseAgencyBody}</EmptyState>}
      <Select
        aria-label={m.chooseAgency}
        value={data && leaId !== null ? String(leaId) : ''}
        {...(leaId === null || !data ? { placeholder: m.chooseAgency } : {})}
        options={(data?.leas ?? []).map(({ id, code, shortName }) => ({
          value: String(id),
          label: `${code} ${shortName}`,
        }))}
        onChange={(event) => {
          if (event.target.value) onChoose(Number(event.target.value))
        }}
      />
    </chakra.div>
  )
}
