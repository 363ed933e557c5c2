import type { ApiDeps } from '../../server/deps.js'
import type { SessionKeys } from './session-crypto.js'

/** What the use cases of this feature work with. */
export interface SessionDeps extends ApiDeps {
  keys: SessionKeys
}
