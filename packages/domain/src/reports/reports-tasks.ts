import { about, many, type TaskRule } from '../tasks/task-rule.js'

/** The tasks that this feature makes (domain definition 7.2, 6.1). */
export const reportsTasks = {
  acknowledge: {
    area: 'Reports',
    turn: 'agency',
    label: (_n, title) => `Acknowledge${about(title)}`,
    group: (n) => `${many(n, 'report')} to acknowledge`,
  },
} as const satisfies Record<string, TaskRule>
