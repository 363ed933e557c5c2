import type { ReactNode } from 'react'
import type { SupportingDocumentFieldsFragment } from './self-assessment.generated'

/** What the evidence of one item needs; the documents room shows it, the app puts the two together. */
export interface EvidenceSlotProps {
  subsectionResponseId: number
  itemId: number | null
  documents: readonly SupportingDocumentFieldsFragment[]
  answer: { allowed: boolean; reason: string | null }
  onChanged: () => void
}

export type EvidenceSlot = (props: EvidenceSlotProps) => ReactNode
