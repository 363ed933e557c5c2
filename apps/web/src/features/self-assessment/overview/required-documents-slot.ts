import type { ReactNode } from 'react'
import type { SelfAssessmentFieldsFragment } from '../self-assessment.generated'

/** The required documents of a self-assessment; the documents feature shows them, the app puts the two together. */
export type RequiredDocumentsSlot = (
  selfAssessment: Pick<
    SelfAssessmentFieldsFragment,
    'id' | 'leaId' | 'year' | 'shortDescription' | 'isActive'
  >,
) => ReactNode
