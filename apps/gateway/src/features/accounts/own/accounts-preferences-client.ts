import { getPreferences, saveListColumns, savePreferences } from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type { SaveListColumnsInput, SavePreferencesInput } from './accounts-preferences-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** The own preferences (`GET /api/account/users/me/preferences`). */
export function readPreferences({ upstream }: Upstream) {
  return upstream.call(getPreferences, {})
}

/** Saves the own preferences (`PUT /api/account/users/me/preferences`). */
export function save({ upstream }: Upstream, { onlyPreferredLeas, ...input }: SavePreferencesInput) {
  const body = { ...input, onlyPreferredLeas: onlyPreferredLeas ?? undefined }
  return upstream.call(savePreferences, { body })
}

/**
 * Which columns of a list the person has put away; the last choice counts (`PUT
 * /api/account/users/me/preferences/lists/{list}`).
 */
export function saveColumns({ upstream }: Upstream, { list, hidden }: SaveListColumnsInput) {
  return upstream.call(saveListColumns, { params: { list }, body: { hidden } })
}
