import { inArray } from 'drizzle-orm'
import { clients, roles, users } from '../../db/schema/index.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const accountsNames = {
  user: (db, ids) =>
    db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids)),
  role: (db, ids) => db.select({ id: roles.id, name: roles.name }).from(roles).where(inArray(roles.id, ids)),
  client: (db, ids) =>
    db.select({ id: clients.id, name: clients.name }).from(clients).where(inArray(clients.id, ids)),
} satisfies RecordNames
