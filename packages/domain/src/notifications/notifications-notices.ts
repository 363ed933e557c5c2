import type { NoticeRule } from './notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const notificationsNotices = {
  stateMessage: { group: 'letters', to: ['localAdmins'], several: 'letters of the state' },
} as const satisfies Record<string, NoticeRule>
