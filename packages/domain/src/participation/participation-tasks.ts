import { many, type TaskRule } from '../tasks/task-rule.js'

/** The tasks that justifications make: an agency writes one, the state decides on it (domain definition 2.14). */
export const participationTasks = {
  justifyParticipation: {
    area: 'Audits',
    turn: 'agency',
    label: () => 'Justify the alternate assessments',
    group: (n) => `${many(n, 'justification')} of alternate assessments`,
  },
  decideJustification: {
    area: 'Audits',
    turn: 'state',
    label: () => 'Accept or return the justification of alternate assessments',
    group: (n) => `${many(n, 'justification')} to accept or return`,
  },
} as const satisfies Record<string, TaskRule>
