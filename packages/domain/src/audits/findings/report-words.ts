import { percent } from '../../percent.js'
import { complianceShare, itemScores, type ScoredAnswer } from '../scoring/item-scores.js'
import type { AuditContent, AuditItem } from '../types/audit-content.js'
import type { AuditType } from '../types/audit-type.js'
import type { ReportFinding } from './report-findings.js'

/** What a finding of a report says, from its items and how they were answered. */
export interface ReportFindingWords {
  /** Of its requirement: a name for lists, and the whole in plain words. */
  title: string
  plainText: string
  /** Area of the monitoring that its first item belongs to. */
  areaId: number
  description: string
  evidenceSummary: string
}

/** The words of a finding of a report, see {@link findingsOfReport}. Throws for one without an item of the content. */
export function reportFindingWords(
  { responseSet }: Pick<AuditType, 'responseSet'>,
  content: AuditContent,
  answers: readonly ScoredAnswer[],
  { citation, itemIds }: Pick<ReportFinding, 'citation' | 'itemIds'>,
): ReportFindingWords {
  const scores = itemScores(content, responseSet, answers).filter(({ item }) => itemIds.includes(item.id))
  const [first] = scores
  if (!first) throw new Error(`A finding of ${citation} has no item.`)
  const section = content.sections.find(({ items }) => items.some(({ id }) => id === first.item.id))
  return {
    title: titleOfItem(first.item),
    plainText: first.item.text,
    areaId: section?.areaId ?? 1,
    description: scores.map(({ item }) => `${item.number} ${item.text}`).join('\n'),
    evidenceSummary: scores
      .map((score) => {
        const [met, reviewed] = complianceShare(score)
        return `${score.item.number}: ${score.notMet} of ${reviewed} records do not meet it (${percent(met, reviewed)} met).`
      })
      .join('\n'),
  }
}

/** The text of an item for lists, at most 120 characters. */
export const titleOfItem = ({ text }: Pick<AuditItem, 'text'>): string =>
  text.length <= 120 ? text : `${text.slice(0, 117).trimEnd()}...`
