import {
  canCloseFinding,
  canRequestVerification,
  statusAfterCases,
  type FindingFacts,
} from '../../findings/finding-acts.js'
import { FindingStatus, type RoundOutcome } from '../../findings/finding-states.js'
import type { Verdict } from '../../verdict.js'
import { canActOnCorrection } from '../findings/correction-acts.js'
import { afterCorrectionAct, correctionSteps, type CorrectionAct } from '../findings/correction-states.js'
import { canOpenRound, findingStatusAfterRound } from '../findings/second-prong.js'
import { canCloseAudit, canSetAuditStatus } from '../lifecycle/audit-acts.js'
import { afterAuditStep } from '../lifecycle/audit-states.js'
import {
  canAnswerRecord,
  canReadSecond,
  canReopenRecord,
  canSetUpRecord,
  canSubmitRecord,
  canUploadRecordFile,
} from '../lifecycle/record-acts.js'
import { canDeleteSample, canDrawSample, canUploadList } from '../lifecycle/sample-acts.js'
import {
  type AuditAct,
  type WalkedAudit,
  admin,
  fresh,
  lastOf,
  leaId,
  monitor,
  move,
  newProng,
  onRecord,
  prongFacts,
  sampleFacts,
  secondMonitor,
  step,
  takeOut,
  uploadFile,
  withLast,
} from './walked-prong.js'

const findingFacts = (audit: WalkedAudit): FindingFacts => ({
  leaId,
  status: audit.finding?.status ?? 0,
  issuedOn: '2026-11-03',
  hasCitation: true,
  hasDescription: true,
  caseStates: audit.cases.map(({ state }) => state),
  prong2Passed: audit.finding?.passed ?? false,
  assigneeIds: [],
})

/** The report of the last prong: of the first one with a finding or none, of a round with its outcome. */
const report =
  (outcome: RoundOutcome, newCases: number): AuditAct =>
  (audit) => {
    const issued = move('issueReport', 8, { letter: true })(audit, 0)
    if (!issued) return null
    const cases = issued.cases.concat(
      Array.from({ length: newCases }, () => ({ prong: issued.prongs.length - 1, state: 0 })),
    )
    const isRound = issued.prongs.length > 1
    if (!isRound)
      return outcome === 'failed'
        ? { ...issued, cases, finding: { status: FindingStatus.issued, passed: false } }
        : issued
    if (!issued.finding) return null
    const facts = { status: issued.finding.status, cases: issued.cases.length }
    const status = findingStatusAfterRound(facts, outcome, newCases)
    return {
      ...issued,
      cases: outcome === 'failed' ? cases : issued.cases,
      finding: { status, passed: outcome === 'passed' },
    }
  }

/** Supersedes the report while nobody has worked on what it asks for. */
const withdrawReport: AuditAct = (audit) => {
  const untouched = audit.prongs.length === 1 && audit.cases.every(({ state }) => state === 0)
  const back = untouched && (audit.finding?.status ?? 2) === FindingStatus.issued
  const after = back ? move('withdrawReport', 7, { reason: 'An error', letter: true })(audit, 0) : null
  return after && { ...after, cases: [], finding: null }
}

const correct =
  (act: CorrectionAct): AuditAct =>
  (audit, at) => {
    const place = at % Math.max(1, audit.cases.length)
    const one = audit.cases[place]
    const to = one && afterCorrectionAct(one.state, act)
    if (!one || to === undefined || !audit.finding || audit.finding.status >= FindingStatus.closedTimely)
      return null
    const byAgency = correctionSteps.some((known) => known.act === act && known.by === 'agency')
    const facts = {
      leaId,
      assigneeIds: [],
      auditStatus: audit.prongs[one.prong]?.status ?? 0,
      state: one.state,
      submittedOn: null,
      opened: false,
    }
    if (!canActOnCorrection(byAgency ? admin : monitor, act, facts, { comment: 'Why' }).allowed) return null
    const cases = audit.cases.with(place, { ...one, state: to })
    const begun: readonly number[] = [FindingStatus.issued, FindingStatus.prong2Failed]
    const now = begun.includes(audit.finding.status)
      ? FindingStatus.correctionInProgress
      : audit.finding.status
    const status = statusAfterCases({ status: now, caseStates: cases.map(({ state }) => state) })
    return { ...audit, cases, finding: { ...audit.finding, status } }
  }

const openRound: AuditAct = (audit) => {
  const [first, ...rounds] = audit.prongs
  if (!first || !audit.finding || audit.finding.passed) return null
  const findings = [{ id: 1, status: audit.finding.status, itemIds: ['1'], prong2VerifiedOn: null }]
  const may = canOpenRound(monitor, { usesProngs: true, closed: false, first, rounds, findings }).allowed
  return may ? { ...audit, prongs: [...audit.prongs, newProng(audit.size, audit.hasList)] } : null
}

const onFinding =
  (may: (facts: FindingFacts) => Verdict, status: number): AuditAct =>
  (audit) =>
    audit.finding && may(findingFacts(audit)).allowed
      ? { ...audit, finding: { ...audit.finding, status } }
      : null

/** Closes whichever prong can be. */
const closeProng: AuditAct = (audit) => {
  const at = audit.prongs.findIndex(
    (_, place) => canSetAuditStatus(monitor, prongFacts(audit, place), 9).allowed,
  )
  const prong = audit.prongs[at]
  return prong
    ? { ...audit, prongs: audit.prongs.with(at, { ...prong, status: step(prong.status, 'close') }) }
    : null
}

const closeAudit: AuditAct = (audit) => {
  const findings = audit.finding ? [audit.finding.status] : []
  return !audit.closed && canCloseAudit(monitor, { prongs: audit.prongs, findings }).allowed
    ? { ...audit, closed: true }
    : null
}

/** Everything that people do, by name; the first that is allowed leads on, see {@link onwardActs}. */
export const auditActs = {
  requestList: move('requestList', 1),
  nameRecords: move('nameRecords', 3),
  uploadList: (audit) =>
    canUploadList(admin, { leaId, status: lastOf(audit).status }).allowed && !lastOf(audit).listAccepted
      ? withLast(audit, { listAccepted: true })
      : null,
  receiveList: move('receiveList', 2),
  drawSample: (audit) => {
    const { status } = lastOf(audit)
    const may = canDrawSample(monitor, sampleFacts(audit), { size: audit.size, confirm: true }).allowed
    if (!may || !audit.hasList) return null
    const to = afterAuditStep(status, 'drawSample') ?? afterAuditStep(status, 'redraw') ?? status
    return withLast(audit, { records: fresh(audit.size), status: to })
  },
  deleteSample: (audit) =>
    audit.hasList && canDeleteSample(monitor, sampleFacts(audit)).allowed
      ? withLast(audit, {
          records: [],
          listAccepted: true,
          status: step(lastOf(audit).status, 'deleteSample'),
        })
      : null,
  uploadFile,
  completeDocuments: move('completeDocuments', 5),
  setUp: onRecord((facts) => canSetUpRecord(monitor, facts), 'finishSetup'),
  answer: onRecord(
    (facts) => canAnswerRecord(monitor, facts),
    'answer',
    (audit) =>
      withLast(audit, {
        status: afterAuditStep(lastOf(audit).status, 'firstAnswer') ?? lastOf(audit).status,
      }),
  ),
  requestDocuments: onRecord((facts) => canAnswerRecord(monitor, facts), 'requestDocuments'),
  documentsAnswered: onRecord((facts) => canUploadRecordFile(admin, facts), 'documentsAnswered'),
  submit: onRecord((facts) => canSubmitRecord(monitor, facts), 'submit'),
  readSecond: onRecord((facts) => canReadSecond(secondMonitor, facts), 'complete'),
  sendBack: onRecord((facts) => canReadSecond(secondMonitor, facts), 'sendBack'),
  reopenRecord: onRecord((facts) => canReopenRecord(monitor, facts, 'A reason'), 'reopen'),
  replace: takeOut(true),
  remove: takeOut(false),
  completeReview: move('completeReview', 7),
  reportNothing: report('passed', 0),
  reportSystemOnly: report('failed', 0),
  reportCase: report('failed', 1),
  reportNoneApplies: report('noneApplies', 0),
  saveDraft: correct('saveDraft'),
  submitCorrection: correct('submit'),
  claimLeft: correct('claimLeft'),
  recall: correct('recall'),
  returnCorrection: correct('return'),
  verify: correct('verify'),
  approveLeft: correct('approveLeft'),
  undo: correct('undo'),
  requestVerification: onFinding(
    (facts) => canRequestVerification(admin, facts),
    FindingStatus.verificationRequested,
  ),
  openRound,
  closeFinding: onFinding((facts) => canCloseFinding(monitor, facts), FindingStatus.closedTimely),
  closeProng,
  closeAudit,
  cancel: move('cancel', 10),
  reopenDocuments: move('reopenDocuments', 4),
  reopenReview: move('reopenReview', 6),
  withdrawReport,
} as const satisfies Record<string, AuditAct>
export type AuditActName = keyof typeof auditActs

/** Acts of people who want to be done, the next step first. */
const onwardActs: readonly AuditActName[] = [
  'closeAudit',
  'closeFinding',
  'approveLeft',
  'verify',
  'submitCorrection',
  'reportNothing',
  'completeReview',
  'readSecond',
  'submit',
  'answer',
  'setUp',
  'completeDocuments',
  'uploadFile',
  'drawSample',
  'receiveList',
  'uploadList',
  'requestList',
  'nameRecords',
  'requestVerification',
  'openRound',
  'closeProng',
]

/** What leads on; a redraw would lose what was done, so only the first draw counts. */
export function onward(audit: WalkedAudit): WalkedAudit | null {
  const isDrawn = lastOf(audit).records.length > 0
  for (const name of onwardActs) {
    if (name === 'drawSample' && isDrawn) continue
    if (name === 'closeProng' && audit.finding && audit.finding.status < FindingStatus.closedTimely) continue
    const places = Math.max(1, lastOf(audit).records.length, audit.cases.length)
    for (let at = 0; at < places; at++) {
      const after = auditActs[name](audit, at)
      if (after) return after
    }
  }
  return null
}

/** Goes on until nothing leads further. */
export function finishedAudit(audit: WalkedAudit): WalkedAudit {
  let now = audit
  for (let steps = 0; steps < 200; steps++) {
    const after = onward(now)
    if (!after) return now
    now = after
  }
  return now
}
