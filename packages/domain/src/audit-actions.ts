import { allHistories } from './all-histories.js'
import { splitName } from './audit-words.js'
import type * as histories from './history-list.js'
import { complianceYearName } from './years/compliance-year.js'

type Histories = typeof histories

/** Name of an action in the audit trail: that of its use case. */
export type AuditAction = { [Name in keyof Histories]: keyof Histories[Name]['acts'] }[keyof Histories]

/** The wording of every action. */
const actions = Object.fromEntries(allHistories.flatMap(({ acts }) => Object.entries(acts))) as Readonly<
  Record<AuditAction, string>
>
const records: Readonly<Record<string, string>> = Object.fromEntries(
  allHistories.flatMap(({ records }) => Object.entries(records ?? {})),
)

/** Whether an action has its own wording; one that an older release recorded may have none. */
export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(actions, action)
}

/** The wording of an action: 'Save an answer'. */
export function actionInWords(action: string): string {
  return isAuditAction(action) ? actions[action] : splitName(action)
}

/** The actions whose wording contains a text, ignoring case. */
export function actionsWithWords(text: string): AuditAction[] {
  const wanted = text.trim().toLowerCase()
  return Object.keys(actions)
    .filter(isAuditAction)
    .filter((action) => actions[action].toLowerCase().includes(wanted))
}

/** The wording of a kind of record: 'Supporting document'. */
export function recordInWords(targetType: string): string {
  return records[targetType] ?? splitName(targetType)
}

/**
 * The record of an entry: its kind, and its name where it has one. A refused request is named by the action that it
 * attempted.
 */
export function targetInWords({ targetType, targetId, targetName }: AuditTarget): string {
  if (targetType === 'call') return `${recordInWords(targetType)}: ${actionInWords(targetId)}`
  return `${recordInWords(targetType)} ${targetName ?? targetId}`
}

/** The year of an entry: a federal fiscal year for records of one, otherwise a compliance year. */
export function entryYearInWords({ targetType, year }: { targetType: string; year: number }): string {
  return fiscal.has(targetType) ? `FFY ${year}` : complianceYearName(year)
}

const fiscal: ReadonlySet<string> = new Set(['determinationYear', 'disputeYear'])

interface AuditTarget {
  targetType: string
  targetId: string
  targetName: string | null
}
