import { getServiceLine, listRelatedServices, saveServiceLine } from '@portal/rest-contract'
import type { ApiDeps } from '../../../server/deps.js'
import { route, type Route } from '../../../server/requests/route.js'
import * as lines from './audits-service-lines-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** What was delivered of services. Before the prongs of a kind, whose address one of them would be. */
export function deliveryRoutes({ config }: ApiDeps): Route[] {
  return [
    route(listRelatedServices, read, ({ params: { id }, ...reader }) =>
      lines.listRelatedServices(reader, id, config),
    ),
    route(getServiceLine, read, ({ params, ...reader }) => lines.readServiceLine(reader, params, config)),
    route(saveServiceLine, write, ({ params, body, ...command }) =>
      lines.saveServiceLine(command, params, body, config),
    ),
  ]
}
