import { auditStatusWords, auditSteps, type AuditStep, type AuditTurn } from './audit-states.js'

/** What leads a prong on, and whose turn it is. */
export interface NextAuditAction {
  turn: Exclude<AuditTurn, 'None'>
  step: AuditStep['act']
}

/**
 * The step that leads on from a status (2.3, 2.4); null once the prong has ended.
 *
 * @param hasList whether the records of the type are drawn from a list
 */
export function nextAuditAction(status: number, hasList: boolean): NextAuditAction | null {
  const { turn } = auditStatusWords(status)
  const wanted = hasList ? 'without list' : 'with list'
  const step = auditSteps.find(
    (one) =>
      (one.from as readonly number[]).includes(status) &&
      one.to > status &&
      one.act !== 'cancel' &&
      one.for !== wanted,
  )
  return step && turn !== 'None' ? { turn, step: step.act } : null
}
