import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const calendarHistory = {
  acts: {
    createCalendarEvent: 'Add event',
    updateCalendarEvent: 'Change event',
    moveCalendarEvent: 'Move event',
    deleteCalendarEvent: 'Delete event',
    restoreCalendarEvent: 'Take a deleted event back',
    downloadCalendar: 'Download calendar',
    createCalendarFeed: 'Make a feed address of the calendar',
    readCalendarFeed: 'First reading of a feed address',
    revokeCalendarFeed: 'Revoke a feed address of the calendar',
  },
  records: {
    calendarEvent: 'Event',
    calendarFeed: 'Feed address of the calendar',
  },
  shared: { calendarEvent: 'all' },
} as const satisfies HistoryWords
