import type { NoticeRule } from '../notifications/notice-rule.js'

/** What agencies hear of their incidents: numbers and a link, never a student (domain definition 9.1). */
export const incidentsNotices = {
  incidentsOfStudent: {
    group: 'audits',
    to: ['localAdmins', 'localUsers'],
    several: 'students with many incidents',
  },
  annualReportDue: { group: 'audits', to: ['localAdmins'], several: 'annual reports of incidents due' },
  annualReportCertified: { group: 'audits', to: ['lead'], several: 'annual reports of incidents certified' },
  annualReportDecided: {
    group: 'audits',
    to: ['localAdmins'],
    several: 'decisions on annual reports of incidents',
  },
} as const satisfies Record<string, NoticeRule>
