import { listWith, type FoundKind } from '../search/found-kind.js'
import { mayOpen } from '../shell/visible-menu.js'

const users = '/admin/users'

/** What the search finds of this feature. */
export const accountsSearch = {
  users: {
    label: 'People',
    description: 'People by name and e-mail address.',
    address: ({ detail }, roles) => (mayOpen(users, roles) ? listWith(users, detail) : '/user/contacts'),
  },
} as const satisfies Record<string, FoundKind>
