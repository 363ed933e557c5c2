import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const reportsNotices = {
  reportForAdmins: { group: 'letters', to: ['localAdmins'], several: 'reports' },
  reportForAll: { group: 'letters', to: ['localAdmins', 'localUsers'], several: 'reports' },
} as const satisfies Record<string, NoticeRule>
