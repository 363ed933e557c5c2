import {
  everyoneOfTheWork,
  agencyOfTheWork,
  type NoticeParty,
  type NoticeRule,
} from '../notifications/notice-rule.js'

const onFindings: readonly NoticeParty[] = ['localAdmins', 'lead', 'managers']

/** The notices that this feature sends (domain definition 9.1). */
export const findingsNotices = {
  findingLetter: { group: 'findings', to: onFindings, several: 'letters about findings' },
  findingReady: { group: 'findings', to: ['lead'], several: 'findings ready for verification' },
  findingRoundFailed: { group: 'findings', to: agencyOfTheWork, several: 'rounds that were not passed' },
  correctionReturned: { group: 'findings', to: agencyOfTheWork, several: 'corrections returned' },
  correctionVerified: { group: 'findings', to: agencyOfTheWork, several: 'notices of verified corrections' },
  // Words between people, not notices of the law: each chooses how to hear of them.
  findingCommented: { group: 'progress', to: everyoneOfTheWork, several: 'comments on findings' },
  findingCommentedInternally: { group: 'progress', to: ['lead'], several: 'internal comments on findings' },
  findingBehind: { group: 'findings', to: onFindings, several: 'findings that fall behind' },
  findingDue: { group: 'findings', to: onFindings, several: 'reminders of findings' },
} as const satisfies Record<string, NoticeRule>
