import { getPreferences, saveListColumns, savePreferences } from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type { SaveListColumnsInput, SavePreferencesInput } from './accounts-preferences-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

export function readPreferences({ upstream }: Upstream) {
  return upstream.call(getPreferences, {})
}

export function save({ upstream }: Upstream, { onlyPreferredLeas, ...input }: SavePreferencesInput) {
  const body = { ...input, onlyPreferredLeas: onlyPreferredLeas ?? undefined }
  return upstream.call(savePreferences, { body })
}

export function saveColumns({ upstream }: Upstream, { list, hidden }: SaveListColumnsInput) {
  return upstream.call(saveListColumns, { params: { list }, body: { hidden } })
}
