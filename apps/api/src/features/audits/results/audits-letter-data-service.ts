import {
  activeItems,
  auditLetterData,
  AuditStatus,
  calendarDay,
  countText,
  findingStatusWords,
  itemScores,
  nextProngDue,
  percent,
  shownCount,
  shownParts,
  smallText,
  sumOfScores,
  type AuditContent,
  type AuditLetterData,
  type ItemScore,
  shownRecord,
  type RecordKindPlace,
} from '@portal/domain'
import type { Command } from '../../../server/command.js'
import { contentOfAudit, type AuditView, recordKindOf } from '../audits-read-model.js'
import { findList } from '../lists/audits-lists-read-model.js'
import { correctionsOfProng } from './audits-corrections-read-model.js'
import { agencyOfLetter, letterFindings } from './audits-letter-data-read-model.js'
import { reviewedProng } from './audits-results-read-model.js'
import type { Signature } from './findings-port.js'

/** Which letter: about which review, if about one, and as which entry of the library. */
interface LetterPlace {
  prongId: number | null
  reportId: number
  signature: Signature
}

/** What a letter about an audit is merged from, as far as the portal has it at the moment of its issue (6.3). */
export async function letterDataOf(
  { tx, ctx }: Pick<Command, 'tx' | 'ctx'>,
  { type, answer }: AuditView,
  { prongId, reportId, signature }: LetterPlace,
): Promise<AuditLetterData> {
  const row = answer.prongs.find(({ id }) => id === prongId) ?? answer.prongs[0]
  const review = await resultsOfLetter(tx, type, row)
  const content = await contentOfAudit(tx, answer.id)
  const list = row ? await findList(tx, row.id) : null
  return auditLetterData({
    agency: await agencyOfLetter(tx, answer.leaId),
    year: answer.year,
    part: answer.part,
    today: calendarDay(ctx.now),
    user: { name: signature.signatureName, title: signature.signatureTitle },
    audit: {
      type: type.label,
      reason: answer.reason,
      reasonText: answer.reasonText,
      sampleSize: row && row.sampled > 0 ? countText(shownCount(row.sampled)) : null,
      population: list ? countText(shownCount(list.rowCount)) : null,
      overallPct: review.overallPct,
      documentsDueOn:
        row?.documentsDueOn ?? (row ? (nextProngDue(row, answer)?.on ?? answer.documentsDueOn) : null),
    },
    sections: review.sections,
    findings: (await letterFindings(tx, answer.id)).map(({ status, instances, ...finding }) =>
      Object.assign(finding, {
        instances: countText(shownCount(instances)),
        status: findingStatusWords(status).name,
      }),
    ),
    corrections:
      prongId === null ? [] : await correctionsOfLetter(tx, content, recordKindOf({ type, answer }), prongId),
    links: { portal: ctx.publicUrl, reportId },
  })
}

type Tx = Command['tx']
type Row = AuditView['answer']['prongs'][number]

/** Percents of a review whose records are complete; nothing before. */
async function resultsOfLetter(
  tx: Tx,
  { responseSet }: AuditView['type'],
  row: Row | undefined,
): Promise<Pick<AuditLetterData, 'sections'> & { overallPct: string | null }> {
  if (!row || row.status < AuditStatus.reviewComplete || row.status === AuditStatus.cancelled)
    return { sections: [], overallPct: null }
  const { content, answers } = await reviewedProng(tx, row.id)
  const scores = itemScores(content, responseSet, answers)
  const sections = content.sections.flatMap(({ title, items }) => {
    const own = scores.filter(({ item }) => items.some(({ id }) => id === item.id))
    return own.length === 0 ? [] : [{ title, ...shownSums(own) }]
  })
  return { sections, overallPct: shownSums(scores).pct }
}

/** Sums as the agency may see them. */
function shownSums(scores: readonly ItemScore[]): { pct: string; y: string; n: string; na: string } {
  const { met, notMet, excluded } = sumOfScores(scores)
  const [y, n, na] = shownParts([met, notMet, excluded]).parts
  const isShown = y?.shown === true && n?.shown === true
  const textOf = (count: typeof y) => (count ? countText(count) : smallText())
  return {
    pct: isShown ? percent(met, met + notMet) : smallText(),
    y: textOf(y),
    n: textOf(n),
    na: textOf(na),
  }
}

async function correctionsOfLetter(
  tx: Tx,
  content: AuditContent,
  kind: RecordKindPlace,
  prongId: number,
): Promise<AuditLetterData['corrections']> {
  const numbers = new Map(activeItems(content).map(({ id, number }) => [id, number]))
  return (await correctionsOfProng(tx, prongId)).map(({ key, fields, itemId, requiredAction, dueOn }) => ({
    student: shownRecord(kind, { key, fields }),
    item: numbers.get(itemId) ?? '',
    action: requiredAction,
    dueOn,
  }))
}
