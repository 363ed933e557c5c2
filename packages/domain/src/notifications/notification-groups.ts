import type { RoleName } from '../accounts/roles.js'
import { allowed, badInput, type Verdict } from '../verdict.js'

/** How often a person gets mail about a group of events; the bell shows all of them (domain definition 9.1). */
export type NotificationChannel = 'Immediate' | 'Daily' | 'Weekly' | 'Off'

export interface NotificationGroup {
  key: string
  label: string
  description: string
  /** Legal notices: letters, findings, decisions, password. They are always mailed, and at once. */
  isLegal: boolean
  roles: readonly RoleName[]
}

const state: readonly RoleName[] = ['StateAdmin', 'StateMonitor']
const local: readonly RoleName[] = ['LocalAdmin', 'LocalUser']
const readers: readonly RoleName[] = ['DEILiaison', 'DisputeResolutionStaff']
const compliance: readonly RoleName[] = [...state, ...local, 'DEILiaison']
const everyone: readonly RoleName[] = [...state, ...local, ...readers]

/** Groups of events as the preferences list them: those of the features that there are. */
export const notificationGroups: readonly NotificationGroup[] = [
  group(
    'activation',
    'Activation and due dates',
    'A self-assessment is activated, due soon or overdue.',
    compliance,
  ),
  group('assignments', 'Assignments', 'You are assigned, taken off, or a due date changes.', compliance),
  group(
    'progress',
    'Progress of subsections',
    'A subsection is ready, returned, submitted or needs a response.',
    compliance,
  ),
  group('audits', 'Audits', 'An audit moves on, or an agency answers to it.', compliance),
  group('documents', 'Documents', 'A document is uploaded, received or deleted.', compliance),
  legal('letters', 'Letters', 'A letter is issued to your agency or by your office.', everyone),
  legal('findings', 'Findings', 'A finding is issued, due, overdue or closed.', compliance),
  group('years', 'Years', 'A year is launched.', [...state, 'LocalAdmin', 'DisputeResolutionStaff']),
  legal(
    'account',
    'Your account',
    'Your password, address or role changes, or somebody signs in from a new device.',
    everyone,
  ),
]

/** The groups that a person of these roles can hear of. */
export function notificationGroupsFor(roles: readonly string[]): NotificationGroup[] {
  return notificationGroups.filter((entry) => entry.roles.some((role) => roles.includes(role)))
}

/** What a person gets who has chosen nothing. */
export const defaultChannel: NotificationChannel = 'Immediate'

/** Whether people of these roles may choose a channel for a group of notifications; legal notices have only one. */
export function checkNotificationChoice(
  roles: readonly string[],
  choice: { group: string; channel: NotificationChannel },
): Verdict {
  const found = notificationGroupsFor(roles).find((entry) => entry.key === choice.group)
  const field = `notifications.${choice.group}`
  if (!found) return badInput('There is no such group of notifications.', field)
  return found.isLegal && choice.channel !== defaultChannel
    ? badInput('Legal notices are always mailed at once.', field)
    : allowed
}

function group(
  key: string,
  label: string,
  description: string,
  roles: readonly RoleName[],
): NotificationGroup {
  return { key, label, description, roles, isLegal: false }
}

function legal(
  key: string,
  label: string,
  description: string,
  roles: readonly RoleName[],
): NotificationGroup {
  return { key, label, description, roles, isLegal: true }
}
