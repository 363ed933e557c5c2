import {
  activeItems,
  AuditStatus,
  auditCorrectionDue,
  badInput,
  calendarDay,
  canIssueReport,
  canWithdrawReport,
  checkRound,
  findingDueOn,
  findingsOfReport,
  isCorrectedBeforeReport,
  reportFindingWords,
  reportLetter,
  type LetterFinding,
  type ReportFinding,
  recordReference,
} from '@portal/domain'
import type {
  BodyOf,
  issueAuditReport as issueCall,
  withdrawAuditReport as withdrawCall,
} from '@portal/rest-contract'
import { changeRecord, stampOf, type Command } from '../../../server/command.js'
import { insistOnInput } from '../../../server/verdicts.js'
import { prong, type Place } from '../audits-command.js'
import { notifyOfCorrections, notifyOfStep } from '../audits-notices.js'
import { recordKindOf, type AuditProng, type ProngView } from '../audits-read-model.js'
import { issueAuditLetter, letterFacts } from './audits-letters-service.js'
import { foundOnOf, reviewedProng, type ReviewedProng } from './audits-results-read-model.js'
import { insertAuditFindings, insertCorrections, supersedeLetters } from './audits-results-store.js'
import { recordRound, withdrawResults } from './audits-rounds-service.js'
import type { FindingReport, NewFinding, ReportContext, ReviewedNewerData } from './findings-port.js'

type IssueInput = BodyOf<typeof issueCall>

/**
 * Issues the report of a prong. All of it is one transaction: the letter, the findings with their corrections, and the status
 * are stored together, or nothing is.
 */
export function issueReport(
  command: Command,
  context: ReportContext,
  place: Place,
  { correctedBefore, version, ...signature }: IssueInput,
): Promise<AuditProng> {
  return changeRecord(prong, command, place, {
    action: 'issueAuditReport',
    may: ({ facts }) => canIssueReport(command.actor, facts),
    version,
    columns: () => ({ status: AuditStatus.reportIssued }),
    change: async (view) => {
      const reviewed = await reviewedProng(command.tx, place.id)
      await (reviewed.number === 1
        ? issueFindings(command, context, { view, reviewed }, { correctedBefore, signature })
        : recordRound(command, context, { view, reviewed }, signature))
    },
    notify: (_before, after) => notifyOfCorrections(command, after),
  })
}

interface Review {
  view: ProngView
  reviewed: ReviewedProng
}

async function issueFindings(
  command: Command,
  { office, findings: port }: ReportContext,
  { view, reviewed }: Review,
  {
    correctedBefore,
    signature,
  }: Pick<IssueInput, 'correctedBefore'> & {
    signature: { signatureName: string; signatureTitle: string }
  },
): Promise<void> {
  const { type } = view.audit
  const discoveredOn = calendarDay(view.changed.on)
  const issuedOn = calendarDay(command.ctx.now)
  const before = correctedBefore && newerDataOf(reviewed, correctedBefore, { discoveredOn, today: issuedOn })
  const found = findingsOfReport(type, reviewed.part, reviewed.content, reviewed.answers)
  const { due, derivation } = auditCorrectionDue(
    { on: issuedOn, by: 'report' },
    type,
    findingDueOn(issuedOn),
    office.calendar,
  )
  const report = { ...reportOf(view, reviewed), discoveredOn, issuedOn, signature }
  const listed: LetterFinding[] = []
  for (const one of found) {
    const entry = newFinding(view, reviewed, one, { dueOn: due, dueRule: derivation })
    const isCorrected = isCorrectedBeforeReport(one, before?.itemIds ?? new Set(), before !== undefined)
    const correctedBefore = isCorrected && before ? before.newerData : null
    const number = await storeFinding(command, port, report, {
      prongId: reviewed.id,
      found: one,
      entry: { ...entry, correctedBefore },
    })
    if (correctedBefore === null)
      listed.push({
        number,
        reference: one.citation,
        title: entry.requirement.title,
        cases: one.cases.length,
        systemic: one.systemic,
        dueOn: findingDueOn(issuedOn),
      })
  }
  await issueAuditLetter(command, office, view.audit, {
    kind: 'Report',
    signature,
    prongId: reviewed.id,
    ...reportLetter(letterFacts(command, view.audit, signature), {
      findings: listed,
      correctedBefore: found.length - listed.length,
      correctBy: listed.some(({ cases }) => cases > 0) ? due : null,
    }),
  })
}

/** What all findings of a report share, beside its days and who signs it. */
const reportOf = ({ audit: { type, answer, agency } }: ProngView, { leaId, year, part }: ReviewedProng) => ({
  leaId,
  agency,
  year,
  part,
  source: type.source,
  ownerMonitorId: answer.leadMonitor.id,
})

/** Stores a finding with its corrections; its number. */
async function storeFinding(
  command: Command,
  port: ReportContext['findings'],
  report: FindingReport,
  { prongId, found, entry }: { prongId: number; found: ReportFinding; entry: NewFinding },
): Promise<string> {
  const { id, number, caseIds } = await port.add(command, report, entry)
  await insertAuditFindings(command.tx, [{ findingId: id, prongId, itemIds: [...found.itemIds] }])
  await insertCorrections(
    command.tx,
    found.cases.flatMap(({ recordId, itemId }, at) => {
      const caseId = caseIds[at]
      return caseId === undefined ? [] : [{ caseId, recordId, itemId }]
    }),
  )
  return number
}

/** Items that were corrected before the report, and the newer data that show it; refuses what cannot be so. */
function newerDataOf(
  { content }: ReviewedProng,
  { itemIds, ...given }: NonNullable<IssueInput['correctedBefore']>,
  days: { discoveredOn: string; today: string },
): { itemIds: ReadonlySet<string>; newerData: ReviewedNewerData } {
  const known = new Set(activeItems(content).map(({ id }) => id))
  const newerData = { ...given, recordsCompliant: given.recordsReviewed, recordsNotApplicable: 0 }
  insistOnInput([
    ...checkRound(
      { ...newerData, newCases: 0, files: 1 },
      { newerFrom: days.discoveredOn, today: days.today },
    ),
    ...itemIds.filter((id) => !known.has(id)).map(() => badInput('There is no such item.', 'itemIds')),
  ])
  return { itemIds: new Set(itemIds), newerData }
}

function newFinding(
  view: ProngView,
  reviewed: ReviewedProng,
  found: ReportFinding,
  due: { dueOn: string; dueRule: string },
): Omit<NewFinding, 'correctedBefore'> {
  const { type } = view.audit
  const { content, answers, records, part } = reviewed
  const { citation: reference, indicatorCode, countingMode, systemic, cases } = found
  const { title, plainText, areaId, ...words } = reportFindingWords(type, content, answers, found)
  const references = new Map(
    records.map((record) => [record.id, recordReference(recordKindOf(view.audit), record)]),
  )
  return {
    requirement: { reference, title, plainText, part, indicatorCode, areaId },
    indicatorCode,
    countingMode,
    systemic,
    ...words,
    cases: cases.map(({ recordId, requiredAction, correctable }) =>
      Object.assign(
        { studentReference: references.get(recordId) ?? '', requiredAction, correctable },
        foundOnOf(reviewed, recordId),
        due,
      ),
    ),
  }
}

/** Takes a report back: the letter is superseded, the findings are withdrawn, and the review is complete again (2.3, 8 to 7). */
export function withdrawReport(
  command: Command,
  { office, findings: port }: ReportContext,
  place: Place,
  { reason, version }: BodyOf<typeof withdrawCall>,
): Promise<AuditProng> {
  const { tx, actor, ctx } = command
  return changeRecord(prong, command, place, {
    action: 'withdrawAuditReport',
    may: ({ withdrawal }) => canWithdrawReport(actor, withdrawal),
    version,
    columns: () => ({ status: AuditStatus.reviewComplete }),
    change: async ({ findings: found, answer: { id, number } }) => {
      const own = found.filter(({ prongId, issuedOn }) => prongId === id && issuedOn !== null)
      await (number === 1
        ? port.withdraw(
            command,
            own.map((one) => one.id),
            reason,
          )
        : withdrawResults(command, port, id, reason))
      for (const reportId of await supersedeLetters(tx, id, ctx.now))
        await office.letters.supersedeOne(tx, reportId, stampOf({ actor, ctx }))
    },
    reason,
    notify: (before, after) => notifyOfStep(command, after, before.answer.status),
  })
}
