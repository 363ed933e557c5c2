import { calendarDaysBetween } from './deadline.js'

/** Days before a due date on which those at work are notified (domain definition 9.1). */
export const remindedDays: readonly number[] = [30, 7, 1]
/** Due dates up to so many days ahead have a reminder. */
export const remindedAhead = 30

/** The reminder that a due date has come to. */
export interface Reminder {
  overdue: boolean
  /** Which of {@link remindedDays}: each is sent once. */
  reached: number
  /** 'overdue', 'due in 7 days'. */
  what: string
}

/** Which of the reminders a day has come to, and how it says so; null while none has. Days are YYYY-MM-DD. */
export function reminderOf(dueOn: string, today: string): Reminder | null {
  const left = calendarDaysBetween(today, dueOn)
  const reached = remindedDays.findLast((count) => left <= count)
  if (reached === undefined) return null
  const overdue = left < 0
  const what = overdue ? 'overdue' : `due in ${left === 0 ? 'less than a day' : days(left)}`
  return { overdue, reached, what }
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
