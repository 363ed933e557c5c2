import { flagsOf } from '../accounts/actor.js'
import { accountsNotices } from '../accounts/accounts-notices.js'
import { auditsNotices } from '../audits/audits-notices.js'
import { caseStudiesNotices } from '../case-studies/case-studies-notices.js'
import { documentsNotices } from '../documents/documents-notices.js'
import { findingsNotices } from '../findings/findings-notices.js'
import { incidentsNotices } from '../incidents/incidents-notices.js'
import { participationNotices } from '../participation/participation-notices.js'
import { reportsNotices } from '../reports/reports-notices.js'
import { selfAssessmentNotices } from '../self-assessment/self-assessment-notices.js'
import { sessionNotices } from '../session/session-notices.js'
import { yearsNotices } from '../years/years-notices.js'
import {
  notificationGroups,
  type NotificationChannel,
  type NotificationGroup,
} from './notification-groups.js'
import { notificationsNotices } from './notifications-notices.js'

/** Events of all features, with their group and the people who hear of them (domain definition 9.1). */
export const noticeRules = {
  ...selfAssessmentNotices,
  ...documentsNotices,
  ...reportsNotices,
  ...findingsNotices,
  ...auditsNotices,
  ...caseStudiesNotices,
  ...incidentsNotices,
  ...participationNotices,
  ...notificationsNotices,
  ...yearsNotices,
  ...accountsNotices,
  ...sessionNotices,
}

export type NoticeKind = keyof typeof noticeRules

/** The group of events that a kind belongs to. */
export function noticeGroup(kind: NoticeKind): NotificationGroup {
  const { group } = noticeRules[kind]
  const found = notificationGroups.find(({ key }) => key === group)
  if (!found) throw new Error(`There is no group ${group} of notifications.`)
  return found
}

/** '362 changes to due dates': more than one notice of a kind, counted. */
export function noticesCounted(kind: NoticeKind, count: number): string {
  return `${count.toLocaleString('en-US')} ${noticeRules[kind].several}`
}

/** What a person has chosen, as far as mail depends on it. */
export interface MailChoices {
  roles: readonly string[]
  /** Channel by the key of a group. */
  channels: Readonly<Record<string, string>>
  /** Whether state staff want mail about their preferred agencies only. */
  onlyPreferredLeas: boolean
  selectedLeas: readonly number[]
}

/**
 * How somebody hears of an event beside the bell, which always shows it. Legal notices are mailed at once whatever was
 * chosen; state staff may limit the others to their preferred agencies (domain definition 9.1).
 */
export function mailChannel(
  group: Pick<NotificationGroup, 'key' | 'isLegal'>,
  choices: MailChoices,
  leaId: number | null,
): NotificationChannel {
  if (group.isLegal) return 'Immediate'
  const { isLocalAdmin, isLocalUser } = flagsOf(choices)
  const limited =
    choices.onlyPreferredLeas && choices.selectedLeas.length > 0 && !isLocalAdmin && !isLocalUser
  if (limited && leaId !== null && !choices.selectedLeas.includes(leaId)) return 'Off'
  const chosen = choices.channels[group.key]
  return chosen === 'Daily' || chosen === 'Weekly' || chosen === 'Off' ? chosen : 'Immediate'
}
