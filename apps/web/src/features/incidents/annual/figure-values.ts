import {
  figureLabels,
  readCount,
  reportedKindKeys,
  reportedKinds,
  singleFigures,
  type ReportedKind,
  type SingleFigure,
} from '@portal/domain'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { annualMessages } from './annual-messages.generated'
import type { AnnualReportFieldsFragment as Report } from './annual.generated'

/** Counts of a kind as they are typed. */
export interface TypedCounts {
  incidents: string
  students: string
}
export type FigureValues = Record<ReportedKind, TypedCounts> & Record<SingleFigure, string>

const text = (number: number | null | undefined) => (typeof number === 'number' ? String(number) : '')
type Entered = NonNullable<Report['entered']>
const typed = (counts: Entered[ReportedKind] | undefined): TypedCounts => ({
  incidents: text(counts?.incidents),
  students: text(counts?.students),
})

/** The form of stored figures. */
export function figureValues({ entered }: Pick<Report, 'entered'>): FigureValues {
  return {
    physical: typed(entered?.physical),
    seclusion: typed(entered?.seclusion),
    mechanical: typed(entered?.mechanical),
    enrolled: text(entered?.enrolled),
    students: text(entered?.students),
    several: text(entered?.several),
  }
}

/** What the form was begun from, for the comparison of versions. */
export const storedFigures = (report: Report) => ({
  values: figureValues(report),
  version: report.version,
  by: report.changedBy?.fullName ?? null,
  at: report.changedOn,
})

/** The counts of a kind as they are sent; null where both fields are empty. */
function sentCounts({ incidents, students }: TypedCounts): { incidents: number; students: number } | null {
  const counts = { incidents: readCount(incidents), students: readCount(students) }
  if (counts.incidents === null && counts.students === null) return null
  // One without the other is refused as no number.
  return { incidents: counts.incidents ?? Number.NaN, students: counts.students ?? Number.NaN }
}

/** The figures as they are sent. */
export const sentFigures = (values: FigureValues) => ({
  physical: sentCounts(values.physical),
  seclusion: sentCounts(values.seclusion),
  mechanical: sentCounts(values.mechanical),
  enrolled: readCount(values.enrolled),
  students: readCount(values.students),
  several: readCount(values.several),
})

const words = annualMessages.form

/** Each kind and number is a part of its own: two people may enter different ones. */
export const figureFields: readonly ConflictField<FigureValues>[] = [
  ...reportedKindKeys.map((kind): ConflictField<FigureValues> => ({
    members: [kind],
    label: reportedKinds[kind].label,
    show: ({ [kind]: { incidents, students } }) =>
      incidents === '' && students === '' ? words.empty : words.counts({ incidents, students }),
  })),
  ...singleFigures.map((name): ConflictField<FigureValues> => ({
    members: [name],
    label: figureLabels[name],
    show: ({ [name]: value }) => (value === '' ? words.empty : value),
  })),
]
