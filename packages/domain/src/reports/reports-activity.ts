import type { FeedAct } from '../dashboards/feed-act.js'

/** Acts of this feature that stand in the feeds of dashboards (domain definition 7.1, 7.2). */
export const reportsActivity = {
  uploadReport: { one: ['report', 'uploaded'], several: 'reports uploaded' },
  replaceReport: { one: ['report', 'replaced'], several: 'reports replaced' },
  acknowledgeReport: { one: ['report', 'acknowledged'], several: 'acknowledgements' },
} as const satisfies Readonly<Record<string, FeedAct>>
