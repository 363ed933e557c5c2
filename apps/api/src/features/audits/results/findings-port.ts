import type {
  CaseCorrection,
  CountingMode,
  DayCalendar,
  FindingSource,
  RoundCounts,
  Verdict,
} from '@portal/domain'
import type { BodyOf, judgeFindingCorrection, saveFindingCorrection } from '@portal/rest-contract'
import type { Tx } from '../../../db/database.js'
import type { fileObjects } from '../../../db/schema/index.js'
import type { Library } from '../../../parts/letters/library.js'
import type { Command, Stamp } from '../../../server/command.js'

/** The library, in which a letter may take the place of another. */
export interface AuditLetters extends Library {
  supersedeOne(tx: Tx, reportId: number, change: Stamp): Promise<void>
}

/** Which days count, and where letters are kept. */
export interface AuditOffice {
  calendar: DayCalendar
  letters: AuditLetters
}

export interface Signature {
  signatureName: string
  signatureTitle: string
}

export interface ReviewedNewerData extends RoundCounts {
  periodFrom: string
  periodTo: string
  note: string
}

export interface NewFinding {
  requirement: {
    reference: string
    title: string
    plainText: string
    part: 'Part B' | 'Part C'
    indicatorCode: string | null
    areaId: number
  }
  indicatorCode: string | null
  countingMode: CountingMode
  description: string
  evidenceSummary: string
  systemic: boolean
  cases: readonly {
    studentReference: string
    requiredAction: string
    correctable: CaseCorrection
    /** Day of the review that found it; that of the finding when absent. */
    foundOn?: string
    dueOn: string
    dueRule: string
  }[]
  correctedBefore: ReviewedNewerData | null
}

export interface FindingReport {
  leaId: number
  agency: string
  year: number
  part: 'Part B' | 'Part C'
  source: FindingSource
  ownerMonitorId: string
  discoveredOn: string
  issuedOn: string
  signature: Signature
}

interface CasePlace {
  id: number
  caseId: number
}
type CaseRule = () => Verdict

/** What this feature needs of findings; features.ts passes it. Corrections of records are their cases, so a state is stored once. */
export interface FindingsPort {
  add(
    command: Command,
    report: FindingReport,
    finding: NewFinding,
  ): Promise<{ id: number; number: string; caseIds: number[] }>
  withdraw(command: Command, ids: readonly number[], reason: string): Promise<void>
  round(
    command: Command,
    office: AuditOffice,
    id: number,
    round: {
      round: ReviewedNewerData
      cases: readonly {
        studentReference: string
        requiredAction: string
        correctable: CaseCorrection
        foundOn?: string
      }[]
      added?: (caseIds: number[]) => unknown
    },
  ): Promise<{ rounds: readonly { id: number }[] }>
  /** Takes the result of a review of newer data back, with the cases that it added. */
  withdrawRound(
    command: Command,
    id: number,
    result: {
      roundId: number | null
      caseIds: readonly number[]
      before: { status: number; prong1VerifiedOn: string | null }
      reason: string
    },
  ): Promise<unknown>
  saveCase(
    command: Command,
    place: CasePlace,
    input: BodyOf<typeof saveFindingCorrection>,
    rule: CaseRule,
  ): Promise<unknown>
  judgeCase(
    command: Command,
    office: AuditOffice,
    place: CasePlace,
    input: BodyOf<typeof judgeFindingCorrection>,
    rule: CaseRule,
  ): Promise<unknown>
  recallCase(command: Command, place: CasePlace, version: number, rule: CaseRule): Promise<unknown>
  addFiles(
    tx: Tx,
    rows: readonly (typeof fileObjects.$inferInsert)[],
    place: { findingId: number; caseId: number | null; isEvidence: boolean },
  ): Promise<void>
}

/** What reports and corrections need of other features. */
export interface ReportContext {
  office: AuditOffice
  findings: FindingsPort
}
