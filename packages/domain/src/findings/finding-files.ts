import { flagsOf, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { canAddEvidence, canCorrect, canRecordRound, type FindingFacts } from './finding-acts.js'
import { isClosedFinding } from './finding-states.js'

/** Facts about a file of a finding that the rules depend on. */
export interface FindingFileFacts {
  /** State of its case, if it belongs to one. */
  caseState: number | null
  isOfRound: boolean
  isEvidence: boolean
  uploadedBy: { id: string; leaId: number | null }
}

/**
 * Files cannot be removed once the correction they prove was submitted or recorded; before that, whoever may add them
 * may remove them.
 */
export function canRemoveFindingFile(actor: Actor, facts: FindingFacts, file: FindingFileFacts): Verdict {
  if (file.isOfRound) return wrongState('This file belongs to a review that was recorded.')
  if (file.isEvidence) return canRemoveEvidence(actor, facts, file.uploadedBy)
  return file.caseState === null ? canRecordRound(actor, facts) : canCorrect(actor, facts, file.caseState)
}

/** Each side removes its own documents, while the finding is open. */
function canRemoveEvidence(actor: Actor, facts: FindingFacts, by: FindingFileFacts['uploadedBy']): Verdict {
  const may = canAddEvidence(actor, facts)
  if (!may.allowed) return may
  if (isClosedFinding(facts.status)) return wrongState('This finding is closed.')
  const ownSide = by.id === actor.userId || (by.leaId === actor.leaId && !flagsOf(actor).isLocalUser)
  return ownSide ? allowed : forbidden('Only the side that uploaded a document can delete it.')
}
