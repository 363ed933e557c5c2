import {
  activeSections,
  bandOf,
  canCompareAgencies,
  complianceShare,
  leasSeenBy,
  percent,
  sumOfScores,
  type AuditPart,
  type Score,
} from '@portal/domain'
import type { AnswerOf, getAuditMatrix } from '@portal/rest-contract'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { findAuditType } from '../audits-read-model.js'
import { comparedProngs } from './audits-results-read-model.js'
import { scoresOf } from './audits-results-service.js'

type Matrix = AnswerOf<typeof getAuditMatrix>

const heats = {
  Compliant: 'compliant',
  'Noncompliant - individual': 'individual',
  'Noncompliant - systemic': 'systemic',
} as const

/** Report e: compliance of each item at each agency. */
export async function matrix(
  { tx, actor }: Reader,
  {
    typeKey,
    year,
    part,
    areaId,
  }: { typeKey: string; year: number; part: AuditPart; areaId?: number | undefined },
): Promise<Matrix> {
  const type = await findAuditType(tx, typeKey)
  insist(canCompareAgencies(actor))
  const prongs = await comparedProngs(tx, { typeKey, year, part }, leasSeenBy(actor))
  const scored = prongs.map((prong) => ({ prong, scores: scoresOf(type, prong) }))
  const first = prongs[0]
  if (!first) return { agencies: [], items: [] }
  // Agencies may be reviewed by different versions of the content; items are the same by lineage.
  const sections = activeSections(first.content).filter(
    (section) => areaId === undefined || section.areaId === areaId,
  )
  const percentOf = (score: Pick<Score, 'met' | 'notMet'>) => percent(...complianceShare(score))
  return {
    agencies: scored.map(({ prong: { id, leaId, agency }, scores }) => ({
      leaId,
      name: agency,
      prongId: id,
      percent: percentOf(sumOfScores(scores)),
    })),
    items: sections.flatMap(({ title, items }) =>
      items.map(({ id, lineageId, number, text, citations }) => ({
        id,
        number,
        text,
        citations: [...citations],
        sectionTitle: title,
        cells: scored.map(({ prong, scores }) => {
          const score = scores.find(({ item }) => item.lineageId === lineageId)
          const [met, reviewed] = score ? complianceShare(score) : [0, 0]
          const band = score ? bandOf(score) : null
          return {
            prongId: prong.id,
            met,
            reviewed,
            percent: percent(met, reviewed),
            heat: band === null ? ('none' as const) : heats[band],
          }
        }),
      })),
    ),
  }
}
