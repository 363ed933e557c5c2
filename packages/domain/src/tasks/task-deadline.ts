import { complianceYearOf } from '../calendar/event-days.js'
import { addDays } from '../deadlines/day-arithmetic.js'
import { federalCalendar, nextCountedDay, type DayCalendar } from '../deadlines/business-calendar.js'
import { closingInWords, dueDate, typedDue, type DueAdjustment, type DueDate } from '../deadlines/due-date.js'
import { setByAgency } from '../self-assessment/local-plan.js'
import { findingDue } from '../findings/finding-clock.js'
import { fullDay, longDay } from '../text-days.js'
import { complianceYearName } from '../years/compliance-year.js'
import type { TaskKind } from './task-kinds.js'

/** What a task's record says of its due date. */
export interface TaskDueFacts {
  kind: TaskKind
  dueOn: string | null
  /** Day from which it is counted: the activation, the notification, the discovery, the issue of a report. */
  startOn: string | null
  /** How it came about where that is stored with the record. */
  dueRule: string | null
  /** How a date that was typed was moved when it was set. */
  dueMoved?: DueAdjustment | null
}

/** The written notification is due three months from the discovery (1.1). */
export function notificationDue(discoveredOn: string): DueDate {
  return dueDate({ from: discoveredOn, event: 'the discovery', span: { months: 3 }, limit: 'federal' })
}

/** So long before a compliance year begins its launch stands in the list. */
export const launchNoticeDays = 90

/** The next year is launched before it begins; a date of the state, so it moves off weekends and holidays. */
export function launchDue(year: number, calendar: DayCalendar = federalCalendar): DueDate {
  const baseDue = `${year}-06-30`
  const due = nextCountedDay(baseDue, calendar)
  const closing = calendar.closing(baseDue)
  const rule = `The day before ${complianceYearName(year)} begins`
  const said = [`${rule}: ${longDay(baseDue)}.`]
  if (closing !== null) said.push(`That is ${closingInWords(closing)}, so it moves to ${fullDay(due)}.`)
  return { due, baseDue, from: null, rule, counted: 'set', moved: closing, derivation: said.join(' ') }
}

/** Which years are to be launched on a day: the current one, and soon before it begins the next one. */
export function latestDueLaunch(today: string): number {
  return complianceYearOf(addDays(today, launchNoticeDays))
}

const setWith: Partial<Record<TaskKind, string>> = {
  respond: 'the selective report',
  resubmit: 'the selective report',
  acknowledge: 'the report',
}

/** The due date of a task with its derivation; null where nothing sets one. */
export function taskDue(
  { kind, dueOn, startOn, dueRule, dueMoved = null }: TaskDueFacts,
  calendar: DayCalendar = federalCalendar,
): DueDate | null {
  if (dueOn === null) return null
  switch (kind) {
    case 'issueFinding':
      return startOn === null ? null : notificationDue(startOn)
    case 'verify':
    case 'reviewNewerData':
    case 'requestVerification':
    case 'closeFinding':
      return startOn === null ? null : findingDue(startOn)
    case 'correct':
      return stored(dueOn, startOn, dueRule ?? 'Set when the correction was asked for.')
    case 'launchYear':
      return launchDue(Number(dueOn.slice(0, 4)), calendar)
    default:
      // That of a self-assessment comes with its activation, and may be changed later.
      return typedDue(dueOn, {
        with: setWith[kind],
        on: setWith[kind] === undefined ? null : startOn,
        moved: dueMoved,
        // Of the tasks of a self-assessment only those in a subsection have a rule: the agency set their day.
        ...(dueRule === setByAgency && { rule: setByAgency }),
      })
  }
}

/** A date whose derivation was written down when it was set, with the calendar of that day. */
function stored(due: string, from: string | null, derivation: string): DueDate {
  const moved = /That is (.+?), so it moves/.exec(derivation)?.[1]?.replace(/^a /, '') ?? null
  const rule = derivation.split(/[:.]/)[0] ?? derivation
  return { due, baseDue: due, from, rule, counted: 'calendar', moved, derivation }
}
