import { expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { auditReminder, canAssignLead, canRemindOfAudit, auditReminderOf } from './audit-reminders.js'

it.each([
  [0, 0, null],
  [1, 0, 'list'],
  [2, 0, null],
  [3, 0, 'documents'],
  [4, 0, 'documents'],
  [6, 0, null],
  [8, 3, 'corrections'],
  [8, 0, null],
  [10, 3, null],
])('in status %i with %i corrections the agency owes %s', (status, withAgency, of) => {
  expect(auditReminderOf({ notified: true, status, withAgency })).toBe(of)
})

it('is for monitors, of agencies that know of their audit', () => {
  const facts = { notified: true, status: 1, withAgency: 0 }
  expect(canRemindOfAudit(anActor('StateMonitor'), facts).allowed).toBe(true)
  for (const role of ['DEILiaison', 'LocalAdmin'] as const)
    expect(canRemindOfAudit(anActor(role), facts).reason).toBe('Only a state monitor can remind an agency.')
  expect(canRemindOfAudit(anActor('StateMonitor'), { ...facts, notified: false }).reason).toBe(
    'This agency is not notified yet.',
  )
  expect(canRemindOfAudit(anActor('StateMonitor'), { ...facts, status: 5 }).reason).toBe(
    'This audit waits for nothing from its agency.',
  )
})

it('has a lead until it ends', () => {
  expect(canAssignLead(anActor('StateMonitor'), { hasEnded: false }).allowed).toBe(true)
  expect(canAssignLead(anActor('StateMonitor'), { hasEnded: true }).reason).toBe('This audit has ended.')
  expect(canAssignLead(anActor('DEILiaison'), { hasEnded: false }).allowed).toBe(false)
})

it.each([
  ['2026-03-06', ' The due date was March 6, 2026, 4 days ago.'],
  ['2026-03-10', ' The due date is today.'],
  ['2026-03-11', ' The due date is March 11, 2026, in 1 day.'],
  [null, ''],
])('names counts and days alone: due %s', (dueOn, due) => {
  const facts = {
    audit: 'Desk Audit, Part B',
    agency: 'Allegany',
    subjects: 'students',
    dueOn,
    today: '2026-03-10',
  }
  expect(auditReminder({ ...facts, of: 'list', withAgency: 0 })).toEqual({
    title: 'Reminder: Desk Audit, Part B, the list of students',
    text: `the audit of Allegany (Desk Audit, Part B) waits for the list of students from your agency.${due}`,
  })
  expect(auditReminder({ ...facts, of: 'corrections', withAgency: 1 }).text).toContain(
    'waits for 1 correction ',
  )
})
