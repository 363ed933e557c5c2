import { many, type TaskRule } from '../tasks/task-rule.js'

/** The tasks that this feature makes (domain definition 7.2, 1.3). */
export const findingsTasks = {
  issueFinding: {
    area: 'Findings',
    turn: 'state',
    internal: true,
    label: (_n, number) => `Issue or withdraw the draft ${number}`,
    group: (n) => `${many(n, 'draft finding')} to issue or withdraw`,
  },
  correct: {
    area: 'Findings',
    turn: 'agency',
    assignees: 'assigned',
    label: (n, number) => `Submit ${many(n, 'correction')} of ${number}`,
    group: (n) => `${many(n, 'finding')} to submit corrections of`,
  },
  verify: {
    area: 'Findings',
    turn: 'state',
    label: (n, number) => `Verify ${many(n, 'correction')} of ${number}`,
    group: (n) => `${many(n, 'finding')} with corrections to verify`,
  },
  requestVerification: {
    area: 'Findings',
    turn: 'agency',
    label: (_n, number) => `Ask for the review of newer data of ${number}`,
    group: (n) => `${many(n, 'finding')} to ask for the review of newer data of`,
  },
  reviewNewerData: {
    area: 'Findings',
    turn: 'state',
    label: (_n, number) => `Review newer data of ${number}`,
    group: (n) => `${many(n, 'finding')} with newer data to review`,
  },
  closeFinding: {
    area: 'Findings',
    turn: 'state',
    internal: true,
    label: (_n, number) => `Close ${number}: both prongs are verified`,
    group: (n) => `${many(n, 'finding')} to close`,
  },
} as const satisfies Record<string, TaskRule>
