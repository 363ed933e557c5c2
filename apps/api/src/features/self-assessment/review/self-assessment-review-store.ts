import { SubsectionState } from '@portal/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { csiReviews, subsectionResponses, subsectionReviews } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

interface ItemPlace {
  subsectionResponseId: number
  itemId: number
}

/** Writes the state's view on one answer; the version was compared before, under the lock. */
export async function putItemReview(
  tx: Tx,
  place: ItemPlace,
  review: { stateRating: number | null; stateComment: string; toProvide: string; internalComment: string },
  change: Stamp,
): Promise<void> {
  const columns = { ...review, changedBy: change.by, changedOn: change.on }
  await tx
    .insert(csiReviews)
    .values({ ...place, ...columns })
    .onConflictDoUpdate({
      target: [csiReviews.subsectionResponseId, csiReviews.itemId],
      set: { ...columns, version: sql`${csiReviews.version} + 1` },
    })
}

/** Writes the comments on a subsection, as {@link putItemReview}. */
export async function putSubsectionReview(
  tx: Tx,
  subsectionResponseId: number,
  review: { sharedComment: string; strengths: string; needs: string; internalComment: string },
  change: Stamp,
): Promise<void> {
  const columns = { ...review, changedBy: change.by, changedOn: change.on }
  await tx
    .insert(subsectionReviews)
    .values({ subsectionResponseId, ...columns })
    .onConflictDoUpdate({
      target: subsectionReviews.subsectionResponseId,
      set: { ...columns, version: sql`${subsectionReviews.version} + 1` },
    })
}

/** Stamps who reviewed, or takes the stamps away; what is typed stays as it is, and so does its version. */
export async function stampReview(tx: Tx, subsectionResponseId: number, by: Stamp | null): Promise<void> {
  const stamps = {
    reviewedBy: by?.by ?? null,
    reviewedOn: by?.on ?? null,
    secondReadBy: null,
    secondReadOn: null,
  }
  await tx
    .insert(subsectionReviews)
    .values({ subsectionResponseId, version: 0, ...stamps })
    .onConflictDoUpdate({ target: subsectionReviews.subsectionResponseId, set: stamps })
}

/** Who has read a subsection a second time, and when. */
export async function stampSecondReading(tx: Tx, subsectionResponseId: number, by: Stamp): Promise<void> {
  await tx
    .update(subsectionReviews)
    .set({ secondReadBy: by.by, secondReadOn: by.on })
    .where(eq(subsectionReviews.subsectionResponseId, subsectionResponseId))
}

/** The agency's rating for every item that the state has not rated. */
export async function fillRatings(tx: Tx, subsectionResponseId: number, change: Stamp): Promise<void> {
  await tx.execute(sql`
    insert into csi_reviews (subsection_response_id, item_id, state_rating, changed_by, changed_on)
    select c.subsection_response_id, c.item_id, c.rating, ${change.by}, ${change.on.toISOString()}::timestamptz
    from csi_responses c join compliance_strategy_items i on i.id = c.item_id and i.active
    where c.subsection_response_id = ${subsectionResponseId} and c.rating is not null
    on conflict (subsection_response_id, item_id) do update
      set state_rating = excluded.state_rating, changed_by = excluded.changed_by,
        changed_on = excluded.changed_on, version = csi_reviews.version + 1
      where csi_reviews.state_rating is null`)
}

/** Takes up the response of the agency: requests are cleared here and stay in the report. */
export async function takeUpSubsections(tx: Tx, selfAssessmentId: number): Promise<void> {
  const answered = await tx
    .select({ id: subsectionResponses.id })
    .from(subsectionResponses)
    .where(
      and(
        eq(subsectionResponses.responseId, selfAssessmentId),
        inArray(subsectionResponses.state, [SubsectionState.submitted, SubsectionState.responseSubmitted]),
      ),
    )
  const ids = answered.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(csiReviews)
    .set({ toProvide: '', version: sql`${csiReviews.version} + 1` })
    .where(and(inArray(csiReviews.subsectionResponseId, ids), sql`${csiReviews.toProvide} <> ''`))
  await tx
    .update(subsectionReviews)
    .set({ reviewedBy: null, reviewedOn: null, secondReadBy: null, secondReadOn: null })
    .where(inArray(subsectionReviews.subsectionResponseId, ids))
  await tx
    .update(subsectionResponses)
    .set({ state: SubsectionState.inStateReview })
    .where(inArray(subsectionResponses.id, ids))
}

/** Sets the state of the named subsections, or of all of a self-assessment. */
export async function setSubsectionStates(
  tx: Tx,
  scope: { ids: readonly number[] } | { selfAssessmentId: number },
  state: SubsectionState,
): Promise<void> {
  const where =
    'ids' in scope
      ? inArray(subsectionResponses.id, [...scope.ids])
      : eq(subsectionResponses.responseId, scope.selfAssessmentId)
  await tx.update(subsectionResponses).set({ state }).where(where)
}
