import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const accountsNotices = {
  roleChanged: { group: 'account', to: ['person'], several: 'changes of your role' },
  addressChanged: { group: 'account', to: ['person'], several: 'changes of your address' },
} as const satisfies Record<string, NoticeRule>
