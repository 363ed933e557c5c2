import type { AuditContent, AuditPart, ReportFinding, ScoredAnswer } from '@portal/domain'
import type { ExampleRecord } from './example-review.js'

/** What the findings of a report share. */
export interface Reported {
  auditId: number
  prongId: number
  leaId: number
  leaCode: string
  agency: string
  year: number
  part: AuditPart
  records: readonly ExampleRecord[]
  content: AuditContent
  answers: readonly ScoredAnswer[]
  /** YYYY-MM-DD */
  issuedOn: string
  due: { dueOn: string; dueRule: string }
}

/** A finding of a report, with its number among them. */
export type Found = ReportFinding & { seq: number }
