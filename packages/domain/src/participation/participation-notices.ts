import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that justifications of alternate assessments send, to both sides (domain definition 2.14, 9.1). */
export const participationNotices = {
  justificationRequired: {
    group: 'audits',
    to: ['localAdmins'],
    several: 'justifications of alternate assessments required',
  },
  justificationSubmitted: {
    group: 'audits',
    to: ['lead'],
    several: 'justifications of alternate assessments submitted',
  },
  justificationDecided: {
    group: 'audits',
    to: ['localAdmins'],
    several: 'decisions on justifications of alternate assessments',
  },
  justificationPublication: {
    group: 'audits',
    to: ['localAdmins'],
    several: 'justifications of alternate assessments published or withdrawn',
  },
} as const satisfies Record<string, NoticeRule>
