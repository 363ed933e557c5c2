import { complianceYearName } from '../years/compliance-year.js'
import { notApplicable, type RatingChoice } from '../self-assessment/item-gaps.js'
import { cell, type ReportCell } from './report-document.js'

/**
 * What reports tell of one item. There is no place for an internal comment of the state: what is not handed over cannot
 * be printed.
 */
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

/** A self-assessment as reports tell of it. */
export interface ReportSubject {
  agency: string
  year: number
  part: string
  title: string
  /** Who submitted, when, and who signed the statement of accuracy; none before the submission. */
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

/** '3 Mostly implemented', 'N/A Not applicable', or that there is none. */
export function ratingText(item: Pick<ReportItem, 'choices'>, rating: number | null): string {
  const choice = item.choices.find(({ value }) => value === rating)
  if (!choice) return 'Not rated'
  return choice.value === notApplicable ? `N/A ${choice.label}` : `${choice.value} ${choice.label}`
}

/** A rating as a cell: its words, and its number for sheets. Not applicable has no place on the scale, so it has no number. */
export function ratingCell(item: Pick<ReportItem, 'choices'>, rating: number | null): ReportCell {
  return { ...cell(ratingText(item, rating)), number: rating === notApplicable ? null : rating }
}

export function subsectionsOf(subject: ReportSubject): ReportSubsection[] {
  return subject.sections.flatMap(({ subsections }) => subsections)
}

/** Items by what stays the same from year to year, whatever they are numbered. */
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
