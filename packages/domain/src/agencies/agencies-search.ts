import { listWith, type FoundKind } from '../search/found-kind.js'
import { mayOpen } from '../shell/visible-menu.js'

const content = '/compliance/lea/admin-editing'

/** What the search finds of this feature. */
export const agenciesSearch = {
  agencies: {
    label: 'Agencies',
    description: 'Agencies by name and number.',
    address: ({ id, title }, roles) =>
      mayOpen(content, roles) ? `${content}/${id}` : listWith('/user/dashboard/self-assessment', title),
  },
} as const satisfies Record<string, FoundKind>
