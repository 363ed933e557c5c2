import { many, type TaskRule } from '../tasks/task-rule.js'

/** The tasks that incidents make: the notice about a student with many of them (Md. Code, Educ. § 7-1103), and the annual report. */
export const incidentsTasks = {
  giveIncidentNotice: {
    area: 'Audits',
    turn: 'agency',
    label: () => 'Give the notice about a student with many incidents',
    group: (n) => `${many(n, 'notice')} about students with many incidents`,
  },
  fileAnnualReport: {
    area: 'Audits',
    turn: 'agency',
    label: () => 'File the annual report of incidents',
    group: (n) => `${many(n, 'annual report')} of incidents to file`,
  },
  decideAnnualReport: {
    area: 'Audits',
    turn: 'state',
    label: () => 'Accept or return the annual report of incidents',
    group: (n) => `${many(n, 'annual report')} of incidents to accept or return`,
  },
} as const satisfies Record<string, TaskRule>
