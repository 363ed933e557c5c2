import type { Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'

/** What every use case of this feature works with: its transaction, the person, and the request. */
export interface NoteCommand {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}
