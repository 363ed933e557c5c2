/** Urgency of a due date (domain definition 0.4). */
export type DeadlineKind = 'far' | 'dueSoon' | 'dueWeek' | 'overdue' | 'done'

export interface DeadlineState {
  kind: DeadlineKind
  /** Days from today to the due date; negative when late, null when done. */
  days: number | null
  /** 'Due soon, 17 days left'; for completed deadlines 'Done', to which the caller adds the date. */
  text: string
}

const dayMs = 86_400_000

/** Calendar days from one date to another (both YYYY-MM-DD); the first day is day 0. */
export function calendarDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

const days = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`

/** State of a due date on a given day: over 30 days neutral, 8 to 30 due soon, 0 to 7 due this week, below 0 overdue. */
export function deadlineState(dueOn: string, today: string, doneOn?: string | null): DeadlineState {
  if (doneOn) return { kind: 'done', days: null, text: 'Done' }
  const left = calendarDaysBetween(today, dueOn)
  if (left < 0) return { kind: 'overdue', days: left, text: `Overdue, ${days(-left)} late` }
  if (left <= 7) return { kind: 'dueWeek', days: left, text: `Due this week, ${days(left)} left` }
  if (left <= 30) return { kind: 'dueSoon', days: left, text: `Due soon, ${days(left)} left` }
  return { kind: 'far', days: left, text: `${days(left)} left` }
}
