import { chakra } from '@chakra-ui/react'
import { eventPartNames, type EventPart } from '@portal/domain'
import { ChevronRight } from 'lucide-react'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { calendarMessages as m } from './calendar-messages.generated'
import { partColors } from './event-look'

export type CalendarViewName = 'month' | 'agenda'

const views: readonly CalendarViewName[] = ['month', 'agenda']

interface CalendarToolbarProps {
  title: string
  view: CalendarViewName
  onView: (view: CalendarViewName) => void
  onPrevious: () => void
  onToday: () => void
  onNext: () => void
}

/** Which days are shown, and how. */
export function CalendarToolbar({ title, view, onView, onPrevious, onToday, onNext }: CalendarToolbarProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px" padding="8px 10px 4px">
      <IconButton
        label={m.previous}
        icon={<ChevronRight aria-hidden style={{ transform: 'scaleX(-1)' }} />}
        onClick={onPrevious}
      />
      <Button size="sm" onClick={onToday}>
        {m.today}
      </Button>
      <IconButton label={m.next} icon={<ChevronRight aria-hidden />} onClick={onNext} />
      <chakra.h3 aria-live="polite" flex="1" minWidth="110px" textStyle="blockTitle" margin="0">
        {title}
      </chakra.h3>
      <chakra.div role="group" aria-label={m.views} display="flex">
        {views.map((one) => (
          <chakra.button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => onView(one)}
            minHeight={{ base: '40px', md: '30px' }}
            padding="0 12px"
            border="1px solid {colors.border.strong}"
            textStyle="button"
            cursor="pointer"
            bg="bg.surface"
            _first={{ borderRadius: '4px 0 0 4px' }}
            _last={{ borderRadius: '0 4px 4px 0', borderInlineStart: '0' }}
            css={{ '&[aria-pressed=true]': { bg: 'brand.solid', color: 'brand.contrast' } }}
          >
            {m[one]}
          </chakra.button>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

const legend: readonly EventPart[] = ['', 'Part C', 'Part B']

/** What the colours mean; it stands in the header of the window, in the colour of its title. */
export function CalendarLegend() {
  return (
    <chakra.ul
      aria-label={m.legend}
      display="flex"
      flexWrap="wrap"
      gap="2px 14px"
      fontFamily="body"
      fontSize="sm"
    >
      {legend.map((part) => (
        <chakra.li key={part} display="flex" alignItems="center" gap="6px">
          <chakra.span
            aria-hidden
            data-legend={part || 'both'}
            width="12px"
            height="12px"
            borderRadius="2px"
            // Blue is not seen on the navy of the active window without it.
            outline="1px solid currentColor"
            style={{ backgroundColor: partColors[part].color }}
          />
          {eventPartNames[part]}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
