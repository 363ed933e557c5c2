import { Evidence } from '../features/documents/evidence'
import type { EvidenceSlot } from '../features/self-assessment/evidence-slot'
import { SubsectionView } from '../features/self-assessment/subsection-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'answering',
  'read only',
  'saving',
  'not saved',
  'conflict',
  'uploading',
  'returning',
  'not found',
  'error',
  'offline',
]

const evidence: EvidenceSlot = (props) => <Evidence {...props} />

/** The subsection screen of the self-assessment with the documents room in it. */
export function Component() {
  return <SubsectionView evidence={evidence} />
}
