import type { StateNotes } from '@portal/domain'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/database.js'
import {
  complianceStrategyItems,
  csiReviews,
  subsectionResponses,
  subsectionReviews,
  users,
} from '../../../db/schema/index.js'

const second = alias(users, 'second')

/** Who reviewed each subsection; internal comments are read only for those who may have them. */
export async function listStateNotes(
  db: Database,
  selfAssessmentId: number,
  { internal }: { internal: boolean },
): Promise<Map<number, StateNotes>> {
  const review = subsectionReviews
  const rows = await db
    .select({
      id: review.subsectionResponseId,
      reviewedBy: users.fullName,
      reviewedOn: review.reviewedOn,
      secondReadBy: second.fullName,
    })
    .from(review)
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, review.subsectionResponseId))
    .leftJoin(users, eq(users.id, review.reviewedBy))
    .leftJoin(second, eq(second.id, review.secondReadBy))
    .where(eq(subsectionResponses.responseId, selfAssessmentId))
  const comments = internal ? await internalComments(db, selfAssessmentId) : []
  const notes = new Map<number, Note>(rows.map(({ id, ...row }) => [id, { ...nothing(), ...row }]))
  for (const { id, number, comment } of comments) {
    const note = notes.get(id) ?? nothing()
    if (number === null) note.internalComment = comment
    else note.items.set(number, comment)
    notes.set(id, note)
  }
  return notes
}

type Note = StateNotes & { items: Map<string, string> }

const nothing = (): Note => ({
  internalComment: '',
  reviewedBy: null,
  reviewedOn: null,
  secondReadBy: null,
  items: new Map(),
})

/** By subsection, and by the number of the item where it is about one. */
async function internalComments(
  db: Database,
  selfAssessmentId: number,
): Promise<{ id: number; number: string | null; comment: string }[]> {
  const ofThis = eq(subsectionResponses.responseId, selfAssessmentId)
  const wholes = await db
    .select({
      id: subsectionReviews.subsectionResponseId,
      number: sql<null>`null`,
      comment: subsectionReviews.internalComment,
    })
    .from(subsectionReviews)
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, subsectionReviews.subsectionResponseId))
    .where(ofThis)
  const items = await db
    .select({
      id: csiReviews.subsectionResponseId,
      number: complianceStrategyItems.number,
      comment: csiReviews.internalComment,
    })
    .from(csiReviews)
    .innerJoin(complianceStrategyItems, eq(complianceStrategyItems.id, csiReviews.itemId))
    .innerJoin(subsectionResponses, eq(subsectionResponses.id, csiReviews.subsectionResponseId))
    .where(ofThis)
  return [...wholes, ...items].filter(({ comment }) => comment !== '')
}
