import { many, type TaskRule } from '../tasks/task-rule.js'

/** The task that case studies make: the review by a second monitor (domain definition 2.14, 7.3). */
export const caseStudiesTasks = {
  reviewCaseStudy: {
    area: 'Case studies',
    turn: 'state',
    internal: true,
    label: (_n, theme) => `Review the case study “${theme}”`,
    group: (n) => `${many(n, 'case study', 'case studies')} to review`,
  },
} as const satisfies Record<string, TaskRule>
