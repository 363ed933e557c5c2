import { complianceYearName } from '../years/compliance-year.js'
import { notApplicable, type RatingChoice } from '../self-assessment/item-gaps.js'
import { cell, type ReportCell } from './report-document.js'

/** The data of one item in reports. It has no member for an internal comment of the state, so none can be printed. */
export interface ReportItem {
  lineageId: string
  number: string
  text: string
  /** Empty where the item is not rated at all. */
  choices: readonly RatingChoice[]
  rating: number | null
  /** Plain text, a line for each paragraph. */
  narrative: string
  documents: readonly string[]
  stateRating: number | null
  stateComment: string
  toProvide: string
}

export interface ReportSubsection {
  id: number
  number: string
  title: string
  areaId: number
  state: number
  sharedComment: string
  strengths: string
  needs: string
  items: readonly ReportItem[]
  documents: readonly string[]
}

/** The data of a self-assessment in reports. */
export interface ReportSubject {
  agency: string
  year: number
  part: string
  title: string
  /** Who submitted, when, and who signed the statement of accuracy; empty before the submission. */
  stamps: readonly string[]
  sections: readonly { number: string; title: string; subsections: readonly ReportSubsection[] }[]
}

/** Areas of notes and content (specification 001 section 3), by their number. */
export const areaNames: Readonly<Record<number, string>> = {
  1: 'General Supervision',
  2: 'Services/Related Services',
  3: 'Restraint & Seclusion',
  4: 'Policies & Procedures',
  5: 'Early Childhood',
  6: 'Access, Equity, & Progress',
  7: 'Secondary Transition',
  8: 'Other',
}

/** '3 Mostly implemented', 'N/A Not applicable', or a text for an unrated item. */
export function ratingText(item: Pick<ReportItem, 'choices'>, rating: number | null): string {
  const choice = item.choices.find(({ value }) => value === rating)
  if (!choice) return 'Not rated'
  return choice.value === notApplicable ? `N/A ${choice.label}` : `${choice.value} ${choice.label}`
}

/**
 * A rating as a cell: its wording, and its number for sheets. Not applicable is not on the scale, so it has no number.
 */
export function ratingCell(item: Pick<ReportItem, 'choices'>, rating: number | null): ReportCell {
  return { ...cell(ratingText(item, rating)), number: rating === notApplicable ? null : rating }
}

/** The subsections of all sections, in order. */
export function subsectionsOf(subject: ReportSubject): ReportSubsection[] {
  return subject.sections.flatMap(({ subsections }) => subsections)
}

/** Items by lineage, which stays the same from year to year whatever their numbers. */
export function itemsByLineage(subject: ReportSubject): ReadonlyMap<string, ReportItem> {
  return new Map(
    subsectionsOf(subject)
      .flatMap(({ items }) => items)
      .map((item) => [item.lineageId, item]),
  )
}

/** The lines under the title of every report. */
export function factsOf({ agency, year, part, title, stamps }: ReportSubject): string[] {
  return [agency, `${title}, ${part}, ${complianceYearName(year)}`, ...stamps]
}
