import type { NotificationGroup } from './notification-groups.js'

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

/** An event that people hear of. */
export interface NoticeRule {
  group: NotificationGroup['key']
  to: readonly NoticeParty[]
  /** What several of them are, after their number: '362 changes to due dates'. */
  several: string
}

/** Who works on a record in the agency. */
export const agencyOfTheWork: readonly NoticeParty[] = ['localAdmins', 'assigned']
/** Who works on a record in the agency, and its lead monitor. */
export const everyoneOfTheWork: readonly NoticeParty[] = [...agencyOfTheWork, 'lead']
