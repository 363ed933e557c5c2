import type { ReactNode } from 'react'
import type {
  RelatedDocumentFieldsFragment,
  SupportingDocumentFieldsFragment,
} from '../self-assessment.generated'

/** Props of the evidence of one item; the app passes in what the documents feature renders. */
export interface EvidenceSlotProps {
  subsectionResponseId: number
  itemId: number | null
  documents: readonly SupportingDocumentFieldsFragment[]
  /** Required documents that the subsection names: evidence of each of its items. */
  related: readonly RelatedDocumentFieldsFragment[]
  answer: { allowed: boolean; reason: string | null }
  onChanged: () => void
}

export type EvidenceSlot = (props: EvidenceSlotProps) => ReactNode
