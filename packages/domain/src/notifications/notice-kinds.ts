import { flagsOf } from '../accounts/actor.js'
import {
  notificationGroups,
  type NotificationChannel,
  type NotificationGroup,
} from './notification-groups.js'

/**
 * Who hears of an event (domain definition 9.1). `localAdmins` and `localUsers`: of the agency. `assigned`: people of the agency who work
 * on the place. `lead`: the monitor who leads. `managers`: state administrators. `monitors`: everybody of the state who
 * monitors. `disputeStaff`: those who resolve disputes. `person`: whoever the event is about.
 */
export type NoticeParty =
  | 'localAdmins'
  | 'localUsers'
  | 'allLocalAdmins'
  | 'assigned'
  | 'lead'
  | 'managers'
  | 'monitors'
  | 'disputeStaff'
  | 'person'

interface NoticeRule {
  group: NotificationGroup['key']
  to: readonly NoticeParty[]
}

const agency: readonly NoticeParty[] = ['localAdmins', 'assigned']
const everyoneOfTheWork: readonly NoticeParty[] = [...agency, 'lead']
const onFindings: readonly NoticeParty[] = ['localAdmins', 'lead', 'managers']

/** Events of the features that there are, with their group and the people who hear of them (domain definition 9.1). */
export const noticeRules = {
  selfAssessmentActivated: { group: 'activation', to: everyoneOfTheWork },
  selfAssessmentStarted: { group: 'activation', to: everyoneOfTheWork },
  selfAssessmentDue: { group: 'activation', to: everyoneOfTheWork },
  selfAssessmentOverdue: { group: 'activation', to: everyoneOfTheWork },
  assigned: { group: 'assignments', to: ['person'] },
  unassigned: { group: 'assignments', to: ['person'] },
  dueChanged: { group: 'assignments', to: everyoneOfTheWork },
  subsectionReady: { group: 'progress', to: ['localAdmins'] },
  subsectionReturned: { group: 'progress', to: ['assigned'] },
  subsectionSent: { group: 'progress', to: ['lead'] },
  subsectionRecalled: { group: 'progress', to: ['lead'] },
  selfAssessmentSubmitted: { group: 'progress', to: ['lead'] },
  selfAssessmentReopened: { group: 'progress', to: agency },
  selfAssessmentResubmitted: { group: 'progress', to: ['lead'] },
  contentUpgraded: { group: 'progress', to: agency },
  notApplicableRequested: { group: 'progress', to: ['lead'] },
  notApplicableDecided: { group: 'progress', to: agency },
  documentsUploaded: { group: 'documents', to: ['lead'] },
  documentReceived: { group: 'documents', to: ['person', 'localAdmins'] },
  documentDeleted: { group: 'documents', to: ['person', 'localAdmins'] },
  selectiveReportIssued: { group: 'letters', to: agency },
  finalReportIssued: { group: 'letters', to: ['localAdmins'] },
  reportForAdmins: { group: 'letters', to: ['localAdmins'] },
  reportForAll: { group: 'letters', to: ['localAdmins', 'localUsers'] },
  findingLetter: { group: 'findings', to: onFindings },
  findingReady: { group: 'findings', to: ['lead'] },
  findingRoundFailed: { group: 'findings', to: agency },
  correctionReturned: { group: 'findings', to: agency },
  correctionVerified: { group: 'findings', to: agency },
  // Words between people, not notices of the law: each chooses how to hear of them.
  findingCommented: { group: 'progress', to: everyoneOfTheWork },
  findingCommentedInternally: { group: 'progress', to: ['lead'] },
  findingBehind: { group: 'findings', to: onFindings },
  findingDue: { group: 'findings', to: onFindings },
  stateMessage: { group: 'letters', to: ['localAdmins'] },
  yearLaunched: { group: 'years', to: ['monitors', 'allLocalAdmins'] },
  disputeYearLaunched: { group: 'years', to: ['monitors', 'disputeStaff'] },
  roleChanged: { group: 'account', to: ['person'] },
  addressChanged: { group: 'account', to: ['person'] },
  passwordChanged: { group: 'account', to: ['person'] },
  newDevice: { group: 'account', to: ['person'] },
  sessionsEnded: { group: 'account', to: ['person'] },
} as const satisfies Record<string, NoticeRule>

export type NoticeKind = keyof typeof noticeRules

/** The group of events that a kind belongs to. */
export function noticeGroup(kind: NoticeKind): NotificationGroup {
  const { group } = noticeRules[kind]
  const found = notificationGroups.find(({ key }) => key === group)
  if (!found) throw new Error(`There is no group ${group} of notifications.`)
  return found
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
