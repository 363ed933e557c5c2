import { clients, roles, users } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

const textIds = (ids: readonly string[]) => [...ids]

/** Names of this feature's records in the history. */
export const accountsNames = {
  user: namesIn(users, users.id, users.fullName, textIds),
  role: namesIn(roles, roles.id, roles.name, textIds),
  client: namesIn(clients, clients.id, clients.name, textIds),
} satisfies RecordNames
