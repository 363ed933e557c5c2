import type { Actor, PresenceKind } from '@portal/domain'
import type { Database } from '../db/database.js'

/** The records of a feature on which people see each other: each check throws when the actor may not read the record. */
export type PresencePlaces = Partial<
  Record<PresenceKind, (db: Database, actor: Actor, id: number) => Promise<void>>
>
