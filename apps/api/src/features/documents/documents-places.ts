import type { Actor, Verdict } from '@portal/domain'
import type { Database, Tx } from '../../db/database.js'

/** A place for evidence in another room, and whether the person may add and remove there now. */
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

/** What the room that owns the places answers about them; given to this room by server/rooms.ts. */
export interface EvidencePlaces {
  /** Taken first in a command: commands on one self-assessment follow each other. */
  lock(tx: Tx, subsectionResponseId: number): Promise<void>
  /** Null when the place is not there or not for the actor's eyes. */
  find(
    db: Database,
    actor: Actor,
    place: { subsectionResponseId: number; itemId: number | null },
  ): Promise<EvidencePlace | null>
  /** Documents were added or removed. */
  changed(tx: Tx, actor: Actor, place: EvidencePlace, now: Date): Promise<void>
}
