import type { Actor } from '../../accounts/actor.js'
import { calendarDaysBetween } from '../../deadlines/deadline.js'
import { longDay } from '../../text-days.js'
import { allowed, wrongState, type Verdict } from '../../verdict.js'
import { byAuditMonitor } from './audit-rights.js'
import { AuditStatus } from './audit-states.js'

/** What an agency can be reminded of. */
export type AuditReminderOf = 'list' | 'documents' | 'corrections'

export interface ReminderFacts {
  notified: boolean
  /** Of the prong that the audit is in. */
  status: number
  /** Corrections that wait for the agency. */
  withAgency: number
}

/** What an audit waits for from its agency; null while it waits for the state, or for nobody. */
export function auditReminderOf({ status, withAgency }: ReminderFacts): AuditReminderOf | null {
  if (status === AuditStatus.listRequested) return 'list'
  if (status === AuditStatus.sampleDrawn || status === AuditStatus.documentsInPreparation) return 'documents'
  return status < AuditStatus.cancelled && withAgency > 0 ? 'corrections' : null
}

/** Monitors remind an agency of what it has to do next. */
export function canRemindOfAudit(actor: Actor, facts: ReminderFacts): Verdict {
  const who = byAuditMonitor(actor, 'remind an agency')
  if (!who.allowed) return who
  if (!facts.notified) return wrongState('This agency is not notified yet.')
  return auditReminderOf(facts) === null
    ? wrongState('This audit waits for nothing from its agency.')
    : allowed
}

/** Monitors say who leads an audit, until it has ended. */
export function canAssignLead(actor: Actor, audit: { hasEnded: boolean }): Verdict {
  const who = byAuditMonitor(actor, 'assign a lead monitor')
  if (!who.allowed) return who
  return audit.hasEnded ? wrongState('This audit has ended.') : allowed
}

interface ReminderTextFacts {
  of: AuditReminderOf
  /** Its kind and part, as a title names them. */
  audit: string
  agency: string
  /** What the list is about, in the plural. */
  subjects: string
  withAgency: number
  /** YYYY-MM-DD; null where no day is set. */
  dueOn: string | null
  today: string
}

/** Subject and sentence of a reminder; counts alone, never a child (9.1). */
export function auditReminder(facts: ReminderTextFacts): { title: string; text: string } {
  const { of, audit, agency, subjects, withAgency, dueOn, today } = facts
  const corrections = withAgency === 1 ? '1 correction' : `${withAgency} corrections`
  const what = { list: `the list of ${subjects}`, documents: 'the documents of the records', corrections }[of]
  const due = dueOn === null ? '' : ` ${dueWords(calendarDaysBetween(today, dueOn), dueOn)}`
  return {
    title: `Reminder: ${audit}, ${what}`,
    text: `the audit of ${agency} (${audit}) waits for ${what} from your agency.${due}`,
  }
}

function dueWords(left: number, dueOn: string): string {
  const many = (n: number) => (n === 1 ? '1 day' : `${n} days`)
  if (left < 0) return `The due date was ${longDay(dueOn)}, ${many(-left)} ago.`
  return left === 0 ? `The due date is today.` : `The due date is ${longDay(dueOn)}, in ${many(left)}.`
}
