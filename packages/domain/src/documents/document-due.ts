import { federalCalendar, nextCountedDay, type DayCalendar } from '../deadlines/business-calendar.js'
import {
  closingInWords,
  dueDate,
  schoolDue,
  typedDue,
  type DueAdjustment,
  type DueDate,
} from '../deadlines/due-date.js'
import { isCalendarDay } from '../calendar-day.js'
import { fullDay, longDay } from '../text-days.js'

/** Facts that the due date of a required document is counted from. */
export interface DocumentDueFacts {
  /** Compliance year, 1 July to 30 June. */
  year: number
  /** Day of the activation of the self-assessment, and its due date. */
  activatedOn: string | null
  selfAssessmentDue: string | null
  /** How the due date was moved when it was set. */
  selfAssessmentMoved?: DueAdjustment | null
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const withSelfAssessment = 'with the self-assessment'
const fixedDay = new RegExp(String.raw`^(\d{1,2}) (${months.join('|')})$`, 'i')
const afterActivation = /^(\d{1,3}) (calendar |business |school )?days? after (?:the )?activation$/i

/**
 * Whether the due date of a rule depends on more than that of the self-assessment: then it is computed outside the
 * query. The texts are part of the content of a category (domain definition 8.6).
 */
export function hasOwnDueDate(rule: string): boolean {
  return fixedDay.test(rule.trim()) || afterActivation.test(rule.trim())
}

/** Whether a rule counts school days, so that the agency's own calendar is needed. */
export function countsSchoolDays(rule: string): boolean {
  return /^school /i.test(afterActivation.exec(rule.trim())?.[2] ?? '')
}

/**
 * Due date of the documents of a category, by the textual rule in its content: 'With the self-assessment', '1
 * December', '20 school days after activation'. A rule that names no day leaves the self-assessment's due date.
 */
export function documentDue(
  rule: string,
  facts: DocumentDueFacts,
  calendar: DayCalendar = federalCalendar,
  schools: DayCalendar | null = null,
): DueDate | null {
  const { year, activatedOn } = facts
  const text = rule.trim()
  const fallback = withAssessment(text, facts)
  const fixed = fixedDay.exec(text)
  if (fixed) return fixedDue(Number(fixed[1]), String(fixed[2]), year, calendar) ?? fallback
  const counted = afterActivation.exec(text)
  if (!counted || activatedOn === null) return fallback
  const n = Number(counted[1])
  const unit = (counted[2] ?? 'calendar ').trim().toLowerCase()
  const start = { from: activatedOn, event: 'the activation', limit: 'state' } as const
  if (unit === 'business') return dueDate({ ...start, span: { businessDays: n } }, calendar)
  if (unit === 'calendar') return dueDate({ ...start, span: { days: n } }, calendar)
  return (schools && schoolDue({ ...start, span: { schoolDays: n } }, calendar, schools)) ?? fallback
}

function withAssessment(
  rule: string,
  { selfAssessmentDue, selfAssessmentMoved = null }: DocumentDueFacts,
): DueDate | null {
  if (selfAssessmentDue === null) return null
  const due = typedDue(selfAssessmentDue, { moved: selfAssessmentMoved })
  const said =
    rule.toLowerCase() === withSelfAssessment || rule === ''
      ? 'Due with the self-assessment.'
      : `${rule}; with the self-assessment at the latest.`
  return { ...due, rule: rule || 'With the self-assessment', derivation: `${said} ${due.derivation}` }
}

/** The date in a compliance year; null for one that does not exist. */
function fixedDue(dayOfMonth: number, month: string, year: number, calendar: DayCalendar): DueDate | null {
  const index = months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1
  const pad = (n: number) => String(n).padStart(2, '0')
  const baseDue = `${index >= 7 ? year : year + 1}-${pad(index)}-${pad(dayOfMonth)}`
  if (!isCalendarDay(baseDue)) return null
  const closing = calendar.closing(baseDue)
  const due = closing === null ? baseDue : nextCountedDay(baseDue, calendar)
  const rule = `${dayOfMonth} ${months[index - 1] ?? ''} of the year`
  const said = [`${rule}: ${longDay(baseDue)}.`]
  if (closing !== null) said.push(`That is ${closingInWords(closing)}, so it moves to ${fullDay(due)}.`)
  return { due, baseDue, from: null, rule, counted: 'set', moved: closing, derivation: said.join(' ') }
}
