import { calendarDay, caseCorrections, CaseState, checkAuditCorrection } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import type { Stored } from '../../../lib/saving/save-three-ways'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { correctionsMessages } from './corrections-messages.generated'
import type { CorrectionFieldsFragment } from './corrections.generated'

const words = correctionsMessages.form

/** One correction, as the page has it. */
export type Correction = CorrectionFieldsFragment

/** What the agency writes about one correction. */
export interface CorrectionValues {
  correctedOn: string
  narrative: string
  left: boolean
  leftJurisdictionOn: string
  compensatoryNeeded: boolean
  compensatoryText: string
  /** Carries the refusal of missing files; nothing of the record. */
  files: string
  /** Which of both buttons was pressed. */
  submit: boolean
}

export const correctionValues = (entry: Correction): CorrectionValues => ({
  correctedOn: entry.correctedOn ?? '',
  narrative: entry.narrative,
  left: entry.leftJurisdictionOn !== null,
  leftJurisdictionOn: entry.leftJurisdictionOn ?? '',
  compensatoryNeeded: entry.compensatoryNeeded,
  compensatoryText: entry.compensatoryText,
  files: '',
  submit: true,
})

export const storedCorrection = (entry: Correction): Stored<CorrectionValues> => ({
  values: correctionValues(entry),
  version: entry.version,
  by: null,
  at: null,
})

/** Members of the values as the call has them. */
export const correctionInput = (values: CorrectionValues) => ({
  correctedOn: values.correctedOn || null,
  narrative: values.narrative.trim(),
  leftJurisdictionOn: values.left ? values.leftJurisdictionOn || null : null,
  compensatoryNeeded: values.compensatoryNeeded,
  compensatoryText: values.compensatoryText.trim(),
})

const correctableOf = ({ correctable }: Correction) =>
  caseCorrections.find((kind) => kind === correctable) ?? 'Individual'

/** What is missing before a correction can be submitted, by field; `files` are those that it has now. */
export function correctionProblems(
  entry: Correction,
  values: CorrectionValues,
  files: number,
): Partial<Record<keyof CorrectionValues, string>> {
  const leftJurisdictionOn = values.left ? values.leftJurisdictionOn : null
  if (leftJurisdictionOn === '') return { leftJurisdictionOn: words.required({ label: words.leftOn }) }
  const verdicts = checkAuditCorrection(
    {
      ...correctionInput(values),
      compensatoryAsked: entry.compensatoryAsked,
      correctable: correctableOf(entry),
      leftJurisdictionOn,
      files,
    },
    { foundOn: entry.foundOn, today: calendarDay(new Date()) },
  )
  return Object.fromEntries(
    verdicts.flatMap((verdict) =>
      verdict.allowed ? [] : [[verdict.field ?? 'files', verdict.reason] as const],
    ),
  )
}

/** Whether the agency can submit a correction as it is saved; one that was returned is answered by itself. */
export const isReady = (entry: Correction): boolean =>
  entry.write.allowed &&
  entry.state !== CaseState.returned &&
  Object.keys(correctionProblems(entry, correctionValues(entry), entry.files)).length === 0

/** Corrections as a call names those that were seen. */
export const seenOf = (corrections: readonly Correction[]) =>
  corrections.map(({ id, version }) => ({ id, version }))

const dayInWords = (day: string) => day && formatDate(day)

/** The parts of a correction that two people of an agency can have changed at once. */
export const correctionParts = (locked: string | null): ConflictField<CorrectionValues>[] => [
  {
    members: ['correctedOn'],
    label: words.correctedOn,
    show: ({ correctedOn }) => dayInWords(correctedOn),
    locked,
  },
  { members: ['narrative'], label: words.narrative, show: ({ narrative }) => narrative, locked },
  {
    members: ['left', 'leftJurisdictionOn'],
    label: words.leftOn,
    show: ({ left, leftJurisdictionOn }) => (left ? dayInWords(leftJurisdictionOn) : ''),
    locked,
  },
  {
    members: ['compensatoryNeeded', 'compensatoryText'],
    label: words.compensatoryText,
    show: ({ compensatoryNeeded, compensatoryText }) => (compensatoryNeeded ? compensatoryText : ''),
    locked,
  },
]
