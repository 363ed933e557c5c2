import { listComplianceYears } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { Year } from './years-types.js'

export function complianceYearsOf({ memo, upstream }: GatewayContext): Promise<Year[]> {
  return memo.once('complianceYears', () => upstream.call(listComplianceYears, {}))
}
