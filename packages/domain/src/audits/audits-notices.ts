import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 2.13, 9.1). */
export const auditsNotices = {
  auditLetter: { group: 'letters', to: ['localAdmins', 'lead'], several: 'letters about audits' },
  recordToReview: { group: 'assignments', to: ['person'], several: 'records to look at again' },
} as const satisfies Record<string, NoticeRule>
