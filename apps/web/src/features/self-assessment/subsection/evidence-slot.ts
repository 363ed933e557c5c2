import type { ReactNode } from 'react'
import type {
  RelatedDocumentFieldsFragment,
  SupportingDocumentFieldsFragment,
} from '../self-assessment.generated'

/** What the evidence of one item needs; the documents feature shows it, the app puts the two together. */
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
