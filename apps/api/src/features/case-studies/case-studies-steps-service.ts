import {
  calendarDay,
  canMoveCaseStudy,
  canRefer,
  caseStudyMoves,
  caseStudySummary,
  checkCaseStudyMove,
  deskAudit,
  type CaseStudyMove,
} from '@portal/domain'
import type { BodyOf, moveCaseStudy as moveCall, referCaseStudy as referCall } from '@portal/rest-contract'
import { badField } from '../../server/api-error.js'
import { changeRecord, type Command } from '../../server/command.js'
import { insistOnInput } from '../../server/verdicts.js'
import { findMonitor } from '../audits/audits-plan-read-model.js'
import { caseStudyKind, type CaseStudyOffice } from './case-studies-command.js'
import { notifyOfReview } from './case-studies-mails.js'
import type { CaseStudy, CaseStudyView } from './case-studies-read-model.js'
import type { CaseStudyColumns } from './case-studies-store.js'

const actions = {
  submit: 'submitCaseStudy',
  takeBack: 'takeBackCaseStudy',
  approve: 'approveCaseStudy',
  reopen: 'reopenCaseStudy',
  share: 'shareCaseStudy',
  unshare: 'unshareCaseStudy',
} as const satisfies Record<CaseStudyMove, string>

/** Moves a case study to another status. */
export function moveCaseStudy(
  command: Command,
  id: number,
  { move, reason, reviewerId, version }: BodyOf<typeof moveCall>,
  office: CaseStudyOffice,
): Promise<CaseStudy> {
  const { actor } = command
  return changeRecord(caseStudyKind(office), command, id, {
    action: actions[move],
    may: ({ facts }) => canMoveCaseStudy(actor, facts, move),
    async refuse({ facts }) {
      insistOnInput(checkCaseStudyMove(move, facts, { reason, reviewerId }))
      if (move === 'submit' && !(await findMonitor(command.tx, reviewerId ?? '')))
        throw badField('reviewerId', 'Choose a state monitor.')
    },
    version,
    columns: (view) => columnsOf(command, view, { move, reason, reviewerId }, office),
    reason: reason.trim() === '' ? null : reason.trim(),
    audit: ({ answer: before }, { answer: after }) => ({
      before: { status: before.status, reviewerId: before.reviewer?.id },
      after: { status: after.status, reviewerId: after.reviewer?.id },
    }),
    notify: (before, after) => notifyOfReview(command, move, before, after),
  })
}

async function columnsOf(
  command: Command,
  view: CaseStudyView,
  { move, reason, reviewerId }: Pick<BodyOf<typeof moveCall>, 'move' | 'reason' | 'reviewerId'>,
  office: CaseStudyOffice,
): Promise<CaseStudyColumns> {
  const { to, back } = caseStudyMoves[move]
  const stepped = { status: to, lastReason: back ? reason.trim() : null }
  switch (move) {
    case 'submit':
      return { ...stepped, reviewerId, sentOn: command.ctx.now }
    case 'share':
      return { ...stepped, reportId: await publishSummary(command, view, office) }
    case 'unshare':
      if (view.answer.reportId !== null)
        await office.reports.withdraw(command, view.answer.reportId, reason.trim())
      return { ...stepped, reportId: null }
    case 'takeBack':
    case 'approve':
    case 'reopen':
      return stepped
  }
}

/** Puts the summary into the library of the agency, where its administrators read it. */
function publishSummary(
  { tx, actor, ctx }: Command,
  { written, answer }: CaseStudyView,
  { reports }: CaseStudyOffice,
): Promise<number> {
  const document = caseStudySummary(written)
  return reports.publish(tx, {
    leaId: answer.leaId,
    year: answer.year,
    part: answer.part,
    module: 'Case study summary',
    title: document.title,
    document,
    requests: [],
    audience: 'Agency admins',
    requiresAcknowledgement: false,
    issuedBy: actor.userId,
    issuedOn: ctx.now,
  })
}

/** Creates the targeted audit of a final case study; its agency is notified of it later, if at all. */
export function referCaseStudy(
  command: Command,
  id: number,
  { version, ...plan }: BodyOf<typeof referCall>,
  { createAudits, ...office }: CaseStudyOffice,
): Promise<CaseStudy> {
  return changeRecord(caseStudyKind(office), command, id, {
    action: 'referCaseStudy',
    may: ({ facts }) => canRefer(command.actor, facts),
    version,
    async columns({ answer: { leaId, year, part } }) {
      const [audit] = await createAudits(command, deskAudit.key, {
        ...plan,
        leaIds: [leaId],
        parts: [part],
        year,
        reason: 'Targeted',
        reasonText: `Case study ${id} of ${calendarDay(command.ctx.now)}`,
      })
      if (!audit) throw new Error('No audit was created of the case study.')
      return { auditId: audit.id }
    },
    audit: (_before, { answer }) => ({ after: { auditId: answer.audit?.id } }),
  })
}
