import { canAnswer, type Actor, type Verdict } from '@portal/domain'
import type { Database, Tx } from '../../../db/database.js'
import { settleSubsection } from '../answering/self-assessment-progress.js'
import {
  findSubsection,
  findSubsectionPlace,
  type SubsectionView,
} from '../self-assessment-subsection-read-model.js'
import {
  lockSelfAssessmentOf,
  setAnswerComplete,
  setAnswersComplete,
  touchSelfAssessment,
} from '../self-assessment-store.js'

/** A subsection, or one item of it, as a place for evidence. */
interface EvidencePlace {
  subsectionResponseId: number
  itemId: number | null
  selfAssessmentId: number
  leaId: number
  year: number
  part: string
  agency: string
  /** Who leads at the state. */
  leadId: string | null
  /** Whether the actor may add and remove there now. */
  answering: Verdict
  /** The subsection with other documents. */
  withDocuments: SubsectionView['withDocuments']
}

/** What the documents feature knows of subsections; passed to it in features.ts. */
export const selfAssessmentEvidence = {
  /** Lets commands on one self-assessment follow each other. */
  lock: (tx: Tx, subsectionResponseId: number): Promise<void> =>
    lockSelfAssessmentOf(tx, subsectionResponseId),

  /** Null when the place is not there or not for the actor's eyes. */
  async find(
    db: Database,
    actor: Actor,
    place: { subsectionResponseId: number; itemId: number | null },
  ): Promise<EvidencePlace | null> {
    const view = await findSubsection(db, actor, place.subsectionResponseId)
    if (!view) return null
    if (place.itemId !== null && !view.answer.items.some((item) => item.id === place.itemId)) return null
    const { selfAssessmentId, year, agency, leadId, facts, answer, withDocuments } = view
    return {
      ...place,
      selfAssessmentId,
      leaId: facts.leaId,
      year,
      part: answer.part,
      agency,
      leadId,
      withDocuments,
      answering: canAnswer(actor, facts),
    }
  },

  /** Where a place is, for who only looks at what lies there; null as with `find`. */
  locate: findSubsectionPlace,

  /**
   * Documents were added or removed: gaps, completion and states follow. `documents` is what the subsection holds now; all
   * else is as it was found, under the lock.
   */
  async changed(
    tx: Tx,
    place: EvidencePlace,
    documents: Parameters<EvidencePlace['withDocuments']>[0],
    now: Date,
  ): Promise<void> {
    const view = place.withDocuments(documents)
    const item = view.answer.items.find((candidate) => candidate.id === place.itemId)
    const stored = item && { subsectionResponseId: place.subsectionResponseId, itemId: item.id }
    await Promise.all([
      stored && setAnswerComplete(tx, stored, item.gaps.length === 0),
      touchSelfAssessment(tx, view.selfAssessmentId, now, false),
      settleSubsection(tx, place.subsectionResponseId, view.facts),
    ])
  },

  /** Subsections name other required documents now, or fewer: each of their answers is checked again. */
  async related(tx: Tx, actor: Actor, subsectionResponseIds: readonly number[], now: Date): Promise<void> {
    for (const id of subsectionResponseIds) {
      const view = await findSubsection(tx, actor, id)
      if (!view) continue
      const complete = view.answer.items.filter(({ gaps }) => gaps.length === 0).map((item) => item.id)
      await setAnswersComplete(tx, id, complete)
      await touchSelfAssessment(tx, view.selfAssessmentId, now, false)
      await settleSubsection(tx, id, view.facts)
    }
  },
}
