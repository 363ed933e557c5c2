import { getPreferences, listClients, listRoles, listUsers, savePreferences } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { EmailChangeResolver } from './own/accounts-address-resolver.js'
import { ClientsResolver } from './clients/accounts-clients-resolver.js'
import { accountFileRoutes } from './accounts-files.js'
import { PreferencesResolver } from './own/accounts-preferences-resolver.js'
import { AccountsResolver } from './accounts-resolver.js'
import { RolesResolver } from './roles/accounts-role-resolver.js'
import { UserMutations } from './users/accounts-user-mutations.js'
import { UserRowResolver } from './users/accounts-user-resolver.js'

export const accountsFeature: GatewayFeature = {
  name: 'accounts',
  resolvers: [
    EmailChangeResolver,
    ClientsResolver,
    PreferencesResolver,
    AccountsResolver,
    RolesResolver,
    UserMutations,
    UserRowResolver,
  ],
  files: accountFileRoutes,
  parts: {
    users: { calls: [listUsers], specified: true },
    roles: { calls: [listRoles], specified: true },
    clients: { calls: [listClients] },
    preferences: { calls: [getPreferences, savePreferences] },
  },
}
