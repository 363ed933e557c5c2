import type { JustificationQuestion } from './justification.js'

// In a file of its own: the history needs these words alone, and not the rules.
/** Short names of the questions, in messages and the history. */
export const justificationLabels: Readonly<Record<JustificationQuestion, string>> = {
  why: 'Reasons',
  guidelines: 'Guidelines',
  training: 'Training',
  highest: 'Highest rates',
  plan: 'Plan',
}
