import { auditReasons, type AuditPart } from '@portal/domain'
import { auditsMessages } from './audits-messages.generated'
import type { PlannedAuditsQueryVariables } from './audits.generated'

const words = auditsMessages.createDialog

/** What the form of new audits holds. */
export interface AuditPlan {
  leaIds: readonly number[]
  parts: readonly AuditPart[]
  reason: string
  reasonText: string
  plannedStart: string
  documentsDueOn: string
  plannedEnd: string
  leadMonitorId: string
}

type Input = PlannedAuditsQueryVariables['input']

/** What the server would refuse, beside its field. */
export function planErrors(plan: AuditPlan): Partial<Record<keyof AuditPlan, string>> {
  const { leaIds, parts, reason, reasonText, plannedStart, documentsDueOn, plannedEnd, leadMonitorId } = plan
  const afterWhat = documentsDueOn || plannedStart
  return {
    ...(leaIds.length === 0 && { leaIds: words.chooseAgency }),
    ...(parts.length === 0 && { parts: words.choosePart }),
    ...(reason === 'Other' && !reasonText.trim() && { reasonText: words.reasonRequired }),
    ...(!plannedStart && { plannedStart: words.enterDate }),
    ...(documentsDueOn && documentsDueOn < plannedStart && { documentsDueOn: words.documentsAfter }),
    ...(plannedEnd && plannedEnd < afterWhat && { plannedEnd: words.endAfter }),
    ...(!leadMonitorId && { leadMonitorId: words.chooseMonitor }),
  }
}

/** The plan as requests have it. */
export function planInput(plan: AuditPlan, { typeKey, year }: { typeKey: string; year: number }): Input {
  return {
    typeKey,
    year,
    leaIds: [...plan.leaIds],
    parts: [...plan.parts],
    reason: auditReasons.find((reason) => reason === plan.reason) ?? 'Other',
    reasonText: plan.reasonText,
    plannedStart: plan.plannedStart,
    documentsDueOn: plan.documentsDueOn || null,
    plannedEnd: plan.plannedEnd || null,
    leadMonitorId: plan.leadMonitorId,
  }
}
