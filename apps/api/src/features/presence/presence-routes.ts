import { presentAs, type Actor, type PresenceKind } from '@portal/domain'
import { getPresence } from '@portal/rest-contract'
import type { Database } from '../../db/database.js'
import { route, type Route } from '../../server/route.js'

/** The records of a feature on which people see each other: each check throws when the actor may not read the record. */
export type PresencePlaces = Partial<
  Record<PresenceKind, (db: Database, actor: Actor, id: number) => Promise<void>>
>

/** Who may know of whom on a record. It stores nothing: the gateways keep who is there. */
export function presenceRoutes(features: readonly PresencePlaces[]): Route[] {
  return [
    route(getPresence, { transaction: 'read' }, async ({ tx, actor, params }) => {
      for (const places of features) await places[params.kind]?.(tx, actor, params.id)
      return presentAs(actor)
    }),
  ]
}
