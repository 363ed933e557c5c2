import { fullDay, longDay } from '../text-days.js'
import { addDays, addMonths, addYears } from './day-arithmetic.js'
import { addCountedDays, federalCalendar, nextCountedDay, type DayCalendar } from './business-calendar.js'

/** How long a clock runs from the day of the event, which is day 0. */
export type Span = { days: number } | { months: number } | { years: number } | { businessDays: number }

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

/** A due date and how it came about. */
export interface DueDate {
  due: string
  /** As the rule has it, before it was moved. */
  baseDue: string
  /** '365 days from … ' in one sentence or more, shown wherever the date is. */
  derivation: string
}

/** A due date with its derivation; closed days come in as a calendar. */
export function dueDate(rule: DueRule, calendar: DayCalendar = federalCalendar): DueDate {
  const { from, event, span, limit, latest } = rule
  const baseDue = endOf(from, span, calendar)
  const said = [`${spanInWords(span)} from ${longDay(from)}, ${event}: ${longDay(baseDue)}.`]
  let due = baseDue
  const closing = limit === 'state' ? calendar.closing(baseDue) : null
  if (closing !== null) {
    due = nextCountedDay(baseDue, calendar)
    said.push(`That is ${closingInWords(closing)}, so it moves to ${fullDay(due)}.`)
  }
  if (limit === 'federal') said.push('A limit of federal law never moves.')
  if (latest && due > latest.day) {
    due = latest.day < from ? from : latest.day
    said.push(`It is due ${latest.reason}: ${longDay(due)}.`)
  }
  return { due, baseDue, derivation: said.join(' ') }
}

function endOf(from: string, span: Span, calendar: DayCalendar): string {
  if ('days' in span) return addDays(from, span.days)
  if ('months' in span) return addMonths(from, span.months)
  if ('years' in span) return addYears(from, span.years)
  return addCountedDays(from, span.businessDays, calendar)
}

function spanInWords(span: Span): string {
  if ('days' in span) return counted(span.days, 'day')
  if ('months' in span) return counted(span.months, 'month')
  if ('years' in span) return counted(span.years, 'year')
  return counted(span.businessDays, 'business day')
}

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

const closingInWords = (closing: string) =>
  closing === 'Saturday' || closing === 'Sunday' ? `a ${closing}` : closing
