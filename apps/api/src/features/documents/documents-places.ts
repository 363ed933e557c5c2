import type { Actor, Verdict } from '@portal/domain'
import type { Database, Tx } from '../../db/database.js'
import type { DocumentRow } from './documents-read-model.js'

/** A place for evidence in another feature, and whether the person may add and remove there now. */
export interface EvidencePlace {
  subsectionResponseId: number
  itemId: number | null
  selfAssessmentId: number
  leaId: number
  year: number
  part: string
  agency: string
  /** Who leads at the state. */
  leadId: string | null
  answering: Verdict
}

/** Which place is meant. */
type PlaceKey = Pick<EvidencePlace, 'subsectionResponseId' | 'itemId'>

/** What the feature that owns the places answers about them; passed on in features.ts. */
export interface EvidencePlaces<Place extends EvidencePlace = EvidencePlace> {
  /** Taken first in a command: commands on one self-assessment follow each other. */
  lock(tx: Tx, subsectionResponseId: number): Promise<void>
  /** Null when the place is not there or not for the actor's eyes. */
  find(db: Database, actor: Actor, place: PlaceKey): Promise<Place | null>
  /** Where a place is, for who only looks at what lies there; null as with `find`. */
  locate(db: Database, actor: Actor, place: PlaceKey): Promise<Pick<Place, 'leaId' | 'year'> | null>
  /** Documents were added or removed: `documents` lie in the subsection now. The place was found under the lock. */
  changed(tx: Tx, place: Place, documents: DocumentRow[], now: Date): Promise<void>
  /** Subsections of one self-assessment name other required documents now, or fewer. Its lock was taken. */
  related(tx: Tx, actor: Actor, subsectionResponseIds: readonly number[], now: Date): Promise<void>
}
