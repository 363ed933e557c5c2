import { federalCalendar, type DayCalendar } from '../../deadlines/business-calendar.js'
import { addDays } from '../../deadlines/day-arithmetic.js'
import { dueDate, type DueDate } from '../../deadlines/due-date.js'
import { verificationReserveDays } from '../../findings/finding-clock.js'
import type { CaseCorrection, CountingMode } from '../../findings/finding-states.js'
import { indicatorCode } from '../../findings/indicator-codes.js'
import { bandOf, itemScores, type ItemScore, type ScoredAnswer } from '../scoring/item-scores.js'
import type { AuditContent, AuditItem } from '../types/audit-content.js'
import type { AuditPart, AuditType } from '../types/audit-type.js'
import { isNotMet } from '../types/response-set.js'

/** One N that has to be corrected in its record. */
export interface ReportCase {
  recordId: number
  itemId: string
  correctable: CaseCorrection
  requiredAction: string
}

/** A draft that a report gives: what the answers say about one requirement (2.9). */
export interface ReportFinding {
  /** Reference of the requirement. */
  citation: string
  countingMode: CountingMode
  indicatorCode: string | null
  itemIds: readonly string[]
  /** Answers that are not met. */
  instancesTotal: number
  systemic: boolean
  /** None where only the way the agency works is to be changed: such a finding needs no first prong. */
  cases: readonly ReportCase[]
}

/**
 * Findings of a report: one for each requirement with an N, or one for each N where the type counts so. An item with several
 * citations counts under its first; one without any has nothing to be a finding of, so content needs them.
 */
export function findingsOfReport(
  type: Pick<AuditType, 'responseSet' | 'findingCounting'>,
  part: AuditPart,
  content: AuditContent,
  answers: readonly ScoredAnswer[],
): ReportFinding[] {
  const wrong = answers.filter(({ value }) => isNotMet(type.responseSet, value))
  const scores = itemScores(content, type.responseSet, answers).filter(({ notMet }) => notMet > 0)
  const byCitation = new Map<string, ItemScore[]>()
  for (const score of scores) {
    const citation = citationOf(score.item)
    byCitation.set(citation, [...(byCitation.get(citation) ?? []), score])
  }
  return [...byCitation].flatMap(([citation, ofCitation]) => {
    const instances = ofCitation.flatMap(({ item }) =>
      wrong.filter(({ itemId }) => itemId === item.id).map(({ recordId }) => ({ recordId, item })),
    )
    const groups = type.findingCounting === 'Grouped' ? [instances] : instances.map((one) => [one])
    return groups.map((group) =>
      findingOf(citation, type.findingCounting, part, { group, scores: ofCitation }),
    )
  })
}

function citationOf({ number, citations }: AuditItem): string {
  const [first] = citations
  if (first === undefined) throw new RangeError(`Item ${number} has no citation.`)
  return first
}

function findingOf(
  citation: string,
  countingMode: CountingMode,
  part: AuditPart,
  {
    group,
    scores,
  }: { group: readonly { recordId: number; item: AuditItem }[]; scores: readonly ItemScore[] },
): ReportFinding {
  const itemIds = [...new Set(group.map(({ item }) => item.id))]
  const own = scores.filter(({ item }) => itemIds.includes(item.id))
  const records = new Set(group.map(({ recordId }) => recordId)).size
  const code = own.map(({ item }) => indicatorCode(item.indicatorCode, part)).find((one) => one !== null)
  return {
    citation,
    countingMode,
    indicatorCode: code ?? null,
    itemIds,
    instancesTotal: group.length,
    // Each item by its percent, all of them together by whose records they are.
    systemic:
      records >= 3 ||
      own.some((score) => bandOf({ ...score, recordsNotMet: 0 }) === 'Noncompliant - systemic'),
    cases: group.flatMap(({ recordId, item }) => caseOf(recordId, item)),
  }
}

/** The correction that an N asks for; none where only the way the agency works is to be changed. */
export function caseOf(recordId: number, item: AuditItem): ReportCase[] {
  const { id: itemId, correctable, correctionInstruction: requiredAction } = item
  return correctable === 'SystemOnly' ? [] : [{ recordId, itemId, correctable, requiredAction }]
}

/** The systemic findings of one report letter share one corrective action plan (2.9); their places, none when there are none. */
export function findingsOfSharedPlan(findings: readonly ReportFinding[]): number[] {
  return findings.flatMap(({ systemic }, at) => (systemic ? [at] : []))
}

/**
 * Which findings need not be issued: every item was marked as corrected before the report, and newer data were reviewed and
 * are compliant as well (1.1, 2.9).
 */
export function isCorrectedBeforeReport(
  finding: Pick<ReportFinding, 'itemIds'>,
  marked: ReadonlySet<string>,
  newerDataCompliant: boolean,
): boolean {
  return newerDataCompliant && finding.itemIds.every((id) => marked.has(id))
}

/** Why an individual correction is asked for. */
export type CorrectionAskedBy = 'report' | 'newerData'
const askedBy: Record<CorrectionAskedBy, string> = {
  report: 'the report',
  newerData: 'the review of newer data that found it',
}

/** When an individual correction is due: days from what asks for it, but in time to be verified before the finding is due (2.9). */
export function auditCorrectionDue(
  asked: { on: string; by: CorrectionAskedBy },
  { correctionDays }: Pick<AuditType, 'correctionDays'>,
  findingDueOn: string,
  calendar: DayCalendar = federalCalendar,
): DueDate {
  return dueDate(
    {
      from: asked.on,
      event: askedBy[asked.by],
      span: { days: correctionDays },
      limit: 'state',
      latest: {
        day: addDays(findingDueOn, -verificationReserveDays),
        reason: `${verificationReserveDays} days before the finding itself at the latest, so that it can be verified`,
      },
    },
    calendar,
  )
}
