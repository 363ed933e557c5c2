import {
  activeItems,
  calendarDay,
  canActOnCorrection,
  canAskServices,
  CaseState,
  hidesCorrection,
  type Actor,
  type AuditItem,
  type CorrectionAct,
  type CorrectionFacts,
  shownRecord,
} from '@portal/domain'
import type { AnswerOf, updateAuditCorrection } from '@portal/rest-contract'
import type { Command } from '../../../server/command.js'
import { act as allowedAct } from '../../../server/verdicts.js'
import { contentOfAudit, type ProngView, recordKindOf } from '../audits-read-model.js'
import { historiesOfCorrections } from './audits-correction-history-read-model.js'
import type { CorrectionRow } from './audits-corrections-read-model.js'
import { commentsOf } from './audits-results-read-model.js'

type Correction = AnswerOf<typeof updateAuditCorrection>
type Reader = Pick<Command, 'tx' | 'actor'>

/** What the rules need to know about the correction of one student and item. */
export const correctionFacts = ({ facts }: ProngView, row: CorrectionRow): CorrectionFacts => ({
  leaId: facts.leaId,
  assigneeIds: row.assigneeIds,
  auditStatus: facts.status,
  state: row.state,
  submittedOn: row.submittedOn && calendarDay(row.submittedOn),
  opened: row.openedOn !== null,
})

/** Corrections as the caller may see them: drafts of the agency are its own. */
export async function answersOf(
  { tx, actor }: Reader,
  view: ProngView,
  rows: readonly CorrectionRow[],
): Promise<Correction[]> {
  const items = new Map(
    activeItems(await contentOfAudit(tx, view.audit.answer.id)).map((item) => [item.id, item]),
  )
  const comments = await commentsOf(
    tx,
    rows.map(({ recordId }) => recordId),
  )
  const histories = await historiesOfCorrections(tx, rows)
  return rows.map((row) =>
    answerOf(actor, view, row, {
      history: (histories.get(row.id) ?? []).map(({ caseId: _case, ...event }) => event),
      item: items.get(row.itemId),
      wrong: comments.get(`${row.recordId} ${row.itemId}`) ?? '',
    }),
  )
}

function answerOf(
  actor: Actor,
  view: ProngView,
  row: CorrectionRow,
  { item, wrong, history }: Pick<Correction, 'wrong' | 'history'> & { item: AuditItem | undefined },
): Correction {
  const facts = correctionFacts(view, row)
  const may = (name: CorrectionAct) =>
    allowedAct(canActOnCorrection(actor, name, facts, { comment: 'To be said.' }))
  const hidden = hidesCorrection(actor, { leaId: facts.leaId, issuedOn: 'issued' }, row.state)
  const judged = row.state === CaseState.leftClaimed ? 'approveLeft' : 'verify'
  return {
    id: row.id,
    findingId: row.findingId,
    findingNumber: row.findingNumber,
    findingIssuedOn: row.findingIssuedOn,
    findingDueOn: row.findingDueOn,
    recordId: row.recordId,
    student: shownRecord(recordKindOf(view.audit), row),
    school: row.fields['school'] ?? '',
    itemId: row.itemId,
    itemNumber: item?.number ?? '',
    text: item?.text ?? '',
    citation: item?.citations[0] ?? '',
    wrong,
    requiredAction: row.requiredAction,
    correctable: row.correctable,
    foundOn: row.foundOn,
    dueOn: row.dueOn,
    dueRule: row.dueRule,
    state: row.state,
    narrative: hidden ? '' : row.narrative,
    correctedOn: hidden ? null : row.correctedOn,
    leftJurisdictionOn: hidden ? null : row.leftJurisdictionOn,
    compensatoryNeeded: hidden ? false : row.compensatoryNeeded,
    compensatoryText: hidden ? '' : row.compensatoryText,
    compensatoryAsked: row.compensatoryAsked,
    stateComment: row.stateComment,
    submittedOn: row.submittedOn?.toISOString() ?? null,
    verifiedOn: row.verifiedOn?.toISOString() ?? null,
    files: hidden ? 0 : row.files,
    // Files of a draft are the agency's own, and so is that there are some.
    history: hidden ? history.filter(({ act }) => act !== 'fileAdded' && act !== 'fileRemoved') : history,
    write: may('saveDraft'),
    recall: may('recall'),
    judge: may(judged),
    undo: may('undo'),
    askServices: allowedAct(canAskServices(actor, facts)),
    version: row.version,
  }
}
