import { lazy, Suspense } from 'react'
import { closeCalendar, useCalendarRequest } from '../../lib/calendar-request'
import { ErrorBoundary } from '../../ui/error-boundary'

const CalendarWindow = lazy(async () => ({
  default: (await import('../../features/calendar/calendar-window')).CalendarWindow,
}))

/** The windows that lie over every page. Their code comes when they are opened. */
export function EventWindows() {
  const calendar = useCalendarRequest()
  if (!calendar) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <CalendarWindow request={calendar} onClose={closeCalendar} />
      </Suspense>
    </ErrorBoundary>
  )
}
