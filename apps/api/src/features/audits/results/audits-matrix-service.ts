import {
  activeSections,
  bandOf,
  canCompareAgencies,
  complianceShare,
  leasSeenBy,
  percent,
  sumOfScores,
  type AuditType,
  type ItemScore,
  type Score,
} from '@portal/domain'
import type { AnswerOf, getAuditMatrix } from '@portal/rest-contract'
import type { Database } from '../../../db/database.js'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { findAuditType } from '../audits-read-model.js'
import { comparedProngs, reviewsInBatches, type Compared } from './audits-results-read-model.js'
import { keptScores, reviewHeads, type ReviewHead } from './audits-kept-scores-read-model.js'
import { scoresOf } from './audits-results-service.js'

type Matrix = AnswerOf<typeof getAuditMatrix>
type Item = Matrix['items'][number]

const heats = {
  Compliant: 'compliant',
  'Noncompliant - individual': 'individual',
  'Noncompliant - systemic': 'systemic',
} as const

/** One agency of the page, with its scores by lineage: items of different versions of the content are the same by it. */
interface Column {
  prong: ReviewHead
  total: Pick<Score, 'met' | 'notMet'>
  scores: ReadonlyMap<string, ItemScore>
}

/** Report e: compliance of each item at each agency of a page, and at all agencies together. */
export async function matrix(
  { tx, actor }: Reader,
  {
    areaId,
    page,
    pageSize,
    ...compared
  }: Compared & { areaId?: number | undefined; page: number; pageSize: number },
): Promise<Matrix> {
  const type = await findAuditType(tx, compared.typeKey)
  insist(canCompareAgencies(actor))
  const { ids, content, waiting } = await comparedProngs(tx, compared, leasSeenBy(actor))
  const counts = { total: ids.length, waiting }
  if (content === null) return { ...counts, agencies: [], items: [] }
  const sections = activeSections(content).filter(
    (section) => areaId === undefined || section.areaId === areaId,
  )
  const from = (page - 1) * pageSize
  const { columns, all } = await scoredAgencies(tx, type, ids, ids.slice(from, from + pageSize))
  return {
    ...counts,
    agencies: columns.map(({ prong: { id, leaId, agency, agencyCode, agencyShortName }, total }) => ({
      leaId,
      code: agencyCode,
      name: agency,
      shortName: agencyShortName,
      prongId: id,
      percent: percent(...complianceShare(total)),
    })),
    items: sections.flatMap(({ number: sectionNumber, title: sectionTitle, items }) =>
      items.map(({ id, lineageId, number, text, citations }) => ({
        id,
        number,
        text,
        citations: [...citations],
        sectionNumber,
        sectionTitle,
        state: cellOf(all.get(lineageId)),
        cells: columns.map(({ prong, scores }) => {
          const score = scores.get(lineageId)
          return Object.assign(cellOf(score), { prongId: prong.id, itemId: score?.item.id ?? null })
        }),
      })),
    ),
  }
}

/** Scores of the agencies of the page, and sums over all of them. */
async function scoredAgencies(
  tx: Database,
  type: AuditType,
  ids: readonly number[],
  onPage: readonly number[],
): Promise<{ columns: Column[]; all: ReadonlyMap<string, Score> }> {
  const ofReviews = await scoresOfReviews(tx, type, ids)
  const all = new Map<string, Score>()
  for (const scores of ofReviews.values()) for (const score of scores) addTo(all, score)
  const columns = (await reviewHeads(tx, onPage)).map((prong) => {
    const scores = ofReviews.get(prong.id) ?? []
    return {
      prong,
      total: sumOfScores(scores),
      scores: new Map(scores.map((score) => [score.item.lineageId, score])),
    }
  })
  return { columns, all }
}

/** Kept scores; where a record has none, the answers of its review are read, and let go as soon as it is scored. */
async function scoresOfReviews(
  tx: Database,
  type: AuditType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemScore[]>> {
  const scores = await keptScores(tx, ids)
  const others = ids.filter((id) => !scores.has(id))
  for await (const review of reviewsInBatches(tx, others)) scores.set(review.id, scoresOf(type, review))
  return scores
}

function addTo(sums: Map<string, Score>, { item: { lineageId }, ...score }: ItemScore): void {
  const before = sums.get(lineageId) ?? { met: 0, notMet: 0, excluded: 0, recordsNotMet: 0 }
  sums.set(lineageId, {
    met: before.met + score.met,
    notMet: before.notMet + score.notMet,
    excluded: before.excluded + score.excluded,
    recordsNotMet: before.recordsNotMet + score.recordsNotMet,
  })
}

function cellOf(score: Score | undefined): Item['state'] {
  const [met, reviewed] = score ? complianceShare(score) : [0, 0]
  const band = score ? bandOf(score) : null
  const excluded = score?.excluded ?? 0
  return {
    met,
    reviewed,
    excluded,
    percent: percent(met, reviewed),
    heat: band === null ? 'none' : heats[band],
  }
}
