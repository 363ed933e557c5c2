import { useParams } from 'react-router-dom'
import { ItemEvidence } from '../features/documents/item-evidence'
import { RelatedDocuments } from '../features/documents/reuse/related-documents'
import type { EvidenceSlot, EvidenceSlotProps } from '../features/self-assessment/subsection/evidence-slot'
import { SubsectionView } from '../features/self-assessment/answering/subsection-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'answering',
  'read only',
  'saving',
  'not saved',
  'conflict',
  're-check',
  'uploading',
  'returning',
  'not found',
  'error',
  'offline',
]

/** Documents of an item, and the required documents that its subsection names. */
function EvidenceOfItem(props: EvidenceSlotProps) {
  const selfAssessmentId = Number(useParams()['id'])
  return (
    <ItemEvidence {...props} beside={<RelatedDocuments {...props} selfAssessmentId={selfAssessmentId} />} />
  )
}

const evidence: EvidenceSlot = (props) => <EvidenceOfItem {...props} />

/** The subsection screen of the self-assessment with the documents feature in it. */
export function Component() {
  return <SubsectionView evidence={evidence} />
}
