import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const documentsNotices = {
  documentsUploaded: { group: 'documents', to: ['lead'], several: 'notices of uploads' },
  documentReceived: {
    group: 'documents',
    to: ['person', 'localAdmins'],
    several: 'documents marked as received',
  },
  documentDeleted: { group: 'documents', to: ['person', 'localAdmins'], several: 'documents deleted' },
} as const satisfies Record<string, NoticeRule>
