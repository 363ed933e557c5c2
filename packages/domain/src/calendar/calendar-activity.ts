import type { FeedAct } from '../dashboards/feed-act.js'

/** Acts of this feature that stand in the feeds of dashboards (domain definition 7.1, 7.2). */
export const calendarActivity = {
  createCalendarEvent: { one: ['event', 'created'], several: 'events created' },
  updateCalendarEvent: { one: ['event', 'changed'], several: 'changes to an event' },
  moveCalendarEvent: { one: ['event', 'moved'], several: 'moves of an event' },
  deleteCalendarEvent: { one: ['event', 'deleted'], several: 'events deleted' },
} as const satisfies Readonly<Record<string, FeedAct>>
