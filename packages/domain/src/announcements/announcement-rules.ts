import { flagsOf, type Actor } from '../accounts/actor.js'
import { isRoleName, type RoleName } from '../accounts/roles.js'
import { isCalendarDay } from '../calendar-day.js'
import { checkText } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Severity of an announcement; shown in words and by an icon beside the colour. */
export const announcementSeverities = ['Information', 'Important', 'Urgent'] as const
export type AnnouncementSeverity = (typeof announcementSeverities)[number]

/** Roles that an announcement can be for; a system administrator counts as a state monitor. */
export const announcementRoles = [
  'StateMonitor',
  'LocalAdmin',
  'LocalUser',
  'DEILiaison',
  'DisputeResolutionStaff',
] as const satisfies readonly RoleName[]

/** Maximum characters of the text, markup included. */
export const mostAnnouncementCharacters = 20_000

export const announcementTexts = {
  bodyMissing: 'Text is required.',
  fromMissing: 'Choose the first day.',
  toMissing: 'Choose the last day.',
  order: 'Last day must be on or after First day.',
  unknownRole: 'Choose roles of the list.',
  unknownAgency: 'Choose agencies of the list.',
  notDismissible: 'This announcement stays until its last day.',
} as const

/** Audience of an announcement; an empty list means everybody. */
export interface AnnouncementAudience {
  roles: readonly string[]
  leaIds: readonly number[]
}

export interface AnnouncementFacts extends AnnouncementAudience {
  fromDay: string
  toDay: string
  dismissible: boolean
  isDeleted: boolean
}

/** Only state monitors write announcements (domain definition 7.3). */
export function canManageAnnouncements(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor && !actor.client
    ? allowed
    : forbidden('Only a state monitor can manage announcements.')
}

/**
 * Whether somebody belongs to the audience. Agencies limit it to their users; state staff belong to no agency, so they
 * see an announcement that is limited to agencies only where their role is named.
 */
export function isAnnouncedTo(
  actor: Pick<Actor, 'roles' | 'leaId'>,
  { roles, leaIds }: AnnouncementAudience,
): boolean {
  const flags = flagsOf(actor)
  const own = flags.isStateAdmin ? [...actor.roles, 'StateMonitor'] : actor.roles
  if (roles.length > 0 && !roles.some((role) => own.includes(role))) return false
  if (leaIds.length === 0) return true
  return actor.leaId === null ? roles.length > 0 : leaIds.includes(actor.leaId)
}

/** State of an announcement on a day (YYYY-MM-DD). */
export function announcementState(
  { fromDay, toDay }: Pick<AnnouncementFacts, 'fromDay' | 'toDay'>,
  today: string,
): 'Planned' | 'Shown' | 'Over' {
  if (today < fromDay) return 'Planned'
  return today > toDay ? 'Over' : 'Shown'
}

/** Whether somebody can read it on a day, dismissed or not. */
export function seesAnnouncement(actor: Actor, facts: AnnouncementFacts, today: string): boolean {
  return !facts.isDeleted && announcementState(facts, today) === 'Shown' && isAnnouncedTo(actor, facts)
}

/** Whether an announcement can be dismissed by its reader. */
export function canDismissAnnouncement({ dismissible }: Pick<AnnouncementFacts, 'dismissible'>): Verdict {
  return dismissible ? allowed : wrongState(announcementTexts.notDismissible)
}

/** A deleted announcement cannot be changed; it can be restored. */
export function canChangeAnnouncement(actor: Actor, { isDeleted }: { isDeleted: boolean }): Verdict {
  const who = canManageAnnouncements(actor)
  if (!who.allowed) return who
  return isDeleted ? wrongState('This announcement was deleted. Restore it first.') : allowed
}

/** Whether the actor may restore an announcement that was deleted. */
export function canRestoreAnnouncement(actor: Actor, { isDeleted }: { isDeleted: boolean }): Verdict {
  const who = canManageAnnouncements(actor)
  if (!who.allowed) return who
  return isDeleted ? allowed : wrongState('This announcement was not deleted.')
}

/** Rules of an announcement; `plainText` is its text without markup. */
export function checkAnnouncement(input: {
  title: string
  body: string
  plainText: string
  roles: readonly string[]
  fromDay: string
  toDay: string
}): Verdict[] {
  const { title, body, plainText, roles, fromDay, toDay } = input
  const days = [
    isCalendarDay(fromDay) ? allowed : badInput(announcementTexts.fromMissing, 'fromDay'),
    isCalendarDay(toDay) ? allowed : badInput(announcementTexts.toMissing, 'toDay'),
  ]
  return [
    checkText(title, { field: 'title', label: 'Title', required: true, most: 120 }),
    checkBody(body, plainText),
    ...days,
    days.every((one) => one.allowed) && toDay < fromDay
      ? badInput(announcementTexts.order, 'toDay')
      : allowed,
    roles.every((role) => isRoleName(role) && role !== 'StateAdmin')
      ? allowed
      : badInput(announcementTexts.unknownRole, 'roles'),
  ]
}

function checkBody(body: string, plainText: string): Verdict {
  if (plainText.trim() === '') return badInput(announcementTexts.bodyMissing, 'body')
  return body.length > mostAnnouncementCharacters
    ? badInput(`Text can have at most ${mostAnnouncementCharacters} characters.`, 'body')
    : allowed
}
