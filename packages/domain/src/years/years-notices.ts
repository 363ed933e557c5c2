import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const yearsNotices = {
  yearLaunched: { group: 'years', to: ['monitors', 'allLocalAdmins'], several: 'years launched' },
  disputeYearLaunched: { group: 'years', to: ['monitors', 'disputeStaff'], several: 'years launched' },
} as const satisfies Record<string, NoticeRule>
