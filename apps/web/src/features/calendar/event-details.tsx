import { chakra } from '@chakra-ui/react'
import { eventPartNames, eventTitle, eventTypeNames, isEventType } from '@portal/domain'
import { formatDate, formatDateTime } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { calendarMessages } from './calendar-messages.generated'
import { partOf, type CalendarEvent } from './event-look'

const m = calendarMessages.editor

/** An event that the person may read and not change. */
export function EventDetails({ event, onClose }: { event: CalendarEvent; onClose: () => void }) {
  const days =
    event.endTime === null
      ? formatDate(event.startTime)
      : `${formatDate(event.startTime)} - ${formatDate(event.endTime)}`
  const rows = [
    [m.days, days],
    [m.part, eventPartNames[partOf(event)]],
    [
      m.eventType,
      event.eventDescription && isEventType(event.eventType) ? eventTypeNames[event.eventType] : '',
    ],
    [m.reason, event.eventDescription],
    [m.school, event.school],
    [m.description, event.description],
    [m.location, event.location],
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={eventTitle(event)}
      textOnly
      footer={<Button onClick={onClose}>{m.close}</Button>}
    >
      <chakra.p textStyle="hint" color="fg.subtle" marginBottom="8px">
        {calendarMessages.readOnly}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" gap="6px 14px" fontFamily="body">
        {rows.map(([label, text]) =>
          text === '' ? null : (
            <chakra.div key={label} display="contents">
              <chakra.dt textStyle="label">{label}</chakra.dt>
              <chakra.dd margin="0" whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </chakra.dd>
            </chakra.div>
          ),
        )}
      </chakra.dl>
      {event.changedBy && event.changedOn && (
        <chakra.p textStyle="hint" color="fg.subtle" marginTop="12px">
          {m.changed({ who: event.changedBy.fullName, when: formatDateTime(event.changedOn) })}
        </chakra.p>
      )}
    </Dialog>
  )
}
