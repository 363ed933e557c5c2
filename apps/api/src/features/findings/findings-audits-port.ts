import {
  calendarDay,
  CaseState,
  findingDueOn,
  findingLetter,
  findingNumber,
  FindingStatus,
  type CaseCorrection,
  type CountingMode,
  type FindingSource,
} from '@portal/domain'
import { recordAct, stampOf, type Command } from '../../server/command.js'
import {
  judgeFindingCorrection,
  recallFindingCorrection,
  saveFindingCorrection,
} from './corrections/findings-cases-service.js'
import { withdrawRound, writeRound, type ReviewedRound } from './corrections/findings-rounds-service.js'
import { requirementOf, type NamedRequirement } from './findings-citations-store.js'
import { findingFound } from './findings-command.js'
import { findFinding } from './findings-read-model.js'
import { decideFinding } from './findings-service.js'
import {
  insertCases,
  insertFinding,
  insertFindingFiles,
  insertLetter,
  insertRound,
  nextFindingSeq,
} from './findings-store.js'
import type { Signature } from './letters/findings-letters.js'

/** A finding as the report of an audit gives it. */
interface ReportedFinding {
  requirement: NamedRequirement
  indicatorCode: string | null
  countingMode: CountingMode
  description: string
  evidenceSummary: string
  systemic: boolean
  cases: readonly {
    studentReference: string
    requiredAction: string
    correctable: CaseCorrection
    foundOn?: string
    dueOn: string
    dueRule: string
  }[]
  /** Both prongs were verified before the notification: the finding is kept and not issued (1.1). */
  correctedBefore: ReviewedRound | null
}

/** What all findings of one report share. */
interface Report {
  leaId: number
  agency: string
  year: number
  part: 'Part B' | 'Part C'
  source: FindingSource
  ownerMonitorId: string
  discoveredOn: string
  /** Day of the letter. */
  issuedOn: string
  signature: Signature
}

/** Notifies an agency of one finding, in the letter of a report; its own text is kept with it. */
async function addFinding(
  command: Command,
  report: Report,
  finding: ReportedFinding,
): Promise<{ id: number; number: string; caseIds: number[] }> {
  const { tx } = command
  const { leaId, year, part, source, ownerMonitorId, discoveredOn } = report
  const requirement = await requirementOf(tx, finding.requirement)
  const { seq, leaCode } = await nextFindingSeq(tx, report)
  const number = findingNumber({ year, part, leaCode, seq })
  const row = {
    leaId,
    year,
    part,
    number,
    source,
    citationId: requirement.id,
    indicatorCode: finding.indicatorCode,
    countingMode: finding.countingMode,
    description: finding.description,
    evidenceSummary: finding.evidenceSummary,
    systemic: finding.systemic,
    discoveredOn,
    ownerMonitorId,
  }
  const stamp = stampOf(command)
  const id = await insertFinding(tx, { ...row, ...stepOf(command, report, finding) }, stamp)
  const { correctedBefore } = finding
  const verified = { state: CaseState.verified, verifiedBy: stamp.by, verifiedOn: stamp.on }
  const cases = finding.cases.map(({ dueOn, dueRule, ...one }) =>
    correctedBefore === null ? { ...one, dueOn, dueRule } : { ...one, ...verified },
  )
  const caseIds = await insertCases(tx, id, cases, stamp)
  if (correctedBefore === null) await keepLetter(command, report, { ...finding, id, number, requirement })
  else
    await insertRound(tx, {
      findingId: id,
      number: 1,
      ...correctedBefore,
      recordedBy: stamp.by,
      recordedOn: stamp.on,
    })
  await recordAct(command, correctedBefore === null ? 'issueFinding' : 'correctFindingBeforeIssuing', {
    targetType: 'finding',
    targetId: id,
    leaId,
    year,
    after: { ...row, cases: caseIds.length },
  })
  return { id, number, caseIds }
}

function stepOf({ ctx }: Command, { issuedOn }: Report, { correctedBefore }: ReportedFinding) {
  const today = calendarDay(ctx.now)
  return correctedBefore === null
    ? { status: FindingStatus.issued, issuedOn, dueOn: findingDueOn(issuedOn) }
    : { status: FindingStatus.preFindingCorrected, prong1VerifiedOn: today, prong2VerifiedOn: today }
}

type KeptLetter = Pick<ReportedFinding, 'description' | 'evidenceSummary' | 'cases'> & {
  id: number
  number: string
  requirement: { reference: string; title: string; plainText: string }
}

async function keepLetter(
  { tx, actor, ctx }: Command,
  { agency, part, year, issuedOn, signature }: Report,
  { id, number, requirement, description, evidenceSummary, cases }: KeptLetter,
): Promise<void> {
  const letter = findingLetter('Issued', {
    number,
    agency,
    part,
    year,
    citation: requirement,
    description,
    evidenceSummary,
    cases: cases.length,
    casesOpen: cases.length,
    issuedOn,
    dueOn: findingDueOn(issuedOn),
    correctedOn: null,
    letterDate: issuedOn,
  })
  await insertLetter(tx, {
    findingId: id,
    kind: 'Issued',
    ...letter,
    ...signature,
    letterDate: issuedOn,
    issuedBy: actor.userId,
    issuedOn: ctx.now,
  })
}

/** Withdraws findings of a report that is taken back, each with the reason; refused where one is past its first correction. */
async function withdrawFindings(command: Command, ids: readonly number[], reason: string): Promise<void> {
  const { tx, actor, ctx } = command
  for (const id of ids) {
    const { version } = findingFound(await findFinding(tx, actor, id, ctx.now))
    await decideFinding(command, id, { decision: 'withdraw', reason, version })
  }
}

/** What audits do with findings; features.ts passes it. */
export const auditFindingsPort = {
  add: addFinding,
  withdraw: withdrawFindings,
  round: writeRound,
  withdrawRound,
  saveCase: saveFindingCorrection,
  judgeCase: judgeFindingCorrection,
  recallCase: recallFindingCorrection,
  addFiles: insertFindingFiles,
}
