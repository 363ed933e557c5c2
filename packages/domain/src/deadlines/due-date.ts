import { fullDay, longDay } from '../text-days.js'
import { addDays, addMonths, addYears } from './day-arithmetic.js'
import { addCountedDays, federalCalendar, nextCountedDay, type DayCalendar } from './business-calendar.js'
import { addSchoolDays } from './school-days.js'

/** Duration of a clock from the day of the event, which is day 0. */
export type Span =
  | { days: number }
  | { months: number }
  | { years: number }
  | { businessDays: number }
  | { schoolDays: number }

/** Kind of days that a clock counts; 'set' where a person entered the date. */
export type CountedDays = 'calendar' | 'business' | 'school' | 'set'

export interface DueRule {
  /** Day of the event, YYYY-MM-DD. */
  from: string
  /** The event as a phrase: 'the written notification'. */
  event: string
  span: Span
  /** A due date of the state moves to the next business day; a limit of federal law never moves (0.4). */
  limit: 'state' | 'federal'
  /** Upper bound with its reason: '30 days before the finding is due'. */
  latest?: { day: string; reason: string } | undefined
}

/** A due date with its derivation: the fields of a Deadline row of domain definition 0.4. */
export interface DueDate {
  due: string
  /** The date by the rule alone, before it was moved. */
  baseDue: string
  /** Day from which it is counted; for an entered date the day on which it was set, where that is known. */
  from: string | null
  /** '60 days from the written notification'. */
  rule: string
  counted: CountedDays
  /** Why it differs from the date by the rule: the closing, or the upper bound. Null when it does not differ. */
  moved: string | null
  /** The derivation in one sentence or more, shown wherever the date is: '365 days from … '. */
  derivation: string
}

/**
 * A due date with its derivation; closed days are passed as a calendar. School days need a calendar of their own;
 * throws where its school years end before the date, see {@link schoolDue} for a date that may lie beyond.
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

/** How an entered date was moved: an entry of `adjustments` in domain definition 0.4. */
export interface DueAdjustment {
  /** The entered day, and the one that replaced it. */
  from: string
  to: string
  /** Why the entered day does not count: 'Saturday', 'Veterans Day', … */
  reason: string
  by: string
  at: string
}

/** A due date set by the state: the entered day, or the next business day with the reason (0.4). */
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
 * A due date that a person entered, `with` a letter or by itself. `moved` is the adjustment stored when it was set; it
 * is not computed again.
 */
export function typedDue(
  due: string,
  set: {
    with?: string | undefined
    on?: string | null
    moved?: Pick<DueAdjustment, 'from' | 'reason'> | null
    /** Who set it, if not the state. */
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

/** Notice below a field, before saving, for an entered day that will be moved; null on a business day. */
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

/** A closing as a phrase: 'a Sunday', 'Veterans Day'. */
export const closingInWords = (closing: string) =>
  closing === 'Saturday' || closing === 'Sunday' ? `a ${closing}` : closing
