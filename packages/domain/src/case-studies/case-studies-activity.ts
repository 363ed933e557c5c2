import type { FeedAct } from '../dashboards/feed-act.js'

/** Acts of this feature that stand in the feeds of dashboards, of the state alone. */
export const caseStudiesActivity = {
  submitCaseStudy: {
    one: ['review', 'of a case study asked for'],
    several: 'reviews of a case study asked for',
    stateOnly: true,
  },
  approveCaseStudy: {
    one: ['review', 'of a case study finished'],
    several: 'reviews of a case study finished',
    stateOnly: true,
  },
} as const satisfies Readonly<Record<string, FeedAct>>
