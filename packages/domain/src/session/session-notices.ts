import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const sessionNotices = {
  passwordChanged: { group: 'account', to: ['person'], several: 'changes of your password' },
  newDevice: { group: 'account', to: ['person'], several: 'sign-ins from new devices' },
  sessionsEnded: { group: 'account', to: ['person'], several: 'sign-outs everywhere' },
} as const satisfies Record<string, NoticeRule>
