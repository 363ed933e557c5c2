import { listComplianceYears as call } from '@portal/rest-contract'
import { route, type Route } from '../../server/route.js'
import { listComplianceYears } from './years-read-model.js'

export function yearsRoutes(): Route[] {
  return [route(call, { transaction: 'none' }, ({ tx }) => listComplianceYears(tx))]
}
