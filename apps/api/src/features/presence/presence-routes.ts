import { presentAs } from '@portal/domain'
import { getPresence } from '@portal/rest-contract'
import type { PresencePlaces } from '../../server/presence-places.js'
import { route, type Route } from '../../server/requests/route.js'

/** Who may know of whom on a record. It stores nothing: the gateways keep who is there. */
export function presenceRoutes(places: PresencePlaces): Route[] {
  return [
    route(getPresence, { transaction: 'read' }, async ({ tx, actor, params }) => {
      await places[params.kind]?.(tx, actor, params.id)
      return presentAs(actor)
    }),
  ]
}
