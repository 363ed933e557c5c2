import {
  activeSections,
  typeWithContent,
  bandOf,
  canReadCorrections,
  canReadResults,
  compliantRecords,
  correctionCounts,
  countText,
  isNotMet,
  itemScores,
  percent,
  RecordStatus,
  priorScores,
  shownCount,
  shownParts,
  shownScore,
  smallText,
  sumOfScores,
  weightedShare,
  worksOnRecord,
  seesPlannedAudits,
  isAdminOf,
  tenths,
  isStateStaff,
  type Actor,
  type AuditType,
  type ItemScore,
  type Score,
  type ShownScore,
  shownRecord,
} from '@portal/domain'
import type {
  AnswerOf,
  getAuditComparison,
  getOverallCompliance,
  listIndividualNoncompliance,
  listItemCorrections,
} from '@portal/rest-contract'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng, type ProngView, recordKindOf } from '../audits-read-model.js'
import { findList } from '../lists/audits-lists-read-model.js'
import { findStoredSample } from '../sample/audits-sample-read-model.js'
import { correctionsOfProng, findingsOfAudit, type CorrectionRow } from './audits-corrections-read-model.js'
import {
  earlierProng,
  finishedRounds,
  firstProng,
  reviewedProng,
  type ReviewedProng,
} from './audits-results-read-model.js'

type Compliance = AnswerOf<typeof getOverallCompliance>
type Noncompliance = AnswerOf<typeof listIndividualNoncompliance>
type ItemCorrections = AnswerOf<typeof listItemCorrections>
type Comparison = AnswerOf<typeof getAuditComparison>

/** A prong whose results the reader may see. */
async function resultsOf(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<{ view: ProngView; prong: ReviewedProng }> {
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadResults(actor, view.facts))
  return { view, prong: await reviewedProng(tx, id) }
}

/** Scores of all items of a prong (domain definition 2.8). */
export const scoresOf = (type: AuditType, { content, answers }: ReviewedProng): ItemScore[] =>
  itemScores(content, typeWithContent(type, content).responseSet, answers)

const scoreText = ({ met, notMet, reviewed, percent: share }: ShownScore) => ({
  met: countText(met),
  notMet: countText(notMet),
  reviewed: countText(reviewed),
  percent: share,
})

/** Report a: compliance of each section and item. */
export async function overallCompliance(reader: Reader, place: Place): Promise<Compliance> {
  const { actor, tx } = reader
  const { view, prong } = await resultsOf(reader, place)
  const { type } = view.audit
  const scores = scoresOf(type, prong)
  const earlier = await earlierProng(tx, prong.auditId)
  const prior = priorScores(
    scores.map(({ item }) => item),
    earlier ? scoresOf(type, earlier) : [],
  )
  const shown = (score: Pick<Score, 'met' | 'notMet'>) => shownScore(actor, score)
  const complete = prong.records.filter(({ status }) => status === RecordStatus.complete).map(({ id }) => id)
  const total = sumOfScores(scores)
  const { met, reviewed } = weightedShare(scores)
  const list = await findList(tx, prong.id)
  const sample = await findStoredSample(tx, prong.id)
  return {
    prongId: prong.id,
    population: studentCount(actor, list?.rowCount ?? 0),
    sampled: studentCount(actor, prong.records.length),
    drawnOn: sample?.certificate.drawnAt ?? null,
    ...compliantShare(actor, compliantRecords(type.responseSet, prong.answers, complete)),
    total: scoreText(shown(total)),
    totalNotApplicable: notApplicableText(actor, total),
    weighted: shown(total).notMet.shown ? weightedPercent(met, reviewed) : shown(total).percent,
    sections: activeSections(prong.content).map(({ id, number, title, items }) => {
      const own = scores.filter(({ item }) => items.some((one) => one.id === item.id))
      return {
        id,
        number,
        title,
        score: scoreText(shown(sumOfScores(own))),
        notApplicable: notApplicableText(actor, sumOfScores(own)),
        items: own.map((score) => itemLine(actor, score, prior.get(score.item.id) ?? null)),
      }
    }),
  }
}

function itemLine(
  actor: Actor,
  score: ItemScore,
  before: ItemScore | null,
): Compliance['sections'][number]['items'][number] {
  const { id, number, text, citations } = score.item
  const own = shownScore(actor, score)
  return {
    id,
    number,
    text,
    citations: [...citations],
    score: scoreText(own),
    notApplicable: notApplicableText(actor, score),
    prior: before && shownScore(actor, before).percent,
    // The band says whether there is an N, which a hidden count does not.
    band: own.notMet.shown ? bandOf(score) : null,
  }
}

/** Hidden with what was reviewed: beside the number of records it would give that away. */
function notApplicableText(actor: Actor, score: Omit<Score, 'recordsNotMet'>): string {
  const { met, notMet } = shownScore(actor, score)
  return met.shown && notMet.shown ? String(score.excluded) : smallText()
}

function compliantShare(actor: Actor, [compliant, records]: [number, number]) {
  if (isStateStaff(actor))
    return {
      records: String(records),
      compliant: String(compliant),
      compliantPercent: percent(compliant, records),
    }
  const { parts, total } = shownParts([compliant, records - compliant])
  const isShown = parts.every((part) => part.shown)
  return {
    records: countText(total),
    compliant: countText(parts[0] ?? total),
    compliantPercent: isShown ? percent(compliant, records) : countText(shownCount(0)),
  }
}

/** A number of students for a reader. */
const studentCount = (actor: Actor, students: number) =>
  isStateStaff(actor) ? String(students) : countText(shownCount(students))

/** Weights may have decimals, so they are counted in hundredths. */
function weightedPercent(met: number, reviewed: number): string {
  return reviewed === 0
    ? percent(0, 0)
    : `${tenths(Math.round(met * 100) * 100, Math.round(reviewed * 100)).toFixed(1)} %`
}

/** Report b: every answer that is not met, by record; local users see those of their records. */
export async function individualNoncompliance(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
  nameOf: typeof shownRecord = shownRecord,
): Promise<Noncompliance> {
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadCorrections(actor, view.facts))
  const prong = await reviewedProng(tx, id)
  const corrections = await correctionsOfProng(tx, id)
  const items = new Map(scoresOf(view.audit.type, prong).map(({ item }) => [item.id, item]))
  const records = new Map(prong.records.map((record) => [record.id, record]))
  return prong.answers.flatMap(({ recordId, itemId, value, comment }) => {
    const record = records.get(recordId)
    const item = items.get(itemId)
    if (!record || !item || !isNotMet(view.audit.type.responseSet, value)) return []
    const correction = corrections.find((one) => one.recordId === recordId && one.itemId === itemId)
    if (!seesRecordOf(actor, view, correction)) return []
    return [
      {
        recordId,
        student: nameOf(recordKindOf(view.audit), record),
        school: record.fields['school'] ?? '',
        itemId,
        itemNumber: item.number,
        text: item.text,
        citation: item.citations[0] ?? '',
        comment,
        requiredAction: correction?.requiredAction ?? item.correctionInstruction,
        caseId: correction?.id ?? null,
        dueOn: correction?.dueOn ?? null,
        state: correction?.state ?? null,
        verifiedOn: correction?.verifiedOn?.toISOString() ?? null,
      },
    ]
  })
}

/** Local users see what is asked of the records that they are assigned to. */
function seesRecordOf(
  actor: Actor,
  { facts: { leaId } }: ProngView,
  correction: CorrectionRow | undefined,
): boolean {
  if (seesPlannedAudits(actor) || isAdminOf(actor, leaId)) return true
  return correction !== undefined && worksOnRecord(actor, { leaId, assigneeIds: correction.assigneeIds })
}

/** Report c: where the corrections of each item stand. */
export async function itemCorrections(reader: Reader, place: Place): Promise<ItemCorrections> {
  const { tx } = reader
  const { view, prong } = await resultsOf(reader, place)
  const { type } = view.audit
  const corrections = await correctionsOfProng(tx, place.id)
  const findings = await findingsOfAudit(tx, prong.auditId)
  // Each round looks at the items that are not verified yet: the last one that has an item says how it stands.
  const newer = new Map(
    (await finishedRounds(tx, prong.auditId))
      .filter((round) => canReadResults(reader.actor, round).allowed)
      .flatMap((round) => scoresOf(type, round))
      .map((score) => [score.item.id, score]),
  )
  return scoresOf(type, prong)
    .filter(({ notMet }) => notMet > 0)
    .map(({ item, notMet }) => {
      const finding = findings.find(({ itemIds }) => itemIds.includes(item.id))
      const after = newer.get(item.id)
      const states = corrections.flatMap(({ itemId, state }) => (itemId === item.id ? [state] : []))
      return Object.assign(correctionTexts(reader.actor, { notMet, ...correctionCounts(states) }), {
        itemId: item.id,
        number: item.number,
        text: item.text,
        citations: [...item.citations],
        findingId: finding?.id ?? null,
        findingNumber: finding?.number ?? null,
        findingDueOn: finding?.dueOn ?? null,
        newerData: after ? shownScore(reader.actor, after).percent : null,
      })
    })
}

/** Below ten students a reader outside the state gets none of the numbers of a line: together they give each other away. */
function correctionTexts<Name extends string>(
  actor: Actor,
  counts: Readonly<Record<Name, number>>,
): Record<Name, string> {
  const numbers = Object.values<number>(counts)
  const hides = !isStateStaff(actor) && numbers.some((n) => !shownCount(n).shown)
  const entries = Object.entries<number>(counts).map(([name, n]) => [name, hides ? smallText() : String(n)])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** Report f: the review of records beside those of newer data and the year before. */
export async function comparison(reader: Reader, place: Place): Promise<Comparison> {
  const { tx, actor } = reader
  const { view, prong } = await resultsOf(reader, place)
  const { type } = view.audit
  const first = prong.number === 1 ? prong : await firstProng(tx, prong.auditId)
  const rounds = (await finishedRounds(tx, prong.auditId)).filter(
    (round) => canReadResults(actor, round).allowed,
  )
  const earlier = await earlierProng(tx, prong.auditId)
  const scores = scoresOf(type, first)
  const prior = priorScores(
    scores.map(({ item }) => item),
    earlier ? scoresOf(type, earlier) : [],
  )
  const ofRounds = rounds.map(
    (round) => new Map(scoresOf(type, round).map((score) => [score.item.id, score])),
  )
  const shown = (score: Score | null | undefined) => (score ? shownScore(actor, score).percent : '')
  return {
    rounds: rounds.map(({ round }) => round),
    items: scores.map((score) => {
      const { id, number, text, citations } = score.item
      const before = prior.get(id) ?? null
      return {
        id,
        number,
        text,
        citations: [...citations],
        first: shown(score),
        rounds: ofRounds.map((round) => shown(round.get(id))),
        prior: before && shown(before),
      }
    }),
  }
}
