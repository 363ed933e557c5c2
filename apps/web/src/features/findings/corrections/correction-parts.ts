import { formatDate } from '../../../lib/format'
import type { Stored } from '../../../lib/saving/save-three-ways'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingCaseFieldsFragment as Case } from '../findings.generated'

const words = findingsPageMessages.dialog

export interface CorrectionValues {
  correctedOn: string
  narrative: string
  left: boolean
  leftJurisdictionOn: string
  /** Carries the refusal of missing files; nothing of the record. */
  files: string
  /** Which of both buttons was pressed. */
  submit: boolean
}

export const correctionValues = (entry: Case | undefined): CorrectionValues => ({
  correctedOn: entry?.correctedOn ?? '',
  narrative: entry?.narrative ?? '',
  left: typeof entry?.leftJurisdictionOn === 'string',
  leftJurisdictionOn: entry?.leftJurisdictionOn ?? '',
  files: '',
  submit: true,
})

export const storedCorrection = (entry: Case): Stored<CorrectionValues> => ({
  values: correctionValues(entry),
  version: entry.version,
  by: entry.changedBy.fullName,
  at: entry.changedOn,
})

const dayInWords = (day: string) => day && formatDate(day)

/** The parts of a correction that two people of an agency can have changed at once. */
export const correctionParts = (locked: string | null = null): ConflictField<CorrectionValues>[] => [
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
]
