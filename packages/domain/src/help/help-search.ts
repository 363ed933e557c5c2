import type { FoundKind } from '../search/found-kind.js'

/** What the search finds of this feature. */
export const helpSearch = {
  training: {
    label: 'Training',
    description: 'Training materials.',
    address: ({ id }) => `/help/tutorials?item=${id}`,
  },
} as const satisfies Record<string, FoundKind>
