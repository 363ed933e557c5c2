import {
  calendarDay,
  canCloseBeforeIssuing,
  canCloseFinding,
  canEditFinding,
  canIssueFinding,
  canReopenFinding,
  canRequestVerification,
  canWithdrawFinding,
  checkIssueDate,
  closedAs,
  correctionDue,
  findingDueOn,
  FindingStatus,
  isMaskedReference,
  oneLine,
} from '@portal/domain'
import {
  caseFields,
  draftFields,
  type BodyOf,
  type closeFinding as closeCall,
  type decideFinding as decideCall,
  type issueFinding as issueCall,
  type requestFindingVerification as requestCall,
  type updateFinding as updateCall,
} from '@portal/rest-contract'
import { badField } from '../../server/api-error.js'
import { z } from 'zod'
import { merged } from '../../server/merged.js'
import { validated } from '../../server/validated.js'
import { insistOnInput } from '../../server/verdicts.js'
import { insistOnDraftFields, insistOnIndicator } from './findings-checks.js'
import { type FindingOffice, finding } from './findings-command.js'
import { issueLetter, notifyOfFinding } from './letters/findings-letters.js'
import type { Finding, FindingView } from './findings-read-model.js'
import { changeCase, insertCases, removeCases, setCasesDue, setRoundsAside } from './findings-store.js'
import { type Command, stampOf, changeRecord } from '../../server/command.js'

/** Changes a draft, with its individual cases. */
export function updateFinding(
  command: Command,
  id: number,
  { cases, version, ...input }: BodyOf<typeof updateCall>,
): Promise<Finding> {
  return changeRecord(finding, command, id, {
    action: 'updateFinding',
    may: ({ facts }) => canEditFinding(command.actor, facts),
    version,
    async columns({ answer: { citation, owner, part, ...stored } }) {
      const wanted = merged(
        draftFields,
        { ...stored, citationId: citation?.id ?? null, ownerMonitorId: owner?.id ?? null },
        input,
      )
      // Who answers for it already is not chosen anew.
      await insistOnDraftFields(command, { ...wanted, ownerMonitorId: input.ownerMonitorId })
      return {
        citationId: wanted.citationId,
        indicatorCode: insistOnIndicator(wanted.indicatorCode, part),
        countingMode: wanted.countingMode,
        description: wanted.description,
        evidenceSummary: wanted.evidenceSummary,
        systemic: wanted.systemic,
        discoveredOn: wanted.discoveredOn,
        ...(input.ownerMonitorId && { ownerMonitorId: input.ownerMonitorId }),
      }
    },
    change: async (view) => cases && changeCases(command, view, cases),
  })
}

const wholeCases = z.object({ cases: z.array(caseFields.extend({ id: z.number().optional() })) })

/** Changes the cases that are there, adds those without an id, and removes those that are not named. */
async function changeCases(
  command: Command,
  { answer }: FindingView,
  given: NonNullable<BodyOf<typeof updateCall>['cases']>,
): Promise<void> {
  const { tx } = command
  const known = new Map(answer.cases.map((entry) => [entry.id, entry]))
  const { cases } = validated(wholeCases, {
    cases: given.map((entry) => {
      if (entry.id === undefined) return entry
      const stored = known.get(entry.id)
      if (!stored) throw badField('cases', 'This case does not exist.')
      return { id: entry.id, ...merged(caseFields, stored, entry) }
    }),
  })
  const change = stampOf(command)
  await removeCases(
    tx,
    answer.id,
    cases.flatMap((entry) => entry.id ?? []),
  )
  for (const { id: caseId, studentReference, requiredAction, correctable } of cases) {
    // A reference that was not revealed comes back as its mask: it stays what it is.
    const reference = isMaskedReference(studentReference) ? undefined : oneLine(studentReference)
    if (caseId !== undefined)
      await changeCase(
        tx,
        caseId,
        { requiredAction, correctable, ...(reference !== undefined && { studentReference: reference }) },
        change,
      )
    else if (reference === undefined) throw badField('cases', 'Student reference is required.')
    else
      await insertCases(tx, answer.id, [{ studentReference: reference, requiredAction, correctable }], change)
  }
}

/** Notifies the agency by letter: from here the one-year clock runs. */
export function issueFinding(
  command: Command,
  office: FindingOffice,
  id: number,
  input: BodyOf<typeof issueCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const { issuedOn } = input
  const dueOn = findingDueOn(issuedOn)
  return changeRecord(finding, command, id, {
    action: 'issueFinding',
    may: ({ facts }) => canIssueFinding(actor, facts),
    refuse: ({ answer: { discoveredOn } }) =>
      insistOnInput([checkIssueDate(issuedOn, { discoveredOn, today: calendarDay(ctx.now) })]),
    version: input.version,
    columns: () => ({ status: FindingStatus.issued, issuedOn, dueOn }),
    async change(view) {
      await setCasesDue(tx, id, correctionDue(issuedOn, 'issued', dueOn, office.calendar))
      const issued = { ...view, answer: { ...view.answer, issuedOn, dueOn } }
      await issueLetter(command, office, issued, 'Issued', input, issuedOn)
    },
  })
}

const decisions = {
  withdraw: {
    action: 'withdrawFinding',
    rule: canWithdrawFinding,
    columns: { status: FindingStatus.withdrawn },
  },
  // The closure stays in the history; a new review of newer data is needed to close again.
  reopen: {
    action: 'reopenFinding',
    rule: canReopenFinding,
    columns: {
      status: FindingStatus.correctionInProgress,
      closedOn: null,
      prong2VerifiedOn: null,
      verificationNote: null,
      verificationRequestedOn: null,
    },
  },
  correctedBeforeIssuing: {
    action: 'correctFindingBeforeIssuing',
    rule: canCloseBeforeIssuing,
    columns: { status: FindingStatus.preFindingCorrected },
  },
} as const

/** Withdraws, reopens, or records a correction before the notification; always with a reason. */
export function decideFinding(
  command: Command,
  id: number,
  { decision, reason, version }: BodyOf<typeof decideCall>,
): Promise<Finding> {
  const { action, rule, columns } = decisions[decision]
  return changeRecord(finding, command, id, {
    action,
    may: ({ facts }) => rule(command.actor, facts),
    version,
    columns: () => columns,
    change: async () => decision === 'reopen' && setRoundsAside(command.tx, id, command.ctx.now),
    reason,
  })
}

/** Closes by letter, once both prongs are verified; timely by the day of the correction. */
export function closeFinding(
  command: Command,
  office: FindingOffice,
  id: number,
  input: BodyOf<typeof closeCall>,
): Promise<Finding> {
  const closedOn = calendarDay(command.ctx.now)
  return changeRecord(finding, command, id, {
    action: 'closeFinding',
    may: ({ facts }) => canCloseFinding(command.actor, facts),
    version: input.version,
    columns: ({ answer: { correctedOn, dueOn } }) => ({
      status: closedAs(correctedOn ?? closedOn, dueOn ?? closedOn),
      closedOn,
    }),
    change: (view) => issueLetter(command, office, view, 'Closed', input),
  })
}

/** The agency declares that it is ready for the review of newer data. */
export function requestFindingVerification(
  command: Command,
  id: number,
  { note, version }: BodyOf<typeof requestCall>,
): Promise<Finding> {
  const { actor, ctx } = command
  return changeRecord(finding, command, id, {
    action: 'requestFindingVerification',
    may: ({ facts }) => canRequestVerification(actor, facts),
    version,
    columns: () => ({
      status: FindingStatus.verificationRequested,
      verificationNote: note,
      verificationRequestedOn: ctx.now,
    }),
    notify: (view) => notifyOfRequest(command, view),
  })
}

function notifyOfRequest(command: Command, view: FindingView): Promise<void> {
  const { number } = view.answer
  return notifyOfFinding(
    command,
    view,
    {
      kind: 'findingReady',
      key: `finding-ready:${command.ctx.requestId}`,
      title: `Finding ${number}: ${view.agency} is ready for the review of newer data`,
      text: [`${view.agency} asks for the review of newer data of finding ${number}.`],
    },
    'Review it here',
  )
}
