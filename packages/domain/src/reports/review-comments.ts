import { flagsOf, seesLea, type Actor } from '../accounts/actor.js'
import { reviews, seesReview } from '../self-assessment/review-acts.js'
import { SubmitState } from '../self-assessment/submit-states.js'
import { notApplicable } from '../self-assessment/item-gaps.js'
import type { TableCell } from '../tables/table-cell.js'
import { ratingText, type ReportItem, type ReportSubject } from './report-subject.js'

/**
 * How much of the state's comments a person may export: monitors everything, other state staff all but internal
 * comments; the agency what was issued in the final report, and before that in selective reports.
 */
export type ReviewCommentsSeen = 'internal' | 'review' | 'final' | 'issued'

/** How much the actor may export of the comments on a self-assessment; null for none. */
export function reviewCommentsSeen(
  actor: Actor,
  { leaId, submitState, finalReportId }: { leaId: number; submitState: number; finalReportId: number | null },
): ReviewCommentsSeen | null {
  if (!seesLea(actor, leaId) || actor.client) return null
  if (reviews(actor)) return 'internal'
  if (seesReview(actor)) return 'review'
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  if (!isLocalAdmin && !isLocalUser) return null
  // A withdrawn final report does not count for the agency.
  return submitState >= SubmitState.finalReportIssued && finalReportId !== null ? 'final' : 'issued'
}

/** The comments on one subsection as issued in a selective report. */
export interface IssuedComments {
  title: string
  issuedOn: Date
  comment: string
  items: readonly { number: string; stateRating: number | null; stateComment: string; toProvide: string }[]
}

/** Internal notes of the state on a subsection. */
export interface StateNotes {
  internalComment: string
  reviewedBy: string | null
  reviewedOn: Date | null
  secondReadBy: string | null
  /** Internal comments by the number of the item. */
  items: ReadonlyMap<string, string>
}

/** The state's comments on a self-assessment as a table: a row for each subsection and item with a comment. */
export interface ReviewComments {
  headings: string[]
  rows: TableCell[][]
}

const headings = {
  section: 'Section',
  subsection: 'Subsection',
  item: 'Item',
  question: 'Question',
  agencyRating: 'Rating of the agency',
  agencyWords: 'Rating of the agency in words',
  stateRating: 'Rating of the state',
  stateWords: 'Rating of the state in words',
  comment: 'Comment to the agency',
  toProvide: 'To provide',
  strengths: 'Strengths',
  needs: 'Needs',
  reviewedBy: 'Reviewed by',
  reviewedOn: 'Reviewed',
  secondReadBy: 'Second reader',
  internal: 'Internal comment',
  report: 'Report',
  issuedOn: 'Issued',
} as const
type Column = keyof typeof headings
type Line = Partial<Record<Column, TableCell>>

const places: readonly Column[] = ['section', 'subsection', 'item', 'question', 'agencyRating', 'agencyWords']
const shared: readonly Column[] = ['stateRating', 'stateWords', 'comment', 'toProvide', 'strengths', 'needs']
const people: readonly Column[] = ['reviewedBy', 'reviewedOn', 'secondReadBy']
const columnsOf: Record<ReviewCommentsSeen, readonly Column[]> = {
  internal: [...places, ...shared, ...people, 'internal'],
  review: [...places, ...shared, ...people],
  final: [...places, ...shared],
  issued: [...places, 'stateRating', 'stateWords', 'comment', 'toProvide', 'report', 'issuedOn'],
}

/** Current comments; those that a reader may not see have no column and no row. */
export function reviewComments(
  subject: ReportSubject,
  seen: 'internal' | 'review' | 'final',
  notes: ReadonlyMap<number, StateNotes>,
): ReviewComments {
  const lines = subject.sections.flatMap((section) =>
    section.subsections.flatMap((one): Line[] => {
      const note = notes.get(one.id)
      const place = {
        section: `${section.number} ${section.title}`,
        subsection: `${one.number} ${one.title}`,
      }
      const whole: Line = {
        ...place,
        comment: one.sharedComment,
        strengths: one.strengths,
        needs: one.needs,
        reviewedBy: note?.reviewedBy ?? null,
        reviewedOn: note?.reviewedOn ?? null,
        secondReadBy: note?.secondReadBy ?? null,
        internal: note?.internalComment ?? '',
      }
      const items = one.items.map((item) =>
        itemLine(place, item, { ...item, internal: note?.items.get(item.number) ?? '' }),
      )
      return [whole, ...items]
    }),
  )
  return tableOf(seen, lines)
}

/** Comments as issued to the agency in selective reports; by the id of the subsection. */
export function issuedReviewComments(
  subject: ReportSubject,
  issued: ReadonlyMap<number, IssuedComments>,
): ReviewComments {
  const lines = subject.sections.flatMap((section) =>
    section.subsections.flatMap((one): Line[] => {
      const request = issued.get(one.id)
      if (!request) return []
      const { title, issuedOn, comment, items } = request
      const place = {
        section: `${section.number} ${section.title}`,
        subsection: `${one.number} ${one.title}`,
        report: title,
        issuedOn,
      }
      const requests = items.map((said) => {
        const item = one.items.find(({ number }) => number === said.number)
        return itemLine(place, item ?? { number: said.number, text: '', choices: [], rating: null }, said)
      })
      return [{ ...place, comment }, ...requests]
    }),
  )
  return tableOf('issued', lines)
}

function itemLine(
  place: Line,
  item: Pick<ReportItem, 'number' | 'text' | 'choices' | 'rating'>,
  said: { stateRating: number | null; stateComment: string; toProvide: string; internal?: string },
): Line {
  const isRated = item.choices.length > 0
  return {
    ...place,
    item: item.number,
    question: item.text,
    agencyRating: isRated ? numberOf(item.rating) : null,
    agencyWords: isRated ? ratingText(item, item.rating) : 'In words',
    stateRating: isRated ? numberOf(said.stateRating) : null,
    stateWords: isRated && said.stateRating !== null ? ratingText(item, said.stateRating) : '',
    comment: said.stateComment,
    toProvide: said.toProvide,
    internal: said.internal ?? '',
  }
}

/** Not applicable is not on the scale: its cell is empty, with its wording beside it. */
const numberOf = (rating: number | null) => (rating === notApplicable ? null : rating)

/** The lines with a comment that the reader may see. */
function tableOf(seen: ReviewCommentsSeen, lines: readonly Line[]): ReviewComments {
  const columns = columnsOf[seen]
  const saying = columns.filter((name) => !places.includes(name) && name !== 'report' && name !== 'issuedOn')
  return {
    headings: columns.map((name) => headings[name]),
    rows: lines
      .filter((line) => saying.some((name) => (line[name] ?? '') !== ''))
      .map((line) => columns.map((name) => line[name] ?? '')),
  }
}
