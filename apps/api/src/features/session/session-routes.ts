import { jwks } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { publicRoute, type Route } from '../../server/route.js'

export function sessionRoutes(deps: ApiDeps): Route[] {
  return [publicRoute(jwks, { transaction: 'none' }, async () => deps.accessTokens.jwks)]
}
