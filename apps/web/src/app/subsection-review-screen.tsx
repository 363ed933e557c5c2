import { ItemEvidence } from '../features/documents/item-evidence'
import type { EvidenceSlot } from '../features/self-assessment/subsection/evidence-slot'
import { SubsectionReviewView } from '../features/self-assessment/review/subsection-review-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'reviewing',
  'read only',
  'not saved',
  'conflict',
  'reviewed',
  'creating a finding',
  'forbidden',
  'not found',
  'error',
  'offline',
]

const evidence: EvidenceSlot = (props) => <ItemEvidence {...props} />

/** The state's review of a subsection, with the agency's documents in it. */
export function Component() {
  return <SubsectionReviewView evidence={evidence} />
}
