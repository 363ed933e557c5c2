import { allHistories } from './all-histories.js'
import { splitName } from './audit-words.js'
import type * as histories from './history-list.js'
import { complianceYearName } from './years/compliance-year.js'

type Histories = typeof histories

/** Name of an act that is recorded: that of its use case. */
export type AuditAction = { [Name in keyof Histories]: keyof Histories[Name]['acts'] }[keyof Histories]

/** Every act that the history may hold, in words. */
const actions = Object.fromEntries(allHistories.flatMap(({ acts }) => Object.entries(acts))) as Readonly<
  Record<AuditAction, string>
>
const records: Readonly<Record<string, string>> = Object.fromEntries(
  allHistories.flatMap(({ records }) => Object.entries(records ?? {})),
)

/** Whether an act has words of its own; what an older release recorded may have none. */
export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(actions, action)
}

/** An act in words: 'Save an answer'. */
export function actionInWords(action: string): string {
  return isAuditAction(action) ? actions[action] : splitName(action)
}

/** The acts whose words hold a text, in small or capital letters. */
export function actionsWithWords(text: string): AuditAction[] {
  const wanted = text.trim().toLowerCase()
  return Object.keys(actions)
    .filter(isAuditAction)
    .filter((action) => actions[action].toLowerCase().includes(wanted))
}

/** A kind of record in words: 'Supporting document'. */
export function recordInWords(targetType: string): string {
  return records[targetType] ?? splitName(targetType)
}

/** The record of an entry: its kind, and its name where it has one. A refused request is said in the words of what it asks for. */
export function targetInWords({ targetType, targetId, targetName }: AuditTarget): string {
  if (targetType === 'call') return `${recordInWords(targetType)}: ${actionInWords(targetId)}`
  return `${recordInWords(targetType)} ${targetName ?? targetId}`
}

/** The year of an entry: a federal fiscal year of what is launched by one, otherwise a compliance year. */
export function entryYearInWords({ targetType, year }: { targetType: string; year: number }): string {
  return fiscal.has(targetType) ? `FFY ${year}` : complianceYearName(year)
}

const fiscal: ReadonlySet<string> = new Set(['determinationYear', 'disputeYear'])

interface AuditTarget {
  targetType: string
  targetId: string
  targetName: string | null
}
