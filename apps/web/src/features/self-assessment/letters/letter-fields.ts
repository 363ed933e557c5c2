import { formatDate } from '../../../lib/format'
import type { Stored } from '../../../lib/saving/save-three-ways'
import { setField } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { reviewMessages as words } from '../review/review-messages'
import type { ReportDraftFieldsFragment as Draft } from '../review/self-assessment-review.generated'

/** The letter that somebody began, if anybody did. */
export interface LetterRow {
  draft: Draft | undefined
}

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

const storedAs = <Values>({ draft }: LetterRow, values: Values): Stored<Values> => ({
  values,
  version: draft?.version ?? 0,
  by: draft?.writtenBy.fullName ?? null,
  at: draft?.writtenOn ?? null,
})

export const storedFinal = (row: LetterRow): Stored<FinalValues> =>
  storedAs(row, {
    recommendations: row.draft?.recommendations ?? '',
    nextSteps: row.draft?.nextSteps ?? '',
    acknowledgeBy: row.draft?.dueOn ?? '',
  })

/** `proposed` are the subsections of a letter that nobody began. */
export const storedSelective = (row: LetterRow, proposed: readonly number[]): Stored<SelectiveValues> =>
  storedAs(row, {
    chosen: row.draft?.subsectionResponseIds ?? proposed,
    dueOn: row.draft?.dueOn ?? '',
    note: row.draft?.note ?? '',
  })

const dayInWords = (day: string) => day && formatDate(day)

/** The parts of a final report that two monitors can have written at once. */
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

/** The parts of a selective report that two monitors can have written at once. */
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
