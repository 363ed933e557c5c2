import type { ReactNode } from 'react'
import type { SelfAssessmentFieldsFragment } from '../self-assessment.generated'

/** The required documents of a self-assessment; the app passes in what the documents feature renders. */
export type RequiredDocumentsSlot = (
  selfAssessment: Pick<
    SelfAssessmentFieldsFragment,
    'id' | 'leaId' | 'year' | 'shortDescription' | 'isActive'
  >,
) => ReactNode
