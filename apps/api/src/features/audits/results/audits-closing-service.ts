import { auditClosureLetter, canHoldAudit } from '@portal/domain'
import type { BodyOf, closeAudit as closeCall, setAuditHold as holdCall } from '@portal/rest-contract'
import { changeRecord, type Command } from '../../../server/command.js'
import { audit, type Place } from '../audits-command.js'
import { closingVerdict, type AuditRow } from '../audits-read-model.js'
import { findingsOfAudit } from './audits-corrections-read-model.js'
import { issueAuditLetter, letterFacts } from './audits-letters-service.js'
import type { ReportContext } from './findings-port.js'

/** Closes an audit by letter; what is kept of it is kept for so many years from then on (9.2). */
export async function closeAudit(
  command: Command,
  { office }: ReportContext,
  place: Place,
  { version, ...signature }: BodyOf<typeof closeCall>,
): Promise<AuditRow> {
  const { tx, actor, ctx } = command
  const findings = await findingsOfAudit(tx, place.id)
  return changeRecord(audit, command, place, {
    action: 'closeAudit',
    may: (view) => closingVerdict(actor, view, findings),
    version,
    columns: () => ({ closedOn: ctx.now }),
    change: (view) =>
      issueAuditLetter(command, office, view, {
        kind: 'Closure',
        signature,
        prongId: null,
        ...auditClosureLetter(letterFacts(command, view, signature), { findings: findings.length }),
      }),
    audit: () => ({ after: { findings: findings.length } }),
  })
}

/** Keeps everything of an audit from deletion while there is a reason (9.2). */
export function setHold(
  command: Command,
  place: Place,
  { hold, reason, version }: BodyOf<typeof holdCall>,
): Promise<AuditRow> {
  return changeRecord(audit, command, place, {
    action: 'setAuditHold',
    may: () => canHoldAudit(command.actor),
    version,
    columns: () => ({ legalHold: hold ? reason : '' }),
    reason,
    audit: (before, after) => ({
      before: { legalHold: before.legalHold },
      after: { legalHold: after.legalHold },
    }),
  })
}
