import { many, type TaskRule } from '../tasks/task-rule.js'

/** The task that incidents make: the notice about a student with many of them (Md. Code, Educ. § 7-1103). */
export const incidentsTasks = {
  giveIncidentNotice: {
    area: 'Audits',
    turn: 'agency',
    label: () => 'Give the notice about a student with many incidents',
    group: (n) => `${many(n, 'notice')} about students with many incidents`,
  },
} as const satisfies Record<string, TaskRule>
