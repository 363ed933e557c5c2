import { getPreferences, saveListColumns, savePreferences } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { SaveListColumnsInput, SavePreferencesInput } from './accounts-preferences-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

export function readPreferences({ upstream }: Upstream) {
  return upstream.call(getPreferences, {})
}

export function save({ upstream }: Upstream, { homePage, ...input }: SavePreferencesInput) {
  return upstream.call(savePreferences, { body: { ...input, homePage: homePage ?? null } })
}

export function saveColumns({ upstream }: Upstream, { list, hidden }: SaveListColumnsInput) {
  return upstream.call(saveListColumns, { params: { list }, body: { hidden } })
}
