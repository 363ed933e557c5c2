import {
  addBusinessDays,
  calendarDay,
  canDecideJustification,
  canSubmitJustification,
  canWriteJustification,
  checkDecision,
  checkJustification,
  flagsOf,
  forbidden,
  justificationDays,
} from '@portal/domain'
import {
  justificationFields,
  type AnswerOf,
  type BodyOf,
  type decideJustifications as decideCall,
  type saveJustification as saveCall,
  type submitJustification as submitCall,
} from '@portal/rest-contract'
import { changedFields } from '../../server/changed-fields.js'
import { changeRecord, stampOf, type Command } from '../../server/command.js'
import { merged, mergedEntries } from '../../server/merged.js'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { participationKind, type RateOffice } from './participation-command.js'
import { notifyOfDecision, notifyOfSubmission } from './participation-mails.js'
import type { Place } from './participation-read-model.js'

const fieldNames = Object.keys(justificationFields.shape)

const noNumbers: { tested: number | null; alternate: number | null } = { tested: null, alternate: null }

/** Writes the justification; the first change makes it a draft. */
export function saveJustification(
  command: Command,
  place: Place,
  { version, groups, ...sent }: BodyOf<typeof saveCall>,
  office: RateOffice,
): Promise<AnswerOf<typeof saveCall>> {
  return changeRecord(participationKind(office), command, place, {
    action: 'saveJustification',
    may: ({ facts }) => canWriteJustification(command.actor, facts),
    version,
    columns({ rates, fields: stored, facts: { status } }) {
      const fields = merged(
        justificationFields,
        { ...stored, groups: [...stored.groups] },
        { ...sent, groups: mergedEntries(noNumbers, stored.groups, groups) },
      )
      insistOnInput(checkJustification(fields, rates))
      const { after } = changedFields(stored, fields, fieldNames)
      if (Object.keys(after).length === 0) return null
      return {
        justification: fields,
        ...(status === 'Required' && { justificationStatus: 'Draft' as const }),
      }
    },
    audit: ({ fields: before }, { fields: after }) => changedFields(before, after, fieldNames),
  })
}

/** Sends it to the state, which accepts or returns it. */
export function submitJustification(
  command: Command,
  place: Place,
  { version }: BodyOf<typeof submitCall>,
  office: RateOffice,
): Promise<AnswerOf<typeof submitCall>> {
  const { by, on } = stampOf(command)
  return changeRecord(participationKind(office), command, place, {
    action: 'submitJustification',
    may: ({ facts }) => canSubmitJustification(command.actor, facts),
    version,
    columns: () => ({ justificationStatus: 'Submitted' as const, submittedBy: by, submittedOn: on }),
    audit: ({ facts: { status: before } }, { facts: { status: after } }) => ({
      before: { status: before },
      after: { status: after },
    }),
    notify: (_before, { answer }) => notifyOfSubmission(command, answer),
  })
}

/** Accepts or returns submitted justifications: all of them, or none where one is not submitted. */
export async function decideJustifications(
  command: Command,
  year: number,
  { leaIds, decision, reason }: BodyOf<typeof decideCall>,
  office: RateOffice,
): Promise<AnswerOf<typeof decideCall>> {
  const { actor, ctx } = command
  if (!flagsOf(actor).isStateMonitor || actor.client)
    insist(forbidden('Only a state monitor can accept or return justifications.'))
  insistOnInput([checkDecision(decision, reason)])
  const { by, on } = stampOf(command)
  const returnReason = decision === 'Return' ? reason.trim() : null
  // One after the other in the order of their ids: two monitors who decide alike wait for each other.
  const ordered = [...new Set(leaIds)].toSorted((one, other) => one - other)
  for (const leaId of ordered)
    await changeRecord(
      participationKind(office),
      command,
      { year, leaId },
      {
        action: decision === 'Accept' ? 'acceptJustification' : 'returnJustification',
        may: ({ facts }) => canDecideJustification(actor, facts),
        columns: () => ({
          justificationStatus: decision === 'Accept' ? ('Accepted' as const) : ('Returned' as const),
          decidedBy: by,
          decidedOn: on,
          returnReason,
          ...(decision === 'Return' && {
            justificationDueOn: addBusinessDays(
              calendarDay(ctx.now),
              justificationDays.returned,
              office.calendar,
            ),
          }),
        }),
        reason: returnReason,
        audit: ({ facts: { status: before } }, { facts: { status: after } }) => ({
          before: { status: before },
          after: { status: after },
        }),
        notify: (_before, { answer }) => notifyOfDecision(command, answer, decision),
      },
    )
  return { decided: ordered.length }
}
