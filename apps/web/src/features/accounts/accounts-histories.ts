import type { RecordHistories } from '../../lib/web-feature'
import { accountsMessages as m } from './accounts-messages.generated'
import { accountsPaths } from './accounts-paths'
import { rolesMessages } from './roles/roles-messages.generated'

const users = [
  { label: m.dashboard, to: '/' },
  { label: m.title, to: accountsPaths.users },
]

export const histories: RecordHistories = {
  [`${accountsPaths.users}/:id/history`]: (id) => ({
    targetType: 'user',
    targetId: id,
    what: m.what.user,
    breadcrumb: users,
  }),
  [`${accountsPaths.roles}/:id/history`]: (id) => ({
    targetType: 'role',
    targetId: id,
    what: rolesMessages.what.role,
    breadcrumb: [...users, { label: rolesMessages.title, to: accountsPaths.roles }],
  }),
}
