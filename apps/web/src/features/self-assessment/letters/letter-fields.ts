import { formatDate } from '../../../lib/format'
import { setField } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { reviewMessages as words } from '../review/review-messages.generated'
import type { ReportDraftFieldsFragment as Draft } from '../review/self-assessment-review.generated'

export interface FinalValues {
  recommendations: string
  nextSteps: string
  acknowledgeBy: string
}

export interface SelectiveValues {
  chosen: readonly number[]
  dueOn: string
  note: string
}

export const finalOf = (draft: Draft | undefined): FinalValues => ({
  recommendations: draft?.recommendations ?? '',
  nextSteps: draft?.nextSteps ?? '',
  acknowledgeBy: draft?.dueOn ?? '',
})

/** `proposed` are the preselected subsections of a letter without a draft. */
export const selectiveOf =
  (proposed: readonly number[]) =>
  (draft: Draft | undefined): SelectiveValues => ({
    chosen: draft?.subsectionResponseIds ?? proposed,
    dueOn: draft?.dueOn ?? '',
    note: draft?.note ?? '',
  })

const dayInWords = (day: string) => day && formatDate(day)

/** The fields of a final report, as a conflict between two monitors compares them. */
export const finalFields: readonly ConflictField<FinalValues>[] = [
  {
    members: ['recommendations'],
    label: words.recommendations,
    show: ({ recommendations }) => recommendations,
  },
  { members: ['nextSteps'], label: words.nextSteps, show: ({ nextSteps }) => nextSteps },
  {
    members: ['acknowledgeBy'],
    label: words.acknowledgeBy,
    show: ({ acknowledgeBy }) => dayInWords(acknowledgeBy),
  },
]

/** The fields of a selective report, as a conflict between two monitors compares them. */
export const selectiveFields = (
  subsections: readonly { id: number; number: string; title: string }[],
): ConflictField<SelectiveValues>[] => [
  {
    ...setField<SelectiveValues, number>(
      'chosen',
      ({ chosen }) => chosen,
      (values, chosen) => ({ ...values, chosen }),
    ),
    label: words.choose,
    show: ({ chosen }) =>
      subsections
        .flatMap(({ id, number, title }) => (chosen.includes(id) ? `${number} ${title}` : []))
        .join('\n'),
  },
  { members: ['dueOn'], label: words.dueOn, show: ({ dueOn }) => dayInWords(dueOn) },
  { members: ['note'], label: words.note, show: ({ note }) => note },
]
