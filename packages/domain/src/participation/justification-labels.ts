// In a file of its own: the history needs these words alone, and not the rules.
/** Short names of the questions, in messages and the history. */
export const justificationLabels = {
  why: 'Reasons',
  guidelines: 'Guidelines',
  training: 'Training',
  highest: 'Highest rates',
  plan: 'Plan',
} as const satisfies Record<string, string>
export type JustificationQuestion = keyof typeof justificationLabels
