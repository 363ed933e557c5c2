import { fullDay, longDay } from '../text-days.js'
import { addDays, addMonths, addYears } from './day-arithmetic.js'
import { addCountedDays, federalCalendar, nextCountedDay, type DayCalendar } from './business-calendar.js'
import { addSchoolDays } from './school-days.js'

/** How long a clock runs from the day of the event, which is day 0. */
export type Span =
  | { days: number }
  | { months: number }
  | { years: number }
  | { businessDays: number }
  | { schoolDays: number }

/** Which days a clock counts; 'set' where a person typed the date. */
export type CountedDays = 'calendar' | 'business' | 'school' | 'set'

export interface DueRule {
  /** Day of the event, YYYY-MM-DD. */
  from: string
  /** What happened on it, as a sentence goes on: 'the written notification'. */
  event: string
  span: Span
  /** A due date that the state sets moves to the next business day; a limit of federal law never moves (0.4). */
  limit: 'state' | 'federal'
  /** What it must not come after, with the reason: '30 days before the finding is due'. */
  latest?: { day: string; reason: string } | undefined
}

/** A due date and how it came about: what a Deadline row of domain definition 0.4 holds. */
export interface DueDate {
  due: string
  /** As the rule has it, before it was moved. */
  baseDue: string
  /** Day from which it is counted; of a typed date the day on which it was set, where that is known. */
  from: string | null
  /** '60 days from the written notification'. */
  rule: string
  counted: CountedDays
  /** Why it is not the day that the rule names: the closing, or what it must not come after. Null when it is. */
  moved: string | null
  /** '365 days from … ' in one sentence or more, shown wherever the date is. */
  derivation: string
}

/**
 * A due date with its derivation; closed days come in as a calendar. School days are counted by a calendar of their own;
 * throws where its school years end before the date, see {@link schoolDue} for one that may.
 */
export function dueDate(
  rule: DueRule,
  calendar: DayCalendar = federalCalendar,
  schools: DayCalendar = calendar,
): DueDate {
  const { from, event, span, limit, latest } = rule
  const baseDue = endOf(from, span, { calendar, schools })
  const said = [`${spanInWords(span)} from ${longDay(from)}, ${event}: ${longDay(baseDue)}.`]
  const counted = 'schoolDays' in span ? 'school' : 'businessDays' in span ? 'business' : 'calendar'
  let moved: string | null = null
  let due = baseDue
  const closing = limit === 'state' ? calendar.closing(baseDue) : null
  if (closing !== null) {
    due = nextCountedDay(baseDue, calendar)
    moved = closing
    said.push(`That is ${closingInWords(closing)}, so it moves to ${fullDay(due)}.`)
  }
  if (limit === 'federal') said.push('A limit of federal law never moves.')
  if (latest && due > latest.day) {
    due = latest.day < from ? from : latest.day
    moved = latest.reason
    said.push(`It is due ${latest.reason}: ${longDay(due)}.`)
  }
  return {
    due,
    baseDue,
    from,
    rule: `${spanInWords(span)} from ${event}`,
    counted,
    moved,
    derivation: said.join(' '),
  }
}

/** As {@link dueDate} in school days; null where the known school years end before it: such a date is not guessed. */
export function schoolDue(
  rule: DueRule & { span: { schoolDays: number } },
  calendar: DayCalendar,
  schools: DayCalendar,
): DueDate | null {
  return addSchoolDays(rule.from, rule.span.schoolDays, schools) === null
    ? null
    : dueDate(rule, calendar, schools)
}

/** How a date that a person typed came to be another one: an entry of `adjustments` in domain definition 0.4. */
export interface DueAdjustment {
  /** Day that was typed, and the one that took its place. */
  from: string
  to: string
  /** Why the typed day does not count: 'Saturday', 'Veterans Day', … */
  reason: string
  by: string
  at: string
}

/** The day by which something is due that the state sets: the typed one, or the next business day with the reason (0.4). */
export function stateSetDue(
  typed: string,
  set: { by: string; at: Date },
  calendar: DayCalendar = federalCalendar,
): { due: string; adjustment: DueAdjustment | null } {
  const reason = calendar.closing(typed)
  if (reason === null) return { due: typed, adjustment: null }
  const due = nextCountedDay(typed, calendar)
  return { due, adjustment: { from: typed, to: due, reason, by: set.by, at: set.at.toISOString() } }
}

/**
 * A date that a person typed, `with` something that went out or by itself. `moved` is how it was moved when it was set; it is
 * not worked out again.
 */
export function typedDue(
  due: string,
  set: {
    with?: string | undefined
    on?: string | null
    moved?: Pick<DueAdjustment, 'from' | 'reason'> | null
    /** Who set it, where that is not the state. */
    rule?: string | undefined
  },
): DueDate {
  const { on = null, moved = null } = set
  const baseDue = moved?.from ?? due
  const rule = set.rule ?? (set.with === undefined ? 'Set by the state' : `Set with ${set.with}`)
  const said = [`${rule}${on ? ` on ${longDay(on)}` : ''}: ${longDay(baseDue)}.`]
  if (moved) said.push(`That is ${closingInWords(moved.reason)}, so it moves to ${fullDay(due)}.`)
  return {
    due,
    baseDue,
    from: on,
    rule,
    counted: 'set',
    moved: moved?.reason ?? null,
    derivation: said.join(' '),
  }
}

/** What a field says, before it is saved, of a typed day that will move; null on a business day. */
export function closedDayNotice(day: string, calendar: DayCalendar = federalCalendar): string | null {
  const closing = calendar.closing(day)
  if (closing === null) return null
  return `${longDay(day)} is ${closingInWords(closing)}. It will be due on the next business day, ${fullDay(nextCountedDay(day, calendar))}.`
}

function endOf(
  from: string,
  span: Span,
  { calendar, schools }: { calendar: DayCalendar; schools: DayCalendar },
): string {
  if ('days' in span) return addDays(from, span.days)
  if ('months' in span) return addMonths(from, span.months)
  if ('years' in span) return addYears(from, span.years)
  if ('businessDays' in span) return addCountedDays(from, span.businessDays, calendar)
  const end = addSchoolDays(from, span.schoolDays, schools)
  if (end === null)
    throw new RangeError(`No school year is known ${span.schoolDays} school days after ${from}.`)
  return end
}

function spanInWords(span: Span): string {
  if ('days' in span) return counted(span.days, 'day')
  if ('months' in span) return counted(span.months, 'month')
  if ('years' in span) return counted(span.years, 'year')
  if ('businessDays' in span) return counted(span.businessDays, 'business day')
  return counted(span.schoolDays, 'school day')
}

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** A closing as a sentence goes on: 'a Sunday', 'Veterans Day'. */
export const closingInWords = (closing: string) =>
  closing === 'Saturday' || closing === 'Sunday' ? `a ${closing}` : closing
