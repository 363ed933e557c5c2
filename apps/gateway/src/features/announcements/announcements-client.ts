import { listAnnouncements } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'

/** The announcements shown to the caller today, the most urgent first. */
export function readAnnouncements({ upstream }: Pick<GatewayContext, 'upstream'>) {
  return upstream.call(listAnnouncements, {})
}
