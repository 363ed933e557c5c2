import { AuditStatus } from '../audits/lifecycle/audit-states.js'
import { auditStatusName } from '../audits/types/seeded-types.js'
import { SubmitState, submitStateName } from '../self-assessment/submit-states.js'

/** Years of the grid: monitoring runs in cycles of six (domain definition 6.1). */
export const monitoringYears = 6

/** The compliance years of the grid that ends with `last`, the earliest first. */
export const yearsOfMonitoring = (last: number): number[] =>
  Array.from({ length: monitoringYears }, (_, at) => last - monitoringYears + 1 + at)

/** Where the monitoring of an agency and part stands, or stood, in one year. */
export interface MonitoringActivity {
  year: number
  /** In words: Self-assessment, Desk audit. */
  activity: string
  part: string
  /** The state has told the agency the result. */
  monitored: boolean
}

/** Whether a self-assessment or an audit of this status counts as monitoring, and the status in words. */
export const monitoringStanding = {
  selfAssessment: (submitState: number) => ({
    status: submitStateName(submitState),
    monitored: submitState >= SubmitState.finalReportIssued,
  }),
  audit: (status: number, typeKey: string) => ({
    status: auditStatusName(typeKey, status),
    monitored: status === AuditStatus.reportIssued || status === AuditStatus.closed,
  }),
} as const

/** Last year in which an agency was monitored; null where it was not in the years of the grid. */
export function lastMonitored(
  activities: readonly Pick<MonitoringActivity, 'year' | 'monitored'>[],
): number | null {
  const years = activities.flatMap(({ year, monitored }) => (monitored ? [year] : []))
  return years.length === 0 ? null : Math.max(...years)
}
